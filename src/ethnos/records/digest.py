"""The digest of many games: equal for all engines that play them identically.

Every state has one encoding in bytes. A game's checksum (CRC-32) is chained over all its states and
the choices between them; the digest of a simulation is the SHA-256 of one line per game.
`ethnos.fast` writes the same bytes without building a `GameState`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Final, Generic, TypeVar
from zlib import crc32

from ethnos.rules.bands import Band
from ethnos.rules.cards import CARD_TYPES, DRAGON, Card, DeckCard, Kingdom, Tribe
from ethnos.rules.outcome import TERMINATIONS, TIE_BREAKS, Outcome
from ethnos.rules.results import AgeResult
from ethnos.rules.state import DECISIONS, GameState
from ethnos.rules.streams import mix

DIGEST_FORMAT: Final = "ethnos-digest/1"

NOTHING: Final = 255
"""Represents `None` in fields that contain a number."""
DRAGON_CODE: Final = len(CARD_TYPES)

_MASK_64: Final = (1 << 64) - 1
_CARD_CODES: Final[dict[DeckCard, int]] = {
    **{card: code for code, card in enumerate(CARD_TYPES)},
    DRAGON: DRAGON_CODE,
}
_TRIBE_CODES: Final = {tribe: code for code, tribe in enumerate(Tribe)}
_DECISION_CODES: Final = {decision: code for code, decision in enumerate(DECISIONS)}
_KINGDOM_BITS: Final = {kingdom: 1 << bit for bit, kingdom in enumerate(Kingdom)}

Part = TypeVar("Part")


def game_seed(root_seed: int, index: int) -> int:
    """Return the seed of one of many games.

    >>> game_seed(1, 0) == game_seed(1, 1)
    False
    """
    return mix((mix(root_seed & _MASK_64) + index) & _MASK_64)


@dataclass(frozen=True, slots=True)
class GameSummary:
    """The summary of one game of a simulation."""

    seed: int
    decisions: int
    """The number of steps, see `ethnos.rules.steps`."""
    checksum: int

    def __str__(self) -> str:
        return f"{self.seed} {self.decisions} {self.checksum:08x}"


def digest_of(games: Iterable[GameSummary]) -> str:
    """Return the digest of games, which depends on their order."""
    whole = hashlib.sha256(f"{DIGEST_FORMAT}\n".encode())
    for game in games:
        whole.update(f"{game}\n".encode())
    return whole.hexdigest()


@dataclass(frozen=True, slots=True)
class SimulationResult:
    """The result of a simulation, and its duration."""

    games: int
    decisions: int
    """The number of steps, see `ethnos.rules.steps`."""
    seconds: float
    digest: str | None
    """Equal digests mean equal games, decision by decision; `None` if not requested."""


Progress = Callable[[int], None]
"""Called with the number of finished games."""


class Checksum:
    """The running checksum of one game."""

    def __init__(self, state: GameState) -> None:
        self._encoder = Encoder()
        self._choices = bytearray()
        self.value = crc32(self._encoder.encode(state))

    def choose(self, options: int, chosen: int) -> None:
        """Add a step: the number of options, and the index of the chosen one."""
        self._choices += bytes((options, chosen))

    def pass_through(self, state: GameState) -> None:
        """Add the state after a complete action."""
        self.value = crc32(self._encoder.encode(state), crc32(self._choices, self.value))
        self._choices.clear()


class Encoder:
    """Writes states as bytes.

    An action changes little of a state, so the encoded parts are cached.
    """

    def __init__(self) -> None:
        self._hands: _Row[tuple[Card, ...]] = _Row(_cards)
        self._bands: _Row[tuple[Band, ...]] = _Row(_bands)
        self._board: tuple[tuple[object, ...], bytes] = ((), b"")
        self._deck: tuple[list[DeckCard], bytes] = ([], b"")

    def encode(self, state: GameState) -> bytes:
        """Return the bytes of this state in the format of `docs/fast-engine.md`."""
        return b"".join(
            (
                _moment(state),
                self._hands.write((*state.hands, *state.known, state.pool, state.discarded)),
                self._bands.write(state.bands),
                self._deck_bytes(state.deck),
                self._board_bytes(state),
            )
        )

    def _board_bytes(self, state: GameState) -> bytes:
        """Return the bytes of the parts that seldom change."""
        now = (
            *(state.glory, state.supply, state.merfolk),
            *(state.orc_boards, state.trolls, state.raid_plans, state.tokens, state.markers),
            *(state.results, state.scoring, state.outcome),
        )
        if self._board[0] != now:
            self._board = (tuple(map(copy, now)), _board(state))
        return self._board[1]

    def _deck_bytes(self, deck: list[DeckCard]) -> bytes:
        """Return the bytes of the deck; within an age it only loses its last card."""
        known, written = self._deck
        if deck is not known or len(deck) > len(written):
            written = bytes(map(_CARD_CODES.__getitem__, deck))
            self._deck = (deck, written)
        return bytes((len(deck),)) + written[: len(deck)]


class _Row(Generic[Part]):
    """Parts of a state in a row, each encoded again only when it was replaced."""

    def __init__(self, encode: Callable[[Part], bytes]) -> None:
        self._encode = encode
        self._parts: list[Part] = []
        self._written: list[bytes] = []

    def write(self, parts: Sequence[Part]) -> bytes:
        if len(parts) != len(self._parts):
            self._parts = [*parts]
            self._written = [self._encode(part) for part in parts]
        for place, part in enumerate(parts):
            if part is not self._parts[place]:
                self._parts[place] = part
                self._written[place] = self._encode(part)
        return b"".join(self._written)


def encode(state: GameState) -> bytes:
    """Return the bytes of one state."""
    return Encoder().encode(state)


def _or_nothing(number: int | None) -> int:
    return NOTHING if number is None else number


def _moment(state: GameState) -> bytes:
    holder, size = state.giant or (NOTHING, 0)
    return bytes(
        (
            state.players,
            len(state.tribes),
            *map(_TRIBE_CODES.__getitem__, state.tribes),
            state.age,
            state.first_player,
            state.turn_owner,
            state.to_move,
            _DECISION_CODES[state.decision],
            state.bands_this_turn,
            state.free_markers,
            state.dragon_free,
            state.dragons_revealed,
            _or_nothing(state.third_dragon_drawer),
            holder,
            size,
        )
    )


def _cards(cards: Sequence[Card]) -> bytes:
    return bytes((len(cards), *map(_CARD_CODES.__getitem__, cards)))


def _bands(bands: tuple[Band, ...]) -> bytes:
    written = bytearray((len(bands),))
    for leader, others in bands:
        written.append(NOTHING if leader is None else _CARD_CODES[leader])
        written += _cards(others)
    return bytes(written)


def _board(state: GameState) -> bytes:
    return b"".join(
        (
            *map(_number, state.glory),
            *map(_number, state.supply),
            *map(_number, state.merfolk),
            *map(_spaces, state.orc_boards),
            *map(_tokens, state.trolls),
            *map(_spaces, state.raid_plans),
            *map(_numbers, state.tokens.values()),
            *map(_numbers, state.markers.values()),
            *map(_result, state.results),
            _result(state.scoring),
            _outcome(state.outcome),
        )
    )


def _number(number: int) -> bytes:
    return number.to_bytes(2, "little")


def _numbers(numbers: tuple[int, ...]) -> bytes:
    return bytes((len(numbers), *numbers))


def _spaces(spaces: tuple[Kingdom, ...] | None) -> bytes:
    return bytes((NOTHING if spaces is None else sum(map(_KINGDOM_BITS.__getitem__, spaces)),))


def _tokens(tokens: tuple[int, ...]) -> bytes:
    return bytes((sum(1 << token - 1 for token in tokens),))


def _result(result: AgeResult | None) -> bytes:
    if result is None:
        return b"\0"
    numbers = bytearray((result.age,))
    for seat in range(result.players):
        for glory in (
            result.kingdom_glory(seat),
            result.merfolk_glory(seat),
            result.giant_glory(seat),
            result.raid_glory(seat),
            result.band_glory(seat),
        ):
            numbers += _number(glory)
    return bytes(numbers)


def _outcome(outcome: Outcome | None) -> bytes:
    if outcome is None:
        return b"\0"
    ranks = {standing.seat: standing.rank for standing in outcome.standings}
    return bytes(
        (
            1,
            TERMINATIONS.index(outcome.termination),
            TIE_BREAKS.index(outcome.decided_by),
            sum(1 << seat for seat in outcome.winners),
            *(ranks[seat] for seat in sorted(ranks)),
        )
    )
