"""The C++ program that `make bench` compares with plays the very games of the rules."""

import json
import subprocess
from pathlib import Path

import pytest

from ethnos.fast.simulate import simulated_games
from ethnos.records.digest import game_seed
from ethnos.rules.ruleset import Ruleset
from ethnos.testing.simulation import play_game
from tests.cli.command import ethnos
from tools.system_packages import PROGRAMS

SOURCES = Path(__file__).parents[2] / "bench" / "cpp"
GAMES = 200
SEED = 2017

pytestmark = pytest.mark.cxx


@pytest.fixture(scope="module")
def yardstick(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = PROGRAMS["cxx"].find()
    assert compiler is not None
    program = tmp_path_factory.mktemp("yardstick") / "yardstick"
    warnings = ["-Wall", "-Wextra", "-Werror"]
    command = [compiler, "-std=c++20", "-O1", *warnings, str(SOURCES / "main.cpp")]
    subprocess.run([*command, "-o", str(program)], check=True)
    return program


def lines(program: Path, players: int, games: int) -> list[str]:
    words = [str(program), "digest", str(players), str(games), str(SEED)]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.parametrize("players", range(2, 7))
def test_cpp_plays_the_games_of_the_compiled_engine(yardstick: Path, players: int) -> None:
    games = simulated_games(Ruleset(players=players), GAMES, SEED, digest=True)
    assert lines(yardstick, players, GAMES) == [str(game) for game in games]


def test_cpp_plays_the_games_of_the_reference(yardstick: Path) -> None:
    played = [play_game(Ruleset(), game_seed(SEED, index), digest=True) for index in range(3)]
    assert lines(yardstick, 4, 3) == [str(game) for game in played]


def test_table_shows_share_of_cpp(yardstick: Path) -> None:
    words = ("bench", "--only", "rules", "--seconds", "0.05", "--yardstick", str(yardstick))
    table = ethnos(*words)
    assert table.returncode == 0, table.stderr
    assert "100.0%" in table.stdout
    report = json.loads(ethnos(*words, "--json").stdout)
    rates = report["decisions_per_second"]
    assert rates["c++"] > rates["rules"] > 0
