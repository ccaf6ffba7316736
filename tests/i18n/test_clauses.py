"""Clauses and rulings: the same numbers in every language, found by number, read as text."""

import re

import pytest

from ethnos.i18n import Document, Messages, document
from ethnos.languages import languages
from ethnos.talk import clauses as module
from ethnos.talk.clauses import Clause, clauses
from ethnos.talk.rulebook import find_section, plain_text
from ethnos.talk.verbs import CommandError

CODE = re.compile(r"`([^`]+)`")
ROW = re.compile(r"^\| ([RFD]\d+) \|", re.MULTILINE)


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_the_numbers_of_the_english_list_in_order(lang: str) -> None:
    found = clauses(lang)
    assert list(found) == list(clauses("en"))
    assert len(found) == 119 + 7 + 81
    assert [c.number for c in found.values() if not (c.heading and c.text)] == []
    assert [n for n, c in found.items() if n.startswith("D") and not CODE.sub("x", c.option)] == []


@pytest.mark.parametrize("lang", languages())
def test_names_of_options_are_not_translated(lang: str) -> None:
    english = clauses("en")
    assert {
        number: CODE.findall(clause.option)
        for number, clause in clauses(lang).items()
        if CODE.findall(clause.option) != CODE.findall(english[number].option)
    } == {}


@pytest.mark.parametrize("lang", languages())
def test_tables_stand_under_the_headings_of_the_english_lists(lang: str) -> None:
    """Clauses refer to sections by their letter, such as C."""
    for name in ("clauses", "rulings"):
        assert tables(document(name, lang).text) == tables(document(name, "en").text)


def tables(text: str) -> list[tuple[str, list[str]]]:
    """Return the letter of every heading, if it has one, and the numbers listed below it."""
    parts = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    letters = [re.match(r"([A-Z]\. )?", part) for part in parts]
    found = [ROW.findall(part) for part in parts]
    return [
        (letter[0], rows) for letter, rows in zip(letters, found, strict=True) if letter and rows
    ]


def test_a_clause_is_found_by_its_number_in_any_letter_case() -> None:
    for typed in ("R38", "r38", " R 38 ", "R038"):
        assert find_section(typed, "en").title.startswith("R38 · F. ")
    assert "fewer than X" in find_section("r38", "en").text
    assert find_section("f3", "en").text.endswith("markers taken off.")


def test_a_ruling_has_its_topic_and_its_option() -> None:
    assert plain_text(find_section("d18", "en").text) == (
        "D18 · Must the marker be placed?\n\nmandatory when possible\n\n"
        "Named option: marker_placement: mandatory | optional"
    )


@pytest.mark.parametrize("number", [f"R{120}", f"F{8}", f"D{82}", "r0", "d999"])
def test_an_unknown_number_is_refused_in_words(number: str) -> None:
    with pytest.raises(CommandError) as error:
        find_section(number, "en")
    assert Messages("en", strict=True).say(error.value.explanation) == (
        f"There is no clause or ruling {number.upper()}. The numbers are F1–F7, R1–R119 and D1–D81."
    )


def test_what_is_not_translated_is_said_in_english_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "document", lambda name, _: document(name, "en"))
    text = find_section("R1", "cs").text
    assert "two to six players" in text
    assert text.endswith("*Tento text ještě není přeložený.*")
    assert "translated" not in find_section("R1", "en").text


def test_a_document_that_is_missing_is_the_english_one() -> None:
    assert document("clauses", "tlh") == Document(document("clauses", "en").text, "en")


def test_a_translated_table_has_four_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    head = "## Tah\n\n| # | Téma | Rozhodnutí | Volba |\n|---|---|---|---|"
    pages = {"clauses": "", "rulings": f"{head}\n| D1 | Kdo? | dva | `a \\| b` |"}
    monkeypatch.setattr(module, "document", lambda name, lang: Document(pages[name], lang))
    found = clauses("cs")
    assert found == {"D1": Clause("D1", "Kdo?", "dva", "Volba: `a | b`", "cs")}
