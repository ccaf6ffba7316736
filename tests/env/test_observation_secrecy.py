"""No observation depends on information hidden from its seat."""

import numpy as np
import pytest

from ethnos.env.fast_game import FastGame
from ethnos.fast.observation import OBSERVATION_SIZE, PIECES, Observation, split
from ethnos.fast.pack import pack_state
from ethnos.rules.actions import KeepCards, PlayBand
from ethnos.rules.apply import apply_legal
from ethnos.rules.cards import CARD_TYPES
from ethnos.rules.ruleset import OPTION_NAMES, Ruleset, option_values
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.rules.steps import Draft, is_complete, say, steps
from ethnos.rules.streams import FastSource
from ethnos.rules.view import view
from ethnos.testing.invariance import reshuffled
from ethnos.testing.lockstep.cases import Case, cases, choose, deal
from tests.env.reference import PLAYERS, named, rulesets

EVERY_OPTION = [
    Ruleset(players).with_options(**{name: value})
    for name in OPTION_NAMES
    for number, value in enumerate(option_values(name))
    for players in (2 + number % 5,)
]


def observed(state: GameState, seat: int, draft: Draft = None) -> Observation:
    """Return the observation of a seat."""
    return FastGame(state.ruleset, pack_state(state, draft)).observe(seat)


def leaks(state: GameState, draft: Draft, seed: int) -> list[str]:
    """Return the pieces that change when everything hidden from a seat is resampled."""
    found = []
    game = FastGame(state.ruleset, pack_state(state, draft))
    for seat in range(state.players):
        own = game.observe(seat)
        others = game.determinized(seat, seed).observe(seat)
        reshuffled_state = reshuffled(state, seat, FastSource(seed))
        own_draft = draft if seat == state.to_move else None
        for other in (others, observed(reshuffled_state, seat, own_draft)):
            one, two = split(own), split(other)
            found += [
                f"seat {seat}: {piece.name}"
                for piece in PIECES
                if not np.array_equal(one[piece.name], two[piece.name])
            ]
    return found


def leaks_of(case: Case, every: int) -> list[str]:
    """Play a game and look for leaks every `every` decisions, unfinished actions included."""
    state = deal(case)
    stream = FastSource(case.seed).stream(5)
    draft: Draft = None
    found = []
    decisions = 0
    while not state.is_over:
        options = steps(state, draft)
        step = options[choose(options, case.policy, stream)]
        said = say(draft, step)
        if is_complete(step):
            assert said is not None
            apply_legal(state, said)
            draft = None
        else:
            assert isinstance(said, PlayBand | KeepCards)
            draft = said
        decisions += 1
        if decisions % every == 0:
            found += leaks(state, draft, decisions)
    return found


@pytest.mark.parametrize("ruleset", rulesets(), ids=named)
def test_no_leak_for_any_number_of_players(ruleset: Ruleset) -> None:
    assert leaks_of(Case(ruleset, 11), every=9) == []


@pytest.mark.parametrize("ruleset", EVERY_OPTION, ids=str)
def test_no_leak_under_any_option(ruleset: Ruleset) -> None:
    assert leaks_of(Case(ruleset, 12), every=60) == []


def test_no_leak_in_prepared_games() -> None:
    assert [leak for case in cases(30, 3) for leak in leaks_of(case, every=40)] == []


@pytest.mark.parametrize("secret", ["the deck", "a rival's hand"])
def test_planted_leak_is_caught(secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = FastGame.observe

    def leaky(game: FastGame, seat: int) -> Observation:
        row = honest(game, seat)
        state = game.state()
        if secret == "the deck" and state.deck:
            row[0] += len(str(state.deck[-1])) % 2
        rival = (seat + 1) % state.players
        if secret == "a rival's hand" and state.hands[rival]:
            row[1] += CARD_TYPES.index(state.hands[rival][0]) % 2
        return row

    monkeypatch.setattr(FastGame, "observe", leaky)
    assert leaks_of(Case(Ruleset(3), 11), every=9)


@pytest.mark.parametrize("players", PLAYERS)
def test_pieces_equal_the_view(players: int) -> None:
    state, _ = new_game(Ruleset(players), FastSource(4))
    stream = FastSource(4).stream(5)
    for _ in range(25):
        for seat in range(players):
            check_pieces(state, seat)
        options = steps(state, None)
        draft = say(None, options[stream.below(len(options))])
        while isinstance(draft, PlayBand | KeepCards):
            step = steps(state, draft)[-1]
            draft = say(draft, step)
            if is_complete(step):
                break
        assert draft is not None
        apply_legal(state, draft)


def check_pieces(state: GameState, seat: int) -> None:
    """Compare an observation with a view, seats counted from the observer."""
    pieces = split(observed(state, seat))
    seen = view(state, seat)
    order = state.clockwise(seat)
    for name, cards in (("hand", seen.hand), ("pool", seen.pool)):
        assert pieces[name].tolist() == [cards.count(card) for card in CARD_TYPES]
    assert pieces["unseen"].tolist()[:-1] == [seen.unseen().count(card) for card in CARD_TYPES]
    for offset, other in enumerate(order):
        known = seen.known[other]
        assert pieces["known"][offset].tolist() == [known.count(card) for card in CARD_TYPES]
        assert pieces["hand_sizes"][offset] == seen.hand_sizes[other]
        assert pieces["glory"][offset] == seen.glory[other]
        assert pieces["merfolk"][offset] == seen.merfolk[other]
        assert pieces["to_move"][offset] == (other == seen.to_move)
        assert pieces["markers"][:, offset].tolist() == [there[other] for there in seen.markers]
        sizes = [band.size for band in seen.bands[other]]
        assert pieces["band_sizes"][offset].tolist() == [sizes.count(n + 1) for n in range(10)]
    assert pieces["deck_size"][0] == seen.deck_size
    assert pieces["age"][0] == seen.age


def test_pieces_fill_the_row() -> None:
    assert sum(piece.size for piece in PIECES) == OBSERVATION_SIZE
    assert len({piece.name for piece in PIECES}) == len(PIECES)
