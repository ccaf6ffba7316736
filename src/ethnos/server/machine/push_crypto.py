"""What makes a Web Push message: a signature of the server and an encrypted text.

RFC 8292 (VAPID) has the server sign who it is, so that nobody else can use a subscription. RFC
8291 encrypts the text for the browser, so that the push service in between cannot read it.
"""

from __future__ import annotations

import json
import os
from base64 import b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
NUMBER_BYTES: Final = 32
AUTH_BYTES: Final = 16
RECORD_BYTES: Final = 4096
"""The size of a record, of which a message is only one; push services accept no larger one."""
MAX_TEXT_BYTES: Final = RECORD_BYTES - 86 - 16 - 1
"""What remains after the header, the tag of the cipher and the byte that ends the text."""
SIGNED_SECONDS: Final = 12 * 3600
"""How long a signature is valid; a day at most."""
MAX_SERVICES: Final = 100
"""Signatures that are kept: there are a handful of push services, but guests name them."""


def encode(data: bytes) -> str:
    """Return bytes as text, as browsers write them."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Return the bytes of a text; raise `ValueError` if it is none."""
    padded = text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4)
    return b64decode(padded.encode(), altchars=b"-_", validate=True)


def new_secret() -> str:
    """Return a new private key as text."""
    return encode(_number(ec.generate_private_key(CURVE).private_numbers().private_value))


def check_keys(p256dh: str, auth: str) -> None:
    """Raise `ValueError` unless these are the keys of a subscription."""
    _public_key(decode(p256dh))
    if len(decode(auth)) != AUTH_BYTES:
        raise ValueError("the secret of a subscription has 16 bytes")


class Signer:
    """Signs messages with the key of this server."""

    def __init__(self, secret: str, contact: str) -> None:
        self._key = _private_key(decode(secret))
        self._contact = contact
        self._signed: dict[str, tuple[int, str]] = {}
        """The signature for each push service, and when to make a new one."""

    @property
    def public_key(self) -> str:
        """The public key, which a browser needs to subscribe."""
        return encode(_point(self._key.public_key()))

    def authorization(self, endpoint: str, now: int) -> str:
        """Return the header for the push service of a subscription; `now` is in seconds."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        renew, header = self._signed.get(audience, (0, ""))
        if now >= renew:
            header = f"vapid t={self._token(audience, now)}, k={self.public_key}"
            if len(self._signed) >= MAX_SERVICES:
                self._signed.clear()
            self._signed[audience] = (now + SIGNED_SECONDS // 2, header)
        return header

    def _token(self, audience: str, now: int) -> str:
        claims = {"aud": audience, "exp": now + SIGNED_SECONDS, "sub": self._contact}
        signed = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        signature = self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(signature)
        return f"{signed}.{encode(_number(r) + _number(s))}"


def encrypt(
    text: bytes, p256dh: str, auth: str, *, secret: str | None = None, salt: bytes | None = None
) -> bytes:
    """Return the body of a message that only the browser of a subscription can read.

    The key and the salt are new for every message; tests give those of the standard.
    """
    if len(text) > MAX_TEXT_BYTES:
        raise ValueError("the text is too long")
    theirs = _public_key(decode(p256dh))
    ours = _private_key(decode(secret or new_secret()))
    salt = salt or os.urandom(16)
    points = _point(theirs) + _point(ours.public_key())
    shared = _derived(
        ours.exchange(ec.ECDH(), theirs), decode(auth), b"WebPush: info\0" + points, 32
    )
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    sender = _point(ours.public_key())
    header = salt + RECORD_BYTES.to_bytes(4) + len(sender).to_bytes(1) + sender
    return header + AESGCM(key).encrypt(nonce, text + b"\x02", None)  # 2 ends the last record


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _private_key(number: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(number), CURVE)


def _public_key(point: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _number(value: int) -> bytes:
    return value.to_bytes(NUMBER_BYTES)


def _json(value: dict[str, object]) -> str:
    return encode(json.dumps(value, separators=(",", ":")).encode())
