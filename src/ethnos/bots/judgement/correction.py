"""Correct the heuristic's scores of a decision by what searching taught the policy network."""

from __future__ import annotations

from typing import Final

from ethnos.bots.judgement.policy_choice_inputs import write_choice_inputs
from ethnos.bots.judgement.policy_input_names import CHOICE_INPUTS, DECISION_INPUTS
from ethnos.bots.judgement.policy_inputs import write_decision_inputs
from ethnos.bots.judgement.policy_network import HIDDEN, PolicyNetwork
from ethnos.bots.judgement.scratch import Scratch
from ethnos.packed.compilable import compilable
from ethnos.packed.fields import GameStruct

CORRECTED_GAP: Final = 4.0
"""Choices whose score is lower than the best by more than this are out of the question."""
_OUT: Final = 100.0


@compilable
def correct_scores(game: GameStruct, scratch: Scratch) -> None:
    """Add the corrections to the scores of the near choices; needs `score_choices`."""
    best = -1e9
    for index in range(scratch.choice_count):
        best = max(best, scratch.scores[index])
    near = 0
    for index in range(scratch.choice_count):
        near += scratch.scores[index] >= best - CORRECTED_GAP
    if near < 2:  # nothing to choose
        return
    write_decision_inputs(game, scratch)
    hidden_layer_decision(scratch.policy)
    for index in range(scratch.choice_count):
        score = scratch.scores[index]
        if score < best - CORRECTED_GAP:
            scratch.scores[index] = score - _OUT
        else:
            write_choice_inputs(game, scratch, index, best)
            scratch.scores[index] = score + correction(scratch.policy)


@compilable
def hidden_layer_decision(network: PolicyNetwork) -> None:
    """Compute what the inputs of the decision contribute."""
    for unit in range(HIDDEN):
        network.decision[unit] = network.hidden_bias[unit]
    for index in range(DECISION_INPUTS):
        value = network.decision_inputs[index]
        if value != 0.0:
            row = index * HIDDEN
            for unit in range(HIDDEN):
                network.decision[unit] += value * network.decision_weights[row + unit]


@compilable
def correction(network: PolicyNetwork) -> float:
    """Return the correction of one choice."""
    for unit in range(HIDDEN):
        network.hidden[unit] = network.decision[unit]
    result = 0.0
    for index in range(CHOICE_INPUTS):
        value = network.choice_inputs[index]
        if value != 0.0:
            result += value * network.direct_weights[index]
            row = index * HIDDEN
            for unit in range(HIDDEN):
                network.hidden[unit] += value * network.choice_weights[row + unit]
    for unit in range(HIDDEN):
        value = network.hidden[unit]
        if value > 0.0:
            result += value * network.score_weights[unit]
    return result
