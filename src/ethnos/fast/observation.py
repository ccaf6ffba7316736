"""What a seat sees, as one row of numbers: named pieces, one after the other.

Seats are counted from the observer: 0 is the observer, 1 the next in turn order. Seats, tribes and
tokens that are not in play are 0. Nothing here depends on what the seat may not know.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ethnos.fast.jit import compiled, inlined
from ethnos.fast.layout import (
    CARDS,
    FURTHER_BAND,
    GAME_OVER,
    KINGDOMS,
    MOST_AGES,
    NONE,
    RAID,
    TRIBES,
    TURN,
    Game,
    card_of,
)
from ethnos.fast.options import SIMULTANEOUS
from ethnos.records.digest import DECISIONS
from ethnos.rules.cards import DRAGONS
from ethnos.rules.components import LARGEST_BAND, MAX_PLAYERS, TROLL_TOKENS

Observation = npt.NDArray[np.uint8]

SEATS: Final = MAX_PLAYERS
TOKENS: Final = len(TROLL_TOKENS)
assert TOKENS == KINGDOMS  # one loop writes the sets of both
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

_HAND: Final = OFFSETS["hand"]
_KNOWN: Final = OFFSETS["known"]
_POOL: Final = OFFSETS["pool"]
_UNSEEN: Final = OFFSETS["unseen"]
_DRAFT: Final = OFFSETS["draft"]
_DRAFT_LEADER: Final = OFFSETS["draft_leader"]
_LEADER: Final = OFFSETS["leader"]
_LEADER_SIZE: Final = OFFSETS["leader_size"]
_HAND_SIZES: Final = OFFSETS["hand_sizes"]
_BAND_SIZES: Final = OFFSETS["band_sizes"]
_BANDS_WORTH: Final = OFFSETS["bands_worth"]
_MARKERS: Final = OFFSETS["markers"]
_TOKENS: Final = OFFSETS["tokens"]
_GLORY: Final = OFFSETS["glory"]
_SUPPLY: Final = OFFSETS["supply"]
_MERFOLK: Final = OFFSETS["merfolk"]
_ORC_BOARDS: Final = OFFSETS["orc_boards"]
_TROLLS: Final = OFFSETS["trolls"]
_GIANT: Final = OFFSETS["giant"]
_RAID_PLANS: Final = OFFSETS["raid_plans"]
_RAIDS_DECIDED: Final = OFFSETS["raids_decided"]
_FIRST_PLAYER: Final = OFFSETS["first_player"]
_TURN_OWNER: Final = OFFSETS["turn_owner"]
_TO_MOVE: Final = OFFSETS["to_move"]
_IN_PLAY: Final = OFFSETS["in_play"]
_DECISION: Final = OFFSETS["decision"]
_AGE: Final = OFFSETS["age"]
_AGES: Final = OFFSETS["ages"]
_DRAGONS: Final = OFFSETS["dragons_revealed"]
_DECK_SIZE: Final = OFFSETS["deck_size"]
_DRAGON_FREE: Final = OFFSETS["dragon_free"]
_BANDS_THIS_TURN: Final = OFFSETS["bands_this_turn"]
_FREE_MARKERS: Final = OFFSETS["free_markers"]
_TRIBES: Final = OFFSETS["tribes"]
_AFTER_CARDS: Final = _DRAFT
"""What comes before is written anew in every place that can be other than 0."""


def split(row: Observation) -> dict[str, Observation]:
    """Return the pieces of an observation by name, each in its shape."""
    return {
        piece.name: row[OFFSETS[piece.name] :][: piece.size].reshape(piece.shape)
        for piece in PIECES
    }


@inlined
def observe(game: Game, seat: int, row: Observation) -> None:
    """Write what a seat sees into a row of `OBSERVATION_SIZE` numbers."""
    row[:] = 0
    observe_again(game, seat, row)


@inlined
def observe_again(game: Game, seat: int, row: Observation) -> None:
    """Write what a seat sees into a row that holds what a seat of the same game saw before."""
    observe_cards(game, seat, row)
    row[_AFTER_CARDS:] = 0
    observe_band(game, seat, row)
    observe_seats(game, seat, row)
    observe_moment(game, seat, row)


@compiled
def from_seat(game: Game, seat: int, other: int) -> int:
    """Return how many places after the observer another seat sits."""
    return other - seat if other >= seat else other - seat + game.players


@inlined
def observe_cards(game: Game, seat: int, row: Observation) -> None:
    """Write the cards, tribe by tribe. Of a rival's hand only the known part is looked at."""
    # Skeletons have one card type but six slots: what their empty ones overwrite comes later.
    for place in range(game.tribe_count):
        first = card_of(game, place * KINGDOMS)
        for kingdom in range(KINGDOMS):
            slot = place * KINGDOMS + kingdom
            card = first + kingdom
            own = game.hand[seat, slot]
            row[_HAND + card] = own
            row[_POOL + card] = game.pool[slot]
            row[_UNSEEN + card] = game.covered[slot] - own + game.known[seat, slot]
    for other in range(game.players):
        at = _KNOWN + from_seat(game, seat, other) * CARDS
        for place in range(game.tribe_count):
            first = at + card_of(game, place * KINGDOMS)
            for kingdom in range(KINGDOMS):
                row[first + kingdom] = game.known[other, place * KINGDOMS + kingdom]
    row[_UNSEEN + CARDS] = DRAGONS - game.dragons_revealed


