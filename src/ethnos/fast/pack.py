"""Pack rulesets and states of `ethnos.rules` into structs; `ethnos.fast.unpack` is the reverse."""

from __future__ import annotations

from ethnos.fast.layout import GameArray, write
from ethnos.fast.stepping import apply_code
from ethnos.packed.moves import CODE_OF_STEP, steps_of
from ethnos.packed.pack import plain_ruleset, plain_state, plain_view
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import GameState
from ethnos.rules.steps import Draft
from ethnos.rules.streams import FastSource
from ethnos.rules.view import PlayerView


def pack_ruleset(ruleset: Ruleset) -> GameArray:
    """Return an array of one struct that holds the ruleset and nothing else."""
    return write(plain_ruleset(ruleset))


def pack_state(state: GameState, draft: Draft = None, *, seed: int | None = None) -> GameArray:
    """Return an array of one struct: this state, and the draft of the next action.

    Later ages are dealt from `seed`; without one, from the state's source, which must then be a
    `FastSource`.
    """
    if seed is None:
        if not isinstance(state.source, FastSource):
            raise ValueError(f"a state dealt by {state.source.name} needs a seed for later ages")
        seed = state.source.seed
    games = write(plain_state(state, seed))
    if draft is not None:  # Replay its steps, except the one that would complete it.
        for step in steps_of(draft)[:-1]:
            apply_code(games, 0, CODE_OF_STEP[step])
    return games


def pack_view(seen: PlayerView, seed: int) -> GameArray:
    """Return an array of one struct that agrees with a view; the hidden part is sampled."""
    return write(plain_view(seen, seed))
