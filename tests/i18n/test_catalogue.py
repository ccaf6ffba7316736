"""The catalogue is whole: every message is used, every one used exists, all of them can be said."""

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ethnos.bots import LEVELS, ReasonCode
from ethnos.cli.terminal.scoreboard import SOURCES
from ethnos.i18n import Messages, languages, sources
from ethnos.rules.cards import Kingdom, Tribe
from ethnos.rules.errors import Refusal
from ethnos.rules.results import TieBreak
from ethnos.rules.state import Decision
from ethnos.talk.phrases import BandKind
from ethnos.talk.verbs import Verb

SRC = Path(__file__).parents[2] / "src" / "ethnos"
UI = Path(__file__).parents[2] / "ui" / "src"

SAYING = {"phrase", "Phrase", "format", "say"}
"""Functions whose first argument names a message."""

# Messages whose names are put together from a word of the program and a beginning.
ASKED = [decision for decision in Decision if decision not in ("age_over", "game_over")]
FAMILIES = {
    *(f"help-{verb}" for verb in Verb),
    *(f"ask-{decision}".replace("_", "-") for decision in ASKED),
    *(f"refusal-{code}".replace("_", "-") for code in Refusal),
    *(f"preview-{tribe}" for tribe in Tribe if tribe is not Tribe.SKELETON),
    *(f"outcome-by-{decider}".replace("_", "-") for decider in TieBreak),
    *(f"reason-{code}" for code in ReasonCode),
    *(message for level in LEVELS for message in (level.name_message, level.character_message)),
    *(f"head-{tribe}" for tribe in (Tribe.TROLL, Tribe.ORC, Tribe.MERFOLK, Tribe.GIANT)),
    *(f"{family}-{source}" for family in ("head", "scoreboard") for source in SOURCES),
}

COUNTS = (0, 1, 2, 3, 4, 5, 11, 21, 22, 25, 101)
VALUES: dict[str, tuple[str | int, ...]] = {
    "tribe": tuple(map(str, Tribe)),
    "kingdom": tuple(map(str, Kingdom)),
    "own": tuple(map(str, Kingdom)),
    "band": tuple(map(str, BandKind)),
    "decision": tuple(map(str, ASKED)),
    "age": (1, 2, 3),
    "rank": (1, 2, 3, 4, 5, 6),
    "number": (1, 2, 3),
    "why": ("declined", "never", "impossible"),
    "standing": ("leads", "ties", "behind"),
    "area": ("kingdom", "merfolk"),
    "trolls": ("yes", "no"),
    "dwarf": ("yes", "no"),
    "possible": ("yes", "no"),
    "state": ("on", "off"),
}
TEXTS = {
    *("name", "names", "other", "cards", "card", "tribes", "tokens", "spaces", "symbols", "values"),
    *("bands", "fewer", "totals", "sum", "text", "word", "near", "choices", "usage", "clause"),
    *("marker", "ability", "discard", "outlook", "question", "default", "bot", "option", "file"),
    *("ages", "dragon", "ends", "level", "markers", "title", "command", "chance", "reason"),
    *("error", "topics", "points", "digest", "kingdoms"),
}
"""Arguments that are words; every other one without values of its own is a number."""


class Entries(Visitor):
    """Collects what a file holds: messages with their variables and references."""

    def __init__(self, text: str) -> None:
        self.variables: dict[str, set[str]] = {}
        self.references: dict[str, set[str]] = {}
        self.terms: set[str] = set()
        self.junk: list[str] = []
        self._current = ""
        self.visit(FluentParser().parse(text))

    def visit_Message(self, node: ftl.Message) -> None:  # noqa: N802
        self._current = node.id.name
        assert self._current not in self.variables, f"{self._current} is defined twice"
        self.variables[self._current] = set()
        self.references[self._current] = set()
        self.generic_visit(node)

    def visit_Term(self, node: ftl.Term) -> None:  # noqa: N802
        self.terms.add(node.id.name)

    def visit_Junk(self, node: ftl.Junk) -> None:  # noqa: N802
        self.junk.append(node.content or "")

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables[self._current].add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references[self._current].add(node.id.name)


def entries(lang: str) -> Entries:
    return Entries("\n\n".join(sources(lang).values()))


def all_variables(book: Entries, message: str) -> set[str]:
    """Return the variables of a message and of all the messages it refers to."""
    found = set(book.variables[message])
    for reference in book.references[message]:
        found |= all_variables(book, reference)
    return found


