"""Export of games to Parquet files."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from ethnos.bots import play_out
from ethnos.bots.compiled.recorded import simulate_bots
from ethnos.env.export import GAMES_AT_ONCE, actions_of, export_games, observations_of
from ethnos.env.fast_game import FastGame
from ethnos.env.loader import DatasetError, ruleset_of, steps_in
from ethnos.env.rewards import Reward, payoffs
from ethnos.records.digest import game_seed
from ethnos.records.record import load_record
from ethnos.records.replay import final_state
from ethnos.rules.game import Game
from ethnos.rules.ruleset import Ruleset
from ethnos.testing.simulation import simulate
from tests.cli.command import ethnos
from tests.env.reference import other_options


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


BOTS = ["heuristic", "novice", "adventurer"]


def test_rows_are_games_of_the_bots(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    export_games(path, Ruleset(3), 2, 5, bots=BOTS, observations=True)
    for row in pq.read_table(path).to_pylist():
        game = play_out(BOTS, seed=row["seed"])
        assert actions_of(row["codes"]) == game.actions
        assert row["glory"] == game.state.glory
        assert row["bots"] == BOTS
        check_observations(Ruleset(3), row)


def test_digest_is_that_of_simulate(tmp_path: Path) -> None:
    exported = export_games(tmp_path / "games.parquet", Ruleset(2), 3, 7, digest=True)
    assert exported.digest == simulate(Ruleset(2), 3, 7, digest=True).digest
    bots = simulate_bots(Ruleset(2), ["random", "random"], 3, 7, digest=True)
    assert bots.digest == exported.digest
    assert simulate_bots(Ruleset(2), BOTS[:2], 3, 7, digest=True).digest != exported.digest


def test_games_that_do_not_fit_get_more_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, parts = tmp_path / "whole.parquet", tmp_path / "parts.parquet"
    export_games(whole, Ruleset(2), 5, 1, bots=BOTS[:2], observations=True)
    monkeypatch.setattr("ethnos.bots.compiled.recorded.STEPS_AT_ONCE", 100)
    export_games(parts, Ruleset(2), 5, 1, bots=BOTS[:2], observations=True)
    assert pq.ParquetFile(parts).num_row_groups > pq.ParquetFile(whole).num_row_groups
    assert pq.read_table(parts).equals(pq.read_table(whole))


def test_loader_returns_every_decision_as_it_was_met(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    ruleset = other_options(3)
    export_games(path, ruleset, 3, 9, bots=["random", "novice", "random"])
    rows = pq.read_table(path).to_pylist()
    [steps] = steps_in(path, reward="rank")
    assert ruleset_of(path) == ruleset
    at = 0
    for row in rows:
        game = FastGame(ruleset)
        game.deal(row["seed"])
        paid = payoffs(Reward.RANK, row["glory"], row["ranks"])
        for seat, code in zip(row["seats"], row["codes"], strict=True):
            assert (steps.seats[at], steps.codes[at], steps.games[at]) == (seat, code, row["game"])
            assert steps.bots[at] == row["bots"][seat]
            assert steps.returns[at] == pytest.approx(paid[seat])
            assert np.array_equal(steps.observations[at], game.observe(seat))
            assert np.array_equal(steps.masks[at], game.mask)
            game.step(code)
            at += 1
    assert at == len(steps.codes)


def test_games_that_cannot_be_replayed_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    export_games(path, Ruleset(2), 2, 0)
    table = pq.read_table(path)
    swapped = table.set_column(1, "seed", table["seed"].take([1, 0]))
    pq.write_table(swapped, path)
    with pytest.raises(ValueError, match="cannot be replayed"):
        list(steps_in(path))
    pq.write_table(table.replace_schema_metadata({b"rules": b"ethnos-0"}), path)
    with pytest.raises(DatasetError, match="holds no games"):
        list(steps_in(path))


def test_tournament_exports_its_games(tmp_path: Path) -> None:
    path, kept = tmp_path / "games.parquet", tmp_path / "games.jsonl"
    words = ["arena", "--bots", "marker,random,novice", "--games", "4", "--results", str(kept)]
    assert ethnos(*words, "--export", str(path), "--observations").returncode == 0
    rows = pq.read_table(path).to_pylist()
    assert [row["game"] for row in rows] == [0, 1, 2, 3]
    assert rows[0]["bots"] == ["marker", "random", "novice"] != rows[1]["bots"]
    [steps] = steps_in(path)
    assert {*steps.bots} == {"marker", "random", "novice"}
    stored = np.concatenate([observations_of(row["observations"]) for row in rows])
    assert np.array_equal(stored, steps.observations)
    played = [json.loads(line) for line in kept.read_text().splitlines()[1:]]
    assert [game["codes"] for game in played] == [row["codes"] for row in rows]


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


def test_command_plays_with_compiled_bots(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    answer = ethnos("simulate", "--bots", "heuristic", "--games", "2", "--export", str(path))
    assert answer.returncode == 0
    assert pq.read_table(path)["bots"].to_pylist() == [["heuristic"] * 4] * 2
    wrong = {
        "heuristic,marker": "“marker” is not compiled",
        "novice,random --players 4": "Bots named: 2; seats: 4",
        "novice --engine rules": "leave out --engine rules",
    }
    for words, expected in wrong.items():
        answer = ethnos("simulate", "--bots", *words.split())
        assert answer.returncode == 2
        assert expected in answer.stderr
