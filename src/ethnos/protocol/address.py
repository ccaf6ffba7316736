"""Where a request comes from, as the server sees it."""

from __future__ import annotations

from enum import StrEnum

from ethnos.protocol.base import Part


class Forwarded(StrEnum):
    """What became of the header `X-Forwarded-For`, in which proxies pass an address on."""

    ABSENT = "absent"
    USED = "used"
    IGNORED = "ignored"
    """The sender is not among the proxies that the server trusts."""


class Address(Part, frozen=True):
    """The address by which limits and bans count this request."""

    address: str
    forwarded: Forwarded
