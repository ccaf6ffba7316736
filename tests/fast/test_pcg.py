"""The random streams of both engines give the same numbers."""

import numpy as np
import pytest

from ethnos.fast import pcg
from ethnos.fast.pcg import MASK_64, new_stream, open_stream
from ethnos.records.digest import game_seed
from ethnos.rules.streams import FastSource, mix, shuffle

SEEDS = (0, 1, 2**63, MASK_64)


@pytest.mark.parametrize("seed", SEEDS)
def test_seeds_are_mixed_equally(seed: int) -> None:
    assert int(pcg.mix(np.uint64(seed))) == mix(seed)
    assert int(pcg.game_seed(np.uint64(seed), np.uint64(5))) == game_seed(seed, 5)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("number", [0, 3, 77])
def test_streams_give_the_same_numbers(seed: int, number: int) -> None:
    ours, theirs = new_stream(), FastSource(seed).stream(number)
    open_stream(ours, np.uint64(seed), number)
    # Large limits reject many numbers, which covers the rejection loop.
    for limit in (1, 2, 3, 7, 84, 3 << 29, (1 << 31) + 1, (1 << 32) - 5) * 20:
        assert pcg.below(ours, limit) == theirs.below(limit)


def test_shuffles_are_equal() -> None:
    ours, theirs = new_stream(), FastSource(9).stream(1)
    open_stream(ours, np.uint64(9), 1)
    array, items = np.arange(84).astype(np.int8), list(range(84))
    pcg.shuffle(ours, array, 84)
    shuffle(theirs, items)
    assert array.tolist() == items
