"""Requests to addresses that guests have named, which must not lead into the operator's network."""

from __future__ import annotations

import ipaddress
import socket
import ssl
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPSConnection
from threading import Event, Timer
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from ethnos.server.live.notifier import MAX_URL_LENGTH, BadUrlError, check_url

TIMEOUT_SECONDS: Final = 5
"""For one step, such as a part of the answer."""
TOTAL_SECONDS: Final = 10.0
"""For all attempts to connect, and again for the request with its answer, however it drips."""
GLOBAL: Final = ipaddress.IPv6Network("2000::/3")
"""All IPv6 addresses that are given to anybody. Others lead inside (`fec0::/10`), or stand for IPv4
ones (NAT64, compatible and translated ones)."""
TRANSLATED: Final = ipaddress.IPv6Network("2002::/16"), ipaddress.IPv6Network("2001::/32")
"""Those of them that stand for IPv4 addresses all the same: 6to4, Teredo."""


class Answer(NamedTuple):
    """What is used of the answer to a request."""

    status: int
    retry_after: int | None = None
    """The seconds to wait before the next attempt, if the other side names them."""


def public_addresses(host: str) -> list[str]:
    """Return the addresses of a host; raise `BadUrlError` if one is in the operator's network."""
    try:
        found = socket.getaddrinfo(host, 443, proto=socket.IPPROTO_TCP)
    except UnicodeError:
        raise BadUrlError("this is no name of a host") from None
    addresses = [str(address[0]) for *_, address in found]
    for address in addresses:
        if not _is_public(address):
            raise BadUrlError("this address is not public")
    return addresses


def _is_public(text: str) -> bool:
    """Return whether an address is public, with the IPv4 address that IPv6 may lead to.

    >>> [_is_public(host) for host in ("1.1.1.1", "127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::")]
    [True, False, False, False]
    >>> [_is_public(host) for host in ("2606:4700::1", "fec0::1", "::ffff:0:127.0.0.1", "5f00::1")]
    [True, False, False, False]
    """
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv4Address):
        return address.is_global and not address.is_multicast
    if address.ipv4_mapped:
        return _is_public(str(address.ipv4_mapped))
    is_translated = any(address in network for network in TRANSLATED)
    return address in GLOBAL and address.is_global and not is_translated


def post(
    url: str, body: bytes, headers: Mapping[str, str], longest: int = MAX_URL_LENGTH
) -> Answer:
    """Call a URL, unless it leads inside the operator's network; redirects are not followed."""
    connection = connection_to(check_url(url, longest))
    parts = urlsplit(url)
    path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
    try:
        connection.connect()
        with _cut_off_after(connection.sock, TOTAL_SECONDS):
            connection.request("POST", path, body, dict(headers))
            answer = connection.getresponse()
        wait = answer.headers.get("Retry-After", "")
        return Answer(answer.status, int(wait) if wait.isdecimal() else None)
    finally:
        connection.close()


@contextmanager
def _cut_off_after(used: socket.socket, seconds: float) -> Iterator[None]:
    """Shut a socket down after a time; then raise `TimeoutError` or what its user meets."""
    is_late = Event()

    def cut_off() -> None:
        is_late.set()
        with suppress(OSError):  # closed already
            # Not that of a TLS socket, which must not be changed while another thread reads.
            socket.socket.shutdown(used, socket.SHUT_RDWR)

    timer = Timer(seconds, cut_off)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
    if is_late.is_set():
        raise TimeoutError("the answer came too slowly")


def connection_to(host: str) -> HTTPConnection:
    """Return a connection to a host, whose addresses are public."""
    return _PinnedConnection(host, public_addresses(host))


class _PinnedConnection(HTTPSConnection):
    """Connects to addresses that were checked: a second lookup could give others."""

    def __init__(self, host: str, addresses: list[str]) -> None:
        self._tls = ssl.create_default_context()
        super().__init__(host, 443, timeout=TIMEOUT_SECONDS, context=self._tls)
        self._addresses = addresses

    def connect(self) -> None:
        *others, last = self._addresses
        until = time.monotonic() + TOTAL_SECONDS
        for address in others:
            if time.monotonic() > until:
                raise TimeoutError("no address answers")
            with suppress(OSError):
                return self._connect(address)
        return self._connect(last)

    def _connect(self, address: str) -> None:
        plain = socket.create_connection((address, 443), TIMEOUT_SECONDS)
        self.sock = self._tls.wrap_socket(plain, server_hostname=self.host)
