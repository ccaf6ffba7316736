"""Games as a Parquet file, one row per game: of compiled players, or of a tournament.

`ethnos.env.loader` reads such files.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ethnos.extras import naming_extras

with naming_extras():
    import pyarrow as pa
    import pyarrow.parquet as pq

from ethnos.bots.compiled.recorded import RecordedGames, Recorder
from ethnos.env.codes import action_of
from ethnos.fast.observation import OBSERVATION_SIZE, PIECES
from ethnos.fast.replay import replay_steps
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
from ethnos.rules.cards import Tribe
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.steps import is_complete
from ethnos.rules.streams import FastSource

GAMES_AT_ONCE: Final = 100
"""The games of a row group at most; few, so that a long export needs little memory."""

COLUMNS: Final = (
    ("game", pa.int64(), "number of the game"),
    ("seed", pa.uint64(), "`ethnos.rules.Game(ruleset, seed=seed)` deals it"),
    ("tribes", pa.list_(pa.string()), "tribes in play"),
    ("bots", pa.list_(pa.string()), "bot of every seat"),
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
_TRIBES: Final = tuple(str(tribe) for tribe in Tribe)


@dataclass(frozen=True, slots=True)
class Rows:
    """Some games for a file; those of a tournament name their tribes, others draw them."""

    games: Sequence[int]
    seeds: Sequence[int]
    tribes: Sequence[Sequence[str]]
    bots: Sequence[Sequence[str]]
    ends: npt.NDArray[np.int64]
    seats: npt.NDArray[np.int8]
    codes: npt.NDArray[np.int16]
    glory: npt.NDArray[np.int16]
    ranks: npt.NDArray[np.int8]
    observations: npt.NDArray[np.uint8]


class GamesFile:
    """A Parquet file that games are added to, in groups."""

    def __init__(
        self,
        path: Path | str,
        ruleset: Ruleset,
        seed: int,
        *,
        tribes_named: bool,
        records: bool,
        observations: bool,
    ) -> None:
        columns = [*COLUMNS]
        columns += [RECORDS] if records else []
        columns += [OBSERVATIONS] if observations else []
        about = _about(ruleset, seed, tribes_named=tribes_named)
        fields = [pa.field(name, kind) for name, kind, _ in columns]
        self._schema = pa.schema(fields, metadata=about)
        self._ruleset = ruleset
        self._writer = pq.ParquetWriter(path, self._schema, compression="zstd")

    def add(self, rows: Rows) -> None:
        """Write some games as one group."""
        columns: dict[str, Any] = {
            "game": pa.array(rows.games, pa.int64()),
            "seed": pa.array(rows.seeds, pa.uint64()),
            "tribes": pa.array(rows.tribes, pa.list_(pa.string())),
            "bots": pa.array(rows.bots, pa.list_(pa.string())),
            "seats": _lists(rows.ends, pa.array(rows.seats)),
            "codes": _lists(rows.ends, pa.array(rows.codes)),
            "glory": pa.array(rows.glory.tolist(), pa.list_(pa.int16())),
            "ranks": pa.array(rows.ranks.tolist(), pa.list_(pa.int8())),
        }
        if RECORDS[0] in self._schema.names:
            columns[RECORDS[0]] = pa.array(self._records(rows), pa.string())
        if OBSERVATIONS[0] in self._schema.names:
            kind = pa.binary(OBSERVATION_SIZE)
            data = pa.py_buffer(np.ascontiguousarray(rows.observations))
            cells = pa.FixedSizeBinaryArray.from_buffers(kind, len(rows.codes), [None, data])
            columns[OBSERVATIONS[0]] = _lists(rows.ends, cells)
        arrays = [columns[name] for name in self._schema.names]
        self._writer.write_table(pa.Table.from_arrays(arrays, schema=self._schema))

    def _records(self, rows: Rows) -> list[str]:
        starts = [0, *rows.ends[:-1]]
        return [
            record_of_codes(self._ruleset, seed, rows.codes[start:end].tolist()).decode()
            for seed, start, end in zip(rows.seeds, starts, rows.ends, strict=True)
        ]

    def close(self) -> None:
        """Finish the file."""
        self._writer.close()


def _lists(ends: npt.NDArray[np.int64], values: Any) -> Any:
    """Return a column of lists: those between one end and the next."""
    return pa.ListArray.from_arrays(pa.array([0, *ends], pa.int32()), values)


def _about(ruleset: Ruleset, seed: int, *, tribes_named: bool) -> dict[str, str]:
    """Return the metadata of a file: what all its games share."""
    pieces = [{"name": piece.name, "shape": piece.shape} for piece in PIECES]
    return {
        "rules": RULES_VERSION,
        "players": str(ruleset.players),
        "options": json.dumps(ruleset.options),
        "tribes": "named" if tribes_named or ruleset.tribes is not None else "drawn",
        "root_seed": str(seed),
        "observation": json.dumps(pieces),
    }


def export_games(  # noqa: PLR0913  # each is an option of the command
    path: Path | str,
    ruleset: Ruleset,
    games: int,
    seed: int,
    *,
    bots: Sequence[str] | None = None,
    records: bool = False,
    observations: bool = False,
    digest: bool = False,
    progress: Progress | None = None,
) -> SimulationResult:
    """Play the games 0, 1, ... of a root seed by compiled players, and write them to a file.

    Without bots, all are random: the games of `ethnos simulate`.
    """
    start = perf_counter()
    names = ["random"] * ruleset.players if bots is None else [*bots]
    recorder = Recorder(ruleset, names, seed, rows=observations, digest=digest)
    file = GamesFile(
        path, ruleset, seed, tribes_named=False, records=records, observations=observations
    )
    summaries: list[GameSummary] = []
    try:
        for part in recorder.play(games, GAMES_AT_ONCE):
            rows = _recorded(part, seed, names)
            file.add(rows)
            summaries += part.summaries(seed)
            if progress is not None:
                progress(len(summaries))
    finally:
        file.close()
    return SimulationResult(
        games=games,
        decisions=sum(game.decisions for game in summaries),
        seconds=perf_counter() - start,
        digest=digest_of(summaries) if digest else None,
    )


def _recorded(part: RecordedGames, seed: int, bots: list[str]) -> Rows:
    games = range(part.first, part.first + len(part))
    return Rows(
        games=games,
        seeds=[game_seed(seed, game) for game in games],
        tribes=[
            [name for tribe, name in enumerate(_TRIBES) if members >> tribe & 1]
            for members in part.tribes.tolist()
        ],
        bots=[bots] * len(part),
        ends=part.ends,
        seats=part.seats,
        codes=part.codes,
        glory=part.glory,
        ranks=part.ranks,
        observations=part.rows,
    )


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game that was played elsewhere, such as one of a tournament."""

    number: int
    seed: int
    tribes: Sequence[str]
    bots: Sequence[str]
    codes: Sequence[int]
    glory: Sequence[int]
    ranks: Sequence[int]


