"""An authenticator in software: makes passkeys and signs with them, honestly or not."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40
KEY_BEGINS = 37 + 16 + 2 + 16
"""Where the public key begins: after the head, the model, and the length and bytes of the id."""


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def binary(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Authenticator:
    """Holds one passkey."""

    origin: str
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    user: bytes = b""
    counter: int = 0

    def create(self, options: str) -> str:
        """Return what a browser answers to the options of `create`."""
        asked = json.loads(options)
        self.user = binary(asked["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        cose = {
            1: 2,
            3: -7,
            -1: 1,
            -2: numbers.x.to_bytes(32, "big"),
            -3: numbers.y.to_bytes(32, "big"),
        }
        known = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        data = self._data(asked["rp"]["id"], HAS_KEY) + known
        made = {"fmt": "none", "attStmt": {}, "authData": data}
        client = self._client("webauthn.create", asked["challenge"])
        return self._written(
            {"clientDataJSON": text(client), "attestationObject": text(cbor2.dumps(made))}
        )

    def get(self, options: str) -> str:
        """Return what a browser answers to the options of `get`."""
        asked = json.loads(options)
        self.counter += 1
        data = self._data(asked["rpId"])
        client = self._client("webauthn.get", asked["challenge"])
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._written(
            {
                "clientDataJSON": text(client),
                "authenticatorData": text(data),
                "signature": text(signature),
                "userHandle": text(self.user),
            }
        )

    def _data(self, site: str, more: int = 0) -> bytes:
        flags = PRESENT | VERIFIED | more
        return sha256(site.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _written(self, response: dict[str, Any]) -> str:
        name = text(self.id)
        return json.dumps(
            {
                "id": name,
                "rawId": name,
                "type": "public-key",
                "clientExtensionResults": {},
                "response": response,
            }
        )
