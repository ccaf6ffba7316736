"""Packing states into structs and unpacking them loses nothing."""

import pytest

from ethnos.fast.layout import GAME_DTYPE, copy, new_game_array, read, write
from ethnos.fast.pack import pack_ruleset, pack_state, pack_view
from ethnos.fast.unpack import DisagreementError, replay_check, unpack_ruleset, unpack_state
from ethnos.packed.fields import OPTION_VALUES, GameStruct
from ethnos.packed.plain_game import PlainGame
from ethnos.rules.actions import RECRUIT_FROM_DECK
from ethnos.rules.apply import apply
from ethnos.rules.cards import Tribe
from ethnos.rules.legal import legal_actions
from ethnos.rules.ruleset import OPTION_NAMES, PRESETS, Ruleset, option_values
from ethnos.rules.setup import new_game
from ethnos.rules.streams import FairSource, FastSource
from ethnos.rules.view import view
from ethnos.testing.lockstep.cases import cases, deal, house_cases


def test_every_option_has_a_field_and_every_value_an_index() -> None:
    assert set(OPTION_VALUES) == set(OPTION_NAMES)
    for name in OPTION_NAMES:
        assert name in GameStruct.__annotations__
        texts = {str(value).lower() for value in OPTION_VALUES[name]}
        assert texts == set(option_values(name))


@pytest.mark.parametrize("ruleset", PRESETS.values())
def test_preset_survives_a_round_trip(ruleset: Ruleset) -> None:
    assert unpack_ruleset(read(pack_ruleset(ruleset))) == ruleset


def test_every_option_value_survives_a_round_trip() -> None:
    for name in OPTION_NAMES:
        for text in option_values(name):
            ruleset = Ruleset(5).with_options(**{name: text})
            assert unpack_ruleset(read(pack_ruleset(ruleset))) == ruleset


def test_house_numbers_survive_a_round_trip() -> None:
    for case in house_cases(20):
        assert unpack_ruleset(read(pack_ruleset(case.ruleset))).variants == case.ruleset.variants


def test_struct_is_small() -> None:
    assert GAME_DTYPE.itemsize < 1_600


def test_plain_values_survive_a_round_trip() -> None:
    plain = PlainGame()
    for number, name in enumerate(GAME_DTYPE.names or ()):
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


def test_row_is_a_reference_not_a_copy() -> None:
    games = new_game_array(2)
    games[1].age = 3
    assert games["age"].tolist() == [0, 3]


def test_state_of_another_source_needs_a_seed() -> None:
    state, _ = new_game(Ruleset(), FairSource(b"key"))
    with pytest.raises(ValueError, match="needs a seed"):
        pack_state(state)
    assert read(pack_state(state, seed=7)).seed == 7


def test_packed_view_gives_the_same_view() -> None:
    for case in cases(10, root_seed=77):
        state = deal(case)
        for seat in range(state.players):
            games = pack_view(view(state, seat), 5)
            assert view(unpack_state(games, case.ruleset), seat) == view(state, seat)


def test_replay_check_gives_the_reference_state() -> None:
    state, _ = new_game(Ruleset(tribes=tuple(Tribe)[:6]), FastSource(2))
    for number in range(120):
        options = legal_actions(state)
        action = options[number % len(options)]
        before = state.copy()
        after = replay_check(state, action)
        assert state == before
        apply(state, action)
        assert after == state


def test_replay_check_works_with_a_fair_source() -> None:
    state, _ = new_game(Ruleset(), FairSource(b"key"))
    after = replay_check(state, RECRUIT_FROM_DECK)
    apply(state, RECRUIT_FROM_DECK)
    assert after == state


def test_history_that_does_not_explain_the_glory_is_refused() -> None:
    case = next(iter(cases(1)))
    state = deal(case)
    while not state.results:
        apply(state, legal_actions(state)[0])
    games = pack_state(state)
    assert unpack_state(games, case.ruleset, state.results) == state
    games[0].age_glory[0, 0, 0] += 1
    with pytest.raises(DisagreementError):
        unpack_state(games, case.ruleset, state.results)