def export_played(
    path: Path | str,
    ruleset: Ruleset,
    seed: int,
    games: Sequence[PlayedGame],
    *,
    observations: bool = False,
) -> None:
    """Write games that were played elsewhere, each with tribes of its own."""
    file = GamesFile(
        path, ruleset, seed, tribes_named=True, records=False, observations=observations
    )
    try:
        for first in range(0, len(games), GAMES_AT_ONCE):
            file.add(_played(ruleset, games[first : first + GAMES_AT_ONCE]))
    finally:
        file.close()


def _played(ruleset: Ruleset, games: Sequence[PlayedGame]) -> Rows:
    ends = np.cumsum([len(game.codes) for game in games])
    codes = np.array([code for game in games for code in game.codes], np.int16)
    tribes = [game.tribes for game in games]
    seeds = [game.seed for game in games]
    seats, rows, _ = replay_steps(ruleset, np.array(seeds, np.uint64), tribes, ends, codes)
    return Rows(
        games=[game.number for game in games],
        seeds=seeds,
        tribes=tribes,
        bots=[game.bots for game in games],
        ends=ends,
        seats=seats,
        codes=codes,
        glory=np.array([game.glory for game in games], np.int16),
        ranks=np.array([game.ranks for game in games], np.int8),
        observations=rows,
    )


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


def observations_of(row: Iterable[bytes]) -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    """Return the observations of a row as an array, one line per step."""
    return np.frombuffer(b"".join(row), np.uint8).reshape(-1, OBSERVATION_SIZE)
