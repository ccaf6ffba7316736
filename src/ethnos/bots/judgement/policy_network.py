"""The policy network: its weights, and the numbers it computes with.

It adds a correction, in glory, to the heuristic's score of a choice. One hidden layer sees the
decision and the choice (`ethnos.bots.judgement.policy_inputs`); the inputs of the choice also act
on the correction directly. All arrays are flat, as in the value network.
"""

from __future__ import annotations

from typing import Annotated, Final

from ethnos.bots.judgement.network import Row, learned_of, lengths_of
from ethnos.bots.judgement.policy_input_names import CHOICE_INPUTS, DECISION_INPUTS

HIDDEN: Final = 32
"""Units of the hidden layer."""


class PolicyNetwork:
    """The fields of the network, in memory order; the number is the length of each."""

    decision_weights: Annotated[Row, DECISION_INPUTS * HIDDEN]
    """From the inputs of the decision: the weights of the first input come first."""
    choice_weights: Annotated[Row, CHOICE_INPUTS * HIDDEN]
    hidden_bias: Annotated[Row, HIDDEN]
    score_weights: Annotated[Row, HIDDEN]
    direct_weights: Annotated[Row, CHOICE_INPUTS]

    decision_inputs: Annotated[Row, DECISION_INPUTS]
    choice_inputs: Annotated[Row, CHOICE_INPUTS]
    decision: Annotated[Row, HIDDEN]
    """What the inputs of the decision add to the hidden layer."""
    hidden: Annotated[Row, HIDDEN]


LENGTHS: Final = lengths_of(PolicyNetwork)
LEARNED: Final = learned_of(LENGTHS)
