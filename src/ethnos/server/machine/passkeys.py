"""Passkeys (WebAuthn): a guest signs in on another device, without a name or a password.

The cryptography and the formats are those of the library `webauthn`. Challenges lie among the
tokens of the store, as hashes: so each works once, at every process, and only in the session that
asked for it.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import options_to_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialCreationOptions,
    PublicKeyCredentialDescriptor,
    PublicKeyCredentialRequestOptions,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ethnos.protocol.passkeys import Passkey
from ethnos.server.clock import now
from ethnos.server.store import Guest, ServerStore, StoredPasskey

CHALLENGE_MS: Final = 5 * 60 * 1000
MAX_PASSKEYS: Final = 10
"""Passkeys of one guest."""
NAME: Final = "Ethnos"
CREATE: Final = "passkey-create"
SIGN_IN: Final = "passkey-sign-in"
REFUSED: Final = (WebAuthnException, ValueError, LookupError, TypeError)
"""What the library raises for answers that are wrong, and for bytes that are no answer at all."""


class PasskeyError(Exception):
    """An answer of an authenticator that is not accepted, and why."""


class RelyingParty(NamedTuple):
    """The site that passkeys belong to; browsers give them to no other."""

    id: str
    origin: str


def relying_party(origin: str, origins: Sequence[str]) -> RelyingParty | None:
    """Return the site at an address, if browsers make passkeys there and the operator names it.

    They do over HTTPS, and on the machine itself.
    """
    try:
        parts = urlsplit(origin)
    except ValueError:  # such as half an IPv6 address; clients may say anything
        return None
    host = parts.hostname or ""
    is_named = origin in origins if origins else host == "localhost"
    is_secure = parts.scheme == "https" or host == "localhost"
    is_name = any(letter.isalpha() for letter in host) and ":" not in host  # not an IP address
    return RelyingParty(host, origin) if is_named and is_secure and is_name else None


class Passkeys:
    """Makes passkeys, and signs guests in by them."""

    def __init__(self, store: ServerStore) -> None:
        self._store = store

    async def begin_create(self, site: RelyingParty, guest: Guest, session: bytes) -> str:
        """Return the options with which a browser makes a passkey, as JSON."""
        known = await self._few_passkeys_of(guest)
        options = webauthn.generate_registration_options(
            rp_id=site.id,
            rp_name=NAME,
            user_id=guest.id.encode(),
            user_name=guest.name,
            exclude_credentials=[PublicKeyCredentialDescriptor(_bytes(key.id)) for key in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,  # nobody types a name to sign in
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
        )
        return await self._asked(options, guest.id, CREATE, session)

    async def create(
        self, site: RelyingParty, guest: Guest, session: bytes, credential: str
    ) -> None:
        """Store the passkey that a browser has made, or raise `PasskeyError`."""
        challenge = await self._claim(credential, CREATE, session)
        await self._few_passkeys_of(guest)  # challenges may wait for many
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.id,
                expected_origin=site.origin,
            )
        except REFUSED as error:
            raise PasskeyError(str(error)) from None
        passkey = StoredPasskey(
            _text(made.credential_id),
            guest.id,
            _text(made.credential_public_key),
            made.sign_count,
            now(),
        )
        if not await self._store.save_passkey(passkey):
            raise PasskeyError("this passkey is known")

    async def begin_sign_in(self, site: RelyingParty, session: bytes) -> str:
        """Return the options with which a browser signs in, as JSON: any passkey of this site."""
        options = webauthn.generate_authentication_options(
            rp_id=site.id, user_verification=UserVerificationRequirement.PREFERRED
        )
        return await self._asked(options, "", SIGN_IN, session)

    async def sign_in(self, site: RelyingParty, session: bytes, credential: str) -> Guest:
        """Return the guest whose passkey signed the challenge, or raise `PasskeyError`."""
        challenge = await self._claim(credential, SIGN_IN, session)
        passkey = await self._store.passkey(_id(credential))
        guest = passkey and await self._store.guest(passkey.guest)
        if passkey is None or guest is None:
            raise PasskeyError("this passkey is not known, or no longer")
        try:
            used = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.id,
                expected_origin=site.origin,
                credential_public_key=_bytes(passkey.public_key),
                credential_current_sign_count=passkey.counter,
            )
        except REFUSED as error:
            raise PasskeyError(str(error)) from None
        if _user(credential) not in (None, passkey.guest):
            raise PasskeyError("the passkey is somebody else's")
        count = used.new_sign_count
        if not await self._store.use_passkey(passkey.id, passkey.counter, count, now()):
            raise PasskeyError("the passkey was used elsewhere at the same time")
        return guest

    async def of(self, guest: Guest) -> list[Passkey]:
        """Return the passkeys of a guest."""
        stored = await self._store.passkeys_of(guest.id)
        return [Passkey(key.id, key.created, key.used) for key in stored]

    async def drop(self, guest: Guest, passkey_id: str) -> bool:
        """Delete a passkey of a guest; return whether it existed."""
        return await self._store.drop_passkey(passkey_id, guest.id)

    async def _few_passkeys_of(self, guest: Guest) -> list[StoredPasskey]:
        """Return the passkeys of a guest, who may make another one; or raise `PasskeyError`."""
        known = await self._store.passkeys_of(guest.id)
        if len(known) >= MAX_PASSKEYS:
            raise PasskeyError("you have too many passkeys")
        return known

    # Challenges.

    async def _asked(
        self,
        options: PublicKeyCredentialCreationOptions | PublicKeyCredentialRequestOptions,
        guest: str,
        purpose: str,
        session: bytes,
    ) -> str:
        key = _challenge_key(options.challenge, purpose, session)
        await self._store.save_token(key, guest, purpose, now() + CHALLENGE_MS)
        return options_to_json(options)

    async def _claim(self, credential: str, purpose: str, session: bytes) -> bytes:
        """Return the challenge that was answered; it works once, and only where it was asked."""
        client = _parsed(credential).get("response", {})
        try:
            challenge = _bytes(_parsed(_bytes(client["clientDataJSON"]).decode())["challenge"])
        except (KeyError, TypeError, ValueError, AttributeError):
            raise PasskeyError("the answer has no challenge") from None
        key = _challenge_key(challenge, purpose, session)
        is_valid = await self._store.valid_tokens([key], now())
        if not is_valid or not await self._store.drop_token(key):
            raise PasskeyError("the challenge is unknown, used or too old")
        return challenge


def _challenge_key(challenge: bytes, purpose: str, session: bytes) -> bytes:
    return sha256(f"{purpose}:{session.hex()}:{challenge.hex()}".encode()).digest()


def _id(credential: str) -> str:
    """Return the id of the passkey that was used, as it is stored."""
    try:
        return _text(_bytes(_parsed(credential).get("id")))
    except (TypeError, ValueError):
        raise PasskeyError("the answer names no passkey") from None


def _user(credential: str) -> str | None:
    """Return the guest for whom an authenticator made a passkey, if it says so."""
    handle = _parsed(credential)["response"].get("userHandle")
    return _bytes(handle).decode(errors="replace") if handle else None


def _parsed(text: str) -> dict[str, dict[str, str]]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise PasskeyError("this is no answer of an authenticator")
    return found


def _bytes(text: object) -> bytes:
    if not isinstance(text, str):
        raise TypeError("not a text")
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
