"""Hypothesis strategies: every ruleset, every seed, states reached by play."""

from itertools import islice

from hypothesis import settings
from hypothesis import strategies as st

from ethnos.rules.cards import Tribe
from ethnos.rules.components import MAX_PLAYERS, MIN_PLAYERS, tribes_in_play
from ethnos.rules.ruleset import OPTION_NAMES, Ruleset, option_values
from ethnos.rules.state import Decision, GameState
from ethnos.rules.streams import POLICY_STREAM, FastSource, Stream, shuffle
from ethnos.testing.random_states import POLICIES, Policy, play_on, random_state

LONGEST = 300
"""More decisions than a short game of the hoarder, fewer than most games of the others."""

TRIBE_ASKING = {
    Decision.MARKER: Tribe.WINGFOLK,
    Decision.MERFOLK_MOVE: Tribe.MERFOLK,
    Decision.FREE_MARKER: Tribe.MERFOLK,
    Decision.ORC_MARKER: Tribe.ORC,
    Decision.TROLL_TOKEN: Tribe.TROLL,
    Decision.FURTHER_BAND: Tribe.CENTAUR,
    Decision.KEEP: Tribe.ELF,
    Decision.WIZARD_DRAW: Tribe.WIZARD,
    Decision.RAID: Tribe.ORC,
}
"""The tribe that brings a decision into the game."""


def examples(count: int) -> settings:
    """Settings with this many examples, scaled by the active profile."""
    return settings(max_examples=count * settings().max_examples // 100)


seeds = st.integers(0, 2**64 - 1)


@st.composite
def streams(draw: st.DrawFn) -> Stream:
    """A stream for uniform choices, where Hypothesis would prefer small values."""
    return FastSource(draw(seeds)).stream(POLICY_STREAM)


@st.composite
def rulesets(draw: st.DrawFn, tribe: Tribe | None = None) -> Ruleset:
    """Any player count, any tribes (one may be required), any value of every option."""
    chance = draw(streams())
    players = MIN_PLAYERS + chance.below(MAX_PLAYERS - MIN_PLAYERS + 1)
    others = [other for other in Tribe if other is not tribe]
    shuffle(chance, others)
    tribes = ([tribe, *others] if tribe else others)[: tribes_in_play(players)]
    options = {name: draw(st.sampled_from(option_values(name))) for name in OPTION_NAMES}
    return Ruleset(players=players, tribes=tuple(tribes)).with_options(**options)


policies: st.SearchStrategy[Policy] = st.sampled_from(list(POLICIES.values()))


@st.composite
def states(draw: st.DrawFn) -> GameState:
    """A state some decisions into a game, most often where a tribe asks for a decision."""
    chance = draw(streams())
    wanted = (None, None, *TRIBE_ASKING)[chance.below(len(TRIBE_ASKING) + 2)]
    policy = list(POLICIES.values())[chance.below(len(POLICIES))]
    state = random_state(
        draw(rulesets(TRIBE_ASKING[wanted] if wanted else None)),
        draw(seeds),
        policy=policy,
        decisions=chance.below(LONGEST),
        wanted=wanted,
    )
    further = int(chance.below(3) == 0)  # The answer can raise another decision.
    for _ in islice(play_on(state, policy, chance), further):
        pass
    return state
