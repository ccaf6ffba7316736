"""The struct of one game: its fields, and the integers that stand for rules enums.

A game is one row of a numpy structured array. The documentation calls the row a *struct* and the
array a *game array*; *record* always means a game record file (`ethnos.records`).

Cards. A game has at most six tribes, so its cards are numbered by *slots*: six for each tribe in
play, in the order of tribes and kingdoms (slot = 6 * index of the tribe + kingdom). Skeletons use
the first slot of their six. A set of cards is one 64-bit integer with one bit per slot.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Final, TypeAlias, get_type_hints

import numpy as np
import numpy.typing as npt

from ethnos.fast.jit import INTERPRETED, compiled
from ethnos.rules.cards import CARD_TYPES, DRAGONS, Kingdom, Tribe, ally_deck
from ethnos.rules.components import LARGEST_BAND, MAX_PLAYERS
from ethnos.rules.outcome import TERMINATIONS, TIE_BREAKS, Termination, TieBreak
from ethnos.rules.ruleset import OPTION_NAMES, STANDARD
from ethnos.rules.state import DECISIONS, Decision

GameArray: TypeAlias = npt.NDArray[np.void]
"""Any number of games: a structured array of `GAME_DTYPE`."""

KINGDOMS: Final = len(Kingdom)
TRIBES: Final = len(Tribe)
CARDS: Final = len(CARD_TYPES)
MOST_TRIBES: Final = 6
SLOTS: Final = MOST_TRIBES * KINGDOMS
DRAGON: Final = SLOTS
"""A dragon in the deck."""
NONE: Final = -1
"""No seat, no card, no raid plan."""
MOST_ALLIES: Final = sum(sorted(len(ally_deck((tribe,))) for tribe in Tribe)[-MOST_TRIBES:])
"""The size of the largest ally deck: halflings and five other tribes."""
MOST_AGES: Final = 3

# Enum members as integers: their index in the enum of `ethnos.rules`. Each constant looks up its
# own member, so reordering an enum changes the value and never the meaning of a constant. They are
# plain module constants because numba compiles those as literals.

DECISION_TURN: Final = DECISIONS.index(Decision.TURN)
DECISION_MARKER: Final = DECISIONS.index(Decision.MARKER)
DECISION_MERFOLK_MOVE: Final = DECISIONS.index(Decision.MERFOLK_MOVE)
DECISION_FREE_MARKER: Final = DECISIONS.index(Decision.FREE_MARKER)
DECISION_ORC_MARKER: Final = DECISIONS.index(Decision.ORC_MARKER)
DECISION_TROLL_TOKEN: Final = DECISIONS.index(Decision.TROLL_TOKEN)
DECISION_FURTHER_BAND: Final = DECISIONS.index(Decision.FURTHER_BAND)
DECISION_KEEP: Final = DECISIONS.index(Decision.KEEP)
DECISION_WIZARD_DRAW: Final = DECISIONS.index(Decision.WIZARD_DRAW)
DECISION_AGE_OVER: Final = DECISIONS.index(Decision.AGE_OVER)
DECISION_RAID: Final = DECISIONS.index(Decision.RAID)
DECISION_GAME_OVER: Final = DECISIONS.index(Decision.GAME_OVER)

_TRIBES: Final = tuple(Tribe)
TRIBE_ELF: Final = _TRIBES.index(Tribe.ELF)
TRIBE_GIANT: Final = _TRIBES.index(Tribe.GIANT)
TRIBE_MERFOLK: Final = _TRIBES.index(Tribe.MERFOLK)
TRIBE_ORC: Final = _TRIBES.index(Tribe.ORC)
TRIBE_SKELETON: Final = _TRIBES.index(Tribe.SKELETON)
TRIBE_TROLL: Final = _TRIBES.index(Tribe.TROLL)
TRIBE_WIZARD: Final = _TRIBES.index(Tribe.WIZARD)

TERMINATION_LAST_AGE: Final = TERMINATIONS.index(Termination.LAST_AGE)
TERMINATION_TEN_SKELETONS: Final = TERMINATIONS.index(Termination.TEN_SKELETONS)

BY_TEN_SKELETONS: Final = TIE_BREAKS.index(TieBreak.TEN_SKELETONS)
BY_GLORY: Final = TIE_BREAKS.index(TieBreak.GLORY)
BY_TROLLS: Final = TIE_BREAKS.index(TieBreak.TROLLS)
BY_MARKERS: Final = TIE_BREAKS.index(TieBreak.MARKERS)
BY_BANDS: Final = TIE_BREAKS.index(TieBreak.BANDS)
BY_NOTHING: Final = TIE_BREAKS.index(TieBreak.SHARED)
"""No tie-break separates the winners: they share the victory."""

GLORY_SOURCES: Final = 5
FROM_KINGDOMS, FROM_MERFOLK, FROM_GIANT, FROM_RAIDS, FROM_BANDS = range(GLORY_SOURCES)
"""Sources of an age's glory: the last index of `age_glory`."""

# Fields are as narrow as their largest value allows. In interpreted mode all are 64 bits wide, so
# that a value that overflows its narrow field shows up as a difference between the two modes.
_I1: Final = "i8" if INTERPRETED else "i1"
_I2: Final = "i8" if INTERPRETED else "i2"

Row: TypeAlias = Any
"""An array inside a struct."""

