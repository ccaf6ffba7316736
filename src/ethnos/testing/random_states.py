"""States reached by random play, the input of the property tests.

Three policies are used, because a single one leaves rare parts of the game unvisited.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

from ethnos.rules.actions import Action, KeepCards, PlayBand
from ethnos.rules.apply import apply_legal
from ethnos.rules.events import Event
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.state import Decision, GameState
from ethnos.rules.steps import Lead, Step, is_complete, random_action, say, steps
from ethnos.rules.streams import POLICY_STREAM, FastSource, Stream

Policy = Callable[[GameState, Stream], Action]
"""Chooses an action from the full state: for checks, not for play."""


def uniform(state: GameState, stream: Stream) -> Action:
    """Choose every step with equal chance."""
    return random_action(state, stream)[0]


def hoarder(state: GameState, stream: Stream) -> Action:
    """Recruit until the hand is large, then play as many cards as fit; keep as many as allowed.

    This gives short games and large bands.
    """
    options = steps(state, None)
    if state.decision is Decision.TURN:
        options = _hoarders_turn(state, options, stream)
    elif state.decision is Decision.KEEP:
        options = options[:1]
    step = options[stream.below(len(options))]
    draft = say(None, step)
    while not is_complete(step):
        assert isinstance(draft, PlayBand | KeepCards)
        step = steps(state, draft)[0]  # One more card, as long as one fits.
        draft = say(draft, step)
    assert draft is not None
    return draft


def _hoarders_turn(state: GameState, options: list[Step], stream: Stream) -> list[Step]:
    bands: list[Step] = [step for step in options if isinstance(step, Lead)]
    others: list[Step] = [step for step in options if not isinstance(step, Lead)]
    wants_more = len(state.hands[state.to_move]) < _HOARD or stream.below(_HASTE) == 0
    if not others or (bands and not wants_more):
        return bands
    return others[:1] if stream.below(2) else others  # Draw from the deck half of the time.


_HOARD: Final = 6
_HASTE: Final = 3


def adversary(state: GameState, stream: Stream) -> Action:
    """Choose, among a few candidates, the action that leads to the rarest decision."""
    candidates = [choose(state, stream) for choose in (uniform, uniform, uniform, hoarder)]
    return min(candidates, key=lambda action: _RAREST_FIRST.index(_next_decision(state, action)))


_RAREST_FIRST: Final = (
    Decision.RAID,
    Decision.GAME_OVER,
    Decision.FREE_MARKER,
    Decision.MERFOLK_MOVE,
    Decision.TROLL_TOKEN,
    Decision.ORC_MARKER,
    Decision.FURTHER_BAND,
    Decision.KEEP,
    Decision.WIZARD_DRAW,
    Decision.MARKER,
    Decision.TURN,
)


def _next_decision(state: GameState, action: Action) -> Decision:
    after = state.copy()
    apply_legal(after, action)
    return after.decision


POLICIES: Final[dict[str, Policy]] = {
    "uniform": uniform,
    "hoarder": hoarder,
    "adversary": adversary,
}


def play_on(
    state: GameState, policy: Policy, stream: Stream
) -> Iterator[tuple[Action, list[Event]]]:
    """Play to the end, yielding after every decision; the given state is changed in place."""
    while not state.is_over:
        action = policy(state, stream)
        yield action, apply_legal(state, action)


def random_state(
    ruleset: Ruleset,
    seed: int,
    *,
    policy: Policy = uniform,
    decisions: int,
    wanted: Decision | None = None,
) -> GameState:
    """Return the state after this number of decisions, or the final state of a shorter game.

    Most decisions are plain turns. With `wanted`, play continues until that decision is due; if it
    never is, the result is the same as without `wanted`.

    >>> random_state(Ruleset(players=2), 7, decisions=5).decision
    <Decision.TURN: 'turn'>
    """
    source = FastSource(seed)
    state, _ = new_game(ruleset, source)
    moves = play_on(state, policy, source.stream(POLICY_STREAM))
    for _ in islice(moves, decisions):
        pass
    if wanted is None:
        return state
    early = state.copy()
    while state.decision is not wanted and next(moves, None):
        pass
    return state if state.decision is wanted else early
