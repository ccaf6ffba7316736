"""Codes sampled from logits and masks."""

import numpy as np
import pytest

from ethnos.fast.sampling import sample_codes


def test_codes_are_drawn_with_the_probabilities_of_a_softmax_over_legal_ones() -> None:
    rng = np.random.default_rng(0)
    logits = np.array([[0.0, 1.0, 50.0, -1.0]]).repeat(40_000, axis=0)
    masks = np.array([[1, 1, 0, 1]]).repeat(40_000, axis=0)
    codes, logs = sample_codes(logits, masks, rng.random(40_000))
    expected = np.exp([0.0, 1.0, -1.0]) / np.exp([0.0, 1.0, -1.0]).sum()
    shares = [(codes == code).mean() for code in (0, 1, 3)]
    assert shares == pytest.approx(expected, abs=0.01)
    assert np.exp(logs[codes == 1][0]) == pytest.approx(expected[1])


def test_rounding_never_leads_to_an_illegal_code() -> None:
    logits = np.full((1, 5), -800.0)  # exp of it is 0
    masks = np.array([[0, 1, 0, 1, 0]])
    last = np.nextafter(1.0, 0.0)
    assert sample_codes(logits, masks, np.array([last]))[0].tolist() == [3]
    assert sample_codes(logits, masks, np.array([0.0]))[0].tolist() == [1]


def test_arrays_that_do_not_fit_are_refused() -> None:
    for masks, uniforms in (
        (np.ones((2, 4), int), np.zeros(2)),
        (np.ones((2, 3), int), np.zeros(1)),
    ):
        with pytest.raises(ValueError, match="do not fit"):
            sample_codes(np.zeros((2, 3)), masks, uniforms)
