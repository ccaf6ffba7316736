"""The fields of one packed game, and the integers that stand for rules enums.

Cards. A game has at most six tribes, so its cards are numbered by *slots*: six for each tribe in
play, in the order of tribes and kingdoms (slot = 6 * index of the tribe + kingdom). Skeletons use
the first slot of their six. A set of cards is one 64-bit integer with one bit per slot.
"""

from __future__ import annotations

from enum import StrEnum
from math import prod
from typing import Annotated, Any, Final, NamedTuple, TypeAlias, get_type_hints

from ethnos.rules.cards import CARD_TYPES, DRAGONS, Kingdom, Tribe, ally_deck
from ethnos.rules.components import LARGEST_BAND, MAX_PLAYERS
from ethnos.rules.outcome import TERMINATIONS, TIE_BREAKS, Termination, TieBreak
from ethnos.rules.ruleset import OPTION_NAMES, STANDARD
from ethnos.rules.state import DECISIONS, Decision

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

Row: TypeAlias = Any
"""An array inside a struct, or a list."""

# Fields are as narrow as their largest value allows.
Small = Annotated[int, "i1"]
Set = Annotated[int, "i8"]
"""A set of slots."""
BySeat = Annotated[Row, "i1", (MAX_PLAYERS,)]
GloryBySeat = Annotated[Row, "i2", (MAX_PLAYERS,)]
BySlot = Annotated[Row, "i1", (SLOTS,)]
BySeatAndSlot = Annotated[Row, "i1", (MAX_PLAYERS, SLOTS)]
ByBand = Annotated[Row, "i1", (MOST_ALLIES,)]


class GameStruct:
    """The fields of one game, in memory order.

    It is the type hint of a numpy row (`ethnos.fast.layout`) and the base of `PlainGame`.
    """

    seed: Annotated[Any, "u8"]
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
    deck: Annotated[Row, "i1", (MOST_ALLIES + DRAGONS,)]
    """The next card is the last."""
    deck_size: Small

    # Bands in the order they were played. `band_cards` concatenates them, each leader first.
    band_cards: ByBand
    band_owner: ByBand
    band_size: ByBand
    bands: Small
    cards_laid: Small
    bands_by_size: Annotated[Row, "i1", (MAX_PLAYERS, LARGEST_BAND)]
    bands_worth: GloryBySeat
    """What the bands of each seat will score, kept up to date as bands are played."""

    # The draft: the cards named so far of a band to play or a hand to keep.
    draft: Annotated[Row, "i1", (LARGEST_BAND,)]
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
    age_glory: Annotated[Row, "i2", (MOST_AGES, MAX_PLAYERS, GLORY_SOURCES)]
    """The glory scored at the end of each age, by seat and source."""
    ages_scored: Small
    """A set of ages; age 1 is bit 0."""
    rank: BySeat
    """Valid once the game is over."""

    # The board.
    markers: Annotated[Row, "i1", (KINGDOMS, MAX_PLAYERS)]
    tokens: Annotated[Row, "i1", (KINGDOMS, MOST_AGES)]
    token_count: Annotated[Row, "i1", (KINGDOMS,)]
    tribes: Annotated[Row, "i1", (MOST_TRIBES,)]
    """The tribes in play, ascending, padded with `NONE`."""
    tribe_index: Annotated[Row, "i1", (TRIBES,)]
    """The index of each tribe in `tribes`, or `NONE`."""
    tribe_count: Small
    card_at: Annotated[Row, "i1", (SLOTS + 1,)]
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

    # The ruleset. A ruling is stored as the index of its value in its enumeration, a house number
    # as it is.
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
    hand_limit: Small
    marker_count: Small


class Field(NamedTuple):
    """One field in memory."""

    name: str
    kind: str
    """Its integers as numpy names them: i1, i2, i8 or u8."""
    shape: tuple[int, ...]
    """Empty for a single integer."""
    offset: int
    """Bytes from the start of the struct."""

    @property
    def length(self) -> int:
        """The number of integers."""
        return prod(self.shape)

    @property
    def width(self) -> int:
        """The bytes of one integer."""
        return int(self.kind[1:])

    @property
    def end(self) -> int:
        """Bytes from the start of the struct to what follows the field."""
        return self.offset + self.length * self.width


def lay_out(*, wide: bool = False) -> tuple[Field, ...]:
    """Return all fields, each aligned to its width; in a wide layout all integers have 64 bits."""
    fields: list[Field] = []
    end = 0
    for name, hint in get_type_hints(GameStruct, include_extras=True).items():
        kind, shape = (*hint.__metadata__, ())[:2]
        kind = f"{kind[0]}8" if wide else kind
        width = int(kind[1:])
        fields.append(Field(name, kind, shape, -(-end // width) * width))
        end = fields[-1].end
    return tuple(fields)


def struct_size(fields: tuple[Field, ...]) -> int:
    """Return the bytes of a struct: a whole number of words."""
    return -(-fields[-1].end // WORD) * WORD


WORD: Final = 8
FIELDS: Final = lay_out()
"""The fields of the compiled engine, in memory order."""

OPTION_VALUES: Final = {
    name: tuple(type(value)) if isinstance(value, StrEnum) else (False, True)
    for name in OPTION_NAMES
    for value in (getattr(STANDARD, name),)
}
"""The values of every option; a struct stores indices into these tuples."""

TRIBE_OF_CARD: Final = tuple(list(Tribe).index(card.tribe) for card in CARD_TYPES)
KINGDOM_OF_CARD: Final = tuple(
    0 if card.kingdom is None else list(Kingdom).index(card.kingdom) for card in CARD_TYPES
)
FIRST_CARD_OF_TRIBE: Final = tuple(
    next(i for i, card in enumerate(CARD_TYPES) if card.tribe is tribe) for tribe in Tribe
)

ONE_TRIBE: Final = (1 << KINGDOMS) - 1
"""The slots of the first tribe; shift by `KINGDOMS` for the next."""
ONE_KINGDOM: Final = sum(1 << index * KINGDOMS for index in range(MOST_TRIBES))
"""The slots of the first kingdom; shift by one for the next."""
