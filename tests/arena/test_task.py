"""A game of a tournament is a pure function of its index."""

from collections import Counter

import pytest

from ethnos.arena.task import Tournament, lineup, play, tribes_of
from ethnos.records.glory import GlorySource
from ethnos.rules.cards import Tribe
from ethnos.rules.errors import SetupError
from ethnos.rules.ruleset import Ruleset
from tests.arena import misbehaving_bots

BOTS = ("marker", "collector", "random", "random")


def test_equal_index_is_an_equal_game() -> None:
    tournament = Tournament(BOTS, Ruleset())
    first, again, other = (play(tournament, 7, index) for index in (5, 5, 6))
    assert first.summary == again.summary != other.summary
    assert [seat.glory for seat in first.seats] == [seat.glory for seat in again.seats]


def test_deal_is_played_once_per_seat() -> None:
    games = [play(Tournament(BOTS, Ruleset()), 7, index) for index in range(5)]
    assert len({game.summary.seed for game in games[:4]}) == 1
    assert games[4].summary.seed != games[0].summary.seed
    assert len({game.tribes for game in games[:4]}) == 1
    marker = [[seat.bot for seat in game.seats].index("marker") for game in games]
    assert marker == [0, 1, 2, 3, 0]


def test_all_glory_has_a_source_and_one_win_is_shared() -> None:
    game = play(Tournament(BOTS, Ruleset()), 1, 0)
    for seat in game.seats:
        assert len(seat.sources) == len(GlorySource)
        assert sum(seat.sources) == seat.glory
        assert all(glory >= 0 for glory in seat.sources)
    assert sum(seat.won for seat in game.seats) == 1
    assert min(seat.rank for seat in game.seats) == 1


def test_giant_token_pays_nothing_without_giants() -> None:
    tribes = (Tribe.CENTAUR, Tribe.DWARF, Tribe.ELF, Tribe.MERFOLK, Tribe.ORC, Tribe.TROLL)
    game = play(Tournament(BOTS, Ruleset(tribes=tribes)), 1, 0)
    paid = [dict(zip(GlorySource, seat.sources, strict=True)) for seat in game.seats]
    assert [sources[GlorySource.GIANT] for sources in paid] == [0] * len(paid)


@pytest.mark.parametrize(("players", "deals"), [(4, 2), (3, 12)])
def test_every_tribe_is_used_equally_often(players: int, deals: int) -> None:
    for round_ in range(3):
        sets = [tribes_of(3, round_ * deals + deal, players) for deal in range(deals)]
        assert all(len(set(tribes)) == len(tribes) for tribes in sets)
        counts = Counter(tribe for tribes in sets for tribe in tribes)
        assert set(counts) == set(Tribe)
        assert len(set(counts.values())) == 1


def test_surplus_bots_alternate_and_missing_seats_are_filled_twice() -> None:
    many = Tournament(("a", "b", "c", "d", "e"), Ruleset(players=2))
    lineups = [lineup(many, 1, deal) for deal in range(40)]
    assert {name for names in lineups for name in names} == set("abcde")
    assert all(len(set(names)) == 2 for names in lineups)
    few = Tournament(("a", "b"), Ruleset(players=5))
    assert Counter(lineup(few, 1, 0)) in (Counter("aaabb"), Counter("bbbaa"))


def test_tournament_needs_bots() -> None:
    with pytest.raises(SetupError):
        Tournament((), Ruleset())


def bot(name: str) -> str:
    return f"{misbehaving_bots.__name__}:{name}"


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("CheatingBot", "IllegalActionError: illegal action 'pass': "),
        ("FailingBot", "ZeroDivisionError: an error of this bot (misbehaving_bots.py:"),
        ("ExitingBot", "SystemExit: an error of this bot (misbehaving_bots.py:"),
    ],
)
def test_error_costs_the_bot_the_game(name: str, error: str) -> None:
    tournament = Tournament((bot(name), "marker", "random"), Ruleset(players=3))
    game = play(tournament, 1, 0)
    failed, *others = game.seats
    assert failed.failure is not None
    assert failed.failure.startswith(error)
    assert "\n" not in failed.failure
    assert (failed.rank, failed.won) == (3, 0)
    assert [seat.failure for seat in others] == [None, None]
    glory = sorted((seat.glory, 3 - seat.rank) for seat in others)
    assert [rank for _, rank in glory] == [1, 2]
    assert sum(seat.won for seat in others) == 1
    assert play(tournament, 1, 0).summary == game.summary


def test_game_that_all_forfeit_has_no_winner() -> None:
    game = play(Tournament((bot("CheatingBot"), bot("FailingBot")), Ruleset(players=2)), 1, 0)
    assert [(seat.rank, seat.won) for seat in game.seats] == [(1, 0), (1, 0)]


def test_interrupt_is_no_error_of_a_bot() -> None:
    tribes = (Tribe.MERFOLK, Tribe.DWARF, Tribe.ELF, Tribe.GIANT, Tribe.ORC)
    tournament = Tournament((bot("InterruptedBot"), "random"), Ruleset(2, tribes))
    with pytest.raises(KeyboardInterrupt):
        play(tournament, 1, 0)
