"""Measure engines of other games in separate virtual environments.

They are installed from PyPI on demand, into the user's cache and never into this environment.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_ROUND_SECONDS: Final = 0.25

# Runs in the peer's environment, so it cannot import this package.
_SCRIPT: Final = """
import importlib.metadata, json, random, sys, time

package, game, seconds, length = sys.argv[1], sys.argv[2], float(sys.argv[3]), float(sys.argv[4])
rng = random.Random(1)

def catanatron():
    from catanatron import Color, Game, RandomPlayer
    game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        yield

def open_spiel():
    import pyspiel
    state = pyspiel.load_game(game).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            yield

def rlcard():
    import rlcard
    env = rlcard.make(game)
    state, _ = env.reset()
    while not env.is_over():
        state, _ = env.step(rng.choice(list(state["legal_actions"])))
        yield

def decisions():
    play = {"catanatron": catanatron, "open_spiel": open_spiel, "rlcard": rlcard}[package]
    while True:
        yield from play()

steps = decisions()
next(steps)
best, end = 0.0, time.process_time() + seconds
while time.process_time() < end or not best:
    start, done = time.process_time(), 0
    while time.process_time() - start < length:
        for _ in range(100):
            next(steps)
        done += 100
    best = max(best, done / (time.process_time() - start))
print(json.dumps({"rate": best, "version": importlib.metadata.version(package)}))
"""


@dataclass(frozen=True, slots=True)
class Peer:
    """An engine of another game, from PyPI."""

    name: str
    package: str
    game: str


PEERS: Final = (
    Peer("catanatron", "catanatron", "catan"),
    Peer("open_spiel_gin_rummy", "open_spiel", "gin_rummy"),
    Peer("open_spiel_hearts", "open_spiel", "hearts"),
    Peer("open_spiel_hanabi", "open_spiel", "hanabi"),
    Peer("rlcard_gin_rummy", "rlcard", "gin-rummy"),
    Peer("rlcard_uno", "rlcard", "uno"),
)


@dataclass(frozen=True, slots=True)
class PeerResult:
    """The measured rate of a peer, or why there is none."""

    decisions_per_second: float | None
    version: str
    reason: str = ""


def measure(peer: Peer, seconds: float) -> PeerResult:
    """Measure a peer's random play, installing it first if necessary."""
    try:
        python = _python_with(peer.package)
    except subprocess.CalledProcessError as error:
        return PeerResult(None, "", _last_line(error.stderr))
    except OSError as error:
        return PeerResult(None, "", str(error))
    script = ["-c", _SCRIPT, peer.package, peer.game]
    return _run([python, *script, str(seconds), str(_ROUND_SECONDS)])


def measure_program(program: Path, seconds: float) -> PeerResult:
    """Measure a native program that reports its own rate when called with `rate SECONDS`."""
    return _run([str(program.absolute()), "rate", str(seconds)])


def _run(command: list[str]) -> PeerResult:
    """Run a command whose last line is a JSON object with `rate` and `version`."""
    try:
        answer = subprocess.run(command, capture_output=True, text=True, check=True)
        found = json.loads((answer.stdout.splitlines() or [""])[-1])
        return PeerResult(found["rate"], found["version"])
    except subprocess.CalledProcessError as error:
        return PeerResult(None, "", _last_line(error.stderr))
    except (OSError, ValueError, LookupError, TypeError) as error:
        return PeerResult(None, "", str(error))


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no reason given"])[-1]


def _python_with(package: str) -> str:
    """Return the interpreter of an environment with this package."""
    folder = _folder() / package
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    done = folder / "installed"
    if not done.exists():
        venv.create(folder, clear=True, with_pip=False)
        install = ["-m", "pip", "--python", str(python), "install", "--quiet", package]
        subprocess.run([sys.executable, *install], check=True, capture_output=True, text=True)
        done.touch()
    return str(python)


def _folder() -> Path:
    home = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "ethnos" / "peers"
