"""Lines of canonical JSON, each with a hash over itself and the previous line's hash."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

from ethnos.records.codec import JsonObject, canonical, parse_json
from ethnos.records.errors import CodecError, RecordError

HASH: Final = "h"
"""The key of the hash in a line."""


def chain_hash(before: str, line: JsonObject) -> str:
    """Return SHA-256(hash of the previous line, this line without its hash) in hexadecimal."""
    return hashlib.sha256(before.encode() + canonical(line)).hexdigest()


def seal(before: str, line: JsonObject) -> tuple[bytes, str]:
    """Return a line as written to the file, and its hash."""
    own = chain_hash(before, line)
    return canonical({**line, HASH: own}) + b"\n", own


def seal_all(lines: Iterable[JsonObject], before: str = "") -> bytes:
    """Return the bytes of a file, or of further lines after a line with this hash."""
    sealed = []
    for line in lines:
        text, before = seal(before, line)
        sealed.append(text)
    return b"".join(sealed)


def unseal(data: bytes) -> list[JsonObject]:
    """Split a file into its lines and check all of them against the hash chain."""
    if not data.endswith(b"\n"):
        raise RecordError("the last line is incomplete")
    lines = []
    before = ""
    for number, text in enumerate(data[:-1].split(b"\n"), start=1):
        line = _parse(text, number)
        found = line.pop(HASH, None)
        before = chain_hash(before, line)
        if found != before:
            raise RecordError(f"line {number}: the hash does not fit, something was changed")
        lines.append(line)
    return lines


def last_hash(data: bytes) -> str:
    """Return the hash of the last line, to which the next line is chained."""
    *_, last = data.splitlines()
    return str(_parse(last, 0)[HASH])


def _parse(text: bytes, number: int) -> JsonObject:
    try:
        line = parse_json(text)
        if isinstance(line, dict) and canonical(line) == text:
            return line
    except CodecError as error:
        raise RecordError(f"line {number}: {error}") from None
    raise RecordError(f"line {number}: not an object in canonical JSON")
