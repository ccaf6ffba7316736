"""Make one object file of LLVM a WebAssembly module that can be loaded.

LLVM lays out an object as if it were the whole program: data from address 0, functions by their
final numbers. A linker is needed only to join several objects, and to export. Here the memory and
the stack, which an object imports, are defined; zeros are left out; and symbols are exported: a
function as such, data as a constant with its address.

The formats: https://webassembly.github.io/spec/core/binary/ and the document "Linking" of
https://github.com/WebAssembly/tool-conventions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

HEADER: Final = b"\0asm\1\0\0\0"
CUSTOM, IMPORT, MEMORY, GLOBAL, EXPORT, CODE, DATA = 0, 2, 5, 6, 7, 10, 11
KEPT: Final = (1, IMPORT, 3, MEMORY, GLOBAL, EXPORT, CODE, DATA)
"""Sections of a module in their order; 1 and 3 are types and functions."""
FUNCTION_IMPORT, TABLE_IMPORT, MEMORY_IMPORT, GLOBAL_IMPORT = range(4)
FUNCTION_SYMBOL, DATA_SYMBOL, GLOBAL_SYMBOL = range(3)
SYMBOL_TABLE: Final = 8
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40
I32, I32_CONST, END = 0x7F, 0x41, 0x0B
PAGE: Final = 65536


class ObjectError(Exception):
    """Raised for an object that needs a real linker."""


class Reader:
    """Reads the numbers and names of the binary format."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self.at = 0

    def __bool__(self) -> bool:
        return self.at < len(self._data)

    def byte(self) -> int:
        """Read one byte."""
        return self.take(1)[0]

    def number(self) -> int:
        """Read an unsigned number (LEB128)."""
        value, shift = 0, 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def address(self) -> int:
        """Read an expression that is one constant."""
        if self.byte() != I32_CONST:
            raise ObjectError("data without a constant address")
        value = self.number()  # signed, yet far below the sign bit
        if self.byte() != END:
            raise ObjectError("data without a constant address")
        return value

    def take(self, count: int) -> bytes:
        """Read some bytes."""
        taken = self._data[self.at : self.at + count]
        self.at += count
        return taken

    def sized(self) -> bytes:
        """Read bytes that are preceded by their number."""
        return self.take(self.number())

    def rest(self) -> bytes:
        """Read everything left."""
        return self.take(len(self._data))


def number(value: int) -> bytes:
    """Write an unsigned number (LEB128)."""
    written = bytearray()
    while value >= 0x80:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*written, value])


def constant(value: int) -> bytes:
    """Write an expression that is one constant, with a sign bit of 0."""
    written = bytearray(number(value))
    if written[-1] & 0x40:
        written[-1] |= 0x80
        written.append(0)
    return bytes([I32_CONST, *written, END])


def sized(data: bytes) -> bytes:
    """Write bytes preceded by their number."""
    return number(len(data)) + data


def vector(items: Sequence[bytes]) -> bytes:
    """Write items preceded by their number."""
    return number(len(items)) + b"".join(items)


@dataclass(frozen=True)
class Segment:
    """Data at an address."""

    address: int
    data: bytes


@dataclass(frozen=True)
class Symbol:
    """A function by its number, or data by its address."""

    kind: int
    value: int


def sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield the sections of a module or object."""
    reader = Reader(data)
    if reader.take(len(HEADER)) != HEADER:
        raise ObjectError("no WebAssembly")
    while reader:
        yield reader.byte(), reader.sized()


def imported_functions(section: bytes) -> list[bytes]:
    """Return the imports that are functions; the others are what this module defines."""
    reader = Reader(section)
    functions: list[bytes] = []
    for _ in range(reader.number()):
        start = reader.at
        module, name = reader.sized(), reader.sized()
        match reader.byte(), name:
            case 0, _:  # a function of this type
                reader.number()
                functions.append(section[start : reader.at])
            case 2, b"__linear_memory":
                if reader.number():  # whether there is a maximum
                    reader.number()
                reader.number()
            case 3, b"__stack_pointer":
                reader.take(2)
            case _:
                raise ObjectError(f"imports {module.decode()}.{name.decode()}")
    return functions


def names_of(functions: Iterable[bytes]) -> list[str]:
    """Return the names of imported functions."""
    names = []
    for function in functions:
        reader = Reader(function)
        reader.sized()
        names.append(reader.sized().decode())
    return names


def segments(section: bytes) -> list[Segment]:
    """Return the data."""
    reader = Reader(section)
    found = []
    for _ in range(reader.number()):
        if reader.number() != 0:
            raise ObjectError("data that is not in memory from the start")
        found.append(Segment(reader.address(), reader.sized()))
    return found


def symbols(linking: bytes, data: Sequence[Segment]) -> dict[str, Symbol]:
    """Return the functions and data that an object defines, by name."""
    reader = Reader(linking)
    reader.number()  # the version of the format
    found: dict[str, Symbol] = {}
    while reader:
        kind, content = reader.byte(), reader.sized()
        if kind == SYMBOL_TABLE:
            table = Reader(content)
            for _ in range(table.number()):
                symbol = _symbol(table, data)
                if symbol is not None:
                    found[symbol[0]] = symbol[1]
    return found


def _symbol(table: Reader, data: Sequence[Segment]) -> tuple[str, Symbol] | None:
    kind, flags = table.byte(), table.number()
    defined = not flags & UNDEFINED
    if kind == DATA_SYMBOL:
        name = table.sized().decode()
        if not defined:
            raise ObjectError(f"needs {name}")
        segment, offset = table.number(), table.number()
        table.number()  # its size
        return name, Symbol(kind, data[segment].address + offset)
    if kind in (FUNCTION_SYMBOL, GLOBAL_SYMBOL):
        index = table.number()
        name = table.sized().decode() if defined or flags & EXPLICIT_NAME else ""
        return (name, Symbol(kind, index)) if defined else None
    raise ObjectError(f"a symbol of kind {kind}")


def to_module(
    data: bytes, exports: Sequence[str], imports: Sequence[str], stack: int = 2 * PAGE
) -> bytes:
    """Return a module that exports its memory and these symbols, and imports these functions.

    The stack lies behind the data.
    """
    found = dict(section for section in sections(data) if section[0] != CUSTOM)
    custom = [Reader(content) for kind, content in sections(data) if kind == CUSTOM]
    linking = next(reader.rest() for reader in custom if reader.sized() == b"linking")
    functions = imported_functions(found[IMPORT])
    if unknown := set(names_of(functions)) - set(imports):
        raise ObjectError(f"needs {', '.join(sorted(unknown))}")
    content = segments(found[DATA])
    top = max(segment.address + len(segment.data) for segment in content) + stack
    top = -(-top // PAGE) * PAGE
    known = symbols(linking, content)
    addresses = [name for name in exports if known[name].kind == DATA_SYMBOL]
    found[IMPORT] = vector(functions)
    found[MEMORY] = vector([b"\0" + number(top // PAGE)])
    found[GLOBAL] = vector(
        [
            bytes([I32, 1]) + constant(top),  # the stack pointer, which changes
            *(bytes([I32, 0]) + constant(known[name].value) for name in addresses),
        ]
    )
    found[EXPORT] = vector(
        [
            _export("memory", MEMORY_IMPORT, 0),
            *(_export(name, GLOBAL_IMPORT, n) for n, name in enumerate(addresses, start=1)),
            *(
                _export(name, FUNCTION_IMPORT, known[name].value)
                for name in exports
                if name not in addresses
            ),
        ]
    )
    found[DATA] = vector(
        [
            b"\0" + constant(segment.address) + sized(segment.data.rstrip(b"\0"))
            for segment in content
            if any(segment.data)
        ]
    )
    return HEADER + b"".join(bytes([kind]) + sized(found[kind]) for kind in KEPT)


def _export(name: str, kind: int, index: int) -> bytes:
    return sized(name.encode()) + bytes([kind]) + number(index)
