"""The record: small, complete, and the same out of a table and back."""

import pytest

from ethnos.fast.layout import GAME, OPTION_VALUES, Game, new_games
from ethnos.fast.pack import prototype, record_of, record_of_view
from ethnos.fast.plain_game import PlainGame, copy, read, write
from ethnos.fast.unpack import DisagreementError, replay_check, ruleset_of, state_of
from ethnos.rules.actions import RECRUIT_FROM_DECK
from ethnos.rules.apply import apply
from ethnos.rules.cards import Tribe
from ethnos.rules.legal import legal_actions
from ethnos.rules.ruleset import OPTION_NAMES, PRESETS, Ruleset, option_values
from ethnos.rules.setup import new_game
from ethnos.rules.streams import FairSource, FastSource
from ethnos.rules.view import view
from ethnos.testing.lockstep.cases import cases, deal


def test_every_option_has_a_field_and_every_value_a_code() -> None:
    assert set(OPTION_VALUES) == set(OPTION_NAMES)
    for name in OPTION_NAMES:
        assert name in Game.__annotations__
        texts = {str(value).lower() for value in OPTION_VALUES[name]}
        assert texts == set(option_values(name))


@pytest.mark.parametrize("ruleset", PRESETS.values())
def test_a_ruleset_comes_back(ruleset: Ruleset) -> None:
    assert ruleset_of(read(prototype(ruleset))) == ruleset


def test_every_option_value_comes_back() -> None:
    for name in OPTION_NAMES:
        for text in option_values(name):
            ruleset = Ruleset(5).with_options(**{name: text})
            assert ruleset_of(read(prototype(ruleset))) == ruleset


def test_a_record_is_small() -> None:
    assert GAME.itemsize < 1_600


def test_plain_numbers_come_back() -> None:
    plain = PlainGame()
    for number, name in enumerate(GAME.names or ()):
        if isinstance(getattr(plain, name), int):
            setattr(plain, name, number)
    plain.hand[3][7] = 5
    plain.age_glory[1][2][3] = 400
    games = write(plain)
    assert vars(read(games)) == vars(plain)
    assert games[0].hand[3, 7] == 5
    again = copy(games)
    assert again.tobytes() == games.tobytes()
    again[0].age = 3
    assert again.tobytes() != games.tobytes()


def test_a_record_is_a_reference_not_a_copy() -> None:
    games = new_games(2)
    games[1].age = 3
    assert games["age"].tolist() == [0, 3]


def test_a_table_of_another_source_needs_a_seed() -> None:
    state, _ = new_game(Ruleset(), FairSource(b"key"))
    with pytest.raises(ValueError, match="needs a seed"):
        record_of(state)
    assert read(record_of(state, seed=7)).seed == 7


def test_a_view_becomes_a_record_that_shows_the_same() -> None:
    for case in cases(10, root_seed=77):
        state = deal(case)
        for seat in range(state.players):
            games = record_of_view(view(state, seat), 5)
            assert view(state_of(games, case.ruleset), seat) == view(state, seat)


def test_replay_check_gives_the_reference_table() -> None:
    state, _ = new_game(Ruleset(tribes=tuple(Tribe)[:6]), FastSource(2))
    for number in range(120):
        options = legal_actions(state)
        action = options[number % len(options)]
        before = state.copy()
        after = replay_check(state, action)
        assert state == before
        apply(state, action)
        assert after == state


def test_replay_check_works_on_a_fair_table() -> None:
    state, _ = new_game(Ruleset(), FairSource(b"key"))
    after = replay_check(state, RECRUIT_FROM_DECK)
    apply(state, RECRUIT_FROM_DECK)
    assert after == state


def test_reasons_that_do_not_explain_the_points_are_refused() -> None:
    case = next(iter(cases(1)))
    state = deal(case)
    while not state.results:
        apply(state, legal_actions(state)[0])
    games = record_of(state)
    assert state_of(games, case.ruleset, state.results) == state
    games[0].age_glory[0, 0, 0] += 1
    with pytest.raises(DisagreementError):
        state_of(games, case.ruleset, state.results)
