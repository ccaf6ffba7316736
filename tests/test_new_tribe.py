"""A thirteenth tribe: mypy and `tools.new_tribe` name all it needs, as the how-to does."""

import re
from pathlib import Path

from ethnos.rules.cards import Tribe
from tests.scratch import ROOT, Scratch

OTHERS = ("tools", "ui/src", "tests/playthroughs", "tests/rules", "tests/talk")
LOCALE = "src/ethnos/locale"

POWER = '''
"""Fairies: their bands bring a glory at once."""

from __future__ import annotations

from ethnos.rules.bands import Band
from ethnos.rules.events import Log
from ethnos.rules.state import Decision, GameState
from ethnos.rules.tribes.power import Power


class Fairies(Power):
    """None of the clauses."""

    def use(self, state: GameState, seat: int, band: Band, log: Log) -> Decision | None:
        state.glory[seat] += 1
        return None
'''

GAMES = """
from ethnos.rules import FastSource, Ruleset, Tribe, apply, new_game
from ethnos.rules.steps import random_action

led = 0
for seed in range(5):
    state, _ = new_game(Ruleset(4, tuple(Tribe)[:6]), FastSource(seed))
    while not state.is_over:
        apply(state, random_action(state, FastSource(seed).stream(led + len(state.deck)))[0])
        led += any(b.leader and b.leader.tribe is Tribe.FAIRY for bs in state.bands for b in bs)
print(led > 0)
"""


def listed(heading: str) -> set[str]:
    """The files that a section of the how-to names."""
    page = (ROOT / "docs" / "adding-a-tribe.md").read_text("utf-8")
    section = page.split(f"## {heading}\n")[1].split("\n## ")[0]
    return set(re.findall(r"^- `([^`]+/[^`]+)`:", section, re.MULTILINE))


def missing(scratch: Scratch) -> set[str]:
    """The files that mypy or the tool names, as the how-to writes them."""
    found = {complaint.path for complaint in scratch.complaints("rules", "talk", "bots", "fast")}
    for line in scratch.python("-m", "tools.new_tribe", "fairy").splitlines():
        path, *what = line.split(": ")
        if what:
            found.add(re.sub(rf"^{LOCALE}/[^/]+", f"{LOCALE}/*", path))
    return {
        "ui/src" if path.startswith("ui/") and not path.endswith(".svg") else path for path in found
    }


def add_member(scratch: Scratch) -> None:
    scratch.replace(
        "src/ethnos/rules/cards.py",
        '    ELF = "elf"\n',
        '    ELF = "elf"\n    FAIRY = "fairy"\n',
    )


def add_what_every_tribe_needs(scratch: Scratch) -> None:
    scratch.write("src/ethnos/rules/tribes/fairies.py", POWER)
    package = "src/ethnos/rules/tribes/__init__.py"
    after = "from ethnos.rules.tribes.elves import Elves\n"
    scratch.replace(package, after, f"{after}from ethnos.rules.tribes.fairies import Fairies\n")
    case = "        case Tribe.GIANT:\n"
    scratch.replace(
        package, case, f"        case Tribe.FAIRY:\n            return Fairies()\n{case}"
    )
    add_words(scratch)
    add_to_the_page(scratch)
    scratch.write("tests/rules/tribes/test_fairies.py", "fairy")
    scratch.write("tests/playthroughs/tribe-fairy.txt", "")
    for path in ("tools/golden.py", "tests/playthroughs/test_playthroughs.py"):
        scratch.replace(path, "    Tribe.GIANT: ", "    Tribe.FAIRY: ...,\n    Tribe.GIANT: ")
    scratch.replace("tests/rules/builder.py", " elf wizard ", " elf fairy wizard ")
    scratch.replace("tools/verify_record.py", " elf giant ", " elf fairy giant ")
    sets = scratch.read("src/ethnos/moods/sets.py")
    scratch.write("src/ethnos/moods/sets.py", sets.replace(" elf ", " fairy ", 1))
    preview = scratch.read("tests/talk/test_preview.py")
    scratch.write("tests/talk/test_preview.py", f'{preview}\nFAIRIES = "fairy:red fairy:blue"\n')


def add_words(scratch: Scratch) -> None:
    for folder in (scratch.folder / LOCALE).iterdir():
        for path in folder.glob("*.ftl"):
            text = re.sub(
                r"^( *)\[giant\]",
                r"\1[fairy] fairy\n\1[giant]",
                path.read_text("utf-8"),
                flags=re.M,
            )
            if path.name == "commands.ftl":
                text = re.sub(
                    r"^preview-giant =", "preview-fairy = a glory\n\\g<0>", text, flags=re.M
                )
            path.write_text(text, "utf-8")
        for path in folder.glob("rules.md"):
            path.write_text(f"{path.read_text('utf-8')}\n### fairy\n\nA glory.\n", "utf-8")


def add_to_the_page(scratch: Scratch) -> None:
    """Write the tribe's name next to the elf's, in whatever lists them all."""
    for pattern in ("*.ts", "*.svelte", "*.svg"):
        for path in (scratch.folder / "ui" / "src").rglob(pattern):
            text = path.read_text("utf-8")
            if all(re.search(rf"\b{tribe}\b", text) for tribe in Tribe):
                path.write_text(re.sub(r"\belf\b", "elf fairy", text), "utf-8")


def add_what_acting_needs(scratch: Scratch) -> None:
    scratch.replace(
        "src/ethnos/packed/fields.py",
        "TRIBE_GIANT: Final = ",
        "TRIBE_FAIRY: Final = _TRIBES.index(Tribe.FAIRY)\nTRIBE_GIANT: Final = ",
    )
    tribes = "src/ethnos/fast/tribes.py"
    scratch.replace(tribes, "    TRIBE_GIANT,\n", "    TRIBE_FAIRY,\n    TRIBE_GIANT,\n")
    case = "    if tribe == TRIBE_GIANT:\n"
    scratch.replace(
        tribes, case, f"    if tribe == TRIBE_FAIRY:\n        return fairies(game)\n{case}"
    )
    scratch.replace(
        tribes,
        "@compiled\ndef giants(",
        "@compiled\ndef fairies(game: GameStruct) -> int:\n"
        "    game.glory[game.to_move] += 1\n    return NONE\n\n\n@compiled\ndef giants(",
    )
    judgement = "src/ethnos/bots/judgement/appraisal.py"
    scratch.replace(judgement, "    TRIBE_GIANT,\n", "    TRIBE_FAIRY,\n    TRIBE_GIANT,\n")
    scratch.replace(judgement, case, f"    if tribe == TRIBE_FAIRY:\n        return 1.0\n{case}")


def test_types_and_checks_name_what_a_new_tribe_needs(tmp_path: Path) -> None:
    scratch = Scratch(tmp_path, *OTHERS)
    assert not missing_of_every_tribe(scratch)
    add_member(scratch)
    needed = listed("What every tribe needs")
    assert missing(scratch) | {"src/ethnos/rules/cards.py"} == needed
    add_what_every_tribe_needs(scratch)
    assert missing(scratch) == listed("If it acts in step 4")
    add_what_acting_needs(scratch)
    assert missing(scratch) == set()
    assert scratch.python("-c", GAMES) == "True\n"


def missing_of_every_tribe(scratch: Scratch) -> str:
    """What the tool misses of the twelve that are there: nothing, or it would cry wolf."""
    check = "from tools.new_tribe import missing; from ethnos.rules.cards import Tribe"
    each = "print(*(line for tribe in Tribe for line in missing(tribe)), sep='\\n', end='')"
    return scratch.python("-c", f"{check}\n{each}")
