"""Set up a game. R9-R15."""

from __future__ import annotations

from collections.abc import Sequence

from ethnos.rules.ages import start_age
from ethnos.rules.cards import Kingdom, Tribe
from ethnos.rules.components import glory_tokens, tribes_in_play
from ethnos.rules.events import Event, GameBegan, Log
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import GameState, blank_state
from ethnos.rules.streams import SETUP_STREAM, Source, Stream, shuffle


def new_game(ruleset: Ruleset, source: Source) -> tuple[GameState, list[Event]]:
    """Set up the board and deal the first age."""
    stream = source.stream(SETUP_STREAM)
    tribes = ruleset.tribes or draw_tribes(stream, ruleset.players)
    state = blank_state(ruleset, source, tribes)
    tokens = list(glory_tokens(ruleset.players))
    shuffle(stream, tokens)
    for kingdom in Kingdom:
        state.tokens[kingdom] = sort_tokens([tokens.pop() for _ in range(ruleset.ages)])
    state.first_player = stream.below(ruleset.players)  # R21
    log: Log = [GameBegan(ruleset.players, state.tribes, tuple(state.tokens.items()))]
    start_age(state, log)
    return state, log


def draw_tribes(stream: Stream, players: int) -> tuple[Tribe, ...]:
    """Draw the tribes in play at random. R4, R11."""
    tribes = list(Tribe)
    shuffle(stream, tribes)
    return tuple(sorted(tribes[: tribes_in_play(players)]))


def sort_tokens(drawn: Sequence[int]) -> tuple[int, ...]:
    """Return a kingdom's tokens ascending, the lowest for age I. R9."""
    return tuple(sorted(drawn))
