"""Games of random players as a Parquet file: the same games that `ethnos simulate` plays."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from ethnos.env.codes import action_of
from ethnos.env.fast_game import NOBODY, FastGame
from ethnos.fast.codes import STEPS
from ethnos.fast.observation import OBSERVATION_SIZE, PIECES
from ethnos.records.digest import Progress, game_seed
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
    progress: Progress | None = None,
) -> None:
    """Play the games 0, 1, ... of a root seed and write them to a file, one row per game."""
    columns = [*COLUMNS, *([RECORDS] if records else []), *([OBSERVATIONS] if observations else [])]
    schema = pa.schema(
        [pa.field(name, kind) for name, kind, _ in columns], metadata=_about(ruleset, seed)
    )
    game = FastGame(ruleset)
    with pq.ParquetWriter(path, schema, compression="zstd") as writer:
        for first in range(0, games, GAMES_AT_ONCE):
            numbers = range(first, min(first + GAMES_AT_ONCE, games))
            rows = [_play(game, seed, number, records, observations) for number in numbers]
            writer.write_table(pa.Table.from_pylist(rows, schema))
            if progress is not None:
                progress(numbers.stop)


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


def _play(game: FastGame, root_seed: int, number: int, records: bool, observations: bool) -> Any:
    """Play a game as `ethnos simulate` does; return its row."""
    seed = game_seed(root_seed, number)
    stream = FastSource(seed).stream(POLICY_STREAM)
    game.deal(seed)
    tribes = [str(tribe) for tribe in game.state().tribes]
    seats: list[int] = []
    codes: list[int] = []
    seen: list[bytes] = []
    while game.to_move != NOBODY:
        legal = game.mask.nonzero()[0]
        seats.append(game.to_move)
        codes.append(int(legal[stream.below(len(legal))]))
        if observations:
            seen.append(game.observe(game.to_move).tobytes())
        game.step(codes[-1])
    glory, ranks = game.glory_and_ranks()
    row = {"game": number, "seed": seed, "tribes": tribes, "seats": seats, "codes": codes}
    row |= {"glory": glory, "ranks": ranks}
    if records:
        row["record"] = record_of_codes(game.ruleset, seed, codes).decode()
    if observations:
        row["observations"] = seen
    return row


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
