"""The value network: its weights, and the numbers it computes with.

A small network, the same for every seat, judges each seat by its own inputs and by those common to
all (`ethnos.bots.judgement.inputs`). Its first output is added to the heuristic's expected glory,
times a sharpness that depends on the common inputs; the softmax over the seats gives the chances
to win. Its second output is the glory still to come beyond what the heuristic expects.

All arrays are flat, so that the same functions run compiled and as plain Python over lists.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, TypeAlias, get_type_hints

from ethnos.rules.components import MAX_PLAYERS

SEAT_INPUTS: Final = 74
COMMON_INPUTS: Final = 36
FIRST: Final = 64
"""Units of the first hidden layer."""
SECOND: Final = 32
"""Units of the second hidden layer."""

Row: TypeAlias = Any
"""A list, or an array inside a struct."""


class Network:
    """The fields of the network, in memory order; the number is the length of each."""

    seat_weights: Annotated[Row, SEAT_INPUTS * FIRST]
    """From the inputs of a seat to the first layer: the weights of the first input come first."""
    common_weights: Annotated[Row, COMMON_INPUTS * FIRST]
    first_bias: Annotated[Row, FIRST]
    second_weights: Annotated[Row, FIRST * SECOND]
    second_bias: Annotated[Row, SECOND]
    chance_weights: Annotated[Row, SECOND]
    glory_weights: Annotated[Row, SECOND]
    glory_bias: Annotated[Row, 1]
    sharpness_weights: Annotated[Row, COMMON_INPUTS]
    sharpness_bias: Annotated[Row, 1]

    seat_inputs: Annotated[Row, MAX_PLAYERS * SEAT_INPUTS]
    common_inputs: Annotated[Row, COMMON_INPUTS]
    common: Annotated[Row, FIRST]
    """What the common inputs add to the first layer."""
    first: Annotated[Row, FIRST]
    second: Annotated[Row, SECOND]
    sharpness: Annotated[Row, 1]
    logits: Annotated[Row, MAX_PLAYERS]
    chances: Annotated[Row, MAX_PLAYERS]
    """The chance to win of every seat."""
    glory: Annotated[Row, MAX_PLAYERS]
    """The expected final glory of every seat."""


def lengths_of(network: type) -> dict[str, int]:
    """Return the length of every field of a network."""
    hints = get_type_hints(network, include_extras=True)
    return {name: hint.__metadata__[0] for name, hint in hints.items()}


def learned_of(lengths: Mapping[str, int]) -> dict[str, int]:
    """Return the fields that are learned, with their lengths."""
    return {name: n for name, n in lengths.items() if name.endswith(("_weights", "_bias"))}


LENGTHS: Final = lengths_of(Network)
LEARNED: Final = learned_of(LENGTHS)

Parameters: TypeAlias = Mapping[str, Sequence[float]]
"""The values of the learned fields."""


class PlainNetwork(Network):
    """A network in lists."""

    def __init__(self, parameters: Parameters) -> None:
        for name, length in LENGTHS.items():
            setattr(self, name, parameters[name] if name in LEARNED else [0.0] * length)
