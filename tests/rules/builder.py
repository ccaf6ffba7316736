"""Build a state in a few words, and act in it in the notation of records."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeVar

import pytest

from ethnos.rules import (
    Band,
    Card,
    Event,
    FastSource,
    GameState,
    IllegalActionError,
    Kingdom,
    Ruleset,
    Tribe,
    apply,
    is_legal,
    legal_actions,
)
from ethnos.rules.actions import Action, PlayBand
from ethnos.rules.cards import DRAGON, DRAGONS, DeckCard, ally_deck
from ethnos.rules.components import tribes_in_play
from ethnos.rules.results import AgeResult
from ethnos.rules.state import Decision, GiantToken, blank_state

# Tribes that fill up the game when a test names too few; those without own pieces first.
FILLERS = "dwarf minotaur halfling wingfolk elf wizard centaur giant troll orc merfolk skeleton"

Kind = TypeVar("Kind", bound=Event)


def card(text: str) -> Card:
    """Read a card such as `elf:red` or `skeleton`."""
    tribe, _, kingdom = text.partition(":")
    return Card(Tribe(tribe), Kingdom(kingdom) if kingdom else None)


def cards(text: str) -> tuple[Card, ...]:
    """Read cards in the order written; `skeleton*3` stands for three of them."""
    return tuple(
        card(name)
        for name, _, number in (word.partition("*") for word in re.split(r"[ +]", text) if word)
        for _ in range(int(number or 1))
    )


def band(text: str) -> Band:
    """Read a band such as `elf:red+orc:red`, its leader first."""
    leader, *others = cards(text)
    return Band(leader, tuple(sorted(others)))


def play_band(text: str) -> PlayBand:
    """Read the action of playing a band, its leader first."""
    return PlayBand(*band(text))


def make_state(
    *,
    players: int = 4,
    tribes: str = "",
    hand: str = "",
    hands: Mapping[int, str] | None = None,
    pool: str = "",
    deck: str = "",
    bands: Mapping[int, str] | None = None,
    markers: Mapping[str, Sequence[int]] | None = None,
    tokens: tuple[int, ...] | None = None,
    glory: Sequence[int] | None = None,
    supply: Mapping[int, int] | None = None,
    merfolk: Sequence[int] | None = None,
    orcs: Mapping[int, str] | None = None,
    trolls: Mapping[int, tuple[int, ...]] | None = None,
    giant: tuple[int, int] | None = None,
    age: int = 1,
    dragons: int = 0,
    first_player: int = 0,
    turn: int = 0,
    **options: str,
) -> GameState:
    """Return a state in which every card, marker and token of the game is somewhere.

    `hand` is that of the player whose `turn` it is, `deck` names the next cards in order (all
    others lie below, the other dragons last), `dragons` counts those already revealed.
    """
    held = {turn: hand, **(hands or {})}
    pieces = {"merfolk": merfolk, "orc": orcs, "troll": trolls, "giant": giant}
    named = [tribes, *held.values(), pool, deck, *(bands or {}).values()]
    named += [tribe for tribe, piece in pieces.items() if piece is not None]
    ruleset = Ruleset(players, _tribes(players, " ".join(named))).with_options(**options)
    assert ruleset.tribes is not None
    state = blank_state(ruleset, FastSource(1), ruleset.tribes)
    state.tokens = dict.fromkeys(Kingdom, tokens or (2, 4, 6)[: ruleset.ages])
    state.age, state.first_player = age, first_player
    state.turn_owner = state.to_move = turn
    state.pool = tuple(sorted(cards(pool)))
    for seat, text in held.items():
        state.hands[seat] = tuple(sorted(cards(text)))
    for seat, text in (bands or {}).items():
        state.bands[seat] = tuple(map(band, text.split()))
    for kingdom, there in (markers or {}).items():
        state.markers[Kingdom(kingdom)] = tuple(there)
    state.glory = list(glory or state.glory)
    state.merfolk = list(merfolk or state.merfolk)
    for seat, text in (orcs or {}).items():
        state.orc_boards[seat] = tuple(sorted(map(Kingdom, text.split())))
    for seat, held_tokens in (trolls or {}).items():
        state.trolls[seat] = held_tokens
    state.giant = GiantToken(*giant) if giant else None
    for seat in range(players):
        on_board = sum(there[seat] for there in state.markers.values())
        state.supply[seat] -= on_board + len(state.orc_boards[seat])
        state.supply[seat] = (supply or {}).get(seat, state.supply[seat])
    state.dragons_revealed = dragons
    _stack(state, deck)
    return state


def _tribes(players: int, text: str) -> tuple[Tribe, ...]:
    names = [word.split(":")[0].split("*")[0] for word in re.split(r"[ +]", text)]
    wanted = [name for name in dict.fromkeys(names) if name not in ("", "dragon")]
    needed = tribes_in_play(players)
    assert len(wanted) <= needed, f"{wanted}: only {needed} tribes are in play"
    fillers = [tribe for tribe in FILLERS.split() if tribe not in wanted]
    return tuple(sorted(map(Tribe, (wanted + fillers)[:needed])))


def _stack(state: GameState, top: str) -> None:
    """Put the named cards on top of all cards that lie nowhere else."""
    upper: list[DeckCard] = [DRAGON if word == "dragon" else card(word) for word in top.split()]
    laid = Counter(one for one in upper if one is not DRAGON) + Counter(state.pool)
    for hand in state.hands:
        laid.update(hand)
    for bands in state.bands:
        for one in bands:
            laid.update(one.cards)
    allies = Counter(ally_deck(state.tribes))
    assert laid <= allies, f"more than the deck holds: {laid - allies}"
    dragons_below = DRAGONS - state.dragons_revealed - upper.count(DRAGON)
    state.deck = [*[DRAGON] * dragons_below, *(allies - laid).elements(), *reversed(upper)]


def do(state: GameState, *texts: str) -> list[Event]:
    """Apply actions in record notation and return the events."""
    return [event for text in texts for event in apply(state, _legal(state, text))]


def _legal(state: GameState, text: str) -> Action:
    if text.startswith("band "):
        text = str(play_band(text.removeprefix("band ")))
    legal = {str(action): action for action in legal_actions(state)}
    assert text in legal, f"'{text}' is none of {', '.join(legal)}"
    return legal[text]


def options(state: GameState) -> list[str]:
    """Return all legal actions as text."""
    return [str(action) for action in legal_actions(state)]


def bands_to_play(state: GameState) -> list[str]:
    """Return all legal bands as text."""
    return [text for text in options(state) if text.startswith("band ")]


def refused(state: GameState, action: Action) -> IllegalActionError:
    """Check that an action is refused and changes nothing; return the refusal."""
    before = state.copy()
    with pytest.raises(IllegalActionError) as refusal:
        apply(state, action)
    assert state == before
    assert not is_legal(state, action)
    assert action not in legal_actions(state)
    assert refusal.value.action is action
    return refusal.value


def of_kind(kind: type[Kind], events: Sequence[Event]) -> list[Kind]:
    """Return the events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def end_age(state: GameState) -> list[Event]:
    """End the age: the player to move draws all remaining dragons."""
    allies: list[DeckCard] = [one for one in state.deck if one is not DRAGON]
    state.deck = [*allies, *[DRAGON] * (DRAGONS - state.dragons_revealed)]
    return do(state, "draw")


def scored(state: GameState) -> AgeResult:
    """End the age without raids and return its result."""
    end_age(state)
    while state.decision is Decision.RAID:
        do(state, "raid none")
    return state.results[-1]


def marker_total(state: GameState, seat: int) -> int:
    """Return the number of markers of a player in all kingdoms."""
    return sum(there[seat] for there in state.markers.values())


def kingdom_glory(result: AgeResult) -> list[int]:
    """Return the glory of each player from kingdoms."""
    return [result.kingdom_glory(seat) for seat in range(result.players)]


def merfolk_glory(result: AgeResult) -> list[int]:
    """Return the glory of each player from the merfolk track."""
    return [result.merfolk_glory(seat) for seat in range(result.players)]
