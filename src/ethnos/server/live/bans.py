"""Whom the operator has excluded, so that asking costs the same however many there are."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from math import inf
from typing import Final

from ethnos.server.store import Ban

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

MAPPED: Final = 96
"""Bits before an IPv4 address in one of IPv6 that stands for it."""


def read_network(text: str) -> Network | None:
    """Return the network or the single address that a text names, if it does.

    An IPv4 network that is written as one of IPv6 is that of IPv4, as the addresses of clients are.

    >>> str(read_network("10.1.2.3/8")), str(read_network("2001:db8::1")), read_network("0a1b2c")
    ('10.0.0.0/8', '2001:db8::1/128', None)
    >>> [str(read_network(f"::ffff:{text}")) for text in ("1.2.3.4", "10.1.2.3/104", "0:0/95")]
    ['1.2.3.4/32', '10.0.0.0/8', '::fffe:0:0/95']
    """
    if "." not in text and ":" not in text:
        return None  # a guest's id may consist of digits alone, which would be an address
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None
    address = network.network_address
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        return ipaddress.IPv4Network((int(address.ipv4_mapped), network.prefixlen - MAPPED))
    return network


class _Subjects:
    """Guests and networks, each until a time."""

    def __init__(self) -> None:
        self._guests: dict[str, float] = {}
        self._networks: dict[tuple[int, int], dict[int, float]] = {}
        """By version and length of the prefix: the prefixes. There are few lengths."""

    def add(self, subject: str, until: float) -> None:
        network = read_network(subject)
        if network is None:
            self._guests[subject] = max(until, self._guests.get(subject, 0))
            return
        shift = network.max_prefixlen - network.prefixlen
        prefixes = self._networks.setdefault((network.version, shift), {})
        prefix = int(network.network_address) >> shift
        prefixes[prefix] = max(until, prefixes.get(prefix, 0))

    def hold(self, guest: str | None, address: str, now: int) -> bool:
        if guest is not None and self._guests.get(guest, 0) > now:
            return True
        if not self._networks or not address:
            return False
        try:
            ip = ipaddress.ip_address(address)
        except ValueError:
            return False
        if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
            ip = ip.ipv4_mapped
        number = int(ip)
        return any(
            version == ip.version and prefixes.get(number >> shift, 0) > now
            for (version, shift), prefixes in self._networks.items()
        )


class BanList:
    """The bans as this process knows them.

    >>> bans = BanList()
    >>> bans.replace([Ban("1", "10.0.0.0/8", False, None, "", 0), Ban("2", "ann", True, 5, "", 0)])
    >>> bans.forbids("bob", "::ffff:10.9.9.9", 1), bans.forbids("ann", "11.0.0.1", 1)
    (True, False)
    >>> bans.mutes("ann", "", 4), bans.mutes("ann", "", 5)
    (True, False)
    """

    def __init__(self) -> None:
        self._banned = _Subjects()
        self._muted = _Subjects()

    def replace(self, bans: Iterable[Ban]) -> None:
        """Forget the known bans, and know these."""
        self._banned, self._muted = _Subjects(), _Subjects()
        for ban in bans:
            subjects = self._muted if ban.muted else self._banned
            subjects.add(ban.subject, inf if ban.until is None else ban.until)

    def forbids(self, guest: str | None, address: str, now: int) -> bool:
        """Return whether this guest, or anybody at this address, is banned."""
        return self._banned.hold(guest, address, now)

    def mutes(self, guest: str, address: str, now: int) -> bool:
        """Return whether this guest, or anybody at this address, may not chat."""
        return self._muted.hold(guest, address, now)