@inlined
def observe_band(game: Game, seat: int, row: Observation) -> None:
    """Write the band being built and the band being played."""
    if game.to_move == seat and game.draft_size > 0:
        for number in range(game.draft_size):
            row[_DRAFT + card_of(game, game.draft[number])] += 1
        if game.decision in (TURN, FURTHER_BAND):
            row[_DRAFT_LEADER + card_of(game, game.draft[0])] = 1
    if TURN < game.decision < RAID:
        size = game.band_size[game.bands - 1]
        row[_LEADER + card_of(game, game.band_cards[game.cards_laid - size])] = 1
        row[_LEADER_SIZE] = size


@inlined
def observe_seats(game: Game, seat: int, row: Observation) -> None:
    """Write what lies before the players, and their markers on the board."""
    secret = game.orc_raid_order == SIMULTANEOUS and game.decision != GAME_OVER  # D41
    for other in range(game.players):
        place = from_seat(game, seat, other)
        row[_HAND_SIZES + place] = game.hand_size[other]
        row[_BANDS_WORTH + place] = game.bands_worth[other]
        row[_GLORY + place] = min(game.glory[other], MOST_GLORY)
        row[_SUPPLY + place] = game.supply[other]
        row[_MERFOLK + place] = game.merfolk[other]
        row[_IN_PLAY + place] = 1
        plan = game.raid_plan[other]
        row[_RAIDS_DECIDED + place] = plan != NONE
        shown = 0 if plan == NONE or (secret and other != seat) else plan
        for bit in range(KINGDOMS):
            row[_ORC_BOARDS + place * KINGDOMS + bit] = game.orc_board[other] >> bit & 1
            row[_TROLLS + place * KINGDOMS + bit] = game.trolls[other] >> bit & 1
            row[_RAID_PLANS + place * KINGDOMS + bit] = shown >> bit & 1
            row[_MARKERS + bit * SEATS + place] = game.markers[bit, other]
        for size in range(LARGEST_BAND):
            row[_BAND_SIZES + place * LARGEST_BAND + size] = game.bands_by_size[other, size]
    if game.giant_holder != NONE:
        row[_GIANT + from_seat(game, seat, game.giant_holder)] = game.giant_size


@inlined
def observe_moment(game: Game, seat: int, row: Observation) -> None:
    """Write whose decision it is, of what kind, how far the age has come, and what it pays."""
    row[_FIRST_PLAYER + from_seat(game, seat, game.first_player)] = 1
    row[_TURN_OWNER + from_seat(game, seat, game.turn_owner)] = 1
    row[_TO_MOVE + from_seat(game, seat, game.to_move)] = 1
    row[_DECISION + game.decision] = 1
    row[_AGE] = game.age
    row[_AGES] = game.ages
    row[_DRAGONS] = game.dragons_revealed
    row[_DECK_SIZE] = game.deck_size
    row[_DRAGON_FREE] = game.dragon_free
    row[_BANDS_THIS_TURN] = game.bands_this_turn
    row[_FREE_MARKERS] = game.free_markers
    for place in range(game.tribe_count):
        row[_TRIBES + game.tribes[place]] = 1
    for kingdom in range(KINGDOMS):
        for place in range(MOST_AGES):
            row[_TOKENS + kingdom * MOST_AGES + place] = game.tokens[kingdom, place]
