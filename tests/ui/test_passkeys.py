"""Passkeys in Settings: made in one browser, used in another, with the browser's authenticator."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.ui.visitor import Visitor, serve

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def device_of(page: Page) -> tuple[CDPSession, str]:
    """Give a page an authenticator; return it and how to ask about it."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    added = session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return session, str(added["authenticatorId"])


def test_passkey_of_one_browser_signs_in_at_another(browser: Browser, tmp_path: Path) -> None:
    with serve(tmp_path) as site:
        url = f"http://localhost:{site.port}"
        petr, eva = Visitor.arrive(browser, url, "Petr"), Visitor.arrive(browser, url, "Eva")
        phone, laptop = device_of(petr.page), device_of(eva.page)
        for visitor in (petr, eva):
            visitor.go("/settings")
        eva.page.get_by_role("button", name="Sign in with a passkey").click()  # there is none
        petr.page.get_by_role("button", name="Create a passkey").click()
        expect(petr.page.get_by_text("The passkey has been created.")).to_be_visible()
        expect(petr.page.get_by_text("Created on")).to_be_visible()
        petr.page.get_by_role("button", name="Create a passkey").click()
        expect(petr.page.get_by_text("This device already has a passkey for you.")).to_be_visible()

        found = phone[0].send("WebAuthn.getCredentials", {"authenticatorId": phone[1]})
        (credential,) = found["credentials"]
        moved: dict[str, Any] = {"authenticatorId": laptop[1], "credential": credential}
        laptop[0].send("WebAuthn.addCredential", moved)
        eva.page.get_by_role("button", name="Sign in with a passkey").click()
        expect(eva.page.get_by_text("This device now plays as Petr.")).to_be_visible()
        expect(eva.page.get_by_label("Your name")).to_have_value("Petr")
        expect(eva.page.get_by_text("Last used on")).to_be_visible()
        assert eva.page.evaluate(WHO) == petr.page.evaluate(WHO)

        eva.page.get_by_role("button", name="Delete").click()
        expect(eva.page.get_by_text("The passkey has been deleted.")).to_be_visible()
        eva.page.get_by_role("button", name="Sign in with a passkey").click()
        expect(eva.page.get_by_text("This passkey is not valid here")).to_be_visible()
        for visitor in (petr, eva):
            visitor.leave()


WHO = "fetch('/api/me').then((answer) => answer.json()).then(({ id }) => id)"


def test_plain_address_offers_no_passkeys(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.go("/settings")
    expect(visitor.page.get_by_role("heading", name="Another device")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    expect(visitor.page.get_by_role("heading", name="Passkeys")).to_have_count(0)
