"""The observation of a seat: one row of numbers made of named pieces.

Seats are counted from the observer: 0 is the observer, 1 the next in turn order. Seats, tribes and
tokens that are not in play are 0. Nothing depends on information hidden from the seat.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.fast.board import current_leader, current_size
from ethnos.fast.jit import compiled, inlined
from ethnos.fast.layout import card_of
from ethnos.fast.word_access import BYTE, SIX, bits_to_bytes, read_six, write_six
from ethnos.packed.fields import (
    CARDS,
    DECISION_GAME_OVER,
    DECISION_KEEP,
    DECISION_RAID,
    DECISION_TURN,
    KINGDOMS,
    MOST_AGES,
    NONE,
    SLOTS,
    TRIBES,
    GameStruct,
)
from ethnos.packed.options import SIMULTANEOUS
from ethnos.rules.cards import DRAGONS
from ethnos.rules.components import LARGEST_BAND, MAX_PLAYERS, TROLL_TOKENS
from ethnos.rules.state import DECISIONS, Decision

Observation = npt.NDArray[np.uint8]
ObservationStruct: TypeAlias = Any
"""An observation as a struct: `row.view(OBSERVATION_DTYPE)[0]` is one, without a copy."""

SEATS: Final = MAX_PLAYERS
TOKENS: Final = len(TROLL_TOKENS)
assert SEATS == KINGDOMS == TOKENS == SIX

# `observe_band` and `observe_raids` compare decisions: TURN < during a turn < RAID < GAME_OVER.
assert DECISIONS.index(Decision.TURN) == 0
assert [*DECISIONS[-2:]] == [Decision.RAID, Decision.GAME_OVER]
MOST_GLORY: Final = 255


class Piece(NamedTuple):
    """A named part of an observation."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    private: bool = False
    """Whether it depends on information that only this seat has."""

    @property
    def size(self) -> int:
        """The number of entries."""
        return int(np.prod(self.shape))


PIECES: Final = (
    Piece("hand", (CARDS,), "own cards, by card type", private=True),
    Piece("known", (SEATS, CARDS), "cards everybody saw being taken, by seat and card type"),
    Piece("pool", (CARDS,), "face-up cards, by card type"),
    Piece(
        "unseen",
        (CARDS + 1,),
        "cards whose location this seat does not know, by card type; dragons last",
        private=True,
    ),
    Piece("draft", (CARDS,), "cards named so far of a band or a kept hand; own only", private=True),
    Piece("draft_leader", (CARDS,), "1 at the leader of the drafted band; own only", private=True),
    Piece("leader", (CARDS,), "1 at the leader of the band being played"),
    Piece("leader_size", (1,), "size of the band being played"),
    Piece("hand_sizes", (SEATS,), "cards in each hand"),
    Piece("band_sizes", (SEATS, LARGEST_BAND), "bands of this age, by seat and size"),
    Piece("bands_worth", (SEATS,), "glory these bands will score"),
    Piece("markers", (KINGDOMS, SEATS), "markers in each kingdom"),
    Piece("tokens", (KINGDOMS, MOST_AGES), "glory tokens of each kingdom"),
    Piece("glory", (SEATS,), "glory, at most 255"),
    Piece("supply", (SEATS,), "markers left"),
    Piece("merfolk", (SEATS,), "spaces on the merfolk track"),
    Piece("orc_boards", (SEATS, KINGDOMS), "1 at occupied orc spaces"),
    Piece("trolls", (SEATS, TOKENS), "1 at troll tokens held"),
    Piece("giant", (SEATS,), "size of the band that holds the giant token, at its holder"),
    Piece("raid_plans", (SEATS, KINGDOMS), "1 at spaces to be raided, if known", private=True),
    Piece("raids_decided", (SEATS,), "1 at seats that have decided about their raid"),
    Piece("first_player", (SEATS,), "1 at the first player of the age"),
    Piece("turn_owner", (SEATS,), "1 at the player whose turn it is"),
    Piece("to_move", (SEATS,), "1 at the player who decides"),
    Piece("in_play", (SEATS,), "1 at seats that take part"),
    Piece("decision", (len(DECISIONS),), "1 at the pending decision"),
    Piece("age", (1,), "current age"),
    Piece("ages", (1,), "number of ages in the game"),
    Piece("dragons_revealed", (1,), "dragons revealed this age"),
    Piece("deck_size", (1,), "cards left in the deck"),
    Piece("dragon_free", (1,), "number of next cards that cannot be dragons"),
    Piece("bands_this_turn", (1,), "bands played this turn"),
    Piece("free_markers", (1,), "free merfolk markers still to place"),
    Piece("tribes", (TRIBES,), "1 at the tribes in play"),
)
"""The pieces in order. Card types, tribes and kingdoms are in alphabetical order."""

