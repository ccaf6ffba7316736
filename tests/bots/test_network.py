"""The value network: what its file may be, and that it judges as when it was measured."""

from __future__ import annotations

import json
from functools import cache
from math import isclose
from pathlib import Path

import pytest

from ethnos.bots import make_bot
from ethnos.bots.forecast import Forecast
from ethnos.bots.judgement import network_file
from ethnos.bots.judgement.network import LEARNED
from ethnos.bots.judgement.network_file import POLICY, VALUE, Kind, NetworkFileError, read, write
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import Decision, GameState
from ethnos.rules.streams import FastSource
from ethnos.rules.view import determinize, view
from tests.bots.self_play import self_play_states, varied_ruleset

MEASURED = Path(__file__).with_name("measured_chances.json")
"""Made by `python -m tests.bots.test_network` whenever the network is trained anew."""


@cache
def positions() -> list[GameState]:
    """Return positions of all player counts, with varied rulings."""
    found = []
    for number in range(5):
        states = self_play_states(make_bot("heuristic"), varied_ruleset(number), seed=number)
        found += [state.copy() for count, state in enumerate(states) if count % 40 == 0]
    return found


def measured() -> dict[str, list[list[float]]]:
    """Return the chances and the glory of all positions, by what the player to move knows."""
    forecasts = [Forecast(view(state, state.to_move)) for state in positions()]
    return {
        "chances": [forecast.chances() for forecast in forecasts],
        "own": [[forecast.win_chance(-2.0), forecast.glory()] for forecast in forecasts],
    }


def test_network_judges_as_when_it_was_measured() -> None:
    then, now = json.loads(MEASURED.read_text(encoding="utf-8")), measured()
    for name in then:
        assert len(then[name]) == len(now[name]) > 20
        for old, new in zip(then[name], now[name], strict=True):
            assert old == pytest.approx(new, abs=1e-6)


def test_another_network_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    weights = dict(network_file.standard_parameters(VALUE))
    weights["chance_weights"] = tuple(1.01 * value for value in weights["chance_weights"])
    monkeypatch.setattr("ethnos.bots.forecast.standard_parameters", lambda _: weights)
    then, now = json.loads(MEASURED.read_text(encoding="utf-8")), measured()
    assert then["chances"][5] != pytest.approx(now["chances"][5], abs=1e-6)


def test_forecast_does_not_depend_on_hidden_cards() -> None:
    different = 0
    for count, state in enumerate(self_play_states(make_bot("marker"), Ruleset(), seed=3)):
        seat = state.to_move
        if count % 10 == 0:
            twin = determinize(view(state, seat), FastSource(count))
            different += twin.hands != state.hands
            chances = [Forecast(view(one, seat)).chances() for one in (state, twin)]
            assert chances[0] == chances[1]
    assert different > 10


def test_chances_add_up_and_better_actions_have_better_chances() -> None:
    for state in positions():
        forecast = Forecast(view(state, state.to_move))
        assert isclose(sum(forecast.chances()), 1.0)
        assert isclose(forecast.win_chance(), forecast.chances()[state.to_move])
        assert forecast.win_chance(-5.0) < forecast.win_chance(-1.0) < forecast.win_chance()
        assert 10 < forecast.glory() < 250


def test_leader_before_the_last_scoring_is_the_favourite() -> None:
    for state in self_play_states(make_bot("heuristic"), Ruleset(players=3), seed=6):
        if state.decision is Decision.TURN:
            last = state.copy()
    last.glory[0] += 60
    assert Forecast(view(last, 1)).chances()[0] > 0.95


# The files.

BOTH = pytest.mark.parametrize("kind", [VALUE, POLICY], ids=lambda kind: kind.file.stem)


def changed(tmp_path: Path, data: bytes) -> Path:
    path = tmp_path / "changed.network"
    path.write_bytes(data)
    return path


def with_header(**changes: object) -> bytes:
    line, _, rest = VALUE.file.read_bytes().partition(b"\n")
    return json.dumps(json.loads(line) | changes).encode() + b"\n" + rest


@BOTH
def test_file_is_small_and_says_how_it_was_made(kind: Kind) -> None:
    header = json.loads(kind.file.read_bytes().partition(b"\n")[0])
    assert header["made by"].startswith("python -m tools.train")
    assert kind.file.stat().st_size < 100_000


@BOTH
def test_written_file_is_read_again(kind: Kind, tmp_path: Path) -> None:
    path = tmp_path / "again.network"
    write(kind, path, read(kind, kind.file), "nobody")
    assert read(kind, path) == read(kind, kind.file)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "does not begin with a line of JSON"),
        (b"PK\x03\x04\n\x00", "does not begin with a line of JSON"),
        (b"[1, 2]\n", "format is another one"),
        (POLICY.file.read_bytes(), "format is another one"),
        (with_header(version=0), "its version is 0, not 1"),
        (with_header(layout={**LEARNED, "first_bias": 1}), "layers have other sizes"),
        (VALUE.file.read_bytes()[:-100], "bytes of weights"),
        (VALUE.file.read_bytes()[:-10] + b"\x00" * 10, "checksum is wrong"),
    ],
)
def test_wrong_files_are_refused(data: bytes, why: str, tmp_path: Path) -> None:
    with pytest.raises(NetworkFileError, match=why):
        read(VALUE, changed(tmp_path, data))


def test_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(NetworkFileError, match="nowhere"):
        read(VALUE, tmp_path / "nowhere")


if __name__ == "__main__":
    MEASURED.write_text(json.dumps(measured()) + "\n", encoding="utf-8")
