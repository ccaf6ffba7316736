"""A game of a tournament is a pure function of its index."""

from collections import Counter

import pytest

from ethnos.arena.task import Tournament, lineup, play, tribes_of
from ethnos.records.glory import GlorySource
from ethnos.rules.cards import Tribe
from ethnos.rules.errors import IllegalActionError, SetupError
from ethnos.rules.ruleset import Ruleset
from tests.arena.misbehaving_bots import CheatingBot

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


def test_illegal_action_stops_the_game() -> None:
    cheat = f"{CheatingBot.__module__}:CheatingBot"
    with pytest.raises(IllegalActionError):
        play(Tournament((cheat, "random"), Ruleset(players=2)), 1, 0)
