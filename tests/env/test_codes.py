"""Action codes and actions, both ways."""

import pytest

from ethnos.env.codes import CODES, action_of, codes_of, name_of
from ethnos.env.fast_game import IllegalCodeError, Table
from ethnos.records.notation import parse_action
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.streams import FastSource
from ethnos.testing.random_states import adversary, play_on


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_action_of_a_game_survives_both_ways(players: int) -> None:
    state, _ = new_game(Ruleset(players), FastSource(3))
    for action, _ in play_on(state, adversary, FastSource(3).stream(5)):
        assert action_of(codes_of(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "band " + "+".join(["skeleton"] * 10),
        "keep none",
        "raid blue+red",
        "troll none",
        "wizard 10",
        "orc no",
        "pass",
        "stop",
    ],
)
def test_rare_actions_survive_both_ways(text: str) -> None:
    action = parse_action(text)
    assert str(action_of(codes_of(action))) == text


def test_every_code_has_a_name_of_its_own() -> None:
    assert len({name_of(code) for code in range(CODES)}) == CODES


def test_codes_that_do_not_say_one_action_are_refused() -> None:
    band = codes_of(parse_action("band elf:red+orc:red"))
    with pytest.raises(ValueError, match="unfinished"):
        action_of(band[:-1])
    with pytest.raises(ValueError, match="unfinished"):
        action_of([])
    with pytest.raises(ValueError, match="more than one"):
        action_of([*band, 0])


def test_an_illegal_code_changes_nothing() -> None:
    table = Table(Ruleset(3))
    table.deal(0)
    before = table.games.tobytes()
    illegal = next(code for code in range(CODES) if not table.mask[code])
    for code in (illegal, -1, CODES):
        with pytest.raises(IllegalCodeError, match="not legal"):
            table.step(code)
    assert table.games.tobytes() == before


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    table = Table(Ruleset(3))
    table.deal(0)
    for seat in (-1, 3):
        with pytest.raises(IndexError, match="no seat"):
            table.observe(seat)
