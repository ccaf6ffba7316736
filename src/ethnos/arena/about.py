"""What a tournament was: everything needed to play it again."""

from __future__ import annotations

import platform
import shlex
from dataclasses import dataclass

from ethnos import __version__
from ethnos.arena.task import Tournament
from ethnos.records.record import RULES_VERSION
from ethnos.rules.ruleset import STANDARD, Ruleset


@dataclass(frozen=True, slots=True)
class About:
    """A tournament with its seed and its number of games."""

    tournament: Tournament
    seed: int
    games: int

    @property
    def command(self) -> str:
        """The command that plays the same games.

        >>> from ethnos.rules.ruleset import Ruleset
        >>> About(Tournament(("marker", "random"), Ruleset(2)), seed=5, games=8).command
        'ethnos arena --bots marker,random --games 8 --seed 5 --players 2'
        """
        played = self.tournament
        words = ["ethnos", "arena", "--bots", ",".join(played.bots), "--games", str(self.games)]
        words += ["--seed", str(self.seed)]
        words += options_of(played.ruleset, played.think, played.playouts)
        return shlex.join(words)

    @property
    def ruleset(self) -> dict[str, object]:
        """Players, tribes and options, as JSON can hold them."""
        return ruleset_data(self.tournament.ruleset)

    @property
    def identity(self) -> dict[str, object]:
        """What decides a game, given its index, as JSON can hold it."""
        played = self.tournament
        return {
            "seed": self.seed,
            "bots": [*played.bots],
            **self.ruleset,
            "think": played.think,
            "playouts": played.playouts,
            "ethnos": __version__,
            "rules": RULES_VERSION,
            **({"codes": True} if played.codes else {}),
        }


def options_of(ruleset: Ruleset, think: float | None, playouts: int | None) -> list[str]:
    """Return the options of the command line that ask for these games."""
    words = ["--players", str(ruleset.players)]
    if ruleset.tribes is not None:
        words += ["--tribes", ",".join(ruleset.tribes)]
    for name, value in ruleset.options.items():
        if value != STANDARD.options[name]:
            words += ["--option", f"{name}={value}"]
    for option, limit in (("--think", think), ("--playouts", playouts)):
        if limit is not None:
            words += [option, str(limit)]
    return words


def ruleset_data(ruleset: Ruleset) -> dict[str, object]:
    """Return players, tribes and options, as JSON can hold them."""
    tribes = None if ruleset.tribes is None else [str(tribe) for tribe in ruleset.tribes]
    return {"players": ruleset.players, "tribes": tribes, "options": ruleset.options}


def versions() -> dict[str, str]:
    """Return the versions a report names."""
    return {"ethnos": __version__, "rules": RULES_VERSION, "python": platform.python_version()}
