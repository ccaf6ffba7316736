"""A turn begins while no page of the room is open: from the switch to the notification."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, Worker, expect

from tests.server.push_service import push_service
from tests.ui.scripts import script
from tests.ui.visitor import Visitor, serve
from tests.waiting import block_until

CONTACT = "mailto:host@example.org"
SWITCH = "Tell me when it is my turn"


def registration(page: Page, session: CDPSession) -> str:
    """Return the id by which the browser knows the page's service worker."""
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    # Events arrive while the page is asked something.
    block_until(lambda: bool(page.evaluate("true") and found), "the service worker is known")
    return found[0]


def shown(worker: Worker) -> list[dict[str, Any]]:
    """Return the notifications that the browser shows."""
    found: list[dict[str, Any]] = worker.evaluate(
        "self.shown.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }))"
    )
    return found


def test_browser_tells_of_a_turn_while_no_page_of_the_room_is_open(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with push_service(monkeypatch) as service, serve(tmp_path, push_contact=CONTACT) as site:
        visitor = Visitor.arrive(
            *(browser, site.url, "Petr"),
            service_workers="allow",
            permissions=["notifications"],
            locale="de",
        )
        page = visitor.page
        made = service.browser("phone").subscription()
        keys = {"endpoint": made.endpoint, "p256dh": made.p256dh, "auth": made.auth}
        page.add_init_script(f"({script('pretend_push')})({json.dumps(keys)})")
        visitor.go("/settings")
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        box = page.get_by_label("Sag Bescheid, wenn ich dran bin")
        expect(box).not_to_be_checked()
        with page.expect_response("**/api/me/push") as saved:
            box.check()
        assert saved.value.status == 204
        expect(page.get_by_text("auch, wenn keine Seite des Spiels offen ist")).to_be_visible()
        room = page.evaluate(script("pass_turn"))
        block_until(lambda: bool(service.received), "the server has told the push service")
        told = service.received[0]

        (worker,) = page.context.service_workers
        worker.evaluate(script("pretend_notifications"))
        session = page.context.new_cdp_session(page)
        message = {
            "origin": site.url,
            "registrationId": registration(page, session),
            "data": json.dumps(told.shown),
        }
        session.send("ServiceWorker.deliverPushMessage", message)
        notice = {"title": "Du bist dran", "body": "Elm", "tag": room, "lang": "de"}
        block_until(lambda: shown(worker) == [notice], "the notification is shown")
        assert worker.evaluate(script("press_notification")) == [f"{site.url}/room/{room}"]
        assert shown(worker) == []

        with page.expect_response("**/api/me/push") as saved_again:  # perhaps in another language
            visitor.go(f"/room/{room}")
        assert saved_again.value.status == 204
        block_until(lambda: page.evaluate("window.taken") == [room], "the page takes it away")
        with page.expect_response("**/api/me/push"):
            visitor.go("/settings")
        expect(box).to_be_checked()
        with page.expect_response("**/api/me/push/stop") as ended:
            box.uncheck()
        assert ended.value.status == 204
        # The script that passes the turn is refused until it is its turn.
        assert [one for one in visitor.complaints if "409" not in one] == []
        visitor.leave()


def test_switch_stays_off_without_permission_and_says_what_a_phone_needs(
    browser: Browser, tmp_path: Path
) -> None:
    agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari"
    with serve(tmp_path) as site:
        visitor = Visitor.arrive(browser, site.url, "Petr", user_agent=agent)
        page = visitor.page
        page.add_init_script("delete window.Notification; delete window.PushManager")
        visitor.go("/settings")
        expect(page.get_by_text("add the game to the Home Screen")).to_be_visible()
        page.get_by_label(SWITCH).click()
        expect(page.get_by_label(SWITCH)).not_to_be_checked()
        visitor.leave()
        visitor = Visitor.arrive(browser, site.url, "Petr")
        visitor.go("/settings")  # this server sends nothing
        expect(visitor.page.get_by_text("You are told while a page")).to_be_visible()
        visitor.leave()
