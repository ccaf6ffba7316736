"""What a tribe still lacks, file by file: `python -m tools.new_tribe fairy`.

mypy names the matches that do not know the tribe; this names everything else. Whatever lists all
the other tribes has to list this one as well; `docs/adding-a-tribe.md` says what goes where.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from ethnos.i18n import Messages
from ethnos.languages import languages
from ethnos.rules.cards import Tribe
from ethnos.rules.tribes import POWERS, power
from ethnos.talk.rulebook import sections
from ethnos.talk.vocabulary import folded

ROOT = Path(__file__).parents[1]
LOCALE = Path("src/ethnos/locale")
LISTS = (
    *("src/ethnos/**/*.py", "ui/src/**/*.ts", "ui/src/**/*.svelte", "ui/src/**/*.svg"),
    *("tools/golden.py", "tools/verify_record.py", "tests/rules/builder.py"),
    *("tests/playthroughs/test_playthroughs.py", "tests/talk/test_preview.py"),
)
"""Where all tribes may be listed; other tests name many by chance."""
SPARED = 2
"""A message with words for all tribes but this many is taken to speak of each."""


def missing(tribe: Tribe) -> Iterator[str]:
    """Yield the files that do not know a tribe yet, each with what they lack."""
    yield from _own_file(tribe)
    yield from _lists(tribe)
    yield from _words(tribe)
    yield from _tests(tribe)


def _own_file(tribe: Tribe) -> Iterator[str]:
    """Look for the tribe's power, and for what one that acts in step 4 needs besides."""
    own = POWERS.get(tribe)
    if own is None:
        yield f"src/ethnos/rules/tribes/__init__.py: no power of the {tribe} tribe"
        return
    if type(own).use is power.Power.use:
        return
    function = type(own).__module__.rpartition(".")[2]
    if f"def {function}(" not in _read(Path("src/ethnos/fast/tribes.py")):
        yield f"src/ethnos/fast/tribes.py: no function {function}"
    constant = f"TRIBE_{tribe.name}"
    for path in ("src/ethnos/packed/fields.py", "src/ethnos/bots/judgement/appraisal.py"):
        if constant not in _read(Path(path)):
            yield f"{path}: no {constant}"


def _lists(tribe: Tribe) -> Iterator[str]:
    """Look for files that list every other tribe."""
    for pattern in LISTS:
        for path in sorted(ROOT.glob(pattern)):
            if "static" not in path.parts and _leaves_out(path.read_text("utf-8"), tribe, 0):
                yield f"{path.relative_to(ROOT).as_posix()}: lists all tribes but the {tribe}"


def _leaves_out(text: str, tribe: Tribe, fewer: int) -> bool:
    """Return whether a text names all other tribes but `fewer`, and not this one."""
    words = set(re.findall(r"(?<!_)\b[a-z]+\b", text.lower()))
    others = {str(other) for other in Tribe if other is not tribe}
    return len(others - words) <= fewer and str(tribe) not in words


def _words(tribe: Tribe) -> Iterator[str]:
    """Look into the messages and the rules of every language."""
    for language in languages():
        folder = LOCALE / language
        for path in sorted((ROOT / folder).glob("*.ftl")):
            for message in re.split(r"\n(?=[a-z])", path.read_text("utf-8")):
                variants = " ".join(re.findall(r"^ *\*?\[([a-z]+)\]", message, re.MULTILINE))
                if _leaves_out(variants, tribe, SPARED):
                    yield f"{folder / path.name}: {message.split()[0]} has no words for it"
        messages = Messages(language)
        if not messages.has(f"preview-{tribe}") and _may_lead(tribe):
            yield f"{folder / 'commands.ftl'}: no preview-{tribe}"
        titles = {one: folded(messages.format("tribe-title", tribe=str(one))) for one in Tribe}
        known = {folded(section.title) for section in sections(language)}
        own = titles.pop(tribe)
        if own in titles.values() or own not in known:
            yield f"{folder / 'rules.md'}: no section about the {tribe} tribe"


def _may_lead(tribe: Tribe) -> bool:
    own = POWERS.get(tribe)
    return own is None or own.may_lead


def _tests(tribe: Tribe) -> Iterator[str]:
    """Look for a golden game, and for tests of the tribe's clauses."""
    golden = Path(f"tests/playthroughs/tribe-{tribe}.txt")
    if not (ROOT / golden).exists():
        yield f"{golden}: no golden game"
    if not any(str(tribe) in path.read_text("utf-8") for path in (ROOT / _CLAUSES).glob("*.py")):
        yield f"{_CLAUSES}: no tests of its clauses"


_CLAUSES = Path("tests/rules/tribes")


def _read(path: Path) -> str:
    return (ROOT / path).read_text("utf-8")


def main() -> int:
    """Print what is missing of the tribe named."""
    found = list(missing(Tribe(sys.argv[1])))
    print("\n".join(found) or "nothing is missing")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
