"""The file of the value network, readable without numpy.

A line of JSON with the format, the layout of the weights and the command that made them; then the
weights in this order as 32-bit floats, lowest byte first; then their CRC-32.
"""

from __future__ import annotations

import json
import sys
from array import array
from functools import cache
from pathlib import Path
from typing import Final
from zlib import crc32

from ethnos.bots.judgement.network import LEARNED, Parameters
from ethnos.rules.errors import EthnosError

FORMAT: Final = "ethnos value network"
VERSION: Final = 1
"""Goes up whenever the meaning of an input or of a weight changes."""
FILE: Final = Path(__file__).with_name("value.network")
_CHECK: Final = 4


class NetworkFileError(EthnosError, ValueError):
    """Raised when a file holds no network that this version can use."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path} is not a value network of this version: {why}")


def write(path: Path, parameters: Parameters, made_by: str) -> None:
    """Write a network."""
    header = {
        "format": FORMAT,
        "version": VERSION,
        "made by": made_by,
        "layout": LEARNED,
    }
    numbers = array("f", [value for name in LEARNED for value in parameters[name]])
    data = _little_endian(numbers).tobytes()
    check = crc32(data).to_bytes(_CHECK, "little")
    path.write_bytes(json.dumps(header).encode() + b"\n" + data + check)


def read(path: Path) -> dict[str, tuple[float, ...]]:
    """Return the weights of a network; raise `NetworkFileError` if there is anything wrong."""
    try:
        line, _, rest = path.read_bytes().partition(b"\n")
        header = json.loads(line)
    except OSError as error:
        raise NetworkFileError(path, error.strerror or "it cannot be read") from error
    except ValueError as error:
        raise NetworkFileError(path, "it does not begin with a line of JSON") from error
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise NetworkFileError(path, "its format is another one")
    if header.get("version") != VERSION:
        raise NetworkFileError(path, f"its version is {header.get('version')}, not {VERSION}")
    if header.get("layout") != LEARNED:
        raise NetworkFileError(path, "its layers have other sizes")
    return _weights(path, rest)


def _weights(path: Path, rest: bytes) -> dict[str, tuple[float, ...]]:
    data, check = rest[:-_CHECK], rest[-_CHECK:]
    numbers = array("f")
    if len(data) != sum(LEARNED.values()) * numbers.itemsize:
        raise NetworkFileError(path, f"it holds {len(data)} bytes of weights")
    if crc32(data) != int.from_bytes(check, "little"):
        raise NetworkFileError(path, "its checksum is wrong")
    numbers.frombytes(data)
    values = iter(_little_endian(numbers))
    return {name: tuple(next(values) for _ in range(size)) for name, size in LEARNED.items()}


@cache
def standard_parameters() -> dict[str, tuple[float, ...]]:
    """Return the weights that the bots use."""
    return read(FILE)


def _little_endian(numbers: array[float]) -> array[float]:
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers
