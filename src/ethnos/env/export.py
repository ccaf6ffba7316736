"""Games of random players as a Parquet file: the same games that `ethnos simulate` plays."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final
from zlib import crc32

import numpy as np

from ethnos.extras import naming_extras

with naming_extras():
    import pyarrow as pa
    import pyarrow.parquet as pq

from ethnos.env.codes import action_of
from ethnos.env.fast_game import NOBODY, FastGame
from ethnos.fast.encoding import Buffer, encode, new_buffer
from ethnos.fast.jit import compiled
from ethnos.fast.layout import GameArray
from ethnos.fast.observation import OBSERVATION_SIZE, PIECES
from ethnos.packed.moves import STEPS
from ethnos.records.digest import (
    GameSummary,
    Progress,
    SimulationResult,
    digest_of,
    game_seed,
)
from ethnos.records.record import RULES_VERSION, dump_record, make_header
from ethnos.records.replay import record_game
from ethnos.records.seeds import fast_rng
from ethnos.rules.actions import Action
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.steps import is_complete
from ethnos.rules.streams import POLICY_STREAM, FastSource

GAMES_AT_ONCE: Final = 100
"""The games of a row group; small, so that a long export needs little memory."""

COLUMNS: Final = (
    ("game", pa.int64(), "number of the game"),
    ("seed", pa.uint64(), "`ethnos.rules.Game(ruleset, seed=seed)` deals it"),
    ("tribes", pa.list_(pa.string()), "tribes in play"),
    ("seats", pa.list_(pa.int8()), "deciding seat of every step"),
    ("codes", pa.list_(pa.int16()), "action code of every step"),
    ("glory", pa.list_(pa.int16()), "final glory of every seat"),
    ("ranks", pa.list_(pa.int8()), "final rank of every seat"),
)
"""The columns of every file: name, type, meaning."""
RECORDS: Final = ("record", pa.string(), "the game record file, see record-format.md")
OBSERVATIONS: Final = (
    "observations",
    pa.list_(pa.binary(OBSERVATION_SIZE)),
    "observation of the deciding seat at every step, one byte per number",
)


def export_games(
    path: Path | str,
    ruleset: Ruleset,
    games: int,
    seed: int,
    *,
    records: bool = False,
    observations: bool = False,
    digest: bool = False,
    progress: Progress | None = None,
) -> SimulationResult:
    """Play the games 0, 1, ... of a root seed and write them to a file, one row per game."""
    start = perf_counter()
    columns = [*COLUMNS, *([RECORDS] if records else []), *([OBSERVATIONS] if observations else [])]
    schema = pa.schema(
        [pa.field(name, kind) for name, kind, _ in columns], metadata=_about(ruleset, seed)
    )
    player = _Player(ruleset, seed, records=records, observations=observations, digest=digest)
    with pq.ParquetWriter(path, schema, compression="zstd") as writer:
        for first in range(0, games, GAMES_AT_ONCE):
            numbers = range(first, min(first + GAMES_AT_ONCE, games))
            rows = [player.play(number) for number in numbers]
            writer.write_table(pa.Table.from_pylist(rows, schema))
            if progress is not None:
                progress(numbers.stop)
    return SimulationResult(
        games=games,
        decisions=sum(game.decisions for game in player.summaries),
        seconds=perf_counter() - start,
        digest=digest_of(player.summaries) if digest else None,
    )


def _about(ruleset: Ruleset, seed: int) -> dict[str, str]:
    """Return the metadata of a file: what all its games share."""
    pieces = [{"name": piece.name, "shape": piece.shape} for piece in PIECES]
    return {
        "rules": RULES_VERSION,
        "players": str(ruleset.players),
        "options": json.dumps(ruleset.options),
        "root_seed": str(seed),
        "observation": json.dumps(pieces),
    }


class _Player:
    """Plays games as `ethnos simulate` does."""

    def __init__(
        self, ruleset: Ruleset, root_seed: int, *, records: bool, observations: bool, digest: bool
    ) -> None:
        self.summaries: list[GameSummary] = []
        self._game = FastGame(ruleset)
        self._root_seed = root_seed
        self._records = records
        self._observations = observations
        self._buffer = new_buffer() if digest else None

    def play(self, number: int) -> dict[str, Any]:
        """Play a game; return its row."""
        game, seed = self._game, game_seed(self._root_seed, number)
        stream = FastSource(seed).stream(POLICY_STREAM)
        game.deal(seed)
        row: dict[str, Any] = {"game": number, "seed": seed}
        row["tribes"] = [str(tribe) for tribe in game.state().tribes]
        seats: list[int] = []
        codes: list[int] = []
        seen: list[bytes] = []
        checksum = self._checksum(0)
        while game.to_move != NOBODY:
            legal = game.mask.nonzero()[0]
            chosen = stream.below(len(legal))
            seats.append(game.to_move)
            codes.append(int(legal[chosen]))
            if self._observations:
                seen.append(game.observe(game.to_move).tobytes())
            game.step(codes[-1])
            if self._buffer is not None:
                checksum = crc32(bytes((len(legal), chosen)), checksum)
                if is_complete(STEPS[codes[-1]]):
                    checksum = self._checksum(checksum)
        self.summaries.append(GameSummary(seed, len(codes), checksum))
        glory, ranks = game.glory_and_ranks()
        row |= {"seats": seats, "codes": codes, "glory": glory, "ranks": ranks}
        if self._records:
            row["record"] = record_of_codes(game.ruleset, seed, codes).decode()
        if self._observations:
            row["observations"] = seen
        return row

    def _checksum(self, before: int) -> int:
        """Return the checksum after the present state; 0 if no digest is wanted."""
        if self._buffer is None:
            return 0
        size = encode_first(self._game.games, self._buffer)
        return crc32(self._buffer[:size].tobytes(), before)


@compiled
def encode_first(games: GameArray, buffer: Buffer) -> int:
    """Write the encoding of the first game of an array; return its length."""
    return encode(games[0], buffer)


def record_of_codes(ruleset: Ruleset, seed: int, codes: Sequence[int]) -> bytes:
    """Return the record file of a game given as codes."""
    source = FastSource(seed)
    dealt, _ = new_game(ruleset, source)
    header = make_header(dealt, game=f"simulated-{seed}", rng=fast_rng(seed))
    return dump_record(record_game(header, source, actions_of(codes), str(seed)))


def actions_of(codes: Sequence[int]) -> list[Action]:
    """Return the actions of a whole game, given as codes."""
    ends = [at + 1 for at, code in enumerate(codes) if is_complete(STEPS[code])]
    starts = [0, *ends[:-1]]
    return [action_of(codes[start:end]) for start, end in zip(starts, ends, strict=True)]


def observations_of(row: Sequence[bytes]) -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    """Return the observations of a row as an array, one line per step."""
    return np.frombuffer(b"".join(row), np.uint8).reshape(len(row), OBSERVATION_SIZE)
