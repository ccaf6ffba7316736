"""What a seat sees, as one row of numbers: named pieces, one after the other.

Seats are counted from the observer: 0 is the observer, 1 the next in turn order. Seats, tribes and
tokens that are not in play are 0. Nothing here depends on what the seat may not know.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.fast.board import current_leader, current_size
from ethnos.fast.jit import compiled, inlined
from ethnos.fast.layout import (
    CARDS,
    GAME_OVER,
    KEEP,
    KINGDOMS,
    MOST_AGES,
    NONE,
    RAID,
    SLOTS,
    TRIBES,
    TURN,
    Game,
    card_of,
)
from ethnos.fast.options import SIMULTANEOUS
from ethnos.fast.word_access import BYTE, SIX, read_six, spread, write_six
from ethnos.records.digest import DECISIONS
from ethnos.rules.cards import DRAGONS
from ethnos.rules.components import LARGEST_BAND, MAX_PLAYERS, TROLL_TOKENS

Observation = npt.NDArray[np.uint8]
Sight: TypeAlias = Any
"""An observation as a record: `row.view(SIGHT)[0]` is one, and no copy."""

SEATS: Final = MAX_PLAYERS
TOKENS: Final = len(TROLL_TOKENS)
assert SEATS == KINGDOMS == TOKENS == SIX
MOST_GLORY: Final = 255


class Piece(NamedTuple):
    """A named part of an observation."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    private: bool = False
    """Whether it tells what only this seat may know."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return int(np.prod(self.shape))


PIECES: Final = (
    Piece("hand", (CARDS,), "own cards, by card type", private=True),
    Piece("known", (SEATS, CARDS), "cards everybody saw being taken, by seat and card type"),
    Piece("pool", (CARDS,), "cards that lie face up"),
    Piece(
        "unseen",
        (CARDS + 1,),
        "cards whose place this seat does not know; dragons last",
        private=True,
    ),
    Piece(
        "draft", (CARDS,), "cards named so far for a band or a kept hand; own only", private=True
    ),
    Piece("draft_leader", (CARDS,), "1 at the leader of the band begun; own only", private=True),
    Piece("leader", (CARDS,), "1 at the leader of the band being played"),
    Piece("leader_size", (1,), "the size of the band being played"),
    Piece("hand_sizes", (SEATS,), "cards in each hand"),
    Piece("band_sizes", (SEATS, LARGEST_BAND), "bands of this age, by seat and size"),
    Piece("bands_worth", (SEATS,), "what these bands will score"),
    Piece("markers", (KINGDOMS, SEATS), "markers in each kingdom"),
    Piece("tokens", (KINGDOMS, MOST_AGES), "glory tokens of each kingdom"),
    Piece("glory", (SEATS,), "glory, at most 255"),
    Piece("supply", (SEATS,), "markers left"),
    Piece("merfolk", (SEATS,), "spaces on the merfolk track"),
    Piece("orc_boards", (SEATS, KINGDOMS), "1 at occupied orc spaces"),
    Piece("trolls", (SEATS, TOKENS), "1 at troll tokens held"),
    Piece("giant", (SEATS,), "the size of the band that holds the giant token, at its holder"),
    Piece(
        "raid_plans", (SEATS, KINGDOMS), "1 at spaces to be raided, as far as known", private=True
    ),
    Piece("raids_decided", (SEATS,), "1 at those who have decided about their raid"),
    Piece("first_player", (SEATS,), "1 at the first player of the age"),
    Piece("turn_owner", (SEATS,), "1 at the player whose turn it is"),
    Piece("to_move", (SEATS,), "1 at the player who decides"),
    Piece("in_play", (SEATS,), "1 at the seats that take part"),
    Piece("decision", (len(DECISIONS),), "1 at what is to be decided"),
    Piece("age", (1,), "the age"),
    Piece("ages", (1,), "how many ages are played"),
    Piece("dragons_revealed", (1,), "dragons revealed in this age"),
    Piece("deck_size", (1,), "cards left in the deck"),
    Piece("dragon_free", (1,), "how many of the next cards cannot be dragons"),
    Piece("bands_this_turn", (1,), "bands played in this turn"),
    Piece("free_markers", (1,), "free merfolk markers still to be placed"),
    Piece("tribes", (TRIBES,), "1 at the tribes in play"),
)
"""The order of an observation. Card types, tribes and kingdoms are in alphabetical order."""

OFFSETS: Final = {
    piece.name: sum(before.size for before in PIECES[:number])
    for number, piece in enumerate(PIECES)
}
OBSERVATION_SIZE: Final = sum(piece.size for piece in PIECES)

SIGHT: Final = np.dtype(
    (np.record, np.dtype([(piece.name, np.uint8, piece.shape) for piece in PIECES]))
)
"""An observation as a record whose fields are the pieces; numba counts no references to it."""

_SEATS_IN_ORDER: Final = sum(seat << seat * BYTE for seat in range(SEATS))


def split(row: Observation) -> dict[str, Observation]:
    """Return the pieces of an observation by name, each in its shape."""
    return {
        piece.name: row[OFFSETS[piece.name] :][: piece.size].reshape(piece.shape)
        for piece in PIECES
    }


@inlined
def observe_step(game: Game, sight: Sight) -> None:
    """Write what the player to move sees over what the player to move saw before a step."""
    if game.draft_size > 0:  # the step named a card, and nothing else has changed
        observe_named(game, game.draft_size - 1, sight)
    else:
        observe(game, game.to_move, sight)


@inlined
def observe(game: Game, seat: int, sight: Sight) -> None:
    """Write what a seat sees over zeros, or over what a seat of the same game saw before.

    What is written in sixes is written in the order of the pieces (see `write_six`), single numbers
    in between or after them. Places that are 0 throughout a game are left alone.
    """
    order = from_observer(game, seat, _SEATS_IN_ORDER)
    observe_cards(game, seat, order, sight)
    observe_band(game, seat, sight)
    observe_seats(game, seat, order, sight)
    observe_raids(game, seat, order, sight)
    observe_turn(game, seat, sight)
    observe_numbers(game, seat, order, sight)


@compiled
def from_observer(game: Game, seat: int, six: int) -> int:
    """Return six numbers by seat as the observer counts seats."""
    ring = game.players * BYTE
    in_play = (1 << ring) - 1
    own = seat * BYTE
    six &= in_play
    return (six >> own | six << ring - own) & in_play


@compiled
def seat_at(order: int, place: int) -> int:
    """Return the seat at a place counted from the observer, without a branch to mispredict."""
    return order >> place * BYTE & 255


@compiled
def place_of(game: Game, seat: int, other: int) -> int:
    """Return how many places after the observer another seat sits."""
    return other - seat if other >= seat else other - seat + game.players


@inlined
def observe_cards(game: Game, seat: int, order: int, sight: Sight) -> None:
    """Write the cards, tribe by tribe. Of a rival's hand only the known part is looked at."""
    # Skeletons have one card type but six slots: what their empty ones overwrite comes later.
    tribes = game.tribe_count
    own = seat * SLOTS
    for tribe in range(tribes):
        slot = tribe * KINGDOMS
        write_six(sight.hand, card_of(game, slot), read_six(game.hand, own + slot))
    for place in range(game.players):
        known = seat_at(order, place) * SLOTS
        for tribe in range(tribes):
            slot = tribe * KINGDOMS
            card = place * CARDS + card_of(game, slot)
            write_six(sight.known, card, read_six(game.known, known + slot))
    for tribe in range(tribes):
        slot = tribe * KINGDOMS
        write_six(sight.pool, card_of(game, slot), read_six(game.pool, slot))
    for tribe in range(tribes):
        slot = tribe * KINGDOMS
        covered = read_six(game.covered, slot) + read_six(game.known, own + slot)
        unseen = covered - read_six(game.hand, own + slot)  # six sums, none of them below 0
        write_six(sight.unseen, card_of(game, slot), unseen)


