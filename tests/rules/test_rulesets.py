"""Rulesets: options by name, and presets for the rulebooks that differ."""

import re
from importlib.resources import files

import pytest

from ethnos.rules import BEGINNER, POLISH, STANDARD, FastSource, Ruleset, SetupError, new_game
from ethnos.rules.ruleset import (
    CZECH,
    OPTION_NAMES,
    PORTUGUESE,
    PRESETS,
    OrcRaid,
    TenSkeletons,
    option_values,
)

RULINGS = files("ethnos") / "locale" / "en" / "rulings.md"


def options_in_docs() -> dict[str, tuple[str, ...]]:
    """The table of the rulings: every option with its values, the default first."""
    table = RULINGS.read_text(encoding="utf-8").split("## Named options in one place")[1]
    table = table.split("## Presets")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \|", table, re.MULTILINE)
    return {name: tuple(re.findall(r"`(\w+)`", values)) for name, values in rows}


OPTIONS = {name: values for name, values in options_in_docs().items() if name != "tribes"}


def differences(ruleset: Ruleset) -> dict[str, str]:
    return {
        name: value for name, value in ruleset.options.items() if value != STANDARD.options[name]
    }


def test_every_named_ruling_is_an_option_with_the_default_first() -> None:
    """D9, D11, D18."""
    assert len(OPTIONS) == 19
    assert {name: option_values(name) for name in OPTION_NAMES} == OPTIONS
    assert {name: values[0] for name, values in OPTIONS.items()} == STANDARD.options


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_can_be_set_by_its_name(name: str) -> None:
    """D40, D39."""
    for value in OPTIONS[name]:
        ruleset = STANDARD.with_options(**{name: value})
        assert ruleset.options == {**STANDARD.options, name: value}
    assert Ruleset() == STANDARD  # and the preset is unchanged


def test_options_set_by_name_are_the_typed_ones() -> None:
    """D39, D40, D44."""
    ruleset = Ruleset().with_options(
        orc_raid="any_number", ten_skeletons="illegal", merfolk_zero_ranks="true"
    )
    assert ruleset == Ruleset(
        orc_raid=OrcRaid.ANY_NUMBER, ten_skeletons=TenSkeletons.ILLEGAL, merfolk_zero_ranks=True
    )


def test_an_option_that_does_not_exist_is_refused() -> None:
    """D9."""
    for name in ("orcs", "players", "tribes"):
        with pytest.raises(SetupError, match=f"there is no option '{name}'"):
            STANDARD.with_options(**{name: "any_number"})
        with pytest.raises(SetupError, match=f"there is no option '{name}'"):
            option_values(name)


def test_a_value_that_does_not_exist_is_refused() -> None:
    """D40."""
    with pytest.raises(SetupError, match="orc_raid is one of all_or_nothing, any_number, not 'x'"):
        STANDARD.with_options(orc_raid="x")


def test_the_standard_preset_has_the_default_rulings() -> None:
    """D9."""
    assert Ruleset() == STANDARD
    assert (STANDARD.players, STANDARD.tribes) == (4, None)


def test_the_beginner_preset_differs_in_its_tribes_only() -> None:
    """R17, D8."""
    assert differences(BEGINNER) == {}
    assert BEGINNER.tribes is not None


def test_the_polish_preset_follows_the_polish_rulebook() -> None:
    """D26, D38, D46."""
    assert differences(POLISH) == {
        "merfolk_scoring": "leader_only",
        "troll_scope": "all_end_of_age_ties",
        "centaur_chain": "single_extra",
    }


def test_the_czech_preset_follows_the_czech_rulebook() -> None:
    """D40, D44, D46."""
    assert differences(CZECH) == {
        "troll_scope": "kingdoms_only",
        "ten_skeletons": "illegal",
        "orc_raid": "any_number",
    }


def test_the_portuguese_preset_follows_the_portuguese_rulebook() -> None:
    """D26, D44, D46."""
    assert differences(PORTUGUESE) == {
        "troll_scope": "kingdoms_only",
        "ten_skeletons": "illegal",
        "centaur_chain": "single_extra",
    }


def test_silent_rulebooks_need_no_preset() -> None:
    """D73."""
    assert set(PRESETS) == {"standard", "beginner", "polish", "czech", "portuguese"}


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_set_up(name: str) -> None:
    """R11."""
    state, _ = new_game(PRESETS[name], FastSource(1))
    assert len(state.tribes) == 6


def test_option_given_as_plain_text_is_refused() -> None:
    """D31: text goes through `with_options`."""
    with pytest.raises(SetupError, match="giant_tie is a GiantTie, not 'equal_takes'"):
        Ruleset(giant_tie="equal_takes")  # type: ignore[arg-type]  # a caller without type checks


def test_rulings_page_lists_the_presets() -> None:
    """D26, D38, D40, D44, D46."""
    page = RULINGS.read_text(encoding="utf-8")
    for name, preset in PRESETS.items():
        (row,) = [line for line in page.splitlines() if line.startswith(f"| `{name}` |")]
        named = dict(re.findall(r"`(\w+): (\w+)`", row))
        assert named == differences(preset), name
