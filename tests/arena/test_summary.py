"""Win shares, intervals, ratings and tribe statistics."""

from dataclasses import replace

import pytest

from ethnos.arena.estimates import share, wilson
from ethnos.arena.run import run
from ethnos.arena.summary import summarize
from ethnos.arena.task import GameResult, Tournament
from ethnos.arena.tribes import tribe_statistics
from ethnos.rules.ruleset import Ruleset


@pytest.fixture(scope="module")
def games() -> list[GameResult]:
    return run(Tournament(("marker", "random", "random"), Ruleset(players=3)), 24, 1)


def test_win_shares_add_up_to_one_win_per_game(games: list[GameResult]) -> None:
    summary = summarize(games)
    won = sum(bot.win_share.value * bot.seats for bot in summary.bots)
    assert won == pytest.approx(len(games))
    assert sum(bot.seats for bot in summary.bots) == 3 * len(games)


def test_stronger_bot_is_rated_higher(games: list[GameResult]) -> None:
    summary = summarize(games)
    assert [bot.bot for bot in summary.bots] == ["marker", "random"]
    assert summary.bots[0].rating.low > summary.bots[1].rating.value
    assert summary.ahead["marker", "random"] + summary.ahead["random", "marker"] == pytest.approx(1)
    assert summary.bots[0].by_tribe.keys() == summary.bots[1].by_tribe.keys()


def test_glory_by_source_adds_up(games: list[GameResult]) -> None:
    for bot in summarize(games).bots:
        assert sum(bot.sources.values()) == pytest.approx(bot.mean_glory)


def test_equal_bots_get_equal_win_shares(games: list[GameResult]) -> None:
    same = [
        replace(game, seats=tuple(replace(seat, bot="one") for seat in game.seats))
        for game in games
    ]
    (one,) = summarize(same).bots
    assert one.win_share.value == pytest.approx(1 / 3)
    assert one.win_share.low < one.win_share.high


def test_repeated_deals_do_not_narrow_the_interval() -> None:
    once = share([(deal, float(deal % 4 == 0)) for deal in range(40)])
    twice = share([(deal, float(deal % 4 == 0)) for deal in range(40) for _ in range(2)])
    assert once == twice


def test_interval_narrows_with_more_games() -> None:
    few, many = wilson(0.5, 10), wilson(0.5, 1_000)
    assert few.low < many.low < 0.5 < many.high < few.high
    assert many.high - many.low == pytest.approx(2 * 0.031, abs=0.001)


def test_tribe_statistics_count_cards_and_leaders(games: list[GameResult]) -> None:
    tribes = tribe_statistics(games)
    assert tribes.games == len(games)
    assert 0 < tribes.bands < 1
    assert set(tribes.leadership) <= set(tribes.presence)
    assert all(0 <= value <= 1 for value in (*tribes.presence.values(), *tribes.pairs.values()))
    led = {tribe for game in games for seat in game.seats for tribe, _ in seat.led}
    assert set(tribes.leadership) == led
