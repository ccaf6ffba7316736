"""Random streams: unbiased shuffles, and two sources that anyone can recompute."""

import hashlib
import hmac
import re
from collections import Counter
from pathlib import Path

import pytest

from ethnos.rules import FairSource, FastSource, Ruleset, streams
from ethnos.rules.components import MAX_PLAYERS
from ethnos.rules.streams import FastStream, Source, shuffle

SOURCES = [FairSource(b"a key that nobody guesses"), FastSource(12)]


@pytest.mark.parametrize("source", SOURCES)
def test_shuffle_reaches_every_order_about_equally_often(source: Source) -> None:
    """R9, R11, R20."""
    stream = source.stream(1)
    orders: Counter[tuple[str, ...]] = Counter()
    for _ in range(600):
        items = ["a", "b", "c"]
        shuffle(stream, items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(60 < times < 140 for times in orders.values())


@pytest.mark.parametrize("source", SOURCES)
def test_number_below_limit_takes_every_value(source: Source) -> None:
    """R21."""
    stream = source.stream(1)
    for limit in (1, 2, 6, 10):
        assert {stream.below(limit) for _ in range(200)} == set(range(limit))


@pytest.mark.parametrize("source", SOURCES)
def test_streams_are_repeatable_and_distinct(source: Source) -> None:
    """R103."""

    def numbers(stream: int) -> list[int]:
        hand = source.stream(stream)
        return [hand.below(1000) for _ in range(20)]

    assert numbers(1) == numbers(1)
    assert len({tuple(numbers(stream)) for stream in range(10)}) == 10


def test_different_keys_or_seeds_give_different_games() -> None:
    """R21."""
    fair = [FairSource(key).stream(0).below(1 << 32) for key in (b"a", b"b")]
    fast = [FastSource(seed).stream(0).below(1 << 32) for seed in (1, 2)]
    assert fair[0] != fair[1]
    assert fast[0] != fast[1]


def test_fair_source_is_hmac_over_counter() -> None:
    """R9."""
    key = b"a key that nobody guesses"
    stream = FairSource(key).stream(3)
    for counter in range(3):
        message = (3).to_bytes(4, "big") + counter.to_bytes(8, "big")
        block = hmac.new(key, message, hashlib.sha256).digest()
        expected = [int.from_bytes(block[at : at + 8], "big") for at in (0, 8, 16, 24)]
        assert [stream.below(1 << 64) for _ in range(4)] == expected


def test_fair_source_rejects_biased_numbers() -> None:
    """R9."""
    limit = (1 << 63) + 1  # Only the lower half of all numbers is fair.
    stream = FairSource(b"any key").stream(0)
    plain = FairSource(b"any key").stream(0)
    fair = [value for value in (plain.below(1 << 64) for _ in range(60)) if value < limit]
    assert [stream.below(limit) for _ in range(10)] == fair[:10]


def test_fast_source_is_reference_pcg32() -> None:
    """R9."""
    stream = FastStream(42, 54)
    assert [stream.below(1 << 32) for _ in range(6)] == [
        *(0xA15C02B7, 0x7B47F409, 0xBA1D3330),
        *(0x83D2F293, 0xBFA4784B, 0xCBED606E),
    ]


def test_every_stream_has_its_number_in_one_place() -> None:
    """R18: the deal of an age never comes from the stream of something else."""
    source = Path(streams.__file__).parents[1]
    defined = [
        path.relative_to(source).as_posix()
        for path in sorted(source.rglob("*.py"))
        if re.search(r"^_?[A-Z_]*STREAM(: Final)? = [0-9]", path.read_text(), re.MULTILINE)
    ]
    assert defined == ["rules/streams.py"]
    numbers = {name: number for name, number in vars(streams).items() if name.endswith("_STREAM")}
    last_age = Ruleset().ages
    assert [name for name, number in numbers.items() if number <= last_age] == ["SETUP_STREAM"]
    # In one game's source: its players, and what is imagined or reshuffled of it.
    bots = range(streams.BOT_STREAM, streams.BOT_STREAM + MAX_PLAYERS)
    elsewhere = {"REDEAL_STREAM", "CASE_STREAM", "BOT_STREAM"}
    together = [*bots, *(number for name, number in numbers.items() if name not in elsewhere)]
    assert len(set(together)) == len(together)
