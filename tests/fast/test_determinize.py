"""Determinization: everything hidden from a seat is resampled, and nothing else."""

from collections import Counter

import numpy as np
import pytest

from ethnos.fast.hidden import determinize
from ethnos.fast.pack import pack_state
from ethnos.fast.pcg import new_stream, open_stream
from ethnos.fast.unpack import unpack_draft, unpack_state
from ethnos.packed.fields import NONE
from ethnos.rules.actions import PlayBand
from ethnos.rules.apply import apply_legal
from ethnos.rules.cards import DRAGON, Card, ally_deck
from ethnos.rules.legal import legal_actions
from ethnos.rules.ruleset import OrcRaidOrder, Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.state import Decision, GameState
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource
from ethnos.rules.view import view
from ethnos.testing.lockstep.cases import Start, cases, deal


def all_cards(state: GameState) -> Counter[Card]:
    found = Counter(card for card in state.deck if card is not DRAGON)
    found.update(state.pool + state.discarded)
    for seat in range(state.players):
        found.update(state.hands[seat])
        for band in state.bands[seat]:
            found.update(band.cards)
    return found


def sampled_states() -> list[GameState]:
    found = []
    for number, case in enumerate(cases(40, root_seed=5)):
        if case.start is Start.DRAGONS_NEAR:  # this start removes cards from the game
            continue
        state = deal(case)
        stream = FastSource(number).stream(3)
        for _ in range(40 * (number % 9)):
            if state.is_over:
                break
            apply_legal(state, random_action(state, stream)[0])
        found.append(state)
    return found


def test_view_is_unchanged_and_no_card_is_lost() -> None:
    stream = new_stream()
    open_stream(stream, np.uint64(1), 1)
    for state in sampled_states():
        for seat in range(state.players):
            games = pack_state(state)
            determinize(games[0], seat, stream)
            guess = unpack_state(games, state.ruleset, state.results)
            assert view(guess, seat) == view(state, seat)
            assert all_cards(guess) == all_cards(state) == Counter(ally_deck(state.tribes))
            assert guess.source != state.source
            upper = guess.deck[len(guess.deck) - guess.dragon_free :]
            assert DRAGON not in upper
            again = pack_state(guess)
            assert (again[0].covered == games[0].covered).all()
            assert again[0].hand_set.tolist() == games[0].hand_set.tolist()


def test_hidden_cards_and_the_deck_change() -> None:
    state, _ = new_game(Ruleset(), FastSource(8))
    stream = new_stream()
    open_stream(stream, np.uint64(2), 1)
    decks, hands = set(), set()
    for _ in range(40):
        games = pack_state(state)
        determinize(games[0], 0, stream)
        guess = unpack_state(games, state.ruleset)
        decks.add(tuple(guess.deck))
        hands.add(tuple(guess.hands[1:]))
    assert len(decks) == 40
    assert len(hands) > 30


def test_hidden_cards_are_sampled_uniformly() -> None:
    """A rival's only card is any unseen card: a chi-square test."""
    state, _ = new_game(Ruleset(), FastSource(8))
    unseen = Counter(view(state, 0).unseen())
    stream = new_stream()
    open_stream(stream, np.uint64(3), 1)
    rounds = 4_000
    drawn: Counter[Card] = Counter()
    for _ in range(rounds):
        games = pack_state(state)
        determinize(games[0], 0, stream)
        drawn.update(unpack_state(games, state.ruleset).hands[1])
    total = sum(unseen.values())
    chances = {card: rounds * copies / total for card, copies in unseen.items()}
    chi_square = sum((drawn[card] - chance) ** 2 / chance for card, chance in chances.items())
    assert chi_square < 2 * len(unseen)


def test_spectator_knows_no_hand() -> None:
    state, _ = new_game(Ruleset(), FastSource(8))
    stream = new_stream()
    open_stream(stream, np.uint64(2), 1)
    games = pack_state(state)
    determinize(games[0], NONE, stream)
    guess = unpack_state(games, state.ruleset)
    assert view(guess, None) == view(state, None)
    assert guess.hands != state.hands


def test_draft_of_a_rival_is_dropped() -> None:
    state, _ = new_game(Ruleset(), FastSource(8))
    band = next(action for action in legal_actions(state) if isinstance(action, PlayBand))
    stream = new_stream()
    open_stream(stream, np.uint64(2), 1)
    for seat in range(state.players):
        games = pack_state(state, PlayBand(band.leader))
        determinize(games[0], seat, stream)
        assert (unpack_draft(games) is not None) == (seat == state.to_move)


@pytest.mark.parametrize("order", list(OrcRaidOrder))
def test_secret_raid_plans_are_resampled(order: OrcRaidOrder) -> None:
    for seed in range(200):
        ruleset = Ruleset(orc_raid_order=order)
        state, _ = new_game(ruleset, FastSource(seed))
        stream = FastSource(seed).stream(9)
        while not state.is_over and state.decision is not Decision.RAID:
            apply_legal(state, random_action(state, stream)[0])
        if state.is_over or sum(map(bool, state.orc_boards)) < 2:
            continue
        planner = state.to_move
        apply_legal(state, legal_actions(state)[0])  # to wait
        if state.decision is not Decision.RAID:
            continue
        games = pack_state(state)
        sampler = new_stream()
        open_stream(sampler, np.uint64(seed), 1)
        determinize(games[0], state.to_move, sampler)
        guess = unpack_state(games, ruleset, state.results)
        secret = order is OrcRaidOrder.SIMULTANEOUS
        assert guess.raid_plans[planner] == (state.orc_boards[planner] if secret else ())
        assert view(guess, state.to_move) == view(state, state.to_move)
        return
    pytest.fail("no game had two raiders")
