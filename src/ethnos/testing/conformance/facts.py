"""The facts of a state after a scenario: one function for each key of `expected`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ethnos.rules import actions as act
from ethnos.rules.actions import Action
from ethnos.rules.ages import clear_table
from ethnos.rules.bands import Band
from ethnos.rules.cards import DRAGON, Card, ally_deck
from ethnos.rules.components import TROLL_TOKENS
from ethnos.rules.legal import legal_actions
from ethnos.rules.state import GameState
from ethnos.rules.tribes.trolls import available_tokens
from ethnos.testing.conformance.fact_values import (
    answer,
    by_player,
    card_bag,
    name_bag,
    number,
    number_bag,
)
from ethnos.testing.conformance.matching import Bag, Fact, OneOf, UpTo
from ethnos.testing.conformance.scoring_facts import SCORING_FACTS
from ethnos.testing.conformance.setup_facts import SETUP_FACTS
from ethnos.testing.conformance.trial import Trial
from ethnos.testing.json_values import letter

# Cards.


def _band(band: Band) -> Fact:
    leader = None if band.leader is None else str(band.leader)
    cards = card_bag(band.cards)
    return OneOf(({"leader": leader, "cards": cards, "size": band.size}, cards, band.size))


def _bands(bands: tuple[Band, ...]) -> Fact:
    return [_band(band) for band in bands]


def _top_left(trial: Trial) -> Fact:
    """The cards of `deck_top` that have not been drawn."""
    left = max(trial.deck_top - trial.cards_off_deck, 0)
    deck = trial.state.deck
    return Bag([str(card) for card in deck[len(deck) - left :]])


def _dragon_free(trial: Trial) -> Fact:
    """The number of top cards without a dragon, by `dragon_free` and by the deck itself."""
    deck = trial.state.deck
    first_dragon = deck[::-1].index(DRAGON) if DRAGON in deck else len(deck)
    return UpTo(min(trial.state.dragon_free, first_dragon))


def _reshuffled(trial: Trial) -> Fact:
    state = trial.state
    cards = [card for card in state.deck if isinstance(card, Card)]
    cards += [*state.pool, *(card for hand in state.hands for card in hand)]
    everything = ally_deck(state.tribes)
    if sorted(cards) != everything:
        return f"{len(cards)} of {len(everything)}"
    return OneOf(("all", True, len(everything)))


# A turn.

_KINDS: Final[dict[type[Action], str]] = {
    act.RecruitFromDeck: "recruit_deck",
    act.RecruitFromPool: "recruit_pool",
    act.PlayBand: "band",
    act.Pass: "pass",
}


def _actions(trial: Trial) -> Fact:
    kinds = {
        _KINDS.get(type(action), str(trial.state.decision)) for action in legal_actions(trial.state)
    }
    return Bag(list(kinds))


def _legal_kingdoms(trial: Trial) -> Fact:
    by_band: list[Fact] = [name_bag(kingdoms) for kingdoms in trial.legal_kingdoms]
    return OneOf((by_band, by_band[0])) if len(by_band) == 1 else by_band


def _free_markers_granted(trial: Trial) -> Fact:
    return OneOf((trial.free_markers_granted, trial.free_markers_affordable))


def _drawn(trial: Trial) -> Fact:
    return OneOf((len(trial.drawn), card_bag(trial.drawn)))


# The board.


def _kingdom_markers(trial: Trial) -> Fact:
    return {str(k): by_player(markers, number) for k, markers in trial.state.markers.items()}


def _giant(state: GameState) -> Fact:
    return {"holder": letter(state.giant.holder), "size": state.giant.size} if state.giant else None


def _until_returned(fact: Callable[[GameState], Fact]) -> Callable[[Trial], Fact]:
    """Bands and tokens after scoring: accepted both before and after they are returned."""

    def now(trial: Trial) -> Fact:
        if trial.closed is None:
            return fact(trial.state)
        cleared = trial.state.copy()
        clear_table(cleared)
        return OneOf((fact(trial.state), fact(cleared)))

    return now


def _drawer(trial: Trial) -> Fact:
    drawer = trial.state.third_dragon_drawer
    return None if drawer is None else letter(drawer)


FACTS: Final[dict[str, Callable[[Trial], Fact]]] = {
    **SETUP_FACTS,
    # Cards and dragons.
    "age": lambda trial: trial.state.age,
    "age_ended": lambda trial: trial.age_ended,
    "ally_cards_reshuffled": _reshuffled,
    "bands": _until_returned(lambda state: by_player(state.bands, _bands)),
    "bands_count": _until_returned(lambda state: by_player(state.bands, len)),
    "cards_drawn": _drawn,
    "cards_left_in_deck_top": _top_left,
    "deck_size": lambda trial: len(trial.state.deck),
    "discarded": lambda trial: card_bag(trial.state.discarded),
    "dragons_in_deck": lambda trial: trial.state.deck.count(DRAGON),
    "dragons_revealed": lambda trial: trial.state.dragons_revealed,
    "hand_sizes": lambda trial: by_player(trial.state.hands, len),
    "hands": lambda trial: by_player(trial.state.hands, card_bag),
    "pool": lambda trial: card_bag(trial.state.pool),
    "pool_size": lambda trial: len(trial.state.pool),
    "third_dragon_drawer": _drawer,
    "top_cards_without_dragon_at_least": _dragon_free,
    # A turn.
    "actions": _actions,
    "extra_band_allowed": lambda trial: trial.extra_band_allowed,
    "first_player": answer("first_player", lambda trial: letter(trial.state.first_player)),
    "free_markers_granted": _free_markers_granted,
    "glory_delta": lambda trial: by_player(trial.glory_in_play, number),
    "legal_kingdoms": _legal_kingdoms,
    "markers_placed": lambda trial: [str(k) if k else None for k in trial.markers_placed],
    "next_player": answer("next_player", lambda trial: letter(trial.state.to_move)),
    "troll_choices": lambda trial: number_bag(trial.troll_choices),
    # The board.
    "giant": _until_returned(_giant),
    "glory": lambda trial: by_player(trial.state.glory, number),
    "kingdom_markers": _kingdom_markers,
    "merfolk": lambda trial: by_player(trial.state.merfolk, number),
    "orc": lambda trial: by_player(trial.state.orc_boards, name_bag),
    "supply": lambda trial: by_player(trial.state.supply, number),
    "trolls_available": _until_returned(
        lambda state: number_bag(available_tokens(state, max(TROLL_TOKENS)))
    ),
    "trolls_held": _until_returned(lambda state: by_player(state.trolls, number_bag)),
    **SCORING_FACTS,
}
"""Every key of `expected` except `legal` and `reason`, in the order of a game."""
