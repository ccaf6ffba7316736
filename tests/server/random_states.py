"""States from random games under many rulesets."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

from ethnos.rules.apply import apply
from ethnos.rules.cards import Tribe
from ethnos.rules.ruleset import OrcRaidOrder, Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource


def rulesets() -> Iterator[Ruleset]:
    """Yield rulesets without end: every player count, every tribe, open and secret raids."""
    tribes = list(Tribe)
    for number in cycle(range(60)):
        players = 2 + number % 5
        size = 5 if players < 4 else 6
        chosen = tuple(tribes[(number * 5 + step) % len(tribes)] for step in range(size))
        order = list(OrcRaidOrder)[number % 2]
        yield Ruleset(players=players, tribes=tuple(sorted(set(chosen))), orc_raid_order=order)


def random_states(count: int) -> Iterator[GameState]:
    """Yield this many states from random games, a few of each game."""
    found = 0
    for seed, ruleset in enumerate(rulesets()):
        state, _ = new_game(ruleset, FastSource(seed))
        stream = FastSource(seed).stream(99)
        step = 0
        while not state.is_over:
            if step % 23 == seed % 23:
                yield state.copy()
                found += 1
                if found >= count:
                    return
            action, _ = random_action(state, stream)
            apply(state, action)
            step += 1