@inlined
def observe_band(game: Game, seat: int, sight: Sight) -> None:
    """Write the band being built and the band being played."""
    sight.draft[:] = 0
    sight.draft_leader[:] = 0
    sight.leader[:] = 0
    sight.leader_size[:] = 0
    if game.to_move == seat:
        for number in range(game.draft_size):
            observe_named(game, number, sight)
    if TURN < game.decision < RAID:
        sight.leader[card_of(game, current_leader(game))] = 1
        sight.leader_size[0] = current_size(game)


@inlined
def observe_named(game: Game, number: int, sight: Sight) -> None:
    """Write a card named for a band or a kept hand, where those named before it are written."""
    card = card_of(game, game.draft[number])
    sight.draft[card] += 1
    if number == 0 and game.decision != KEEP:
        sight.draft_leader[card] = 1


@inlined
def observe_seats(game: Game, seat: int, order: int, sight: Sight) -> None:
    """Write what lies before the players, and what lies on the board."""
    write_six(sight.hand_sizes, 0, from_observer(game, seat, read_six(game.hand_size, 0)))
    for place in range(game.players):
        at, sizes = place * LARGEST_BAND, seat_at(order, place) * LARGEST_BAND
        write_six(sight.band_sizes, at, read_six(game.bands_by_size, sizes))
        at, sizes = at + LARGEST_BAND - SIX, sizes + LARGEST_BAND - SIX
        write_six(sight.band_sizes, at, read_six(game.bands_by_size, sizes))
    for kingdom in range(KINGDOMS):
        row = kingdom * SEATS
        write_six(sight.markers, row, from_observer(game, seat, read_six(game.markers, row)))
    for token in range(0, KINGDOMS * MOST_AGES, SIX):
        write_six(sight.tokens, token, read_six(game.tokens, token))
    write_six(sight.merfolk, 0, from_observer(game, seat, read_six(game.merfolk, 0)))
    for place in range(game.players):
        spaces = game.orc_board[seat_at(order, place)]
        write_six(sight.orc_boards, place * KINGDOMS, spread(spaces))
    for place in range(game.players):
        held = game.trolls[seat_at(order, place)]
        write_six(sight.trolls, place * TOKENS, spread(held))


