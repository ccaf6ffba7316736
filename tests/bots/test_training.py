"""The training of the networks: gradients, checkpoints, and the weights they hand over."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

from ethnos.bots.judgement.evaluation import infer
from ethnos.bots.judgement.input_names import IN_EXPECTED, IN_HIDDEN
from ethnos.bots.judgement.network import COMMON_INPUTS, SEAT_INPUTS, PlainNetwork
from ethnos.bots.judgement.policy_input_names import CHOICE_INPUTS, DECISION_INPUTS
from tools.train import __main__ as command
from tools.train.__main__ import HELD_OUT, PATIENCE, Training
from tools.train.learning import (
    GLORY_SHARE,
    Adam,
    Passage,
    Scaling,
    cross_entropy,
    new_parameters,
)
from tools.train.policy import PolicyTraining
from tools.train.policy_learning import GLORY, SHRINKING, TEMPERATURE, Choosing, new_policy

PLAYERS = 3
POSITIONS = 16


def data() -> dict[str, Any]:
    chance = np.random.default_rng(1)
    return {
        "seats": chance.normal(0, 1, (POSITIONS, PLAYERS, SEAT_INPUTS)),
        "common": chance.normal(0, 1, (POSITIONS, COMMON_INPUTS)),
        "wins": np.eye(PLAYERS)[chance.integers(PLAYERS, size=POSITIONS)],
        "glory": chance.normal(80, 20, (POSITIONS, PLAYERS)),
    }


def weights() -> dict[str, Any]:
    chance = np.random.default_rng(2)
    found = {name: value.astype(float) for name, value in new_parameters(3).items()}
    return {name: value + chance.normal(0, 0.1, value.shape) for name, value in found.items()}


def batch() -> tuple[Scaling, dict[str, Any]]:
    scaling = Scaling(data()["seats"], data()["common"])
    rows = scaling.batch(data(), np.arange(POSITIONS))
    return scaling, {name: value.astype(float) for name, value in rows.items()}


def loss(values: dict[str, Any]) -> float:
    passage = Passage(np, values, batch()[1])
    return passage.cross_entropy() + GLORY_SHARE * (passage.glory_error() / 20) ** 2


def test_gradients_are_those_of_the_loss() -> None:
    values, step = weights(), 1e-6
    gradients = Passage(np, values, batch()[1]).gradients()
    for name, gradient in gradients.items():
        for place in (0, values[name].size // 2, values[name].size - 1):
            changed = [{**values, name: values[name].copy()} for _ in range(2)]
            changed[0][name].flat[place] += step
            changed[1][name].flat[place] -= step
            slope = (loss(changed[0]) - loss(changed[1])) / (2 * step)
            assert slope == pytest.approx(np.asarray(gradient).flat[place], abs=1e-6), name


def test_learning_goes_on_from_a_checkpoint() -> None:
    _, rows = batch()
    values = weights()
    adam = Adam(np, values)
    for _ in range(3):
        adam.step(values, Passage(np, values, rows).gradients(), 1e-3)
    again, resumed = pickle.loads(pickle.dumps(values)), Adam(np, values)
    resumed.resume(pickle.loads(pickle.dumps(adam.state())))
    for optimizer, theirs in ((adam, values), (resumed, again)):
        optimizer.step(theirs, Passage(np, theirs, rows).gradients(), 1e-3)
    assert all(np.array_equal(values[name], again[name]) for name in values)
    assert loss(values) < loss(weights())


def test_handed_over_network_gives_the_learned_chances() -> None:
    scaling, rows = batch()
    learned = Passage(np, weights(), rows)
    folded = scaling.folded(weights())
    network = PlainNetwork({name: value.ravel().tolist() for name, value in folded.items()})
    for position in range(POSITIONS):
        seats = data()["seats"][position]
        network.seat_inputs[: seats.size] = seats.ravel().tolist()
        network.common_inputs = data()["common"][position].tolist()
        infer(network, PLAYERS)
        assert network.chances[:PLAYERS] == pytest.approx(learned.chances[position], abs=1e-4)
        assert network.glory[:PLAYERS] == pytest.approx(20 * learned.glory[position], rel=1e-4)
    assert rows["expected"][0] == pytest.approx(data()["seats"][0][:, IN_EXPECTED])


def noise() -> dict[str, Any]:
    """Return positions of 200 games from which nothing can be learned."""
    chance = np.random.default_rng(4)
    common = chance.normal(0, 1, (400, COMMON_INPUTS))
    common[:, IN_HIDDEN] = 0
    return {
        "seats": chance.normal(0, 1, (400, 4, SEAT_INPUTS)),
        "common": common,
        "wins": np.eye(4)[chance.integers(4, size=400)],
        "glory": chance.normal(80, 20, (400, 4)),
        "game": np.arange(400) // 2,
    }


def test_training_ends_when_nothing_is_learned_and_keeps_the_best(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(command, "BATCH", 16)
    training = Training({4: noise()}, seed=1, epochs=40)
    while not training.is_over():
        training.run_epoch()
        halfway = pickle.loads(pickle.dumps(training.state()))
        training.resume(halfway)
    curve = training.curves["4 players"]
    assert training.epoch == training.best + PATIENCE == len(curve) < 40
    network = PlainNetwork(training.parameters())
    chances = []
    for position in range(0, 400, 2 * HELD_OUT):  # the first position of every game held out
        for row in (position, position + 1):
            network.seat_inputs[: 4 * SEAT_INPUTS] = noise()["seats"][row].ravel().tolist()
            network.common_inputs = noise()["common"][row].tolist()
            infer(network, 4)
            chances.append(network.chances[:4])
    held_out = noise()["wins"][noise()["game"] % HELD_OUT == 0]
    error = cross_entropy(np.array(chances), held_out)
    assert error == pytest.approx(min(curve), abs=1e-4)
    assert error != pytest.approx(curve[-1], abs=1e-3)


# The policy network.


def judged_decisions() -> dict[str, Any]:
    """Return a batch of decisions with two or three choices each."""
    chance = np.random.default_rng(4)
    there = np.ones((POSITIONS, 3), bool)
    there[::2, 2] = False
    return {
        "decisions": chance.normal(0, 1, (POSITIONS, DECISION_INPUTS)),
        "choices": chance.normal(0, 1, (POSITIONS, 3, CHOICE_INPUTS)) * there[..., None],
        "scores": chance.normal(0, 1, (POSITIONS, 3)),
        "rewards": chance.normal(0.3, 0.1, (POSITIONS, 3)),
        "there": there,
    }


def policy_weights() -> dict[str, Any]:
    chance = np.random.default_rng(5)
    found = {name: value.astype(float) for name, value in new_policy(6).items()}
    return {name: value + chance.normal(0, 0.05, value.shape) for name, value in found.items()}


def missed(values: dict[str, Any]) -> float:
    """Return the loss of a policy: the reward that is missed, and large corrections."""
    rows = judged_decisions()
    corrections = Choosing(np, values, rows).corrections
    odds = np.exp((rows["scores"] + corrections) / TEMPERATURE) * rows["there"]
    chances = odds / odds.sum(axis=1, keepdims=True)
    rewards = GLORY * (chances * rows["rewards"]).sum(axis=1)
    return float((SHRINKING / 2 * (corrections**2 * rows["there"]).sum(axis=1) - rewards).mean())


def test_gradients_of_the_policy_are_those_of_what_is_missed() -> None:
    values, step = policy_weights(), 1e-5
    for name, gradient in Choosing(np, values, judged_decisions()).gradients().items():
        for place in (0, values[name].size // 2, values[name].size - 1):
            changed = [{**values, name: values[name].copy()} for _ in range(2)]
            changed[0][name].flat[place] += step
            changed[1][name].flat[place] -= step
            slope = (missed(changed[0]) - missed(changed[1])) / (2 * step)
            assert slope == pytest.approx(float(gradient.flat[place]), abs=1e-4), name


def test_policy_learns_what_was_judged_better() -> None:
    """Of two equal choices, the one with the first input is better: it is preferred afterwards."""
    count = 2_000
    better = np.random.default_rng(7).integers(2, size=count)
    inputs = np.zeros((count, 2, CHOICE_INPUTS), np.float32)
    inputs[np.arange(count), better, 0] = 1.0
    data = {
        "decisions": np.zeros((count, DECISION_INPUTS), np.float32),
        "choices": inputs.reshape(-1, CHOICE_INPUTS),
        "scores": np.zeros(2 * count, np.float32),
        "rewards": 0.3 + 0.1 * inputs[:, :, 0].ravel(),
        "count": np.full(count, 2),
        "game": np.arange(count),
    }
    gains = PolicyTraining(data, seed=1, epochs=3).run()
    assert gains[-1] == pytest.approx(100 * 0.1 / 2, abs=1.0)
