"""A number beside a word: the word has the plural forms of its language."""

import pytest

from ethnos.languages import languages
from tools.plurals import plural_categories, plural_faults


@pytest.mark.parametrize("lang", languages())
def test_words_beside_numbers_have_plural_forms(lang: str) -> None:
    assert plural_faults(lang) == []


@pytest.mark.parametrize(
    ("lang", "categories"),
    [
        ("en", {"one", "other"}),
        ("cs", {"one", "few", "other"}),
        ("ru", {"one", "few", "many"}),
        ("pt-BR", {"one", "other"}),
    ],
)
def test_categories_are_those_of_whole_numbers(lang: str, categories: set[str]) -> None:
    assert plural_categories(lang) == categories


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("en", "Markers in { $count } colours."),
        ("en", "**{ $games }** games"),
        ("en", "{ $count ->\n    [0] nothing\n   *[other] { $count } cards\n}"),
        ("en", "{ $band ->\n    [one] x\n   *[other] { $count } cards\n}"),
        ("ru", "{ $count ->\n   *[one] { $count } карта\n}"),
    ],
)
def test_planted_number_without_plural_forms_is_caught(lang: str, message: str) -> None:
    assert len(plural_faults(lang, f"x = {message}\n")) == 1


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("en", "{ $count } of { $total }, space { $space } there, { $percent } percent"),
        ("en", "{ $count ->\n    [one] { $count } card\n   *[other] { $count } cards\n}"),
        ("en", "A game of { $players } players"),
        ("ru", "из { $count ->\n    [one] { $count } карты\n   *[many] { $count } карт\n}"),
        ("pl", "{ $count ->\n    [one] { $count } karta\n   *[other] { $count } kart\n}"),
    ],
)
def test_right_forms_and_bare_numbers_pass(lang: str, message: str) -> None:
    assert plural_faults(lang, f"x = {message}\n") == []
