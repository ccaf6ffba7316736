"""Random games for the tests of this folder."""

from hypothesis import strategies as st

from ethnos.rules.game import Game
from ethnos.rules.ruleset import OPTION_NAMES, Ruleset, option_values
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource, Source

OTHER_OPTIONS = {
    name: next(value for value in reversed(option_values(name))) for name in OPTION_NAMES
}
"""Every named ruling, the other way."""


def play(
    ruleset: Ruleset, seed: int, *, actions: int = 10_000, source: Source | None = None
) -> Game:
    """Play at random, to the end or as far as asked."""
    game = Game(ruleset, seed=seed, source=source)
    choices = FastSource(seed).stream(77)
    while not game.is_over and len(game.actions) < actions:
        action, _ = random_action(game.state, choices)
        game.play(action)
    return game


def rulesets() -> st.SearchStrategy[Ruleset]:
    """Every player count, each named ruling either way."""
    options = st.fixed_dictionaries(
        {name: st.sampled_from(option_values(name)) for name in OPTION_NAMES}
    )
    return st.builds(
        lambda players, chosen: Ruleset(players=players).with_options(**chosen),
        st.integers(min_value=2, max_value=6),
        options,
    )


seeds = st.integers(min_value=0, max_value=2**64 - 1)