def constants(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from constants(body)
            yield from constants(orelse)


def said_in(source: str) -> Iterator[str]:
    """Yield the messages that code names outright where it says something."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in SAYING:
                yield from constants(node.args[0])


def code() -> list[str]:
    rooms = ("i18n.py", "talk/*.py", "cli/**/*.py", "server/**/*.py", "arena/**/*.py")
    return [path.read_text("utf-8") for room in rooms for path in sorted(SRC.glob(room))]


def everywhere() -> list[ast.AST]:
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(SRC.rglob("*.py"))]
    return [node for tree in trees for node in ast.walk(tree)]


def put_together(nodes: list[ast.AST]) -> list[re.Pattern[str]]:
    """Return the names that code puts together, such as `arena-column-{name}`, as patterns."""
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


def is_put_together(message: str, patterns: list[re.Pattern[str]], words: set[str]) -> bool:
    """Return whether code could name this message by filling in words that stand in the code."""
    matches = (pattern.fullmatch(message) for pattern in patterns)
    return any(match and set(match.groups()) <= words for match in matches)


def literals(nodes: list[ast.AST]) -> set[str]:
    """Return every text between quotes in the program and in the browser's part of it."""
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


def test_every_file_is_good_fluent() -> None:
    for lang in languages():
        assert entries(lang).junk == []


def test_every_message_used_in_code_exists(english: Entries) -> None:
    used = FAMILIES | {message for source in code() for message in said_in(source)}
    assert used - english.variables.keys() == set()


def page_families() -> tuple[str, ...]:
    """Return the beginnings of messages that the browser game completes by a value."""
    texts = [path.read_text() for path in (*UI.rglob("*.ts"), *UI.rglob("*.svelte"))]
    return tuple({start for text in texts for start in re.findall(r"`([a-z-]+-)\$\{", text)})


def test_no_message_is_unused(english: Entries) -> None:
    referred = {name for references in english.references.values() for name in references}
    nodes = everywhere()
    written = literals(nodes)
    words = {word.replace("_", "-") for word in written}
    patterns = put_together(nodes)
    unused = english.variables.keys() - FAMILIES - written - referred
    unused -= {name for name in unused if name.startswith(page_families())}
    assert [name for name in unused if not is_put_together(name, patterns, words)] == []
    assert english.terms == set()


def test_every_language_has_every_message_with_the_same_variables(english: Entries) -> None:
    public = [message for message in english.variables if not message.startswith("word-")]
    for lang in languages():
        book = entries(lang)
        for message in public:
            assert message in book.variables, f"{lang} lacks {message}"
            assert all_variables(book, message) <= all_variables(english, message), message


def arguments(variables: set[str]) -> Iterator[dict[str, str | int]]:
    """Yield arguments that try every tribe with every kingdom, and every other value once."""
    usual: dict[str, str | int] = {
        name: VALUES[name][0] if name in VALUES else ("text" if name in TEXTS else 2)
        for name in variables
    }
    many = [name for name in ("tribe", "kingdom", "band") if name in variables]
    for combination in product(*(VALUES[name] for name in many)):
        yield {**usual, **dict(zip(many, combination, strict=True))}
    for name in variables - set(many) - (TEXTS - {"markers"}):
        for value in VALUES.get(name, COUNTS):
            yield {**usual, name: value}


@pytest.mark.parametrize("lang", languages())
def test_every_message_can_be_said_for_every_count_tribe_and_kingdom(lang: str) -> None:
    book, messages = entries(lang), Messages(lang, strict=True)
    for message in book.variables:
        for args in arguments(all_variables(book, message)):
            text = messages.format(message, **args)
            assert text == text.strip(), (message, args)
            assert text, (message, args)
            assert "  " not in text, (message, args)
            assert not set("{}") & set(text), (message, args)


def test_every_argument_is_known_to_these_tests(english: Entries) -> None:
    """A misspelt name would otherwise be taken for a number."""
    numbers = {
        *("count", "size", "skeletons", "named", "glory", "players", "space", "token", "strength"),
        *("lost", "times", "counted", "gained", "less", "needed", "limit", "last", "all", "safe"),
        *("playouts", "percent", "total", "games", "sets", "seats", "seat", "step", "steps"),
        *("seconds", "time", "value", "taken", "first", "speed", "code", "source", "where", "what"),
        *("yes", "theme", "ending", "confirm", "action", "grouping", "chosen"),
    }
    known = numbers | TEXTS | VALUES.keys()
    assert {name for names in english.variables.values() for name in names} - known == set()


def test_a_missing_and_an_unused_message_are_caught() -> None:
    assert list(said_in("phrase('a' if x else 'b')\ndisplay.say('c', n=1)\nlen('d')")) == list(
        "abc"
    )
    assert entries("en").variables.keys() - FAMILIES - {"item"} != set()
    assert Entries("broken { =").junk
