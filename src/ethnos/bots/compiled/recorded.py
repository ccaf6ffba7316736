"""Whole games between compiled players, written down step by step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final

import numpy as np
import numpy.typing as npt

from ethnos.bots.compiled.players import (
    Seats,
    compiled_seats,
    decide_as,
    forget,
    player_scratches,
)
from ethnos.bots.compiled.scratch import ScratchArray
from ethnos.fast.apply import apply_move
from ethnos.fast.codes import code_of
from ethnos.fast.deal import new_game
from ethnos.fast.encoding import Buffer, crc_32, encode, new_buffer
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GameArray
from ethnos.fast.legal import count_moves, nth_move
from ethnos.fast.observation import OBSERVATION_DTYPE, OBSERVATION_SIZE, observe
from ethnos.fast.pack import pack_ruleset
from ethnos.fast.pcg import MASK_64, Stream, game_seed, new_stream, open_stream
from ethnos.packed.fields import DECISION_GAME_OVER, GameStruct
from ethnos.records.digest import GameSummary, Progress, SimulationResult, digest_of
from ethnos.records.digest import game_seed as seed_of
from ethnos.rules.components import MAX_PLAYERS
from ethnos.rules.errors import SetupError
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.streams import POLICY_STREAM

GAMES_AT_ONCE: Final = 100
"""The games of one part of a simulation."""
STEPS_AT_ONCE: Final = 1 << 16
"""The room for steps between two parts; it is doubled for a game that does not fit."""


@dataclass(frozen=True, slots=True)
class RecordedGames:
    """Some games in sequence. The steps of all of them follow one another."""

    first: int
    """The number of the first game."""
    ends: npt.NDArray[np.int64]
    """By game: where its steps end."""
    seats: npt.NDArray[np.int8]
    """By step: who decides."""
    codes: npt.NDArray[np.int16]
    """By step: the action code."""
    rows: npt.NDArray[np.uint8]
    """By step: what the deciding seat sees; empty if not asked for."""
    tribes: npt.NDArray[np.int64]
    """By game: the tribes in play, as a set."""
    glory: npt.NDArray[np.int16]
    ranks: npt.NDArray[np.int8]
    checksums: npt.NDArray[np.uint32]
    """By game, as in `ethnos.fast.simulate`; 0 if not asked for."""

    def __len__(self) -> int:
        return len(self.ends)

    def summaries(self, root_seed: int) -> list[GameSummary]:
        """Return what a digest needs of the games."""
        steps = np.diff(self.ends, prepend=0).tolist()
        return [
            GameSummary(seed_of(root_seed, self.first + number), steps[number], checksum)
            for number, checksum in enumerate(self.checksums.tolist())
        ]


def simulate_bots(
    ruleset: Ruleset,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    digest: bool = False,
    progress: Progress | None = None,
) -> SimulationResult:
    """Play games 0, 1, ... of a root seed between compiled players, as `simulate` does at random.

    >>> simulate_bots(Ruleset(2), ["heuristic", "novice"], 3, seed=1).games
    3
    """
    start = perf_counter()
    recorder = Recorder(ruleset, bots, seed, digest=digest)
    summaries: list[GameSummary] = []
    for part in recorder.play(games, GAMES_AT_ONCE):
        summaries += part.summaries(seed)
        if progress is not None:
            progress(len(summaries))
    return SimulationResult(
        games=games,
        decisions=sum(game.decisions for game in summaries),
        seconds=perf_counter() - start,
        digest=digest_of(summaries) if digest else None,
    )


class Recorder:
    """Plays the games of a root seed. Random players choose as those of `ethnos simulate` do."""

    def __init__(
        self,
        ruleset: Ruleset,
        players: Sequence[str],
        seed: int,
        *,
        rows: bool = False,
        digest: bool = False,
    ) -> None:
        if len(players) != ruleset.players:
            raise SetupError(f"{len(players)} bots cannot fill {ruleset.players} seats")
        self._games = pack_ruleset(ruleset)
        self._players = ruleset.players
        self._seats = compiled_seats(players)
        self._scratches = player_scratches()
        self._seed = np.uint64(seed & MASK_64)
        self._digest = digest
        self._buffer = new_buffer()
        self._stream = new_stream()
        self._with_rows = rows
        self._room = STEPS_AT_ONCE

    def play(self, games: int, at_once: int) -> Iterator[RecordedGames]:
        """Play games 0 to `games` - 1; yield some at a time, at most `at_once`."""
        done = 0
        while done < games:
            part = self._play_part(done, min(at_once, games - done))
            if len(part):
                done += len(part)
                yield part
            else:
                self._room *= 2

    def _play_part(self, first: int, count: int) -> RecordedGames:
        rows = np.empty((self._room if self._with_rows else 0, OBSERVATION_SIZE), np.uint8)
        part = RecordedGames(
            first,
            np.zeros(count, np.int64),
            np.empty(self._room, np.int8),
            np.empty(self._room, np.int16),
            rows,
            np.zeros(count, np.int64),
            np.zeros((count, MAX_PLAYERS), np.int16),
            np.zeros((count, MAX_PLAYERS), np.int8),
            np.zeros(count, np.uint32),
        )
        whole = record_games(
            self._games,
            self._seats,
            self._scratches,
            self._seed,
            first,
            (self._stream, self._buffer, self._digest),
            (part.seats, part.codes, rows),
            (part.ends, part.tribes, part.glory, part.ranks, part.checksums),
        )
        return self._cut(part, whole)

    def _cut(self, part: RecordedGames, games: int) -> RecordedGames:
        steps = int(part.ends[games - 1]) if games else 0
        return RecordedGames(
            part.first,
            part.ends[:games],
            part.seats[:steps],
            part.codes[:steps],
            part.rows[:steps],
            part.tribes[:games],
            part.glory[:games, : self._players],
            part.ranks[:games, : self._players],
            part.checksums[:games],
        )


@compiled
def record_games(
    games: GameArray,
    seats: Seats,
    scratches: ScratchArray,
    root_seed: np.uint64,
    first: int,
    noting: tuple[Stream, Buffer, bool],
    steps: tuple[npt.NDArray[np.int8], npt.NDArray[np.int16], npt.NDArray[np.uint8]],
    results: tuple[
        npt.NDArray[np.int64],
        npt.NDArray[np.int64],
        npt.NDArray[np.int16],
        npt.NDArray[np.int8],
        npt.NDArray[np.uint32],
    ],
) -> int:
    """Play a game for every entry of the results; return how many fit into the room for steps."""
    ends, tribes, glory, ranks, checksums = results
    game = games[0]
    at = 0
    for number in range(len(ends)):
        at, checksum = record_game(
            game,
            seats,
            scratches,
            game_seed(root_seed, np.uint64(first + number)),
            at,
            noting,
            steps,
        )
        if at < 0:
            return number
        ends[number] = at
        checksums[number] = checksum
        for index in range(game.tribe_count):
            tribes[number] |= 1 << game.tribes[index]
        for seat in range(game.players):
            glory[number, seat] = game.glory[seat]
            ranks[number, seat] = game.rank[seat]
    return len(ends)


@compiled
def record_game(
    game: GameStruct,
    seats: Seats,
    scratches: ScratchArray,
    seed: np.uint64,
    at: int,
    noting: tuple[Stream, Buffer, bool],
    steps: tuple[npt.NDArray[np.int8], npt.NDArray[np.int16], npt.NDArray[np.uint8]],
) -> tuple[int, np.uint32]:
    """Play a game; return where its steps end, or -1 if they do not fit, and its checksum."""
    stream, buffer, digest = noting
    movers, codes, rows = steps
    observed = rows.view(OBSERVATION_DTYPE)
    choice = np.zeros(2, np.uint8)
    new_game(game, seed)
    open_stream(stream, seed, POLICY_STREAM)
    forget(scratches)
    checksum = crc_32(buffer, encode(game, buffer), np.uint32(0)) if digest else np.uint32(0)
    while game.decision != DECISION_GAME_OVER:
        player = seats[game.to_move]
        decide_as(game, player, scratches, stream)
        moves = scratches[player].moves
        for index in range(moves[0]):
            if at == len(codes):
                return -1, checksum
            move = moves[index + 1]
            movers[at] = game.to_move
            codes[at] = code_of(game, move)
            if len(rows) > 0:
                rows[at] = 0
                observe(game, game.to_move, observed[at, 0])
            at += 1
            if digest:
                choice[0] = count_moves(game)
                choice[1] = index_of(game, move)
            apply_move(game, move)
            if digest:
                checksum = crc_32(choice, 2, checksum)
                if game.draft_size == 0:  # a complete action
                    checksum = crc_32(buffer, encode(game, buffer), checksum)
    return at, checksum


@compiled
def index_of(game: GameStruct, move: int) -> int:
    """Return the index of a legal move."""
    number = 0
    while nth_move(game, number) != move:
        number += 1
    return number
