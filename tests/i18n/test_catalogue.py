"""The message catalogue: complete, without unused messages, and formattable for all values."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ethnos.bots import LEVELS, ReasonCode
from ethnos.languages import languages
from ethnos.records.glory import GlorySource
from ethnos.rules.cards import Kingdom, Tribe
from ethnos.rules.errors import Refusal
from ethnos.rules.house import HOUSE_NUMBERS
from ethnos.rules.outcome import TieBreak
from ethnos.rules.ruleset import OPTION_NAMES, option_values
from ethnos.rules.state import Decision
from ethnos.talk.command_context import Grouping
from ethnos.talk.phrases import BandKind, option_message
from ethnos.talk.verbs import Verb
from ethnos.talk.voice import Voice
from tools.catalogue import VALUES, Entries, entries, faults, rules_faults
from tools.translations import format_faults

SRC = Path(__file__).parents[2] / "src" / "ethnos"
UI = Path(__file__).parents[2] / "ui" / "src"

MESSAGE_FUNCTIONS = {"phrase", "Phrase", "format", "say"}
"""Functions whose first argument names a message."""

# Messages whose ids are a prefix and an identifier of the code.
ASKED = [decision for decision in Decision if decision not in ("age_over", "game_over")]
TURNS = ("turn-pass", "turn-full", "turn-only-band", "turn-no-pool", "turn-deck", "turn-no-band")
BANDS = ("band", "skeletons")
SETUP_CODES = ("players", "tribe-twice", "tribe-count", "option", "value", "number")
CHECKS = ("chain", "shape", "complete", "seed", "replay", "result")
FAMILIES = {
    *(f"{family}-{verb}" for family in ("help", "verb") for verb in Verb),
    *(option_message(name) for name in OPTION_NAMES),
    *(option_message(name, "about") for name in OPTION_NAMES),
    *(option_message(name, *part) for name in HOUSE_NUMBERS for part in ((), ("about",))),
    *(option_message(name, value) for name in OPTION_NAMES for value in option_values(name)),
    *(f"setup-error-{code}" for code in SETUP_CODES),
    *(f"proof-{check}" for check in CHECKS),
    *(f"typed-{word}" for word in ("on", "off", *Grouping)),
    *(f"{voice}-{text}".replace("_", "-") for voice in Voice for text in (*ASKED, *TURNS, *BANDS)),
    *(f"refusal-{code}".replace("_", "-") for code in Refusal),
    *(f"preview-{tribe}" for tribe in Tribe if tribe is not Tribe.SKELETON),
    *(f"outcome-by-{decider}".replace("_", "-") for decider in TieBreak),
    *(f"reason-{code}" for code in ReasonCode),
    *(message for level in LEVELS for message in (level.name_message, level.character_message)),
    *(f"head-{tribe}" for tribe in (Tribe.TROLL, Tribe.ORC, Tribe.MERFOLK, Tribe.GIANT)),
    *(f"{family}-{source}" for family in ("head", "scoreboard") for source in GlorySource),
    "lesson-player",  # the script of the tutorial names it
}


def constants(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from constants(body)
            yield from constants(orelse)
        case _:
            pass


def literal_ids(source: str) -> Iterator[str]:
    """Yield the message ids that code contains literally."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in MESSAGE_FUNCTIONS:
                yield from constants(node.args[0])


def code() -> list[str]:
    modules = ("i18n.py", "talk/*.py", "cli/**/*.py", "server/**/*.py", "arena/**/*.py")
    return [path.read_text("utf-8") for pattern in modules for path in sorted(SRC.glob(pattern))]


def all_nodes() -> list[ast.AST]:
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(SRC.rglob("*.py"))]
    return [node for tree in trees for node in ast.walk(tree)]


def composed_ids(nodes: list[ast.AST]) -> list[re.Pattern[str]]:
    """Return patterns of the ids that code composes, such as `arena-column-{name}`."""
    return [
        re.compile(
            "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "([a-z-]+)"
                for part in node.values
            )
        )
        for node in nodes
        if isinstance(node, ast.JoinedStr)
        and isinstance(node.values[0], ast.Constant)
        and re.fullmatch(r"[a-z]+-[a-z-]*", str(node.values[0].value))
    ]


def matches_composed_id(message: str, patterns: list[re.Pattern[str]], words: set[str]) -> bool:
    """Return whether a pattern filled with a literal of the code gives this id."""
    matches = (pattern.fullmatch(message) for pattern in patterns)
    return any(match and set(match.groups()) <= words for match in matches)


def literals(nodes: list[ast.AST]) -> set[str]:
    """Return every string literal of the Python and TypeScript sources."""
    found = {
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for path in [*UI.rglob("*.ts"), *UI.rglob("*.svelte")]:
        found.update(re.findall(r"[\"'`]([a-z][a-z0-9-]*)[\"'`]", path.read_text("utf-8")))
    return found


@pytest.fixture(scope="module")
def english() -> Entries:
    return entries("en")


def test_every_message_used_in_code_exists(english: Entries) -> None:
    used = FAMILIES | {message for source in code() for message in literal_ids(source)}
    assert used - english.variables.keys() == set()


def ids_composed_by_page() -> list[re.Pattern[str]]:
    """Return patterns of the ids that the page composes, such as `web-${tab}-tab`."""
    texts = [path.read_text("utf-8") for path in (*UI.rglob("*.ts"), *UI.rglob("*.svelte"))]
    names = {name for text in texts for name in re.findall(r"`([a-z-]+-\$\{[^`]*)`", text)}
    parts = [re.split(r"\$\{[^}]*\}", name) for name in sorted(names)]
    return [re.compile("([a-z-]+)".join(map(re.escape, fixed))) for fixed in parts]


def test_no_message_is_unused(english: Entries) -> None:
    referred = {name for references in english.references.values() for name in references}
    nodes = all_nodes()
    written = literals(nodes)
    words = {word.replace("_", "-") for word in written}
    patterns = composed_ids(nodes) + ids_composed_by_page()
    unused = english.variables.keys() - FAMILIES - written - referred
    assert [name for name in unused if not matches_composed_id(name, patterns, words)] == []
    assert english.terms == set()


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_every_message_with_the_same_variables(lang: str) -> None:
    assert faults(lang) == []


@pytest.mark.parametrize("lang", languages())
def test_every_message_formats_for_every_count_tribe_and_kingdom(lang: str) -> None:
    assert format_faults(lang) == []


@pytest.mark.parametrize("lang", languages())
def test_rulebook_has_same_structure_in_every_language(lang: str) -> None:
    assert rules_faults(lang) == []


def test_every_message_argument_has_test_values(english: Entries) -> None:
    """A misspelt name would otherwise get no value at all."""
    known = {*VALUES["texts"], *VALUES["numbers"], *VALUES["values"]}
    assert {name for names in english.variables.values() for name in names} == known


def test_test_values_cover_the_game() -> None:
    values = VALUES["values"]
    assert values["tribe"] == list(map(str, Tribe))
    assert values["kingdom"] == values["own"] == list(map(str, Kingdom))
    assert values["band"] == list(map(str, BandKind))
    assert values["decision"] == list(map(str, ASKED))
    assert values["source"] == list(map(str, GlorySource))


def test_planted_missing_and_unused_messages_are_caught() -> None:
    assert list(literal_ids("phrase('a' if x else 'b')\ndisplay.say('c', n=1)\nlen('d')")) == list(
        "abc"
    )
    assert entries("en").variables.keys() - FAMILIES - {"item"} != set()
    assert Entries("broken { =").junk
