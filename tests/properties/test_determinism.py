"""The same seed gives the same game in every process, with and without asserts."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PLAY = """
import hashlib
from ethnos.records.codec import state_hash
from ethnos.rules import FairSource, FastSource, Ruleset, new_game, view
from ethnos.rules.streams import POLICY_STREAM
from ethnos.testing.random_states import POLICIES, play_on

whole = hashlib.sha256()
for players, policy in enumerate(POLICIES.values(), start=2):
    source = FastSource(players)
    state, events = new_game(Ruleset(players=players), FairSource(bytes([players])))
    whole.update(repr(events).encode())
    for action, events in play_on(state, policy, source.stream(POLICY_STREAM)):
        whole.update(f"{action} {events!r} {view(state, 0)!r}".encode())
    whole.update(state_hash(state).encode())
print(whole.hexdigest())
"""

WITHOUT_ASSERTS = """
from ethnos.rules import Game, IllegalActionError, Ruleset
from ethnos.rules.actions import PASS, Raid
from ethnos.records.pieces import missing_pieces

assert False, "asserts are to be off"
game = Game(Ruleset(players=2), seed=3)
refused = 0
while not game.is_over:
    for nonsense in (PASS, Raid(("red",))):
        try:
            game.play(nonsense)
        except IllegalActionError:
            refused += 1
    game.play(game.legal_actions[-1])
    if missing_pieces(game.state):
        raise SystemExit(missing_pieces(game.state))
print(refused == 2 * len(game.actions) > 0, game.state.outcome is not None)
"""


def run(*arguments: str, hash_seed: str = "random") -> str:
    answer = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
        text=True,
    )
    return answer.stdout.strip()


@pytest.fixture(scope="module")
def fingerprint() -> str:
    return run("-c", PLAY, hash_seed="0")


@pytest.mark.parametrize("hash_seed", ["1", "random"])
def test_games_do_not_depend_on_hash_seed(fingerprint: str, hash_seed: str) -> None:
    assert len(fingerprint) == 64
    assert run("-c", PLAY, hash_seed=hash_seed) == fingerprint


def test_games_do_not_depend_on_asserts(fingerprint: str) -> None:
    assert run("-O", "-c", PLAY, hash_seed="0") == fingerprint


def test_illegal_actions_are_refused_without_asserts() -> None:
    assert run("-O", "-c", WITHOUT_ASSERTS) == "True True"