Small = Annotated[int, _I1]
Set = Annotated[int, "i8"]
"""A set of slots."""
BySeat = Annotated[Row, _I1, (MAX_PLAYERS,)]
GloryBySeat = Annotated[Row, _I2, (MAX_PLAYERS,)]
BySlot = Annotated[Row, _I1, (SLOTS,)]
BySeatAndSlot = Annotated[Row, _I1, (MAX_PLAYERS, SLOTS)]
ByBand = Annotated[Row, _I1, (MOST_ALLIES,)]


class GameStruct:
    """The fields of one game, in memory order. `games[i]` is a reference to one, not a copy.

    This class is never instantiated: it is the type hint of a numpy row, and the source of
    `GAME_DTYPE`.
    """

    seed: Annotated[np.uint64, "u8"]
    """The seed that setup and ages are dealt from."""
    dealer: Annotated[Row, "u8", (2,)]
    """Scratch space for the random stream of a deal."""

    # Sets of slots.
    hand_set: Annotated[Row, "i8", (MAX_PLAYERS,)]
    pool_set: Set
    draft_set: Set
    """The cards that may still join the draft."""
    skeletons: Set
    """The skeletons' slot; empty if they are not in play."""

    # Card counts by slot.
    hand: BySeatAndSlot
    known: BySeatAndSlot
    pool: BySlot
    covered: BySlot
    """Cards whose location is not public: in the deck, drawn from it, or in discarded hands."""
    discarded: BySlot
    deck: Annotated[Row, _I1, (MOST_ALLIES + DRAGONS,)]
    """The next card is the last."""
    deck_size: Small

    # Bands in the order they were played. `band_cards` concatenates them, each leader first.
    band_cards: ByBand
    band_owner: ByBand
    band_size: ByBand
    bands: Small
    cards_laid: Small
    bands_by_size: Annotated[Row, _I1, (MAX_PLAYERS, LARGEST_BAND)]
    bands_worth: GloryBySeat
    """What the bands of each seat will score, kept up to date as bands are played."""

    # The draft: the cards named so far of a band to play or a hand to keep.
    draft: Annotated[Row, _I1, (LARGEST_BAND,)]
    draft_size: Small
    draft_run: Small
    """The number of copies of the card added last."""

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
    age_glory: Annotated[Row, _I2, (MOST_AGES, MAX_PLAYERS, GLORY_SOURCES)]
    """The glory scored at the end of each age, by seat and source."""
    ages_scored: Small
    """A set of ages; age 1 is bit 0."""
    rank: BySeat
    """Valid once the game is over."""

    # The board.
    markers: Annotated[Row, _I1, (KINGDOMS, MAX_PLAYERS)]
    tokens: Annotated[Row, _I1, (KINGDOMS, MOST_AGES)]
    token_count: Annotated[Row, _I1, (KINGDOMS,)]
    tribes: Annotated[Row, _I1, (MOST_TRIBES,)]
    """The tribes in play, ascending, padded with `NONE`."""
    tribe_index: Annotated[Row, _I1, (TRIBES,)]
    """The index of each tribe in `tribes`, or `NONE`."""
    tribe_count: Small
    card_at: Annotated[Row, _I1, (SLOTS + 1,)]
    """The card type of each slot; a dragon comes after all card types."""
    giant_holder: Small
    giant_size: Small

    # Turn and decision.
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

    # The outcome.
    winners: Small
    """A set of seats."""
    termination: Small
    decided_by: Small

    # The ruleset. Every option is stored as the index of its value in its enumeration.
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
    hints = get_type_hints(GameStruct, include_extras=True)
    return [(name, *hint.__metadata__) for name, hint in hints.items()]


GAME_DTYPE: Final = np.dtype((np.record, np.dtype(_fields(), align=True)))
"""The struct type, for numpy and numba."""

OPTION_VALUES: Final = {
    name: tuple(type(value)) if isinstance(value, StrEnum) else (False, True)
    for name in OPTION_NAMES
    for value in (getattr(STANDARD, name),)
}
"""The values of every option; a struct stores indices into these tuples."""

TRIBE_OF_CARD: Final = np.array([list(Tribe).index(card.tribe) for card in CARD_TYPES])
KINGDOM_OF_CARD: Final = np.array(
    [0 if card.kingdom is None else list(Kingdom).index(card.kingdom) for card in CARD_TYPES]
)
FIRST_CARD_OF_TRIBE: Final = np.array(
    [next(i for i, card in enumerate(CARD_TYPES) if card.tribe is tribe) for tribe in Tribe]
)

ONE_TRIBE: Final = (1 << KINGDOMS) - 1
"""The slots of the first tribe; shift by `KINGDOMS` for the next."""
ONE_KINGDOM: Final = sum(1 << index * KINGDOMS for index in range(MOST_TRIBES))
"""The slots of the first kingdom; shift by one for the next."""


def new_game_array(count: int) -> GameArray:
    """Return an array of zeroed structs."""
    return np.zeros(count, GAME_DTYPE)


@compiled
def slot_of(game: GameStruct, card: int) -> int:
    """Return the slot of a card type in this game; its tribe must be in play."""
    return int(game.tribe_index[TRIBE_OF_CARD[card]] * KINGDOMS + KINGDOM_OF_CARD[card])


@compiled
def card_of(game: GameStruct, slot: int) -> int:
    """Return the card type in a slot of this game."""
    return int(game.card_at[slot])


@compiled
def tribe_of(game: GameStruct, slot: int) -> int:
    """Return the tribe of a slot."""
    return int(game.tribes[slot // KINGDOMS])