OFFSETS: Final = {
    piece.name: sum(before.size for before in PIECES[:number])
    for number, piece in enumerate(PIECES)
}
OBSERVATION_SIZE: Final = sum(piece.size for piece in PIECES)

OBSERVATION_DTYPE: Final = np.dtype(
    (np.record, np.dtype([(piece.name, np.uint8, piece.shape) for piece in PIECES]))
)
"""An observation as a struct whose fields are the pieces; numba counts no references to it."""

_SEATS_IN_ORDER: Final = sum(seat << seat * BYTE for seat in range(SEATS))


def split(row: Observation) -> dict[str, Observation]:
    """Return the pieces of an observation by name, each in its shape."""
    return {
        piece.name: row[OFFSETS[piece.name] :][: piece.size].reshape(piece.shape)
        for piece in PIECES
    }


@inlined
def observe_step(game: GameStruct, out: ObservationStruct) -> None:
    """Update the observation of the player to move, written before the last move."""
    if game.draft_size > 0:  # the move named a card and changed nothing else
        observe_named(game, game.draft_size - 1, out)
    else:
        observe(game, game.to_move, out)


@inlined
def observe(game: GameStruct, seat: int, out: ObservationStruct) -> None:
    """Write the observation of a seat over zeros, or over an earlier one of the same game.

    `write_six` clears the two bytes after its six. So pieces written in sixes are written in their
    order, and single numbers in between or afterwards. Entries that are 0 throughout a game are
    not written.
    """
    order = from_observer(game, seat, _SEATS_IN_ORDER)
    observe_cards(game, seat, order, out)
    observe_band(game, seat, out)
    observe_seats(game, seat, order, out)
    observe_raids(game, seat, order, out)
    observe_turn(game, seat, out)
    observe_numbers(game, seat, order, out)


@compiled
def from_observer(game: GameStruct, seat: int, six: int) -> int:
    """Rotate six numbers by seat so that the observer comes first."""
    ring = game.players * BYTE
    in_play = (1 << ring) - 1
    own = seat * BYTE
    six &= in_play
    return (six >> own | six << ring - own) & in_play


@compiled
def seat_at(order: int, offset: int) -> int:
    """Return the seat at an offset from the observer, without a branch to mispredict."""
    return order >> offset * BYTE & 255


@compiled
def offset_of(game: GameStruct, seat: int, other: int) -> int:
    """Return the offset of another seat from the observer."""
    return other - seat if other >= seat else other - seat + game.players


@inlined
def observe_cards(game: GameStruct, seat: int, order: int, out: ObservationStruct) -> None:
    """Write the cards, tribe by tribe; of a rival's hand only the known part."""
    # Skeletons have one card type but six slots: the entries their five empty slots overwrite
    # belong to later tribes, which are written later.
    tribes = game.tribe_count
    own = seat * SLOTS
    for tribe in range(tribes):
        slot = tribe * KINGDOMS
        write_six(out.hand, card_of(game, slot), read_six(game.hand, own + slot))
    for offset in range(game.players):
        known = seat_at(order, offset) * SLOTS
        for tribe in range(tribes):
            slot = tribe * KINGDOMS
            card = offset * CARDS + card_of(game, slot)
            write_six(out.known, card, read_six(game.known, known + slot))
    for tribe in range(tribes):
        slot = tribe * KINGDOMS
        write_six(out.pool, card_of(game, slot), read_six(game.pool, slot))
    for tribe in range(tribes):
        slot = tribe * KINGDOMS
        covered = read_six(game.covered, slot) + read_six(game.known, own + slot)
        unseen = covered - read_six(game.hand, own + slot)  # six differences, none below 0
        write_six(out.unseen, card_of(game, slot), unseen)


@inlined
def observe_band(game: GameStruct, seat: int, out: ObservationStruct) -> None:
    """Write the draft and the band being played."""
    out.draft[:] = 0
    out.draft_leader[:] = 0
    out.leader[:] = 0
    out.leader_size[:] = 0
    if game.to_move == seat:
        for number in range(game.draft_size):
            observe_named(game, number, out)
    if DECISION_TURN < game.decision < DECISION_RAID:
        out.leader[card_of(game, current_leader(game))] = 1
        out.leader_size[0] = current_size(game)


