"""Access to six bytes at once: compiled as interpreted, and never outside the struct."""

import numpy as np
import numpy.typing as npt
import pytest

from ethnos.fast.jit import compiled
from ethnos.fast.layout import GAME_DTYPE
from ethnos.fast.observation import OBSERVATION_SIZE, OFFSETS
from ethnos.fast.word_access import SIX, WORD, bits_to_bytes, read_six, write_six

Numbers = npt.NDArray[np.uint8]
ROWS = np.arange(40, dtype=np.uint8).reshape(5, 8)


@compiled
def read_compiled(numbers: Numbers, at: int) -> int:
    return read_six(numbers, at)


@compiled
def write_compiled(numbers: Numbers, at: int, six: int) -> None:
    write_six(numbers, at, six)


@pytest.mark.parametrize("at", [0, 5, 8, 31])
def test_six_bytes_are_read(at: int) -> None:
    six = read_six(ROWS, at)
    assert list(six.to_bytes(SIX, "little")) == list(range(at, at + SIX))
    assert read_compiled(ROWS, at) == six


@pytest.mark.parametrize("at", [0, 5, 8, 31])
def test_six_bytes_are_written_and_compiled_code_clears_two_more(at: int) -> None:
    plain, compiled_rows = ROWS.copy(), ROWS.copy()
    six = int.from_bytes(b"\xff\x00\x63\x01\xfe\x07", "little")
    write_six(plain, at, six)
    write_compiled(compiled_rows, at, six)
    assert read_six(plain, at) == read_six(compiled_rows, at) == six
    plain.reshape(-1)[at + SIX : at + WORD] = 0
    assert (plain == compiled_rows).all()


def test_bits_become_bytes() -> None:
    for members in range(1 << SIX):
        assert [bits_to_bytes(members) >> 8 * bit & 255 for bit in range(SIX)] == [
            members >> bit & 1 for bit in range(SIX)
        ]


def test_word_access_stays_inside_its_struct() -> None:
    """The last six bytes of any field may be read, and those of `in_play` written, as a word."""
    assert GAME_DTYPE.fields is not None
    for field, first, *_ in GAME_DTYPE.fields.values():
        if field.shape and field.base.itemsize == 1:
            assert first + field.itemsize - SIX + WORD <= GAME_DTYPE.itemsize
    assert OFFSETS["in_play"] + WORD <= OBSERVATION_SIZE
