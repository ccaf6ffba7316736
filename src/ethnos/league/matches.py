"""Matches: one entrant alone against a table of another, and what is known of every pairing.

A match is one deal, played once from every seat. Alone against the others, a player as good as
they are wins one game in as many as there are players.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import NamedTuple

from ethnos.arena.task import GameResult


class Match(NamedTuple):
    """Who plays alone, and who takes all other seats."""

    alone: str
    others: str

    def paired(self, players: int) -> Match:
        """Return the pairing. Between two players nobody is alone: only the names count."""
        return Match(min(self), max(self)) if players == 2 else self

    def lineup(self, players: int) -> tuple[str, ...]:
        """Return the entrants of the seats, before they rotate."""
        return (self.alone, *[self.others] * (players - 1))


@dataclass(slots=True)
class Tally:
    """The games of a pairing."""

    games: int = 0
    won: float = 0.0
    """By the one who plays alone."""
    lost: float = 0.0
    """Won by the others. Where all forfeit, nobody wins."""
    deals: dict[int, tuple[int, float]] = field(default_factory=dict)
    """By number of the match: its games, and how many of them were won alone."""

    @property
    def share(self) -> float:
        """The share of the games won alone."""
        return self.won / self.games

    def add(self, match: int, won: float, lost: float) -> None:
        """Count a game."""
        self.games += 1
        self.won += won
        self.lost += lost
        games, wins = self.deals.get(match, (0, 0.0))
        self.deals[match] = games + 1, wins + won


Tallies = Mapping[Match, Tally]


def pairings(names: Sequence[str], players: int) -> list[Match]:
    """Return all pairings, each once.

    >>> len(pairings("abc", 4)), len(pairings("abc", 2))
    (6, 3)
    """
    ordered = (Match(*pair).paired(players) for pair in permutations(names, 2))
    return list(dict.fromkeys(ordered))


def tallied(
    matches: list[Match], results: Iterable[GameResult], players: int
) -> dict[Match, Tally]:
    """Return what is known of every pairing; a game's index tells its match."""
    tallies: dict[Match, Tally] = {}
    for result in results:
        number = result.index // players
        match = matches[number].paired(players)
        won = sum(seat.won for seat in result.seats if seat.bot == match.alone)
        lost = sum(seat.won for seat in result.seats if seat.bot == match.others)
        tallies.setdefault(match, Tally()).add(number, won, lost)
    return tallies


def design_effect(tallies: Tallies) -> float:
    """Return the variance between deals by that of independent games, and 1 at least.

    The games of one deal share their cards. What that does is measured over all pairings together,
    because one has too few deals for it.

    >>> alike = Tally(games=8, won=4.0, deals={0: (4, 4.0), 1: (4, 0.0)})
    >>> design_effect({Match("a", "b"): alike})
    8.0
    """
    found = expected = 0.0
    for tally in tallies.values():
        if len(tally.deals) > 1:
            spread = sum((won - games * tally.share) ** 2 for games, won in tally.deals.values())
            found += spread * len(tally.deals) / (len(tally.deals) - 1)
            expected += tally.games * tally.share * (1 - tally.share)
    return max(1.0, found / expected) if expected else 1.0
