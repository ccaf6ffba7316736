"""Passkeys: the same guest on another device, and nobody else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import cbor2
import httpx
import pytest

from ethnos.protocol.admin import EraseGuest, ExportGuest, MakeBan
from ethnos.server.clock import now
from ethnos.server.http import app, context
from ethnos.server.machine import doctor_passkeys, passkeys
from ethnos.server.machine.finding import Verdict
from ethnos.server.machine.passkeys import MAX_PASSKEYS, relying_party
from ethnos.server.store import StoredPasskey, store_for
from tests.server.authenticator import KEY_BEGINS, Authenticator, binary, text
from tests.server.harness import LocalServer, serving, with_server, within
from tests.server.operators import KEY, order


class Device:
    """A browser at `http://localhost`, with its cookies."""

    def __init__(self, server: LocalServer) -> None:
        self.origin = f"http://localhost:{server.port}"
        self.http = httpx.AsyncClient(base_url=self.origin, headers={"Origin": self.origin})

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.post(f"/api{path}", json=body)

    async def begin(self, name: str) -> str:
        """Become a guest; return the id."""
        return str((await self.post("/guest", name=name)).json()["id"])

    async def options(self, path: str) -> str:
        answer = await self.post(f"{path}/begin")
        assert answer.status_code == httpx.codes.OK, answer.text
        return str(answer.json()["options"])

    async def make(self, key: Authenticator) -> httpx.Response:
        made = key.create(await self.options("/me/passkeys"))
        return await self.post("/me/passkeys", credential=made)

    async def sign_in(self, key: Authenticator) -> httpx.Response:
        signed = key.get(await self.options("/guest/passkey"))
        return await self.post("/guest/passkey", credential=signed)


def with_devices(
    database: str, test: Callable[[LocalServer, Device, Device], Awaitable[None]]
) -> None:
    async def main(server: LocalServer) -> None:
        phone, laptop = Device(server), Device(server)
        try:
            await test(server, phone, laptop)
        finally:
            await phone.http.aclose()
            await laptop.http.aclose()

    with_server(database, main, admin_key=KEY)


def refused(answer: httpx.Response, why: str) -> bool:
    body = answer.json()
    return (answer.status_code, body["code"]) == (422, "bad_passkey") and why in body["reason"]


def test_another_device_becomes_the_same_guest(database: str) -> None:
    async def test(_: LocalServer, phone: Device, laptop: Device) -> None:
        assert (await phone.http.get("/api/passkeys")).json() == {"offered": True}
        me = await phone.begin("Ann")
        key = Authenticator(phone.origin)
        made = await phone.make(key)
        assert made.status_code == httpx.codes.CREATED, made.text
        (listed,) = made.json()["passkeys"]
        assert (listed["id"], listed["used"]) == (text(key.id), None)

        assert await laptop.begin("Somebody") != me
        signed = await laptop.sign_in(key)
        assert (signed.status_code, signed.json()["id"]) == (200, me)
        assert signed.json()["token"] is None  # the cookie carries it
        assert (await laptop.http.get("/api/me")).json()["id"] == me
        (listed,) = (await laptop.http.get("/api/me/passkeys")).json()["passkeys"]
        assert listed["used"] is not None

        gone = await laptop.http.delete(f"/api/me/passkeys/{listed['id']}")
        assert gone.status_code == httpx.codes.NO_CONTENT
        assert refused(await phone.sign_in(key), "not known")
        again = await laptop.http.delete(f"/api/me/passkeys/{listed['id']}")
        assert again.status_code == httpx.codes.NOT_FOUND

    with_devices(database, test)


def test_answers_are_accepted_once_and_only_where_they_were_asked_for(sqlite: str) -> None:
    async def test(_: LocalServer, phone: Device, laptop: Device) -> None:
        await phone.begin("Ann")
        await laptop.begin("Bob")
        key = Authenticator(phone.origin)
        made = key.create(await phone.options("/me/passkeys"))
        assert refused(await laptop.post("/me/passkeys", credential=made), "challenge")
        assert (await phone.post("/me/passkeys", credential=made)).status_code == 201
        assert refused(await phone.post("/me/passkeys", credential=made), "challenge")

        signed = key.get(await phone.options("/guest/passkey"))
        assert refused(await laptop.post("/guest/passkey", credential=signed), "challenge")
        assert refused(await phone.post("/me/passkeys", credential=signed), "challenge")
        assert (await phone.post("/guest/passkey", credential=signed)).status_code == 200
        assert refused(await phone.post("/guest/passkey", credential=signed), "challenge")

        made = Authenticator(phone.origin).create(await phone.options("/me/passkeys"))
        assert refused(await phone.post("/guest/passkey", credential=made), "challenge")
        for junk in ("{}", "[]", "no JSON", '{"response": 7}', json.dumps({"response": {}})):
            assert refused(await phone.post("/guest/passkey", credential=junk), "")

    with_devices(sqlite, test)


def test_forged_answers_are_refused(sqlite: str) -> None:
    async def test(_: LocalServer, phone: Device, laptop: Device) -> None:
        await phone.begin("Ann")
        key = Authenticator(phone.origin)
        await phone.make(key)
        elsewhere = replace(key, origin="https://evil.example")
        assert refused(await laptop.sign_in(elsewhere), "origin")
        assert refused(await phone.make(Authenticator("https://evil.example")), "origin")
        other = Authenticator(phone.origin, id=key.id, user=key.user)
        assert refused(await laptop.sign_in(other), "signature")  # somebody else's key
        assert refused(await laptop.sign_in(replace(key, user=b"0123456789abcdef")), "else")
        assert refused(await phone.make(Authenticator(phone.origin, id=key.id)), "known")
        assert (await laptop.sign_in(replace(key, counter=5))).status_code == 200
        assert refused(await laptop.sign_in(replace(key, counter=4)), "count")  # a copied key

        stranger = Device.__new__(Device)
        stranger.http = httpx.AsyncClient(base_url=phone.origin, headers={"Origin": "http://x.org"})
        assert (await stranger.post("/guest/passkey/begin")).status_code == 403
        await stranger.http.aclose()

    with_devices(sqlite, test)


def test_malformed_answers_are_refused(sqlite: str) -> None:
    async def test(_: LocalServer, phone: Device, __: Device) -> None:
        await phone.begin("Ann")
        key = Authenticator(phone.origin)
        await phone.make(key)
        for no_id in ("\ud800", "\0", "é", 7, None):
            signed = json.loads(key.get(await phone.options("/guest/passkey")))
            signed |= {"id": no_id, "rawId": no_id}
            assert refused(await phone.post("/guest/passkey", credential=json.dumps(signed)), "")
        no_keys: tuple[Any, ...] = ([], 7, {})
        for no_key in no_keys:
            made = json.loads(
                Authenticator(phone.origin).create(await phone.options("/me/passkeys"))
            )
            response = made["response"]
            parts = cbor2.loads(binary(response["attestationObject"]))
            parts["authData"] = parts["authData"][:KEY_BEGINS] + cbor2.dumps(no_key)
            response["attestationObject"] = text(cbor2.dumps(parts))
            assert refused(await phone.post("/me/passkeys", credential=json.dumps(made)), "")

    with_devices(sqlite, test)


def test_passkeys_are_exported_and_deleted_with_their_guest(sqlite: str) -> None:
    async def test(server: LocalServer, phone: Device, laptop: Device) -> None:
        me = await phone.begin("Ann")
        key = Authenticator(phone.origin)
        await phone.make(key)
        told = await order(server, ExportGuest(me))
        assert [one["id"] for one in told["passkeys"]] == [text(key.id)]
        await order(server, MakeBan(me))
        assert (await laptop.sign_in(key)).json()["code"] == "banned"
        await order(server, EraseGuest(me))
        assert refused(await laptop.sign_in(key), "not known")

    with_devices(sqlite, test)


def test_there_are_limits(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(context, "PASSKEYS_PER_SECOND", 1e-6)  # a slow machine regains none

    async def test(server: LocalServer, phone: Device, __: Device) -> None:
        me = await phone.begin("Ann")
        asked_before = await phone.options("/me/passkeys")
        for n in range(MAX_PASSKEYS):
            passkey = StoredPasskey(f"key{n}", me, "", 0, n)
            await server.hub.store.save_passkey(passkey)  # type: ignore[attr-defined]
        made = Authenticator(phone.origin).create(asked_before)
        assert refused(await phone.post("/me/passkeys", credential=made), "too many")
        assert refused(await phone.post("/me/passkeys/begin"), "too many")
        for _ in range(context.PASSKEY_BURST - 3):
            await phone.options("/guest/passkey")
        answer = await phone.post("/guest/passkey/begin")
        assert answer.status_code == httpx.codes.TOO_MANY_REQUESTS

    with_devices(sqlite, test)


def test_several_processes_share_challenges_and_keys(postgres: Any) -> None:
    async def main() -> None:
        url = postgres.new_database("passkeys")
        async with serving(url) as first, serving(url) as second:
            phone, other = Device(first), Device(second)
            other.http.headers["Origin"] = phone.origin  # one address in front of both
            other.http.headers["Host"] = phone.origin.removeprefix("http://")
            me = await phone.begin("Ann")
            other.http.cookies = phone.http.cookies
            key = Authenticator(phone.origin)
            made = key.create(await phone.options("/me/passkeys"))
            assert (await other.post("/me/passkeys", credential=made)).status_code == 201
            signed = key.get(await other.options("/guest/passkey"))
            answers = await asyncio.gather(
                phone.post("/guest/passkey", credential=signed),
                other.post("/guest/passkey", credential=signed),
            )
            assert sorted(answer.status_code for answer in answers) == [200, 422]  # once
            assert {answer.json().get("id") for answer in answers} == {me, None}
            for device in (phone, other):
                await device.http.aclose()

    within(main(), 60)


def test_challenges_expire(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(_: LocalServer, phone: Device, __: Device) -> None:
        await phone.begin("Ann")
        options = await phone.options("/guest/passkey")
        later = now() + passkeys.CHALLENGE_MS + 1
        monkeypatch.setattr(passkeys, "now", lambda: later)
        signed = Authenticator(phone.origin).get(options)
        assert refused(await phone.post("/guest/passkey", credential=signed), "too old")

    with_devices(sqlite, test)


def test_nothing_is_offered_without_the_extra(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "is_installed", lambda extra: extra != "passkeys")

    async def test(_: LocalServer, phone: Device, __: Device) -> None:
        assert (await phone.http.get("/api/passkeys")).json() == {"offered": False}
        await phone.begin("Ann")
        for path in ("/me/passkeys/begin", "/guest/passkey/begin"):
            assert (await phone.post(path)).status_code == httpx.codes.NOT_FOUND

    with_devices(sqlite, test)


@pytest.mark.parametrize(
    ("origin", "named", "site"),
    [
        ("https://ethnos.example.org", ("https://ethnos.example.org",), "ethnos.example.org"),
        ("https://other.example.org", ("https://ethnos.example.org",), None),
        ("http://ethnos.example.org", ("http://ethnos.example.org",), None),  # not secure
        ("https://192.0.2.7", ("https://192.0.2.7",), None),  # browsers refuse addresses
        ("https://[2001:db8::1]", ("https://[2001:db8::1]",), None),
        ("http://localhost:8000", (), "localhost"),
        ("http://pi.local:8000", (), None),
        ("", (), None),
        ("http://[", (), None),  # no address at all
    ],
)
def test_site_is_what_the_operator_names(
    origin: str, named: tuple[str, ...], site: str | None
) -> None:
    found = relying_party(origin, named)
    assert (found and found.id) == site


def test_store_keeps_passkeys_apart(database: str) -> None:
    async def main() -> None:
        store = store_for(database)
        await store.open()
        ann, bob = StoredPasskey("a", "ann", "k", 0, 1), StoredPasskey("b", "bob", "k", 3, 2)
        assert await store.save_passkey(ann)
        assert await store.save_passkey(bob)
        assert not await store.save_passkey(bob._replace(guest="ann"))
        assert await store.passkey("b") == bob
        assert await store.passkeys_of("ann") == [ann]
        assert not await store.use_passkey("b", 2, 9, 7)
        assert await store.use_passkey("b", 3, 4, 7)
        assert await store.passkey("b") == bob._replace(counter=4, used=7)
        assert not await store.drop_passkey("b", "ann")
        await store.drop_guest("bob")
        assert await store.passkey("b") is None
        await store.close()

    within(main())


@pytest.mark.parametrize(
    ("body", "verdict"),
    [
        (b'{"offered": true}', Verdict.FINE),
        (b'{"offered": false}', Verdict.ADVICE),
        (b"<html>", Verdict.ADVICE),
        (b"[]", Verdict.ADVICE),
    ],
)
def test_doctor_tells_whether_they_are_offered(body: bytes, verdict: Verdict) -> None:
    finding = doctor_passkeys.offered(body)
    assert finding.verdict is verdict
    assert bool(finding.remedy) is (verdict is not Verdict.FINE)


def test_doctor_names_the_missing_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    assert doctor_passkeys.installed().verdict is Verdict.FINE
    monkeypatch.setattr(doctor_passkeys, "is_installed", lambda _: False)
    assert "ethnos[passkeys]" in doctor_passkeys.installed().remedy
