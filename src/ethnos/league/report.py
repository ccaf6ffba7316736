"""A league as lines and tables of text, and as JSON."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping
from typing import Any, Final

from rich.console import Console

from ethnos.arena.about import options_of, versions
from ethnos.arena.estimates import Estimate
from ethnos.arena.terminal import TerminalTables, milliseconds, percent, short_names
from ethnos.i18n import Messages
from ethnos.league.entrants import Problem
from ethnos.league.folder import LeagueFolder
from ethnos.league.responses import Extreme
from ethnos.league.summary import LeagueSummary

MOST_SURPRISES: Final = 5
COLUMNS: Final = (
    *("league-column-entrant", "arena-column-rating", "league-column-games"),
    *("league-column-conceded", "league-column-by", "league-column-kept", "league-column-against"),
    "arena-column-median",
)


class LeagueReport:
    """Says what a league has found."""

    def __init__(
        self,
        kept: LeagueFolder,
        summary: LeagueSummary,
        problems: Mapping[str, Problem],
        messages: Messages,
    ) -> None:
        self.summary = summary
        self.messages = messages
        self._kept = kept
        self._problems = problems
        names = [entrant.name for entrant in summary.entrants]
        self.titles = dict(zip(names, short_names(names), strict=True))

    def about(self) -> str:
        """Return the sentence about what was played."""
        return self.messages.format(
            "league-about",
            games=self.summary.games,
            entrants=len(self.summary.entrants),
            count=self.summary.players - 1,
            percent=round(100 * self.summary.fair_share),
        )

    def rows(self) -> list[list[str]]:
        """Return the cells of every entrant for `COLUMNS`."""
        number = self.messages.number
        return [
            [
                self.titles[entrant.name],
                self.points(entrant.rating),
                number(entrant.games),
                *self._extreme(entrant.conceded),
                *self._extreme(entrant.kept),
                milliseconds(entrant.times.quantile(0.5), self.messages),
            ]
            for entrant in self.summary.entrants
        ]

    def points(self, rating: Estimate) -> str:
        """Return a rating with the reach of its interval."""
        value = self.messages.number(round(rating.value))
        return f"{value} ± {self.messages.number(round(rating.high - rating.value))}"

    def _extreme(self, extreme: Extreme | None) -> tuple[str, str]:
        if extreme is None:
            return "", ""
        return percent(extreme.estimate, self.messages), self.titles[extreme.against]

    def surprises(self) -> list[str]:
        """Return a line for each of the pairings that the ratings explain least."""
        return [
            self.messages.format(
                "league-surprise",
                alone=self.titles[one.match.alone],
                others=self.titles[one.match.others],
                share=percent(one.share, self.messages),
                expected=self.messages.number(100 * one.expected, 1),
            )
            for one in self.summary.surprises[:MOST_SURPRISES]
        ]

    def troubles(self) -> list[str]:
        """Return a line for everybody who forfeited games or cannot play."""
        say = self.messages.format
        forfeits = [
            say(
                "arena-forfeits",
                bot=entrant.name,
                games=len(entrant.forfeits),
                game=str(entrant.forfeits[0][0]),
                error=entrant.forfeits[0][1],
            )
            for entrant in self.summary.entrants
            if entrant.forfeits
        ]
        suspended = self._kept.suspended.items()
        return [
            *forfeits,
            *(say("league-suspended", entrant=name, error=how) for name, how in suspended),
            *(
                say(f"league-{problem.code}", entrant=name, error=problem.detail)
                for name, problem in self._problems.items()
            ),
        ]

    def origin(self, games: int) -> list[str]:
        """Return the lines that tell how to go on, and how to compare."""
        say = self.messages.format
        return [
            say("arena-repeat", command=command(self._kept, games)),
            say("arena-versions", **versions()),
            say("arena-digest", digest=self.summary.digest),
        ]

    def show(self, games: int) -> None:
        """Print the table."""
        console = Console()
        draw = TerminalTables(self.messages, console.width)
        rows = [[*row[:4], row[5]] for row in self.rows()]
        columns = (*COLUMNS[:4], COLUMNS[5])
        console.print(self.about())
        console.print(draw.table("league-title", columns, rows))
        for line in (*self.troubles(), *self.origin(games)):
            console.print(line, soft_wrap=True, markup=False, highlight=False)

    def as_json(self, games: int) -> str:
        """Return everything as JSON."""
        summary = self.summary
        plan = self._kept.plan
        data: dict[str, Any] = {
            "command": command(self._kept, games),
            "versions": versions(),
            **plan.identity,
            "games": summary.games,
            "matches": summary.matches,
            "fair_share": summary.fair_share,
            "design_effect": summary.design_effect,
            "entrants": {
                entrant.name: {
                    "fingerprint": self._kept.fingerprints[entrant.name],
                    "rating": _estimate(entrant.rating),
                    "games": entrant.games,
                    "conceded": _extreme(entrant.conceded),
                    "kept": _extreme(entrant.kept),
                    "median_seconds": entrant.times.quantile(0.5),
                    "forfeits": [{"game": game, "error": why} for game, why in entrant.forfeits],
                }
                for entrant in summary.entrants
            },
            "shares": [
                {"alone": match.alone, "others": match.others, **_estimate(share)}
                for match, share in sorted(summary.shares.items())
            ],
            "surprises": [
                {"alone": one.match.alone, "others": one.match.others, "expected": one.expected}
                for one in summary.surprises
            ],
            "problems": {name: problem._asdict() for name, problem in self._problems.items()},
            "suspended": self._kept.suspended,
            "digest": summary.digest,
        }
        return json.dumps(data, indent=2) + "\n"


def command(kept: LeagueFolder, games: int) -> str:
    """Return the command that plays the same games, given the same folder."""
    plan = kept.plan
    words = ["ethnos", "league", str(kept.folder), "--games", str(games)]
    words += ["--seed", str(plan.seed), *options_of(plan.ruleset, plan.think, plan.playouts)]
    return shlex.join(words)


def _estimate(estimate: Estimate) -> dict[str, Any]:
    return {"value": estimate.value, "interval": [estimate.low, estimate.high]}


def _extreme(extreme: Extreme | None) -> dict[str, Any] | None:
    if extreme is None:
        return None
    return {"against": extreme.against, **_estimate(extreme.estimate)}
