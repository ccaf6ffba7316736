"""The rulebook text as it is packaged and displayed."""

import pytest

from ethnos.i18n import Messages, rules_text
from ethnos.languages import languages
from ethnos.rules.cards import Tribe
from ethnos.rules.house import HOUSE_NUMBERS
from ethnos.talk.rulebook import find_section, plain_text, sections
from ethnos.talk.verbs import CommandError


def test_missing_rulebook_falls_back_to_english() -> None:
    assert rules_text("tlh") == rules_text("en")


@pytest.mark.parametrize("tribe", list(Tribe))
def test_tribes_are_topics_in_plural_and_abbreviated(tribe: Tribe) -> None:
    title = Messages().format("tribe-title", tribe=str(tribe))
    assert find_section(title, "en").title.lower() == title
    assert find_section(tribe[:3], "en").title.lower() == title


def test_section_ends_where_next_begins() -> None:
    trolls = find_section("TROLLS", "en").text
    assert trolls.startswith("### Trolls")
    assert "Clauses: R68" in trolls
    assert "Wingfolk" not in trolls
    assert "### Trolls" in find_section("The twelve tribes", "en").text
    assert len(sections("en")) > 20


def test_unknown_topic_lists_known_ones() -> None:
    with pytest.raises(CommandError) as error:
        find_section("chess", "en")
    said = Messages(strict=True).say(error.value.explanation)
    assert "chess" in said
    assert "Trolls" in said


def test_plain_rules_contain_no_markup() -> None:
    for section in sections("en"):
        assert not set("*|#`") & set(plain_text(section.text)), section.title


@pytest.mark.parametrize("lang", languages())
def test_house_numbers_are_listed_with_their_bounds(lang: str) -> None:
    text = rules_text(lang)
    for name, number in HOUSE_NUMBERS.items():
        (row,) = (line for line in text.splitlines() if line.startswith(f"| `{name}` |"))
        printed, possible = row.split(" | ")[1:3]
        assert str(number.printed(6)) == printed.split()[0]
        assert f"{number.least}–{number.most(6)}" == possible.split()[0]
        assert row.endswith(f"| {number.clause} |")
        if number.printed(2) != number.printed(6):
            assert f": {number.printed(2)})" in printed
            assert f": {number.least}–{number.most(2)})" in possible
