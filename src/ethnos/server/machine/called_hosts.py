"""Which hosts answer: those that never do must not keep the threads from those that always did."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock
from typing import Final

MAX_HOSTS: Final = 10_000
"""Hosts that are remembered; the least recently called are forgotten."""
PROOFS: Final = 3
"""Answers in a row until a host counts as reliable."""
REST_SECONDS: Final = 60.0
"""How long a host is not called after it has not answered; the pause doubles each time."""
MAX_REST_SECONDS: Final = 3600.0


@dataclass
class _Host:
    answers: int = 0
    """In a row."""
    failures: int = 0
    """In a row."""
    rests_until: float = 0.0


class CalledHosts:
    """What is known of the hosts that were called, by several threads.

    >>> hosts = CalledHosts()
    >>> for _ in range(PROOFS):
    ...     hosts.answered("example.org")
    >>> hosts.is_reliable("example.org"), hosts.is_reliable("example.net")
    (True, False)
    >>> hosts.failed("example.org", at=0.0)
    >>> hosts.is_reliable("example.org"), hosts.rests("example.org", at=59.0)
    (False, True)
    >>> hosts.rests("example.org", at=60.0)
    False
    >>> hosts.failed("example.org", at=60.0)
    >>> hosts.rests("example.org", at=179.0), hosts.rests("example.org", at=180.0)
    (True, False)
    """

    def __init__(self) -> None:
        self._hosts: OrderedDict[str, _Host] = OrderedDict()
        self._lock = Lock()

    def is_reliable(self, host: str) -> bool:
        """Return whether a host has answered every one of the last calls."""
        known = self._hosts.get(host)
        return known is not None and known.answers >= PROOFS

    def rests(self, host: str, at: float | None = None) -> bool:
        """Return whether a host is not to be called now."""
        known = self._hosts.get(host)
        return known is not None and (time.monotonic() if at is None else at) < known.rests_until

    def answered(self, host: str) -> None:
        """Note that a host has answered, whatever it said."""
        with self._lock:
            known = self._known(host)
            known.answers += 1
            known.failures = 0

    def failed(self, host: str, at: float | None = None) -> None:
        """Note that a host has not answered; it rests from now on."""
        now = time.monotonic() if at is None else at
        with self._lock:
            known = self._known(host)
            known.answers = 0
            if now < known.rests_until:  # this call began before another one failed
                return
            pause = min(REST_SECONDS * 2.0**known.failures, MAX_REST_SECONDS)
            known.rests_until = now + pause
            known.failures = min(known.failures + 1, 16)

    def _known(self, host: str) -> _Host:
        known = self._hosts.setdefault(host, _Host())
        self._hosts.move_to_end(host)
        if len(self._hosts) > MAX_HOSTS:
            self._hosts.popitem(last=False)
        return known
