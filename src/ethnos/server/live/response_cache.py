"""Responses about finished games, which never change."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MAX_BYTES: Final = 16 * 1024 * 1024


class ResponseCache:
    """Keeps bodies of responses up to a total size; the least recently used are dropped.

    >>> cache = ResponseCache(10)
    >>> cache.put("a", b"12345"), cache.put("b", b"12345"), cache.get("a")
    (None, None, b'12345')
    >>> cache.put("c", b"123"), cache.get("b"), cache.get("a"), cache.get("c")
    (None, None, b'12345', b'123')
    >>> cache.put("d", b"12345678901"), cache.get("d")
    (None, None)
    """

    def __init__(self, max_bytes: int = MAX_BYTES) -> None:
        self._max_bytes = max_bytes
        self._size = 0
        self._bodies: OrderedDict[object, bytes] = OrderedDict()

    def get(self, key: object) -> bytes | None:
        """Return a body, if it is kept."""
        body = self._bodies.get(key)
        if body is not None:
            self._bodies.move_to_end(key)
        return body

    def put(self, key: object, body: bytes) -> None:
        """Keep a body."""
        self._size += len(body) - len(self._bodies.pop(key, b""))
        self._bodies[key] = body
        while self._size > self._max_bytes:
            _, dropped = self._bodies.popitem(last=False)
            self._size -= len(dropped)
