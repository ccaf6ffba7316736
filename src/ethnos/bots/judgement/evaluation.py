"""Evaluate the value network: the chance to win and the final glory of every seat."""

from __future__ import annotations

from math import exp

from ethnos.bots.judgement.input_names import GLORY_SCALE, IN_EXPECTED
from ethnos.bots.judgement.inputs import write_inputs
from ethnos.bots.judgement.network import COMMON_INPUTS, FIRST, SEAT_INPUTS, SECOND, Network
from ethnos.bots.judgement.scratch import Scratch
from ethnos.packed.compilable import compilable
from ethnos.packed.fields import GameStruct


@compilable
def evaluate(game: GameStruct, scratch: Scratch) -> None:
    """Write the chances to win and the expected final glory of all seats into the network."""
    write_inputs(game, scratch)
    infer(scratch.network, game.players)


@compilable
def infer(network: Network, players: int) -> None:
    """Compute the outputs of the network from its inputs."""
    first_layer_common(network)
    best = -1e9
    for seat in range(players):
        infer_seat(network, seat)
        best = max(best, network.logits[seat])
    total = 0.0
    for seat in range(players):
        network.chances[seat] = exp(network.logits[seat] - best)
        total += network.chances[seat]
    for seat in range(players):
        network.chances[seat] /= total


@compilable
def first_layer_common(network: Network) -> None:
    """Compute what the inputs common to all seats contribute."""
    sharpness = network.sharpness_bias[0]
    for unit in range(FIRST):
        network.common[unit] = network.first_bias[unit]
    for index in range(COMMON_INPUTS):
        value = network.common_inputs[index]
        if value != 0.0:
            sharpness += value * network.sharpness_weights[index]
            row = index * FIRST
            for unit in range(FIRST):
                network.common[unit] += value * network.common_weights[row + unit]
    network.sharpness[0] = exp(min(3.0, max(-3.0, sharpness)))


@compilable
def infer_seat(network: Network, seat: int) -> None:
    """Compute the outputs for one seat."""
    for unit in range(FIRST):
        network.first[unit] = network.common[unit]
    offset = seat * SEAT_INPUTS
    for index in range(SEAT_INPUTS):
        value = network.seat_inputs[offset + index]
        if value != 0.0:
            row = index * FIRST
            for unit in range(FIRST):
                network.first[unit] += value * network.seat_weights[row + unit]
    for unit in range(SECOND):
        network.second[unit] = network.second_bias[unit]
    for index in range(FIRST):
        value = network.first[index]
        if value > 0.0:
            row = index * SECOND
            for unit in range(SECOND):
                network.second[unit] += value * network.second_weights[row + unit]
    expected = network.seat_inputs[offset + IN_EXPECTED]
    logit = expected * network.sharpness[0]
    glory = expected + network.glory_bias[0]
    for index in range(SECOND):
        value = network.second[index]
        if value > 0.0:
            logit += value * network.chance_weights[index]
            glory += value * network.glory_weights[index]
    network.logits[seat] = logit
    network.glory[seat] = GLORY_SCALE * glory