@inlined
def observe_named(game: GameStruct, number: int, out: ObservationStruct) -> None:
    """Write one card of the draft; earlier ones are written already."""
    card = card_of(game, game.draft[number])
    out.draft[card] += 1
    if number == 0 and game.decision != DECISION_KEEP:
        out.draft_leader[card] = 1


@inlined
def observe_seats(game: GameStruct, seat: int, order: int, out: ObservationStruct) -> None:
    """Write hand sizes, bands, markers, tokens, tracks and boards."""
    write_six(out.hand_sizes, 0, from_observer(game, seat, read_six(game.hand_size, 0)))
    for offset in range(game.players):
        at, sizes = offset * LARGEST_BAND, seat_at(order, offset) * LARGEST_BAND
        write_six(out.band_sizes, at, read_six(game.bands_by_size, sizes))
        at, sizes = at + LARGEST_BAND - SIX, sizes + LARGEST_BAND - SIX
        write_six(out.band_sizes, at, read_six(game.bands_by_size, sizes))
    for kingdom in range(KINGDOMS):
        row = kingdom * SEATS
        write_six(out.markers, row, from_observer(game, seat, read_six(game.markers, row)))
    for token in range(0, KINGDOMS * MOST_AGES, SIX):
        write_six(out.tokens, token, read_six(game.tokens, token))
    write_six(out.merfolk, 0, from_observer(game, seat, read_six(game.merfolk, 0)))
    for offset in range(game.players):
        spaces = game.orc_board[seat_at(order, offset)]
        write_six(out.orc_boards, offset * KINGDOMS, bits_to_bytes(spaces))
    for offset in range(game.players):
        held = game.trolls[seat_at(order, offset)]
        write_six(out.trolls, offset * TOKENS, bits_to_bytes(held))


@inlined
def observe_raids(game: GameStruct, seat: int, order: int, out: ObservationStruct) -> None:
    """Write raid decisions; simultaneous ones stay secret until all are made. D41."""
    out.raid_plans[:] = 0
    out.raids_decided[:] = 0
    if game.decision < DECISION_RAID:
        return
    secret = game.orc_raid_order == SIMULTANEOUS and game.decision != DECISION_GAME_OVER
    for offset in range(game.players):
        other = seat_at(order, offset)
        plan = game.raid_plan[other]
        shown = 0 if plan == NONE or (secret and other != seat) else plan
        write_six(out.raid_plans, offset * KINGDOMS, bits_to_bytes(shown))
    for offset in range(game.players):
        out.raids_decided[offset] = game.raid_plan[seat_at(order, offset)] != NONE


@inlined
def observe_turn(game: GameStruct, seat: int, out: ObservationStruct) -> None:
    """Write first player, turn owner, player to move and seats in play."""
    write_six(out.first_player, 0, bits_to_bytes(1 << offset_of(game, seat, game.first_player)))
    write_six(out.turn_owner, 0, bits_to_bytes(1 << offset_of(game, seat, game.turn_owner)))
    write_six(out.to_move, 0, bits_to_bytes(1 << offset_of(game, seat, game.to_move)))
    write_six(out.in_play, 0, bits_to_bytes((1 << game.players) - 1))


@inlined
def observe_numbers(game: GameStruct, seat: int, order: int, out: ObservationStruct) -> None:
    """Write the pieces that do not come in sixes."""
    out.unseen[CARDS] = DRAGONS - game.dragons_revealed
    for offset in range(game.players):
        other = seat_at(order, offset)
        out.bands_worth[offset] = game.bands_worth[other]
        out.glory[offset] = min(game.glory[other], MOST_GLORY)
        out.supply[offset] = game.supply[other]
    out.giant[:] = 0
    if game.giant_holder != NONE:
        out.giant[offset_of(game, seat, game.giant_holder)] = game.giant_size
    out.decision[:] = 0
    out.decision[game.decision] = 1
    out.age[0] = game.age
    out.ages[0] = game.ages
    out.dragons_revealed[0] = game.dragons_revealed
    out.deck_size[0] = game.deck_size
    out.dragon_free[0] = game.dragon_free
    out.bands_this_turn[0] = game.bands_this_turn
    out.free_markers[0] = game.free_markers
    for offset in range(game.tribe_count):
        out.tribes[game.tribes[offset]] = 1
