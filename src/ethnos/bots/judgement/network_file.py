"""The files of the value network and of the policy network, readable without numpy.

A line of JSON with the format, the layout of the weights and the command that made them; then the
weights in this order as 32-bit floats, lowest byte first; then their CRC-32.
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final
from zlib import crc32

from ethnos.bots.judgement import network, policy_network
from ethnos.bots.judgement.network import Parameters
from ethnos.rules.errors import EthnosError

_CHECK: Final = 4


@dataclass(frozen=True, eq=False)
class Kind:
    """A kind of network: what its files say, and which one the bots use."""

    format: str
    version: int
    """Goes up whenever the meaning of an input or of a weight changes."""
    layout: Mapping[str, int]
    """The learned fields, with their lengths."""
    file: Path


def _kind(name: str, layout: Mapping[str, int]) -> Kind:
    return Kind(f"ethnos {name} network", 1, layout, Path(__file__).with_name(f"{name}.network"))


VALUE: Final = _kind("value", network.LEARNED)
POLICY: Final = _kind("policy", policy_network.LEARNED)


class NetworkFileError(EthnosError, ValueError):
    """Raised when a file holds no network that this version can use."""

    def __init__(self, kind: Kind, path: Path, why: str) -> None:
        super().__init__(f"{path} is not an {kind.format} of this version: {why}")


def write(kind: Kind, path: Path, parameters: Parameters, made_by: str) -> None:
    """Write a network."""
    header = {
        "format": kind.format,
        "version": kind.version,
        "made by": made_by,
        "layout": kind.layout,
    }
    numbers = array("f", [value for name in kind.layout for value in parameters[name]])
    data = _little_endian(numbers).tobytes()
    check = crc32(data).to_bytes(_CHECK, "little")
    path.write_bytes(json.dumps(header).encode() + b"\n" + data + check)


def read(kind: Kind, path: Path) -> dict[str, tuple[float, ...]]:
    """Return the weights of a network; raise `NetworkFileError` if there is anything wrong."""
    try:
        line, _, rest = path.read_bytes().partition(b"\n")
        header = json.loads(line)
    except OSError as error:
        raise NetworkFileError(kind, path, error.strerror or "it cannot be read") from error
    except ValueError as error:
        raise NetworkFileError(kind, path, "it does not begin with a line of JSON") from error
    if not isinstance(header, dict) or header.get("format") != kind.format:
        raise NetworkFileError(kind, path, "its format is another one")
    if header.get("version") != kind.version:
        found = header.get("version")
        raise NetworkFileError(kind, path, f"its version is {found}, not {kind.version}")
    if header.get("layout") != kind.layout:
        raise NetworkFileError(kind, path, "its layers have other sizes")
    return _weights(kind, path, rest)


def _weights(kind: Kind, path: Path, rest: bytes) -> dict[str, tuple[float, ...]]:
    data, check = rest[:-_CHECK], rest[-_CHECK:]
    numbers = array("f")
    if len(data) != sum(kind.layout.values()) * numbers.itemsize:
        raise NetworkFileError(kind, path, f"it holds {len(data)} bytes of weights")
    if crc32(data) != int.from_bytes(check, "little"):
        raise NetworkFileError(kind, path, "its checksum is wrong")
    numbers.frombytes(data)
    values = iter(_little_endian(numbers))
    return {name: tuple(next(values) for _ in range(size)) for name, size in kind.layout.items()}


@cache
def standard_parameters(kind: Kind) -> dict[str, tuple[float, ...]]:
    """Return the weights that the bots use."""
    return read(kind, kind.file)


def _little_endian(numbers: array[float]) -> array[float]:
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers
