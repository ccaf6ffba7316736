"""Six numbers at once: compiled as interpreted, and never outside the record."""

import numpy as np
import numpy.typing as npt
import pytest

from ethnos.fast.jit import compiled
from ethnos.fast.layout import GAME
from ethnos.fast.observation import OBSERVATION_SIZE, OFFSETS
from ethnos.fast.word_access import SIX, WORD, read_six, spread, write_six

Numbers = npt.NDArray[np.uint8]
ROWS = np.arange(40, dtype=np.uint8).reshape(5, 8)


@compiled
def read_compiled(numbers: Numbers, at: int) -> int:
    return read_six(numbers, at)


@compiled
def write_compiled(numbers: Numbers, at: int, six: int) -> None:
    write_six(numbers, at, six)


@pytest.mark.parametrize("at", [0, 5, 8, 31])
def test_six_numbers_are_read(at: int) -> None:
    six = read_six(ROWS, at)
    assert list(six.to_bytes(SIX, "little")) == list(range(at, at + SIX))
    assert read_compiled(ROWS, at) == six


@pytest.mark.parametrize("at", [0, 5, 8, 31])
def test_six_numbers_are_written_and_compiled_two_zeros_after_them(at: int) -> None:
    plain, quick = ROWS.copy(), ROWS.copy()
    six = int.from_bytes(b"\xff\x00\x63\x01\xfe\x07", "little")
    write_six(plain, at, six)
    write_compiled(quick, at, six)
    assert read_six(plain, at) == read_six(quick, at) == six
    plain.reshape(-1)[at + SIX : at + WORD] = 0
    assert (plain == quick).all()


def test_a_set_is_spread() -> None:
    for members in range(1 << SIX):
        assert [spread(members) >> 8 * bit & 255 for bit in range(SIX)] == [
            members >> bit & 1 for bit in range(SIX)
        ]


def test_words_stay_inside_their_records() -> None:
    """The last six numbers of any field are read, and those of `in_play` written, as a word."""
    assert GAME.fields is not None
    for field, first, *_ in GAME.fields.values():
        if field.shape and field.base.itemsize == 1:
            assert first + field.itemsize - SIX + WORD <= GAME.itemsize
    assert OFFSETS["in_play"] + WORD <= OBSERVATION_SIZE
