"""From rulesets and tables of `ethnos.rules` to records, and back."""

from __future__ import annotations

from ethnos.fast.deal import set_tribes
from ethnos.fast.layout import OPTION_VALUES, Game, Games, new_games
from ethnos.rules.cards import Tribe
from ethnos.rules.ruleset import Ruleset

_TRIBES = tuple(Tribe)


def prototype(ruleset: Ruleset) -> Games:
    """Return an array of one record that holds the ruleset and nothing else."""
    games = new_games(1)
    write_ruleset(games[0], ruleset)
    return games


def write_ruleset(game: Game, ruleset: Ruleset) -> None:
    """Write a ruleset into a record."""
    game.players = ruleset.players
    game.ages = ruleset.ages
    game.tribes_given = ruleset.tribes is not None
    for name, values in OPTION_VALUES.items():
        setattr(game, name, values.index(getattr(ruleset, name)))
    if ruleset.tribes is not None:
        set_tribes(game, sum(1 << _TRIBES.index(tribe) for tribe in ruleset.tribes))
