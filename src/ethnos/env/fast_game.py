"""One game of the fast engine with what every environment needs of it."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from ethnos.fast.apply import make_move
from ethnos.fast.codes import CODES, MASK, move_of, write_mask
from ethnos.fast.deal import new_game
from ethnos.fast.hidden import determinize
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GAME, GAME_OVER, Games
from ethnos.fast.observation import OBSERVATION_SIZE, SIGHT, Observation, observe
from ethnos.fast.pack import prototype
from ethnos.fast.pcg import MASK_64, Stream, new_stream, open_stream
from ethnos.fast.plain_game import copy, read
from ethnos.fast.unpack import state_of
from ethnos.rules.errors import EthnosError
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import GameState

Mask = npt.NDArray[np.int8]

NOBODY: Final = -1
"""Who is to move when the game is over."""
_GUESS_STREAM: Final = 1001
"""Far from the streams of setup and ages."""


class IllegalCodeError(EthnosError, ValueError):
    """Raised when a code is not legal now; nothing has happened."""


class Table:
    """A game in play: what may be said, what a seat sees, how it ended."""

    __slots__ = ("_legal", "games", "mask", "ruleset", "to_move")

    def __init__(self, ruleset: Ruleset, games: Games | None = None) -> None:
        self.ruleset = ruleset
        self.games: Games = prototype(ruleset) if games is None else games
        """The record, an array of one."""
        self._legal = np.zeros(CODES, np.uint8)
        self.mask: Mask = self._legal.view(np.int8)
        """1 for every legal code; the same array as long as the table lasts."""
        self.to_move = NOBODY
        """Who decides now; `NOBODY` before the deal and when the game is over."""

    @property
    def players(self) -> int:
        """How many take part."""
        return self.ruleset.players

    def deal(self, seed: int) -> None:
        """Begin the game that `ethnos.rules` deals from `FastSource(seed)`."""
        self.to_move = begin_game(self.games, np.uint64(seed & MASK_64), self._legal)

    def step(self, code: int) -> None:
        """Make a step, or raise `IllegalCodeError` and change nothing."""
        if not (0 <= code < CODES and self._legal[code]):
            raise IllegalCodeError(f"code {code} is not legal now")
        self.to_move = make_code(self.games, code, self._legal)

    def observe(self, seat: int) -> Observation:
        """Return what a seat sees, in an array of its own."""
        if not 0 <= seat < self.ruleset.players:  # Compiled code would not notice.
            raise IndexError(f"there is no seat {seat}")
        row = np.zeros(OBSERVATION_SIZE, np.uint8)
        write_observation(self.games, seat, row)
        return row

    def glory_and_ranks(self) -> tuple[list[int], list[int]]:
        """Return the glory of every seat and, once the game is over, its rank."""
        game = read(self.games)
        return game.glory[: self.players], game.rank[: self.players]

    def state(self) -> GameState:
        """Return the table of `ethnos.rules`; it does not explain the ages already scored."""
        return state_of(self.games, self.ruleset)

    def copy(self) -> Table:
        """Return an independent copy."""
        twin = Table(self.ruleset, copy(self.games))
        twin._legal[:] = self._legal
        twin.to_move = self.to_move
        return twin

    def __deepcopy__(self, _memo: object) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (
            *(self.ruleset, self.games.tobytes()),
            *(self._legal.tobytes(), self.to_move),
        )

    def guessed(self, seat: int, seed: int) -> Table:
        """Return a copy with everything redrawn that this seat may not know."""
        twin = self.copy()
        stream = new_stream()
        open_stream(stream, np.uint64(seed & MASK_64), _GUESS_STREAM)
        redraw(twin.games, seat, stream, twin._legal)
        return twin


def _restored(ruleset: Ruleset, record: bytes, legal: bytes, to_move: int) -> Table:
    table = Table(ruleset, np.frombuffer(bytearray(record), GAME))
    table._legal[:] = np.frombuffer(legal, np.uint8)
    table.to_move = to_move
    return table


@compiled
def begin_game(games: Games, seed: np.uint64, mask: npt.NDArray[np.uint8]) -> int:
    """Deal the first record anew; return who is to move."""
    game = games[0]
    new_game(game, seed)
    write_mask(game, mask.view(MASK)[0])
    return int(game.to_move)


@compiled
def make_code(games: Games, code: int, mask: npt.NDArray[np.uint8]) -> int:
    """Make a legal step in the first record; return who is to move."""
    game = games[0]
    make_move(game, move_of(game, code))
    write_mask(game, mask.view(MASK)[0])
    return NOBODY if game.decision == GAME_OVER else int(game.to_move)


@compiled
def write_observation(games: Games, seat: int, row: Observation) -> None:
    """Write what a seat sees of the first record into a row of zeros."""
    observe(games[0], seat, row.view(SIGHT)[0])


@compiled
def redraw(games: Games, seat: int, stream: Stream, mask: npt.NDArray[np.uint8]) -> None:
    """Redraw everything a seat may not know of the first record."""
    game = games[0]
    determinize(game, seat, stream)
    write_mask(game, mask.view(MASK)[0])
