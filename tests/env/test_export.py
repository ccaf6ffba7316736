"""Export of games to Parquet files."""

from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from ethnos.env.export import GAMES_AT_ONCE, actions_of, export_games, observations_of
from ethnos.env.fast_game import FastGame
from ethnos.records.digest import game_seed
from ethnos.records.record import load_record
from ethnos.records.replay import final_state
from ethnos.rules.game import Game
from ethnos.rules.ruleset import Ruleset
from ethnos.testing.simulation import simulate
from tests.cli.command import ethnos


@pytest.mark.parametrize("players", [2, 4])
def test_rows_are_the_games_of_simulate(players: int, tmp_path: Path) -> None:
    ruleset = Ruleset(players)
    path = tmp_path / "games.parquet"
    export_games(path, ruleset, 4, 7, records=True, observations=True)
    rows = pq.read_table(path).to_pylist()
    assert [row["game"] for row in rows] == [0, 1, 2, 3]
    assert sum(len(row["codes"]) for row in rows) == simulate(ruleset, 4, 7).decisions
    for row in rows:
        assert row["seed"] == game_seed(7, row["game"])
        game = Game(ruleset, seed=row["seed"])
        for action in actions_of(row["codes"]):
            game.play(action)
        assert game.is_over
        assert row["glory"] == game.state.glory
        assert row["tribes"] == [str(tribe) for tribe in game.state.tribes]
        assert final_state(load_record(row["record"].encode())) == game.state
        check_observations(ruleset, row)


def check_observations(ruleset: Ruleset, row: dict[str, Any]) -> None:
    game = FastGame(ruleset)
    game.deal(row["seed"])
    shown = observations_of(row["observations"])
    for seat, code, observation in zip(row["seats"], row["codes"], shown, strict=True):
        assert game.to_move == seat
        assert np.array_equal(game.observe(seat), observation)
        game.step(code)


def test_games_are_written_in_row_groups(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    done: list[int] = []
    export_games(path, Ruleset(2), GAMES_AT_ONCE + 1, 0, progress=done.append)
    file = pq.ParquetFile(path)
    assert file.num_row_groups == 2
    assert file.metadata.num_rows == GAMES_AT_ONCE + 1
    assert done == [GAMES_AT_ONCE, GAMES_AT_ONCE + 1]
    assert file.schema_arrow.metadata[b"players"] == b"2"


def test_command_exports(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    answer = ethnos("simulate", "--games", "2", "--export", str(path), "--records")
    assert answer.returncode == 0
    table = pq.read_table(path)
    assert table.column_names[-1] == "record"
    assert table.num_rows == 2
