"""The record of one game: its fields, and the numbers that stand for things.

Cards. A game has at most six tribes, so its cards are numbered by *slots*: six for each tribe in
play, in the order of tribes and kingdoms (slot = 6 * place of the tribe + kingdom). Skeletons use
the first slot of their six. A set of cards is one 64-bit number with a bit for every slot.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Final, TypeAlias, get_type_hints

import numpy as np
import numpy.typing as npt

from ethnos.fast.jit import INTERPRETED, compiled
from ethnos.records.digest import DECISIONS, TERMINATIONS, TIE_BREAKS
from ethnos.rules.cards import CARD_TYPES, DRAGONS, Kingdom, Tribe
from ethnos.rules.components import LARGEST_BAND, MAX_PLAYERS
from ethnos.rules.ruleset import OPTION_NAMES, STANDARD

Games: TypeAlias = npt.NDArray[np.void]

KINGDOMS: Final = len(Kingdom)
TRIBES: Final = len(Tribe)
CARDS: Final = len(CARD_TYPES)
MOST_TRIBES: Final = 6
SLOTS: Final = MOST_TRIBES * KINGDOMS
DRAGON: Final = SLOTS
"""A dragon in the deck."""
NONE: Final = -1
"""No seat, no card, no plan."""
MOST_ALLIES: Final = 24 + (MOST_TRIBES - 1) * 12
"""The largest ally deck: halflings and five others."""
MOST_AGES: Final = 3

(
    TURN,
    MARKER,
    MERFOLK_MOVE,
    FREE_MARKER,
    ORC_MARKER,
    TROLL_TOKEN,
    FURTHER_BAND,
    KEEP,
    WIZARD_DRAW,
    AGE_OVER,
    RAID,
    GAME_OVER,
) = range(len(DECISIONS))

(
    CENTAUR,
    DWARF,
    ELF,
    GIANT,
    HALFLING,
    MERFOLK,
    MINOTAUR,
    ORC,
    SKELETON,
    TROLL,
    WINGFOLK,
    WIZARD,
) = range(TRIBES)

LAST_AGE, TEN_SKELETONS = range(len(TERMINATIONS))
(
    BY_TEN_SKELETONS,
    BY_GLORY,
    BY_TROLLS,
    BY_MARKERS,
    BY_BANDS,
    SHARED,
) = range(len(TIE_BREAKS))

FROM_KINGDOMS, FROM_MERFOLK, FROM_GIANT, FROM_RAIDS, FROM_BANDS = range(5)
"""Where the glory of an age comes from: the last index of `age_glory`."""

# Fields are as narrow as their largest number allows. Interpreted they are all wide, so that plain
# Python counts as the compiled code does, and so that an overflow would show as a difference.
_I1: Final = "i8" if INTERPRETED else "i1"
_I2: Final = "i8" if INTERPRETED else "i2"

Row: TypeAlias = Any
"""An array inside a record; numbers go in and come out."""

Small = Annotated[int, _I1]
Set = Annotated[int, "i8"]
"""A set of slots."""
BySeat = Annotated[Row, _I1, (MAX_PLAYERS,)]
GloryBySeat = Annotated[Row, _I2, (MAX_PLAYERS,)]
BySlot = Annotated[Row, _I1, (SLOTS,)]
BySeatAndSlot = Annotated[Row, _I1, (MAX_PLAYERS, SLOTS)]
ByBand = Annotated[Row, _I1, (MOST_ALLIES,)]


class Game:
    """One record: what its fields are, in their order. `games[i]` is one, and no copy."""

    seed: Annotated[np.uint64, "u8"]
    """Where setup and ages are dealt from."""
    dealer: Annotated[Row, "u8", (2,)]
    """Room for the stream of a deal, so that nobody has to carry one about."""

    # Sets of slots.
    hand_set: Annotated[Row, "i8", (MAX_PLAYERS,)]
    pool_set: Set
    draft_set: Set
    """The cards that may still join the draft."""
    skeletons: Set
    """The skeletons' slot; empty where they are not in play."""

    # How often each slot lies where.
    hand: BySeatAndSlot
    known: BySeatAndSlot
    pool: BySlot
    covered: BySlot
    """Cards nobody is known to have: the deck, what was drawn from it, and hands laid down."""
    discarded: BySlot
    deck: Annotated[Row, _I1, (MOST_ALLIES + DRAGONS,)]
    """The next card is the last."""
    deck_size: Small

    # Bands in the order they were played: their cards one after the other, each leader first.
    band_cards: ByBand
    band_owner: ByBand
    band_size: ByBand
    bands: Small
    cards_laid: Small
    bands_by_size: Annotated[Row, _I1, (MAX_PLAYERS, LARGEST_BAND)]
    bands_worth: GloryBySeat
    """What the bands of each seat will score, added up as they are played."""

    # The draft: a band led or a hand kept so far, card by card.
    draft: Annotated[Row, _I1, (LARGEST_BAND,)]
    draft_size: Small
    draft_run: Small
    """How many there are of the card added last."""

    # Seats.
    glory: GloryBySeat
    supply: GloryBySeat
    hand_size: BySeat
    merfolk: BySeat
    orc_board: BySeat
    """Sets of kingdoms."""
    trolls: BySeat
    """Sets of tokens; token n is bit n - 1."""
    raid_plan: BySeat
    """Sets of kingdoms, or `NONE`."""
    age_glory: Annotated[Row, _I2, (MOST_AGES, MAX_PLAYERS, 5)]
    """The glory of every age's end by seat and by where it comes from."""
    ages_scored: Small
    """A set of ages; age 1 is bit 0."""
    rank: BySeat
    """When the game is over."""

    # The board.
    markers: Annotated[Row, _I1, (KINGDOMS, MAX_PLAYERS)]
    tokens: Annotated[Row, _I1, (KINGDOMS, MOST_AGES)]
    token_count: Annotated[Row, _I1, (KINGDOMS,)]
    tribes: Annotated[Row, _I1, (MOST_TRIBES,)]
    """Those in play, ascending, then `NONE`."""
    tribe_place: Annotated[Row, _I1, (TRIBES,)]
    """The place of each tribe in `tribes`, or `NONE`."""
    tribe_count: Small
    card_at: Annotated[Row, _I1, (SLOTS + 1,)]
    """The card type of each slot; a dragon comes after all card types."""
    giant_holder: Small
    giant_size: Small

    # The moment.
    age: Small
    first_player: Small
    turn_owner: Small
    to_move: Small
    decision: Small
    bands_this_turn: Small
    free_markers: Small
    dragon_free: Small
    dragons_revealed: Small
    third_dragon_drawer: Small

    # The end.
    winners: Small
    """A set of seats."""
    termination: Small
    decided_by: Small

    # The ruleset; every option by the place of its value in its enumeration.
    players: Small
    ages: Small
    tribes_given: Small
    """Whether the ruleset names the tribes."""
    merfolk_scoring: Small
    merfolk_zero_ranks: Small
    merfolk_two_player_sole_bonus: Small
    merfolk_symbols: Small
    merfolk_move: Small
    troll_scope: Small
    troll_depth: Small
    ten_skeletons: Small
    two_player_tie: Small
    orc_raid: Small
    orc_raid_order: Small
    marker_placement: Small
    marker_supply: Small
    centaur_trigger: Small
    centaur_chain: Small
    wizard_draw: Small
    giant_tie: Small
    final_band_size: Small
    empty_pool: Small


