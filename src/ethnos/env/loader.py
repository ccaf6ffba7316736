"""Read games that `ethnos.env.export` has written, as arrays to learn from.

>>> for steps in steps_in("games.parquet"):  # doctest: +SKIP
...     learn(steps.observations, steps.masks, steps.codes, steps.returns)
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ethnos.extras import naming_extras

with naming_extras():
    import pyarrow.parquet as pq

from ethnos.env.rewards import Reward, payoffs
from ethnos.fast.replay import replay_steps
from ethnos.records.record import RULES_VERSION
from ethnos.rules.errors import EthnosError
from ethnos.rules.ruleset import Ruleset


class DatasetError(EthnosError, ValueError):
    """Raised for a file whose games cannot be replayed here."""


class Steps(NamedTuple):
    """Decisions of some games one after the other, each as the deciding seat met it."""

    observations: npt.NDArray[np.uint8]
    masks: npt.NDArray[np.uint8]
    codes: npt.NDArray[np.int64]
    """What was chosen."""
    returns: npt.NDArray[np.float32]
    """What the seat was paid in the end."""
    seats: npt.NDArray[np.int8]
    games: npt.NDArray[np.int64]
    """The number of the game."""
    bots: npt.NDArray[np.str_]
    """The name of the bot that chose."""


def ruleset_of(path: Path | str) -> Ruleset:
    """Return the ruleset of a file; its games draw their tribes, or name them in their column."""
    about = pq.read_schema(path).metadata or {}
    if about.get(b"rules", b"").decode() != RULES_VERSION:
        raise DatasetError(f"{path} holds no games of the rules {RULES_VERSION}")
    return Ruleset(int(about[b"players"])).with_options(**json.loads(about[b"options"]))


def steps_in(path: Path | str, reward: Reward | str = Reward.WIN_SHARE) -> Iterator[Steps]:
    """Yield the decisions of a file, one group of games at a time.

    Observations and masks are computed anew from the codes, so a file need not contain them.
    """
    ruleset = ruleset_of(path)
    file = pq.ParquetFile(path)
    named = file.schema_arrow.metadata[b"tribes"] == b"named"
    columns = ["game", "seed", "tribes", "bots", "codes", "glory", "ranks"]
    for group in range(file.num_row_groups):
        table = file.read_row_group(group, columns)
        yield _steps(ruleset, named, Reward(reward), table)


def _steps(ruleset: Ruleset, named: bool, reward: Reward, table: Any) -> Steps:
    lists = table["codes"].combine_chunks()
    codes = lists.flatten().to_numpy(zero_copy_only=False)
    ends = lists.offsets.to_numpy()[1:].astype(np.int64) - lists.offsets[0].as_py()
    seeds = table["seed"].to_numpy().astype(np.uint64)
    tribes = table["tribes"].to_pylist() if named else None
    seats, rows, masks = replay_steps(ruleset, seeds, tribes, ends, codes)
    game = np.repeat(np.arange(len(ends)), np.diff(ends, prepend=0))
    results = zip(table["glory"].to_pylist(), table["ranks"].to_pylist(), strict=True)
    paid = np.array([payoffs(reward, *result) for result in results], np.float32)
    names = np.array(table["bots"].to_pylist())
    return Steps(
        observations=rows,
        masks=masks,
        codes=codes.astype(np.int64),
        returns=paid[game, seats],
        seats=seats,
        games=table["game"].to_numpy()[game],
        bots=names[game, seats],
    )
