"""One game of the fast engine with the mask and observations that every environment needs."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from ethnos.fast.apply import apply_move
from ethnos.fast.codes import MASK_DTYPE, move_of, write_mask
from ethnos.fast.deal import new_game
from ethnos.fast.hidden import determinize
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GAME_DTYPE, GameArray, copy, read
from ethnos.fast.observation import OBSERVATION_DTYPE, OBSERVATION_SIZE, Observation, observe
from ethnos.fast.pack import pack_ruleset
from ethnos.fast.pcg import MASK_64, Stream, new_stream, open_stream
from ethnos.fast.playout import play_to_end
from ethnos.fast.unpack import unpack_state
from ethnos.packed.fields import DECISION_GAME_OVER
from ethnos.packed.moves import CODES
from ethnos.rules.errors import EthnosError
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import GameState
from ethnos.rules.streams import GUESS_STREAM, POLICY_STREAM

Mask = npt.NDArray[np.int8]

NOBODY: Final = -1
"""The player to move when the game is over."""


class IllegalCodeError(EthnosError, ValueError):
    """Raised when a code is illegal; the game is unchanged."""


class FastGame:
    """A game in progress: its legal codes, observations and result."""

    __slots__ = ("_legal", "games", "mask", "ruleset", "to_move")

    def __init__(self, ruleset: Ruleset, games: GameArray | None = None) -> None:
        self.ruleset = ruleset
        self.games: GameArray = pack_ruleset(ruleset) if games is None else games
        """An array of one struct."""
        self._legal = np.zeros(CODES, np.uint8)
        self.mask: Mask = self._legal.view(np.int8)
        """1 for every legal code; updated in place by every step."""
        self.to_move = NOBODY
        """The player to move; `NOBODY` before the deal and after the game."""

    @property
    def players(self) -> int:
        """The number of players."""
        return self.ruleset.players

    def deal(self, seed: int) -> None:
        """Start the game that `ethnos.rules` deals from `FastSource(seed)`."""
        self.to_move = begin_game(self.games, np.uint64(seed & MASK_64), self._legal)

    def step(self, code: int) -> None:
        """Apply a code, or raise `IllegalCodeError` and change nothing."""
        if not (0 <= code < CODES and self._legal[code]):
            raise IllegalCodeError(f"code {code} is not legal now")
        self.to_move = apply_code_to_first(self.games, code, self._legal)

    def refresh(self) -> None:
        """Note what is legal and who is to move, after compiled code has moved the game on."""
        self.to_move = look_at_first(self.games, self._legal)

    def play_to_end(self, seed: int) -> None:
        """Play on to the end of the game with uniformly random moves."""
        stream = new_stream()
        open_stream(stream, np.uint64(seed & MASK_64), POLICY_STREAM)
        play_first_to_end(self.games, stream)
        self.refresh()

    def observe(self, seat: int) -> Observation:
        """Return the observation of a seat, in a new array."""
        if not 0 <= seat < self.ruleset.players:  # Compiled code does not check.
            raise IndexError(f"there is no seat {seat}")
        row = np.zeros(OBSERVATION_SIZE, np.uint8)
        write_observation(self.games, seat, row)
        return row

    def glory(self) -> list[int]:
        """Return the glory of every seat."""
        found: list[int] = self.games["glory"][0, : self.players].tolist()
        return found

    def glory_and_ranks(self) -> tuple[list[int], list[int]]:
        """Return the glory of every seat and, once the game is over, its rank."""
        game = read(self.games)
        return game.glory[: self.players], game.rank[: self.players]

    def state(self) -> GameState:
        """Return the state for `ethnos.rules`, without explanations of the ages already scored."""
        return unpack_state(self.games, self.ruleset)

    def copy(self) -> FastGame:
        """Return an independent copy."""
        twin = FastGame(self.ruleset, copy(self.games))
        twin._legal[:] = self._legal
        twin.to_move = self.to_move
        return twin

    def __deepcopy__(self, _memo: object) -> FastGame:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (
            *(self.ruleset, self.games.tobytes()),
            *(self._legal.tobytes(), self.to_move),
        )

    def determinized(self, seat: int, seed: int) -> FastGame:
        """Return a copy in which everything hidden from this seat is resampled."""
        twin = self.copy()
        stream = new_stream()
        open_stream(stream, np.uint64(seed & MASK_64), GUESS_STREAM)
        determinize_first(twin.games, seat, stream, twin._legal)
        return twin


def _restored(ruleset: Ruleset, struct: bytes, legal: bytes, to_move: int) -> FastGame:
    game = FastGame(ruleset, np.frombuffer(bytearray(struct), GAME_DTYPE))
    game._legal[:] = np.frombuffer(legal, np.uint8)
    game.to_move = to_move
    return game


@compiled
def begin_game(games: GameArray, seed: np.uint64, mask: npt.NDArray[np.uint8]) -> int:
    """Start a new game in the first struct; return the player to move."""
    game = games[0]
    new_game(game, seed)
    write_mask(game, mask.view(MASK_DTYPE)[0])
    return int(game.to_move)


@compiled
def apply_code_to_first(games: GameArray, code: int, mask: npt.NDArray[np.uint8]) -> int:
    """Apply a legal code to the first struct; return the player to move."""
    game = games[0]
    apply_move(game, move_of(game, code))
    return look_at_first(games, mask)


@compiled
def look_at_first(games: GameArray, mask: npt.NDArray[np.uint8]) -> int:
    """Write the mask of the first struct; return the player to move."""
    game = games[0]
    write_mask(game, mask.view(MASK_DTYPE)[0])
    return NOBODY if game.decision == DECISION_GAME_OVER else int(game.to_move)


@compiled
def play_first_to_end(games: GameArray, stream: Stream) -> None:
    """Play the first struct to the end of its game."""
    play_to_end(games[0], stream)


@compiled
def write_observation(games: GameArray, seat: int, row: Observation) -> None:
    """Write the observation of a seat of the first struct into a row of zeros."""
    observe(games[0], seat, row.view(OBSERVATION_DTYPE)[0])


@compiled
def determinize_first(
    games: GameArray, seat: int, stream: Stream, mask: npt.NDArray[np.uint8]
) -> None:
    """Resample everything hidden from a seat of the first struct."""
    game = games[0]
    determinize(game, seat, stream)
    write_mask(game, mask.view(MASK_DTYPE)[0])
