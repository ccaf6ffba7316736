"""The report on a translation finds its faults."""

from pathlib import Path

import pytest

from ethnos.i18n import Messages, rules_text
from ethnos.languages import language_names
from ethnos.protocol.codes import RefusalCode
from tools import catalogue, translations
from tools.catalogue import entries, faults, rules_faults

SRC = Path(__file__).parents[2] / "src" / "ethnos"
ENGLISH = """\
word-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand = { $name } holds { word-cards }.
why = { $code ->
    [full] All seats are taken.
   *[other] That did not work.
}
"""
GOOD = """\
word-karet = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
hand = { $name } drží: { word-karet }.
why = { $code ->
    [full] Obsazeno.
   *[other] Nejde to.
}
"""


def report(monkeypatch: pytest.MonkeyPatch, translation: str) -> list[str]:
    texts = {"en": ENGLISH, "cs": translation}
    monkeypatch.setattr(catalogue, "sources", lambda lang: {"all.ftl": texts[lang]})
    return faults("cs")


def test_complete_translation_has_no_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    assert report(monkeypatch, GOOD) == []


@pytest.mark.parametrize(
    ("was", "becomes", "fault"),
    [
        ("hand = { $name } drží: { word-karet }.\n", "", "missing: hand"),
        ("why = ", "whyy = ", "superfluous: whyy"),
        ("{ word-karet }", "{ $count } karet", "superfluous: word-karet"),
        ("{ $name } drží", "{ $player } drží", "hand has no $player"),
        ("{ word-karet }", "{ word-karty }", "hand refers to word-karty, which does not exist"),
        ("    [full] Obsazeno.\n", "", "why has no case for $code full"),
        ("hand = ", "hand = { ", "not Fluent: hand = { { $name } drží: { word-karet }."),
        ("why = ", "hand = Dvakrát.\nwhy = ", "defined twice: hand"),
        ("why = ", "-term = Pojem\nwhy = ", "a term, but only messages are allowed: -term"),
    ],
)
def test_every_kind_of_fault_is_found(
    monkeypatch: pytest.MonkeyPatch, was: str, becomes: str, fault: str
) -> None:
    assert was in GOOD
    assert fault in report(monkeypatch, GOOD.replace(was, becomes))


@pytest.mark.parametrize("said", ["", " edge", "two  spaces", "{ $count }"])
def test_message_that_fails_to_format_is_found(monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    def broken_format(*_: object, count: int = 0, **__: object) -> str:
        return said if count == 22 else "said"

    monkeypatch.setattr(Messages, "format", broken_format)
    monkeypatch.setattr(translations, "entries", lambda _: catalogue.Entries(ENGLISH))
    bad = translations.format_faults("en")
    assert [fault.split()[0] for fault in bad] == ["word-cards", "hand"]
    assert all("'count': 22" in fault for fault in bad)


@pytest.mark.parametrize(
    ("was", "becomes", "fault"),
    [
        ("### Trolls", "## Trolls", "a heading of level 2, not 3"),
        ("## Overview\n", "", "headings, not"),
        ("Clauses: R1, R16, R25", "Clauses: R1, R25", "ends with R1, R25"),
        ("Clauses: R1, R16, R25", "The clauses: R1, R16, R25", "ends with no clauses"),
        ("| Dragon cards | 3 | |\n", "", "tables of"),
        ("nothing** until an orc raid gives markers back\n(D21)", "nothing**", "names"),
    ],
)
def test_rulebook_of_other_structure_is_found(
    monkeypatch: pytest.MonkeyPatch, was: str, becomes: str, fault: str
) -> None:
    english = rules_text("en")
    assert was in english
    other = english.replace(was, becomes)
    monkeypatch.setattr(catalogue, "rules_text", lambda lang: english if lang == "en" else other)
    assert any(fault in found for found in rules_faults("cs"))


def test_languages_and_folders_correspond() -> None:
    folders = {path.name for path in (SRC / "locale").iterdir() if path.is_dir()}
    assert folders == language_names().keys()
    assert len(set(language_names().values())) == len(folders)


# The server answers with codes; the page has a sentence for each.

FOR_PROGRAMS = {
    *(RefusalCode.BAD_ORIGIN, RefusalCode.NOT_JSON, RefusalCode.NOT_FOUND, RefusalCode.REFUSED),
    *(RefusalCode.BAD_REQUEST, RefusalCode.NOT_DUE, RefusalCode.TOO_MANY_SOCKETS),
}
"""Codes that a player never causes; the page tells them to reload."""


def test_every_server_refusal_has_message() -> None:
    english = entries("en")
    known = english.choices["room-refusal"]["code"] | english.choices["page-problem"]["option"]
    assert set(RefusalCode) - known - FOR_PROGRAMS == set()