def _fields() -> list[tuple[str, str] | tuple[str, str, tuple[int, ...]]]:
    hints = get_type_hints(Game, include_extras=True)
    return [(name, *hint.__metadata__) for name, hint in hints.items()]


GAME: Final = np.dtype((np.record, np.dtype(_fields(), align=True)))
"""The type of a record, for numpy and numba."""

OPTION_VALUES: Final = {
    name: tuple(type(value)) if isinstance(value, StrEnum) else (False, True)
    for name in OPTION_NAMES
    for value in (getattr(STANDARD, name),)
}
"""The values of every option, in the order of their codes."""

TRIBE_OF_CARD: Final = np.array([list(Tribe).index(card.tribe) for card in CARD_TYPES])
KINGDOM_OF_CARD: Final = np.array(
    [0 if card.kingdom is None else list(Kingdom).index(card.kingdom) for card in CARD_TYPES]
)
FIRST_CARD_OF_TRIBE: Final = np.array(
    [next(i for i, card in enumerate(CARD_TYPES) if card.tribe is tribe) for tribe in Tribe]
)

ONE_TRIBE: Final = (1 << KINGDOMS) - 1
"""The slots of the first tribe."""
ONE_KINGDOM: Final = sum(1 << place * KINGDOMS for place in range(MOST_TRIBES))
"""The slots of the first kingdom."""


def new_games(count: int) -> Games:
    """Return records with nothing in them."""
    return np.zeros(count, GAME)


@compiled
def slot_of(game: Game, card: int) -> int:
    """Return the slot of a card type in this game; its tribe must be in play."""
    return int(game.tribe_place[TRIBE_OF_CARD[card]] * KINGDOMS + KINGDOM_OF_CARD[card])


@compiled
def card_of(game: Game, slot: int) -> int:
    """Return the card type in a slot of this game."""
    return int(game.card_at[slot])


@compiled
def tribe_of(game: Game, slot: int) -> int:
    """Return the tribe of a slot."""
    return int(game.tribes[slot // KINGDOMS])
