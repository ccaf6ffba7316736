"""A push service on this machine: it checks every message as a vendor's does, and reads it too."""

from __future__ import annotations

import json
import threading
import time
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ethnos.protocol.bodies import Subscribe
from ethnos.server.machine import public_https
from ethnos.server.machine.push_crypto import encode

ORIGIN = "https://push.example.org"


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Browser:
    """A subscribed browser, with the keys to read what it is sent."""

    name: str
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    auth: bytes = b"sixteen secrets!"

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, language: str = "en") -> Subscribe:
        return Subscribe(f"{ORIGIN}/{self.name}", encode(self.point), encode(self.auth), language)

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message, step by step as RFC 8188 and RFC 8291 describe it."""
        salt, size, sender = body[:16], int.from_bytes(body[16:20]), body[21 : 21 + body[20]]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\0" + self.point + sender
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(
            self.key.exchange(ec.ECDH(), theirs)
        )
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        assert len(body) <= size <= 4096
        text = AESGCM(key).decrypt(nonce, body[21 + body[20] :], None)
        found: dict[str, Any] = json.loads(text.rstrip(b"\0").removesuffix(b"\x02"))
        return found


def signer_of(header: str) -> tuple[str, dict[str, Any]]:
    """Return the public key of a VAPID header and its claims; the signature must be right."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert json.loads(_bytes(head)) == {"typ": "JWT", "alg": "ES256"}
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(parts["k"]))
    r, s = (int.from_bytes(half) for half in (_bytes(signature)[:32], _bytes(signature)[32:]))
    signed = f"{head}.{claims}".encode()
    key.verify(encode_dss_signature(r, s), signed, ec.ECDSA(hashes.SHA256()))
    return parts["k"], json.loads(_bytes(claims))


@dataclass
class Received:
    """A message that the service has accepted."""

    browser: str
    headers: dict[str, str]
    shown: dict[str, Any]


@dataclass
class PushService:
    """What the service does and has received."""

    browsers: dict[str, Browser] = field(default_factory=dict)
    received: list[Received] = field(default_factory=list)
    answers: dict[str, list[int]] = field(default_factory=dict)
    """The statuses of the next answers, by browser; then 201."""
    calls: list[str] = field(default_factory=list)
    open: threading.Event = field(default_factory=threading.Event)
    """While it is not set, no request is answered."""
    faults: list[str] = field(default_factory=list)

    def browser(self, name: str) -> Browser:
        return self.browsers.setdefault(name, Browser(name))

    def answer(self, path: str, headers: dict[str, str], body: bytes) -> int:
        name = path.strip("/")
        self.calls.append(name)
        self.open.wait(30)
        waiting = self.answers.get(name, [])
        status = waiting.pop(0) if waiting else 201
        if status == 201:
            _, claims = signer_of(headers["authorization"])
            assert claims["aud"] == ORIGIN
            assert time.time() < claims["exp"] <= time.time() + 24 * 3600
            assert headers["content-encoding"] == "aes128gcm"
            self.received.append(Received(name, headers, self.browsers[name].read(body)))
        return status


@contextmanager
def push_service(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    """Run a push service, to which every address leads."""
    service = PushService()
    service.open.set()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            headers = {name.lower(): value for name, value in self.headers.items()}
            body = self.rfile.read(int(headers["content-length"]))
            try:
                status = service.answer(self.path, headers, body)
            except Exception as error:  # noqa: BLE001  # reported to the test
                service.faults.append(repr(error))
                status = 400
            self.send_response(status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    port = server.server_address[1]
    monkeypatch.setattr(
        public_https, "connection_to", lambda _: HTTPConnection("127.0.0.1", port, timeout=30)
    )
    try:
        yield service
    finally:
        service.open.set()
        server.shutdown()
        server.server_close()
    assert service.faults == []
