"""Generate the tables of `docs/environments.md`: `python -m ethnos.env.spec FILE`.

Every table stands between two lines, `<!-- name -->` and `<!-- /name -->`. The text between them is
replaced; the rest of the page is unchanged.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from ethnos.env import played_games
from ethnos.env.codes import CODES, describe, name_of
from ethnos.env.export import COLUMNS, OBSERVATIONS, RECORDS
from ethnos.env.rewards import Reward
from ethnos.fast.observation import OBSERVATION_SIZE, OFFSETS, PIECES


def _table(heads: tuple[str, ...], rows: Iterable[tuple[object, ...]]) -> str:
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)


def rewards() -> str:
    """Return the table of rewards."""
    return _table(("reward", "pays"), [(f"`{reward}`", reward.meaning) for reward in Reward])


def observation() -> str:
    """Return the table of observation pieces."""
    rows = [
        (
            f"{OFFSETS[piece.name]}–{OFFSETS[piece.name] + piece.size - 1}",
            f"`{piece.name}`",
            " × ".join(map(str, piece.shape)),
            piece.meaning,
            "own" if piece.private else "all",
        )
        for piece in PIECES
    ]
    total = f"{OBSERVATION_SIZE} numbers from 0 to 255, type `uint8`."
    heads = ("places", "piece", "shape", "meaning", "known to")
    return f"{total}\n\n{_table(heads, rows)}"


def kinds() -> str:
    """Return the table of code ranges."""
    rows = [
        (f"{first}–{last}" if last > first else first, words) for first, last, words in describe()
    ]
    return f"{CODES} codes.\n\n{_table(('codes', 'meaning'), rows)}"


def codes() -> str:
    """Return the table of all codes."""
    return _table(("code", "step"), [(code, f"`{name_of(code)}`") for code in range(CODES)])


def columns() -> str:
    """Return the table of the columns of an exported file."""
    always = [(f"`{name}`", f"`{kind}`", meaning, "always") for name, kind, meaning in COLUMNS]
    asked = [
        (f"`{name}`", f"`{kind}`", meaning, f"`{option}`")
        for (name, kind, meaning), option in (
            (RECORDS, "--records"),
            (OBSERVATIONS, "--observations"),
        )
    ]
    return _table(("column", "type", "meaning", "when"), [*always, *asked])


def played() -> str:
    """Return the table of the columns of a file with games of a server."""
    rows = [(f"`{name}`", f"`{kind}`", meaning) for name, kind, meaning in played_games.COLUMNS]
    return _table(("column", "type", "meaning"), rows)


TABLES: Final[dict[str, Callable[[], str]]] = {
    "rewards": rewards,
    "observation": observation,
    "kinds": kinds,
    "codes": codes,
    "columns": columns,
    "played": played,
}


def filled(page: str) -> str:
    """Return a page with all tables regenerated; raise ValueError if a marker is missing."""
    for name, write in TABLES.items():
        before, begin, rest = page.partition(f"<!-- {name} -->\n")
        _, end, after = rest.partition(f"<!-- /{name} -->\n")
        if not (begin and end):
            raise ValueError(f"the page has no marker for the table '{name}'")
        page = f"{before}{begin}{write()}\n{end}{after}"
    return page


def main() -> None:
    """Regenerate the tables of a page."""
    path = Path(sys.argv[1])
    path.write_text(filled(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
