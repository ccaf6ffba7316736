"""The operator's page: behind its key, every action confirmed, at once in effect."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.ui.actions import Visit
from tests.ui.axe import violations
from tests.ui.visitor import ADMIN_KEY, Visitor

KEEPING_PLACES = """() => Object.entries({ sessionStorage, localStorage, cookie: document.cookie })
    .filter(([, kept]) => JSON.stringify(kept).includes(KEY)).map(([name]) => name)""".replace(
    "KEY", repr(ADMIN_KEY)
)


def enter(operator: Visitor) -> Page:
    page = operator.page
    operator.go("/admin")
    page.get_by_label("The operator’s key").fill(ADMIN_KEY)
    page.get_by_role("button", name="Enter").click()
    return page


def confirm(page: Page, act: str, why: str) -> None:
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Why").fill(why)
    dialog.get_by_role("button", name=act, exact=True).click()
    expect(dialog).to_be_hidden()


def test_operator_pauses_and_closes_a_table(visit: Visit) -> None:
    player, operator = visit(), visit(size=(390, 844), reduced_motion="reduce")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    player.make_room({"players": 2, "title": "A loud table"}, seats)
    expect(player.page.locator(".map")).to_be_visible()

    operator.go("/admin")
    page = operator.page
    page.get_by_label("The operator’s key").fill("a guess")
    page.get_by_role("button", name="Enter").click()
    expect(page.get_by_role("alert")).to_have_text("This is not the operator’s key.")
    operator.complaints.clear()  # the browser reports the refusal as an error
    enter(operator)
    expect(page.get_by_role("button", name="Leave")).to_be_visible()
    page.reload()  # the key is kept for this tab, and nowhere else
    assert page.url.endswith("/admin")
    assert page.evaluate(KEEPING_PLACES) == ["sessionStorage"]

    page.get_by_label("Title or name").fill("loud")
    page.get_by_role("button", name="Find").click()
    page.get_by_role("button", name="Pause: A loud table").click()
    confirm(page, "Pause", "<b>a quarrel</b>")
    expect(player.page.locator(".held")).to_have_text(
        "The operator of the server has paused the game."
    )
    assert violations(page) == []
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width == 390  # nothing is cut off on a phone

    page.locator("header select").first.select_option("de")
    expect(page.locator("section li").first).to_contain_text("läuft")
    page.locator("header select").first.select_option("en")
    page.get_by_role("button", name="Release: A loud table").click()
    confirm(page, "Release", "")
    expect(player.page.locator(".held")).to_be_hidden()
    page.get_by_role("button", name="Close the room: A loud table").click()
    room = player.page.url[-26:]
    expect(page.get_by_text(f"ethnos admin close {room}", exact=True)).to_be_visible()
    confirm(page, "Close the room", "")
    expect(player.page.get_by_role("heading", name="This table is closed")).to_be_visible()

    page.get_by_role("radio", name="Audit log").check()
    expect(page.locator("section li").first).to_contain_text("Close the room")
    expect(page.locator("section li").nth(2)).to_contain_text("<b>a quarrel</b>")
    page.get_by_role("button", name="Leave").click()
    page.reload()
    expect(page.get_by_label("The operator’s key")).to_be_visible()


def test_operator_bans_a_network_and_exports_a_guest(visit: Visit) -> None:
    player, operator = visit(name="Somebody else"), visit()
    player.make_room({"players": 2}, [{"kind": "me"}, {"kind": "open"}])
    page = enter(operator)
    page.get_by_role("radio", name="Bans").check()
    page.get_by_label("A network or address").fill("192.0.2.7/24")
    page.get_by_role("button", name="Ban", exact=True).click()
    page.get_by_label("For how long").select_option("one hour")
    command = page.get_by_text("ethnos admin ban 192.0.2.7/24 --for 1h", exact=True)
    expect(command).to_be_visible()
    page.get_by_label("For how long").select_option("for ever")
    expect(page.get_by_text("ethnos admin ban 192.0.2.7/24", exact=True)).to_be_visible()
    page.get_by_label("For how long").select_option("one hour")
    confirm(page, "Ban", "flooding")
    expect(page.locator("section li").first).to_contain_text("192.0.2.0/24")
    page.get_by_role("button", name="Lift: 192.0.2.0/24").click()
    confirm(page, "Lift", "")
    expect(page.get_by_text("Nothing here.")).to_be_visible()

    page.get_by_role("radio", name="Guests").check()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export").first.click()
    assert '"sessions"' in saved.value.path().read_text(encoding="utf-8")


def test_player_reports_a_message_and_the_operator_reads_it(visit: Visit) -> None:
    host, rude, operator = visit(name="Ann"), visit(name="Bob"), visit()
    host.go("/")
    room = host.page.evaluate(
        """async () => {
            const post = (path, body) => fetch(`/api${path}`, { method: 'POST',
                headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
            await post('/guest', { name: 'Ann' })
            localStorage.setItem('ethnos-known', 'yes')
            const seats = [{ kind: 'me' }, { kind: 'open' }]
            return (await (await post('/rooms', { options: { players: 2 }, seats })).json()).id
        }"""
    )
    host.go(f"/room/{room}")
    rude.go(f"/room/{room}")
    rude.page.get_by_role("button", name="Sit down").click()
    rude.page.get_by_label("Say something").fill("a rude word")
    rude.page.get_by_role("button", name="Send").click()
    host.page.get_by_role("button", name="Report what Bob wrote").click()
    host.page.get_by_label("What is wrong with it").fill("He is rude")
    host.page.get_by_role("dialog").get_by_role("button", name="Report", exact=True).click()
    expect(host.page.get_by_text("Thank you. The operator will look at it.")).to_be_visible()
    expect(rude.page.get_by_role("button", name="Report what Bob wrote")).to_be_hidden()

    page = enter(operator)
    page.get_by_role("radio", name="Reports").check()
    reported = page.locator("section li").first
    expect(reported).to_contain_text("Bob: a rude word")
    expect(reported).to_contain_text("He is rude")
    page.get_by_role("button", name="Settle: Bob").click()
    confirm(page, "Settle", "")
    expect(page.get_by_text("Nothing here.")).to_be_visible()
