"""Conversion between action codes and actions."""

import pytest

from ethnos.env.codes import CODES, action_of, codes_of, name_of
from ethnos.env.fast_game import FastGame, IllegalCodeError
from ethnos.records.notation import parse_action
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.streams import FastSource
from ethnos.testing.random_states import adversary, play_on


@pytest.mark.parametrize("players", [2, 4, 6])
def test_actions_of_a_game_survive_a_round_trip(players: int) -> None:
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
def test_rare_actions_survive_a_round_trip(text: str) -> None:
    action = parse_action(text)
    assert str(action_of(codes_of(action))) == text


def test_names_of_codes_are_unique() -> None:
    assert len({name_of(code) for code in range(CODES)}) == CODES


def test_codes_that_do_not_form_one_action_are_refused() -> None:
    band = codes_of(parse_action("band elf:red+orc:red"))
    with pytest.raises(ValueError, match="unfinished"):
        action_of(band[:-1])
    with pytest.raises(ValueError, match="unfinished"):
        action_of([])
    with pytest.raises(ValueError, match="more than one"):
        action_of([*band, 0])


def test_illegal_code_changes_nothing() -> None:
    game = FastGame(Ruleset(3))
    game.deal(0)
    before = game.games.tobytes()
    illegal = next(code for code in range(CODES) if not game.mask[code])
    for code in (illegal, -1, CODES):
        with pytest.raises(IllegalCodeError, match="not legal"):
            game.step(code)
    assert game.games.tobytes() == before


def test_observation_of_a_missing_seat_is_refused() -> None:
    game = FastGame(Ruleset(3))
    game.deal(0)
    for seat in (-1, 3):
        with pytest.raises(IndexError, match="no seat"):
            game.observe(seat)
