"""The deal is fair: both streams pass chi-square tests that biased ones fail.

All seeds are fixed, so these tests give the same answer every time.
"""

import hashlib
import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import pairwise, permutations
from typing import TypeVar

import pytest

from ethnos.rules.cards import DRAGON, Card, Tribe, ally_deck
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import draw_tribes, new_game
from ethnos.rules.streams import FairSource, FastSource, Source, Stream, shuffle

FAR = 4.0
"""A fair stream strays this many standard deviations about once in ten thousand tests."""

SOURCES: dict[str, Callable[[int], Source]] = {
    "fair": lambda seed: FairSource(seed.to_bytes(32, "big")),
    "fast": FastSource,
}

Outcome = TypeVar("Outcome", bound=Hashable)


def strays(outcomes: Iterable[Outcome], expected: dict[Outcome, float]) -> float:
    """Return how far chi-square lies from where it should be, in standard deviations.

    The cube root of Wilson and Hilferty makes chi-square nearly normal.
    """
    counts = Counter(outcomes)
    assert counts.keys() <= expected.keys()
    chi_square = sum((counts[key] - mean) ** 2 / mean for key, mean in expected.items())
    spread = 2 / (9 * (len(expected) - 1))
    cube_root = math.pow(chi_square / (len(expected) - 1), 1 / 3)
    return (cube_root - (1 - spread)) / math.sqrt(spread)


def evenly(outcomes: Sequence[Outcome], all_outcomes: Iterable[Outcome]) -> float:
    """Return how far outcomes stray from being equally likely."""
    possible = list(all_outcomes)
    return strays(outcomes, dict.fromkeys(possible, len(outcomes) / len(possible)))


sources = pytest.mark.parametrize("make", SOURCES.values(), ids=SOURCES.keys())


@sources
@pytest.mark.parametrize("limit", [2, 3, 5, 6, 7, 12, 18, 67, 75])
def test_numbers_below_a_limit_are_equally_likely(
    make: Callable[[int], Source], limit: int
) -> None:
    stream = make(1).stream(limit)
    assert abs(evenly([stream.below(limit) for _ in range(200 * limit)], range(limit))) < FAR


@sources
def test_large_limits_are_unbiased(make: Callable[[int], Source]) -> None:
    """Three quarters of the range of the generator: the worst limit for a careless reduction.

    Division would favour the lowest third, multiplication one remainder of three.
    """
    limit = _worst_limit(make(0))
    stream = make(2).stream(0)
    numbers = [stream.below(limit) for _ in range(3000)]
    assert abs(evenly([number * 3 // limit for number in numbers], range(3))) < FAR
    assert abs(evenly([number % 3 for number in numbers], range(3))) < FAR


def _worst_limit(source: Source) -> int:
    return 3 << 62 if isinstance(source, FairSource) else 3 << 30


@sources
def test_every_order_is_equally_likely(make: Callable[[int], Source]) -> None:
    assert abs(evenly(_orders(make(3).stream(0), shuffle), list(permutations(range(4))))) < FAR


def _orders(stream: Stream, mix: Callable[[Stream, list[int]], None]) -> list[tuple[int, ...]]:
    orders = []
    for _ in range(4800):
        items = [0, 1, 2, 3]
        mix(stream, items)
        orders.append(tuple(items))
    return orders


@sources
def test_streams_of_one_source_are_independent(make: Callable[[int], Source]) -> None:
    one, other = make(4).stream(1), make(4).stream(2)
    pairs = [(one.below(6), other.below(6)) for _ in range(7200)]
    assert abs(evenly(pairs, [(a, b) for a in range(6) for b in range(6)])) < FAR


@sources
def test_adjacent_seeds_deal_independent_games(make: Callable[[int], Source]) -> None:
    players = [make(seed).stream(0).below(6) for seed in range(7201)]
    pairs = list(pairwise(players))
    assert abs(evenly(pairs, [(a, b) for a in range(6) for b in range(6)])) < FAR


@sources
def test_tribes_are_drawn_equally_often(make: Callable[[int], Source]) -> None:
    games = 3000
    drawn = Counter(
        tribe for seed in range(games) for tribe in draw_tribes(make(seed).stream(0), 4)
    )
    for tribe in Tribe:
        assert abs(drawn[tribe] - games / 2) < FAR * math.sqrt(games / 4), tribe


@sources
def test_hands_first_players_and_dragons_are_dealt_fairly(make: Callable[[int], Source]) -> None:
    tribes = (Tribe.ELF, Tribe.GIANT, Tribe.HALFLING, Tribe.ORC, Tribe.SKELETON)
    ruleset = Ruleset(players=3, tribes=tribes)
    games = [new_game(ruleset, make(seed))[0] for seed in range(1500)]
    allies = ally_deck(tribes)
    copies = Counter(allies)
    expected: dict[Card, float] = {
        card: len(games) * count / len(allies) for card, count in copies.items()
    }
    for seat in range(3):
        assert abs(strays([game.hands[seat][0] for game in games], expected)) < FAR
    assert abs(evenly([game.first_player for game in games], range(3))) < FAR
    lower = len(games[0].deck) - games[0].dragon_free
    places = [at for game in games for at, card in enumerate(game.deck) if card is DRAGON]
    assert abs(evenly(places, range(lower))) < FAR


# The tests above can fail: streams and shuffles with well-known mistakes fail them.


class _Modulo:
    """A generator of few bits, reduced by a plain modulo."""

    def __init__(self, bits: int) -> None:
        self._bits = bits
        self._count = 0

    def below(self, limit: int) -> int:
        self._count += 1
        block = hashlib.sha256(self._count.to_bytes(8, "big")).digest()
        return (int.from_bytes(block[:8], "big") >> (64 - self._bits)) % limit


def _swap_with_any(stream: Stream, items: list[int]) -> None:
    for place in range(len(items)):
        chosen = stream.below(len(items))
        items[place], items[chosen] = items[chosen], items[place]


def _never_stay(stream: Stream, items: list[int]) -> None:
    for last in range(len(items) - 1, 0, -1):
        chosen = stream.below(last)
        items[last], items[chosen] = items[chosen], items[last]


def test_planted_modulo_bias_is_caught() -> None:
    few_bits = _Modulo(8)
    assert evenly([few_bits.below(67) for _ in range(200 * 67)], range(67)) > FAR
    for bits in (64, 32):
        biased, limit = _Modulo(bits), 3 << (bits - 2)
        assert evenly([biased.below(limit) * 3 // limit for _ in range(3000)], range(3)) > FAR
    words, limit = _Modulo(32), 3 << 30
    careless = [words.below(1 << 32) * limit >> 32 for _ in range(3000)]
    assert evenly([number % 3 for number in careless], range(3)) > FAR


@pytest.mark.parametrize("mix", [_swap_with_any, _never_stay])
def test_planted_wrong_shuffles_are_caught(mix: Callable[[Stream, list[int]], None]) -> None:
    orders = _orders(FairSource(b"key").stream(0), mix)
    assert evenly(orders, list(permutations(range(4)))) > FAR


def test_planted_too_even_numbers_are_caught() -> None:
    assert evenly([n % 6 for n in range(7200)], range(6)) < -FAR
