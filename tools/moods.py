"""Write the sets of tribes for each mood from the shipped run of the balance lab.

`python -m tools.moods` reads `docs/data/lab.jsonl.xz` and writes `src/ethnos/moods/sets.py`; see
`docs/lab.md`.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from ethnos.lab.aims import fitting
from ethnos.lab.folder import table_of
from ethnos.moods import Mood
from ethnos.rules.components import MAX_PLAYERS, MIN_PLAYERS

ROOT: Final = Path(__file__).parents[1]
RUN: Final = ROOT / "docs" / "data" / "lab.jsonl.xz"
MODULE: Final = ROOT / "src" / "ethnos" / "moods" / "sets.py"
SETS_PER_MOOD: Final = 12
"""Enough for an evening to differ from the last; the twelfth still fits nearly as well."""

HEAD: Final = '''"""The sets of tribes that fit a mood best, the best first.

Written by `python -m tools.moods` from the run of the balance lab in `docs/data`.
"""

from __future__ import annotations

from typing import Final

SETS: Final = """\\
'''


def module() -> str:
    """Return the source of the module."""
    return f'{HEAD}{chr(10).join(_lines())}"""\n'


def _lines() -> Iterator[str]:
    with lzma.open(RUN) as file:
        tables = [table_of(json.loads(line)) for line in islice(file, 1, None)]
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        here = [one for one in tables if one.table.players == players]
        for mood in Mood:
            for table in fitting(here, mood)[:SETS_PER_MOOD]:
                yield f"{players} {mood}: {' '.join(table.tribes)}"


if __name__ == "__main__":
    MODULE.write_text(module(), encoding="utf-8")
