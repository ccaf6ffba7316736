"""Games of bots, for the tests of bots."""

from __future__ import annotations

from collections.abc import Iterator

from ethnos.bots import Bot, LegalActions
from ethnos.rules.apply import apply_legal
from ethnos.rules.refusals import check
from ethnos.rules.ruleset import OPTION_NAMES, Ruleset, option_values
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.rules.streams import FastSource, Stream
from ethnos.rules.view import view


def stream(seed: int) -> Stream:
    return FastSource(seed).stream(9)


def varied_ruleset(number: int) -> Ruleset:
    """Return a ruleset whose player count and options differ from number to number."""
    rng = FastSource(number).stream(8)
    options = {}
    for name in OPTION_NAMES:
        values = option_values(name)
        options[name] = values[rng.below(len(values))] if number % 3 else values[0]
    return Ruleset(players=2 + number % 5).with_options(**options)


def self_play_states(bot: Bot, ruleset: Ruleset, seed: int) -> Iterator[GameState]:
    """Let a bot play all seats; yield the state before every decision. Illegal choices raise."""
    state, _ = new_game(ruleset, FastSource(seed))
    rng = stream(seed)
    while not state.is_over:
        yield state
        seen = view(state, state.to_move)
        action = bot.choose(seen, LegalActions(seen), rng)
        check(state, action)
        apply_legal(state, action)
