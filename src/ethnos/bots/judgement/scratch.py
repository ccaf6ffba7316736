"""What the judgement computes once for a decision."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias, get_type_hints

from ethnos.bots.judgement.network import Network
from ethnos.bots.judgement.policy_network import PolicyNetwork
from ethnos.bots.weights import Weights
from ethnos.packed.fields import KINGDOMS, MOST_TRIBES, SLOTS
from ethnos.rules.components import (
    LARGEST_BAND,
    MAX_PLAYERS,
    MERFOLK_LAST_SPACE,
    MOST_HAND_LIMIT,
    TROLL_TOKENS,
)

HORIZON: Final = 6
"""The number of own turns a plan looks ahead."""
GROUPS: Final = MOST_TRIBES + KINGDOMS
"""A group is the cards of one tribe or of one kingdom: first the tribes in play by index."""
SIZES: Final = MOST_HAND_LIMIT + 1
"""The cards of one group in a hand; what exceeds the largest band counts as that."""
MOST_CHOICES: Final = 128
"""An upper bound on the number of actions worth considering at once."""

Row: TypeAlias = Any
"""A list, or an array inside a struct."""
Ints: TypeAlias = Any
"""Card counts by slot."""


class Scratch:
    """What the judgement computes once for a decision, in memory order.

    It is the type hint of a struct (`ethnos.bots.compiled.scratch`) and the base of `PlainScratch`.
    """

    weights: Weights
    network: Network
    policy: PolicyNetwork
    turn_survival: Annotated[Row, "f8", (HORIZON,)]
    """By own turn from now: the chance that the age lasts until the turn after it."""
    turns_left: Annotated[float, "f8", ()]
    """The expected number of own turns before the age ends."""
    survival_after_drawing: Annotated[float, "f8", ()]
    """The chance of another turn after drawing from the deck now."""
    survival_after_taking: Annotated[float, "f8", ()]
    """The chance of another turn after taking a card from the pool now."""
    marker_gains: Annotated[Row, "f8", (KINGDOMS,)]
    """The value of one more marker in each kingdom."""
    cached_gains: Annotated[Row, "f8", (MAX_PLAYERS, KINGDOMS)]
    """Cache of `marker_gains` by seat."""
    cached_kingdom_keys: Annotated[Row, "i8", (MAX_PLAYERS, KINGDOMS)]
    """The markers that `cached_gains` was computed for."""
    cached_board_keys: Annotated[Row, "i8", (MAX_PLAYERS,)]
    """What else `cached_gains` was computed for, or -1.

    Glory tokens are not part of the keys: set this to -1 before using another deal.
    """
    ability_values: Annotated[Row, "f8", (MOST_TRIBES, SIZES)]
    """By the index of the leader's tribe and the size of the band."""
    leader_values: Annotated[Row, "f8", (SLOTS, SIZES)]
    """By leader and size: the value of a band apart from the glory it scores."""
    troll_values: Annotated[Row, "f8", (len(TROLL_TOKENS) + 1,)]
    """The value of each troll token for breaking ties; NaN until computed."""
    merfolk_values: Annotated[Row, "f8", (MERFOLK_LAST_SPACE + 1,)]
    """The expected pay of each space of the merfolk track; NaN until computed."""
    discard_costs: Annotated[Row, "f8", (SLOTS,)]
    """The cost of leaving each card in the pool; computed for the cards in hand."""
    unseen: Annotated[Row, "i8", (SLOTS,)]
    """The number of copies of each card whose location this seat does not know."""
    find_chances: Annotated[Row, "f8", (GROUPS,)]
    """By group: the chance to find a card of it in one turn."""
    values_if_missed: Annotated[Row, "f8", (GROUPS,)]
    """By group: its value after a card of another group has joined the hand."""
    values_if_grown: Annotated[Row, "f8", (GROUPS,)]
    """By group: its value after a card of this group has joined the hand."""
    play_values: Annotated[Row, "f8", (SIZES,)]
    """Work array of `value_of_growing`: by added cards, the value of playing the band now."""
    best_values: Annotated[Row, "f8", (SIZES,)]
    """Work array of `value_of_growing`: by added cards, the better of playing and waiting."""

    # Hands and bands as card counts by slot.
    held: Annotated[Row, "i8", (SLOTS,)]
    """The hand of the player to move."""
    rest: Annotated[Row, "i8", (SLOTS,)]
    """What remains of the hand after the band being considered."""
    left: Annotated[Row, "i8", (SLOTS,)]
    """What remains after a further band."""
    kept: Annotated[Row, "i8", (SLOTS,)]
    """The cards kept after an elf's band."""
    tried: Annotated[Row, "i8", (SLOTS,)]
    """The followers of the further band being considered."""
    band: Annotated[Row, "i8", (SLOTS,)]
    """The followers of the band being considered."""

    choice_count: Annotated[int, "i8", ()]
    choices: Annotated[Row, "i8", (MOST_CHOICES,)]
    """The actions worth considering, see `ethnos.bots.judgement.choices`."""
    scores: Annotated[Row, "f8", (MOST_CHOICES,)]
    """Their values in glory."""

    moves: Annotated[Row, "i8", (LARGEST_BAND + 3,)]
    """The moves of the decision: their number, then each move."""


FIELDS: Final = {
    name: hint.__metadata__
    for name, hint in get_type_hints(Scratch, include_extras=True).items()
    if name not in ("weights", "network", "policy")
}
"""The kind and the shape of every field but the weights and the networks."""


class PlainScratch(Scratch):
    """The fields as numbers and nested lists, initially 0; nothing is cached.

    Only `ethnos.bots.forecast` needs the value network, and sets it; nobody needs the policy.
    """

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        for name, (kind, shape) in FIELDS.items():
            setattr(self, name, _zeros(0.0 if kind == "f8" else 0, shape))
        self.cached_board_keys = [-1] * len(self.cached_board_keys)


def _zeros(zero: float, shape: tuple[int, ...]) -> Any:
    if not shape:
        return zero
    if len(shape) == 1:
        return [zero] * shape[0]
    return [_zeros(zero, shape[1:]) for _ in range(shape[0])]
