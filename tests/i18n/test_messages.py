"""Formatting in a language: phrases, lists, and language selection."""

import msgspec
import pytest

from ethnos.i18n import LONGEST_QUOTE, MessageError, Messages
from ethnos.languages import choose_language, languages, match_language
from ethnos.phrase import Phrase, one_of, phrase


def test_nested_phrase_is_formatted() -> None:
    part = phrase("percent", count=7)
    said = Messages().say(phrase("hint", command="draw", chance=part, reason="Why not."))
    assert said == "draw (7% to win): Why not."


def test_tuple_is_formatted_as_list() -> None:
    tribes = tuple(phrase("tribe-title", tribe=tribe) for tribe in ("elf", "dwarf", "orc"))
    said = Messages().format("event-game-began", players=3, tribes=tribes)
    assert said == "A game of 3 players begins, with elves, dwarves and orcs."


def test_faulty_message_degrades_but_raises_when_strict() -> None:
    assert "glory" in Messages().format("glory")
    assert Messages().format("no-such-message") == "no-such-message"
    with pytest.raises(MessageError, match="glory"):
        Messages(strict=True).format("glory")
    with pytest.raises(MessageError, match="no-such-message"):
        Messages(strict=True).format("no-such-message")


def test_english_comes_first() -> None:
    assert languages()[0] == "en"


@pytest.mark.parametrize(
    ("wish", "lang"),
    [
        ("en", "en"),
        ("en_GB.UTF-8", "en"),
        ("EN-us", "en"),
        ("pt", "pt-BR"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("cs_CZ.UTF-8@euro", "cs"),
        ("tlh", None),
        ("C.UTF-8", None),
    ],
)
def test_requested_language_is_matched(wish: str, lang: str | None) -> None:
    assert match_language(wish) == lang


def test_flag_precedes_environment_and_english_is_fallback() -> None:
    environ = {"ETHNOS_LANG": "tlh", "LANG": "en_GB.UTF-8"}
    assert choose_language("en", environ) == "en"
    assert choose_language(None, environ) == "en"
    assert choose_language(None, {}) == "en"
    assert choose_language("de", {"ETHNOS_LANG": "cs"}) == "de"
    assert choose_language(None, {"ETHNOS_LANG": "cs", "LANG": "ru_RU.UTF-8"}) == "cs"
    assert choose_language(None, {"LANG": "ru_RU.UTF-8"}) == "ru"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "red, blue or grey"),
        ("cs", "red, blue nebo grey"),
        ("de", "red, blue oder grey"),
        ("pl", "red, blue lub grey"),
        ("pt-BR", "red, blue ou grey"),
        ("ru", "red, blue или grey"),
    ],
)
def test_alternatives_are_joined_with_or(lang: str, said: str) -> None:
    colours = one_of(tuple(phrase("item", text=text) for text in ("red", "blue", "grey")))
    assert Messages(lang, strict=True).say(colours) == said
    asked = Messages(lang, strict=True).format("ask-marker", kingdoms=colours)
    assert said in asked


def test_alternatives_survive_the_wire() -> None:
    asked = phrase("ask-marker", kingdoms=one_of((phrase("item", text="red"),)))
    assert msgspec.json.decode(msgspec.json.encode(asked), type=Phrase) == asked


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "red, blue and grey"),
        ("cs", "red, blue a\xa0grey"),
        ("de", "red, blue und grey"),
        ("pl", "red, blue i grey"),
        ("pt-BR", "red, blue e grey"),
        ("ru", "red, blue и grey"),
    ],
)
def test_lists_follow_conventions_of_language(lang: str, said: str) -> None:
    assert Messages(lang).join(["red", "blue", "grey"]) == said


def test_very_long_word_is_shortened() -> None:
    said = Messages("en", strict=True).format("setup-error-option-form", word="x" * 3000)
    assert said.endswith(f"this is “{'x' * (LONGEST_QUOTE - 1)}…”.")