@inlined
def observe_raids(game: Game, seat: int, order: int, sight: Sight) -> None:
    """Write who has decided about a raid, and how; in secret until all have. D41."""
    sight.raid_plans[:] = 0
    sight.raids_decided[:] = 0
    if game.decision < RAID:
        return
    secret = game.orc_raid_order == SIMULTANEOUS and game.decision != GAME_OVER
    for place in range(game.players):
        other = seat_at(order, place)
        plan = game.raid_plan[other]
        shown = 0 if plan == NONE or (secret and other != seat) else plan
        write_six(sight.raid_plans, place * KINGDOMS, spread(shown))
    for place in range(game.players):
        sight.raids_decided[place] = game.raid_plan[seat_at(order, place)] != NONE


@inlined
def observe_turn(game: Game, seat: int, sight: Sight) -> None:
    """Write who begins, whose turn and whose decision it is."""
    write_six(sight.first_player, 0, spread(1 << place_of(game, seat, game.first_player)))
    write_six(sight.turn_owner, 0, spread(1 << place_of(game, seat, game.turn_owner)))
    write_six(sight.to_move, 0, spread(1 << place_of(game, seat, game.to_move)))
    write_six(sight.in_play, 0, spread((1 << game.players) - 1))


@inlined
def observe_numbers(game: Game, seat: int, order: int, sight: Sight) -> None:
    """Write the pieces that do not come in sixes."""
    sight.unseen[CARDS] = DRAGONS - game.dragons_revealed
    for place in range(game.players):
        other = seat_at(order, place)
        sight.bands_worth[place] = game.bands_worth[other]
        sight.glory[place] = min(game.glory[other], MOST_GLORY)
        sight.supply[place] = game.supply[other]
    sight.giant[:] = 0
    if game.giant_holder != NONE:
        sight.giant[place_of(game, seat, game.giant_holder)] = game.giant_size
    sight.decision[:] = 0
    sight.decision[game.decision] = 1
    sight.age[0] = game.age
    sight.ages[0] = game.ages
    sight.dragons_revealed[0] = game.dragons_revealed
    sight.deck_size[0] = game.deck_size
    sight.dragon_free[0] = game.dragon_free
    sight.bands_this_turn[0] = game.bands_this_turn
    sight.free_markers[0] = game.free_markers
    for place in range(game.tribe_count):
        sight.tribes[game.tribes[place]] = 1
