"""Positions of many games as the search bot judges them: the same in every Python."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from ethnos.bots.legal_actions import LegalActions
from ethnos.bots.random_bot import RandomBot
from ethnos.bots.search import SearchBot
from ethnos.rules import FastSource, Game
from ethnos.rules.actions import Action
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.view import PlayerView

GAMES: Final = range(11)
EVERY: Final = 29
"""Decisions from one position to the next."""
MOST_POSITIONS: Final = 6
"""Of one game."""
ACTIONS: Final = 5
PLAYOUTS: Final = 125
"""25 deals for each of five actions."""


class Position(NamedTuple):
    """A decision of one game."""

    seed: int
    view: PlayerView
    actions: list[Action]


def positions() -> Iterator[Position]:
    """Yield decisions of games of all numbers of players, played at random."""
    for seed in GAMES:
        game, bot, stream = (
            Game(Ruleset(players=2 + seed % 5), seed=seed),
            RandomBot(),
            FastSource(seed).stream(9),
        )
        found = 0
        for number in range(MOST_POSITIONS * EVERY):
            if game.is_over:
                break
            seen = game.view(game.to_move)
            legal = LegalActions(seen)
            if number >= found * EVERY and len(legal) > 1:
                found += 1
                step = max(1, len(legal) // ACTIONS)
                yield Position(seed, seen, list(islice(legal, 0, None, step))[:ACTIONS])
            game.play(bot.choose(seen, legal, stream))


def judged() -> list[tuple[list[tuple[float, float]], str]]:
    """Return, for every position, the results of its actions and what the bot would choose."""
    bot = SearchBot(playouts=PLAYOUTS)
    answers = []
    for seed, seen, actions in positions():
        stream = FastSource(seed).stream(10)
        compared = bot.compare(seen, actions, stream)
        chosen = bot.choose(seen, LegalActions(seen), stream)
        answers.append(([(one.win_chance, one.glory) for one in compared], str(chosen)))
    return answers
