"""Play a league: round after round, each on many processes or on Ray."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from dataclasses import replace
from math import ceil
from typing import Final

from ethnos.arena.run import played_indexes
from ethnos.arena.task import GameResult, Tournament
from ethnos.arena.watched import BotDiedError
from ethnos.league.design import choose
from ethnos.league.entrants import Entrant, Entrants
from ethnos.league.folder import LeagueFolder
from ethnos.league.matches import tallied

GROWTH: Final = 0.5
"""A round has this many matches for each played before it: choices are corrected often while
little is known, and seldom wait for the last game of a round later."""
LONGEST_ROUND: Final = 250


def rounds(
    kept: LeagueFolder, entrants: Entrants, games: int, *, workers: int = 1, ray: bool = False
) -> Generator[None]:
    """Play until there are `games` per entrant on average; yield after some games have ended.

    Who has joined the folder is looked up before every round.
    """
    while True:
        present = entrants.found(kept.fingerprints)
        yield from _finish_round(kept, present, workers, ray)
        present = [one for one in present if one.name not in kept.suspended]
        wanted = _wanted_matches(kept, present, games)
        if wanted <= 0:
            return
        players = kept.plan.ruleset.players
        names = [entrant.name for entrant in present]
        tallies = tallied(kept.matches, kept.results.values(), players)
        size = max(len(names) * (len(names) - 1), ceil(GROWTH * len(kept.matches)))
        matches = choose(names, tallies, players, min(wanted, size, LONGEST_ROUND))
        kept.begin_round(matches, present)


def _wanted_matches(kept: LeagueFolder, present: list[Entrant], games: int) -> int:
    """Return how many matches are left to play. A game has two entrants."""
    if len(present) < 2:
        return 0
    players = kept.plan.ruleset.players
    names = {entrant.name for entrant in present}
    played = sum(len(names & {*kept.matches[index // players]}) for index in kept.results)
    return ceil((games * len(present) - played) / (2 * players))


def _finish_round(
    kept: LeagueFolder, present: list[Entrant], workers: int, ray: bool
) -> Generator[None]:
    """Play what has been chosen, without those who have left since."""
    specs = {entrant.name: entrant.spec for entrant in present}
    while indexes := [index for index in kept.unplayed() if _can_play(kept, index, specs)]:
        names = {spec: name for name, spec in specs.items()}
        parts = played_indexes(
            _tournament(kept, indexes, specs), indexes, kept.plan.seed, workers=workers, ray=ray
        )
        try:
            with closing(parts):
                for part in parts:
                    kept.add(_named(result, names) for result in part)
                    yield
        except BotDiedError as error:
            if error.bot not in names:
                raise  # It died before anybody was asked: it may be either of them.
            kept.suspend(names[error.bot], error.how)


def _can_play(kept: LeagueFolder, index: int, specs: dict[str, str]) -> bool:
    return all(name in specs for name in kept.matches[index // kept.plan.ruleset.players])


def _tournament(kept: LeagueFolder, indexes: list[int], specs: dict[str, str]) -> Tournament:
    plan = kept.plan
    players = plan.ruleset.players
    lineups = {
        deal: tuple(specs[name] for name in kept.matches[deal].lineup(players))
        for deal in {index // players for index in indexes}
    }
    bots = tuple(dict.fromkeys(spec for lineup in lineups.values() for spec in lineup))
    return Tournament(bots, plan.ruleset, plan.think, plan.playouts, lineups=lineups)


def _named(result: GameResult, names: dict[str, str]) -> GameResult:
    """Return a result with the names of entrants: a folder may be moved."""
    seats = tuple(replace(seat, bot=names[seat.bot]) for seat in result.seats)
    return replace(result, seats=seats)
