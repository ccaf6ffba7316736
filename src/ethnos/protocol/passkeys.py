"""Bodies about passkeys: keys in a device by which a guest signs in on another one."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ethnos.protocol.base import Part


class PasskeyOffer(Part, frozen=True):
    """Whether this server knows passkeys, at the address where it was asked."""

    offered: bool


class PasskeyOptions(Part, frozen=True):
    """What a browser needs to make a passkey, or to sign in with one."""

    options: str
    """The options of `navigator.credentials.create` or `get`, as WebAuthn writes them in JSON."""


class PasskeyAnswer(Part, frozen=True):
    """What the browser's authenticator answered."""

    credential: Annotated[str, Meta(min_length=2, max_length=20_000)]
    """The `PublicKeyCredential`, as WebAuthn writes it in JSON."""
    bearer: bool = False


class Passkey(Part, frozen=True):
    """A passkey of the guest who asks."""

    id: str
    created: int
    used: int | None
    """When somebody last signed in with it."""


class Passkeys(Part, frozen=True):
    """All passkeys of the guest who asks, the newest first."""

    passkeys: list[Passkey]
