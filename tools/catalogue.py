"""Parse and check the message catalogue: Fluent files, their variables and possible arguments.

Used by `tools.translations` and the tests; the browser's tests read the same
`catalogue_values.json`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Final, TypedDict

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ethnos.i18n import rules_text, sources
from ethnos.languages import DEFAULT_LANGUAGE

OPTIONAL_PREFIX: Final = "word-"
"""The prefix of helper messages, which every language defines as its grammar needs them."""

Value = str | int
TEXT: Final = "text"
"""Stands for any text."""


class ArgumentValues(TypedDict):
    """The possible values of message arguments."""

    counts: list[int]
    values: dict[str, list[Value]]
    texts: list[str]
    numbers: list[str]


VALUES: Final[ArgumentValues] = json.loads(
    Path(__file__).with_name("catalogue_values.json").read_text()
)
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
TRIED_TOGETHER: Final = ("tribe", "kingdom", "band")
"""Variables that affect case, gender and number, so that all combinations are tried."""


class Entries(Visitor):
    """Collects the messages of a text, with their variables, choices and references."""

    def __init__(self, text: str) -> None:
        self.variables: dict[str, set[str]] = {}
        self.references: dict[str, set[str]] = {}
        self.choices: dict[str, dict[str, set[str]]] = {}
        """For each message and variable, the keys of its selectors."""
        self.terms: set[str] = set()
        self.junk: list[str] = []
        self.twice: list[str] = []
        self._current = ""
        self.visit(FluentParser().parse(text))

    def visit_Message(self, node: ftl.Message) -> None:  # noqa: N802
        self._current = node.id.name
        if self._current in self.variables:
            self.twice.append(self._current)
        self.variables[self._current] = set()
        self.references[self._current] = set()
        self.choices[self._current] = {}
        self.generic_visit(node)

    def visit_Term(self, node: ftl.Term) -> None:  # noqa: N802
        self.terms.add(node.id.name)

    def visit_Junk(self, node: ftl.Junk) -> None:  # noqa: N802
        self.junk.append(node.content or "")

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            words = self.choices[self._current].setdefault(node.selector.id.name, set())
            words |= {
                variant.key.name
                for variant in node.variants
                if isinstance(variant.key, ftl.Identifier)
            }
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables[self._current].add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references[self._current].add(node.id.name)

    def reached(self, message: str) -> set[str]:
        """Return a message and all existing messages it refers to, directly or not."""
        found: set[str] = set()
        waiting = [message]
        while waiting:
            name = waiting.pop()
            if name not in found and name in self.variables:
                found.add(name)
                waiting += self.references[name]
        return found

    def all_variables(self, message: str) -> set[str]:
        """Return the variables of a message and of all the messages it refers to."""
        return {name for part in self.reached(message) for name in self.variables[part]}

    def arguments(self, message: str) -> Iterator[dict[str, Value]]:
        """Yield arguments that combine every tribe, kingdom and band kind with everything else."""
        variables = sorted(self.all_variables(message))
        tried = {name: self.values(message, name) for name in variables}
        usual = {name: values[0] for name, values in tried.items()}
        many = [name for name in TRIED_TOGETHER if name in tried]
        for combination in product(*(tried[name] for name in many)):
            yield usual | dict(zip(many, combination, strict=True))
        for name in variables:
            if name in many:
                continue
            for value in tried[name]:
                yield usual | {name: value}
                for other in many:
                    yield from (usual | {name: value, other: one} for one in tried[other])

    def values(self, message: str, name: str) -> list[Value]:
        """Return the possible values of an argument."""
        if name in VALUES["values"]:
            return VALUES["values"][name]
        values: list[Value] = []
        counts: list[Value] = [*VALUES["counts"]]
        if name in VALUES["texts"]:
            chosen = {
                word
                for part in self.reached(message)
                for word in self.choices[part].get(name, set())
            }
            values += [TEXT, *sorted(chosen)]
        return values + counts if name in VALUES["numbers"] else values


def entries(lang: str) -> Entries:
    """Return the messages of a language."""
    return Entries("\n\n".join(sources(lang).values()))


def faults(lang: str) -> list[str]:
    """Return the faults in the messages of a language compared with English, one per line."""
    english, book = entries(DEFAULT_LANGUAGE), entries(lang)
    found = [f"not Fluent: {text.strip().splitlines()[0]}" for text in book.junk]
    found += [f"defined twice: {message}" for message in book.twice]
    found += [f"a term, but only messages are allowed: -{term}" for term in sorted(book.terms)]
    public = [message for message in english.variables if not message.startswith(OPTIONAL_PREFIX)]
    found += [f"missing: {message}" for message in public if message not in book.variables]
    found += _superfluous(book, set(public))
    for message, references in book.references.items():
        lost = sorted(references - book.variables.keys())
        found += [f"{message} refers to {name}, which does not exist" for name in lost]
    for message in public:
        if message in book.variables:
            strange = book.all_variables(message) - english.all_variables(message)
            found += [f"{message} has no ${name}" for name in sorted(strange)]
            found += _lost_choices(message, english, book)
    return found


def _lost_choices(message: str, english: Entries, book: Entries) -> list[str]:
    """Return the cases that English distinguishes and a translation does not, except grammar."""
    found = []
    for name, wanted in english.choices[message].items():
        if name in (*TRIED_TOGETHER, "own") or name in VALUES["numbers"]:
            continue
        handled = {
            word for part in book.reached(message) for word in book.choices[part].get(name, ())
        }
        found += [
            f"{message} has no case for ${name} {word}"
            for word in sorted(wanted - handled - PLURALS)
        ]
    return found


def _superfluous(book: Entries, public: set[str]) -> list[str]:
    used = {name for message in public for name in book.reached(message)}
    return [f"superfluous: {message}" for message in book.variables if message not in used]


@dataclass(frozen=True, slots=True)
class Shape:
    """The structure of a section of the rules, the same in all languages."""

    level: int
    clauses: tuple[str, ...]
    tables: tuple[tuple[int, ...], ...]
    """The number of cells per row of each table."""
    cited: tuple[str, ...] = field(default=())
    """All clauses cited in the section, sorted."""


CLAUSE_LINE: Final = re.compile(r"^\w+:\s+(?=[RFD]\d)")
CLAUSE: Final = re.compile(r"\b[RFD]\d{1,3}\b")


def rules_shape(text: str) -> list[tuple[str, Shape]]:
    """Return the sections of the rules: title and shape."""
    parts = re.split(r"^(#+) (.+)$", text, flags=re.MULTILINE)[1:]
    return [
        (title.strip(), _shape(len(marks), body))
        for marks, title, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    ]


def _shape(level: int, body: str) -> Shape:
    tables: list[tuple[int, ...]] = []
    last: list[str] = []
    for paragraph in re.split(r"\n\s*\n", body.strip()):
        last = paragraph.strip().splitlines()
        if last and last[0].startswith("|"):
            tables.append(tuple(line.count("|") - 1 for line in last))
    behind = " ".join(last) if last and CLAUSE_LINE.match(last[0]) else ""
    clauses = tuple(re.findall(r"[RFD]\d+(?:–[RFD]?\d+)?", behind))
    return Shape(level, clauses, tuple(tables), tuple(sorted(CLAUSE.findall(body))))


def rules_faults(lang: str) -> list[str]:
    """Return where the rules of a language differ in shape from the English ones, one per line."""
    english_sections = rules_shape(rules_text(DEFAULT_LANGUAGE))
    sections = rules_shape(rules_text(lang))
    if lang != DEFAULT_LANGUAGE and sections == english_sections:
        return ["missing: rules.md"]
    found = []
    if len(sections) != len(english_sections):
        found.append(f"rules.md has {len(sections)} headings, not {len(english_sections)}")
    for (title, shape), (english, wanted) in zip(sections, english_sections, strict=False):
        name = f"rules.md, {title} ({english})"
        if shape.level != wanted.level:
            found.append(f"{name}: a heading of level {shape.level}, not {wanted.level}")
        if shape.clauses != wanted.clauses:
            found.append(
                f"{name}: ends with {_listed(shape.clauses)}, not {_listed(wanted.clauses)}"
            )
        if shape.tables != wanted.tables:
            found.append(f"{name}: tables of {shape.tables} cells, not {wanted.tables}")
        if shape.cited != wanted.cited:
            found.append(f"{name}: names {_listed(shape.cited)}, not {_listed(wanted.cited)}")
    return found


def _listed(clauses: tuple[str, ...]) -> str:
    return ", ".join(clauses) or "no clauses"
