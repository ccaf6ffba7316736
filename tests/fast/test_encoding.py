"""The encoding and the checksum of a state are the same in both engines."""

import zlib

import numpy as np
import pytest

from ethnos.fast import simulate as fast
from ethnos.fast.encoding import crc_32, encode, new_buffer
from ethnos.fast.pack import pack_state
from ethnos.records import digest
from ethnos.records.digest import Encoder, game_seed
from ethnos.rules.apply import apply_legal
from ethnos.rules.ruleset import POLISH, Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource
from ethnos.testing import simulation as reference


@pytest.mark.parametrize("size", [0, 1, 7, 8, 9, 255, 1000])
def test_checksum_equals_zlib_crc32(size: int) -> None:
    data = np.arange(size, dtype=np.uint32).astype(np.uint8)
    assert int(crc_32(data, size, np.uint32(0))) == zlib.crc32(data.tobytes())
    assert int(crc_32(data, size, np.uint32(12345))) == zlib.crc32(data.tobytes(), 12345)


@pytest.mark.parametrize("players", range(2, 7))
def test_encoding_is_the_same_in_both_engines(players: int) -> None:
    source = FastSource(game_seed(11, players))
    state, _ = new_game(Ruleset(players), source)
    stream = source.stream(1234)
    encoder, buffer = Encoder(), new_buffer()
    while not state.is_over:
        apply_legal(state, random_action(state, stream)[0])
        written = digest.encode(state)
        assert encoder.encode(state) == written
        game = pack_state(state)[0]
        assert buffer[: encode(game, buffer)].tobytes() == written


def test_any_change_of_a_state_changes_its_encoding() -> None:
    state, _ = new_game(Ruleset(), FastSource(4))
    before = digest.encode(state)
    for change in ("glory", "supply", "merfolk"):
        other = state.copy()
        getattr(other, change)[2] += 1
        assert digest.encode(other) != before
    other = state.copy()
    other.deck[0], other.deck[1] = other.deck[1], other.deck[0]
    assert (digest.encode(other) != before) == (other.deck[0] != other.deck[1])


@pytest.mark.parametrize("ruleset", [Ruleset(), Ruleset(2), POLISH])
def test_both_simulations_have_the_same_digest(ruleset: Ruleset) -> None:
    ours = fast.simulate(ruleset, 12, 5, digest=True)
    theirs = reference.simulate(ruleset, 12, 5, digest=True)
    assert (ours.digest, ours.decisions) == (theirs.digest, theirs.decisions)
    assert ours.digest is not None
    assert fast.simulate(ruleset, 12, 6, digest=True).digest != ours.digest


def test_decisions_are_counted_without_a_digest() -> None:
    ruleset = Ruleset(3)
    results = [simulate(ruleset, 6, 2) for simulate in (fast.simulate, reference.simulate)]
    noted = reference.simulate(ruleset, 6, 2, digest=True)
    assert [result.decisions for result in results] == [noted.decisions] * 2
    assert [result.digest for result in results] == [None, None]


def test_simulation_can_be_split() -> None:
    reported: list[int] = []
    whole = fast.simulated_games(Ruleset(2), 20, 8, digest=True, progress=reported.append)
    parts = fast.simulated_games(Ruleset(2), 12, 8, digest=True)
    parts += fast.simulated_games(Ruleset(2), 8, 8, digest=True, first=12)
    assert whole == parts
    assert reported == [20]


def test_simulation_and_random_action_choose_the_same() -> None:
    """With and without a digest the simulated player makes the same choices."""
    seed = game_seed(1, 0)
    plain = reference.play_game(Ruleset(), seed, digest=False)
    noted = reference.play_game(Ruleset(), seed, digest=True)
    assert plain.decisions == noted.decisions
