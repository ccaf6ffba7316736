"""The pages around the table: start, lobby, result, replay, rules, settings, tutorial."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Route, expect

from ethnos.moods import Mood, set_for
from ethnos.rules.cards import DRAGON
from tests.ui.actions import Visit
from tests.ui.scripts import script
from tests.ui.visitor import Visitor, tries, wait_for_fonts
from tools.lesson import TARGET, Lesson, lesson
from tools.moods import SETS_PER_MOOD

RECORD = Path(__file__).parents[1] / "records" / "golden" / "4-players.ethnos.jsonl"

DRAWN_WITH = "(module) => import(module).then(() => new Promise(requestAnimationFrame))"


@pytest.fixture
def finished_game(visit: Visit) -> tuple[Visitor, str]:
    """A visitor who took part in a finished game, and the room id."""
    visitor = visit()
    return visitor, visitor.finish_a_game()


# Start and lobby.


def test_one_click_starts_game_against_bots(visit: Visit) -> None:
    visitor = visit(name="Žofie")
    visitor.go("/")
    visitor.page.get_by_role("button", name="Deal the cards").click()
    expect(visitor.page.locator(".player")).to_have_count(4)
    expect(visitor.page.locator(".player.me h2")).to_contain_text("Žofie")


def test_start_page_sets_players_bots_and_tribes(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("radio", name="Wanderer").check()
    page.get_by_role("radio", name="Choose").check()
    deal = page.get_by_role("button", name="Deal the cards")
    page.get_by_role("button", name="Giants").click()
    expect(deal).to_be_disabled()
    page.get_by_role("button", name="Trolls").click()
    deal.click()
    expect(page.locator(".player")).to_have_count(3)
    room = visitor.ask("GET", "/rooms/" + page.url.rpartition("/")[2])
    assert {seat["bot"] for seat in room["seats"]} == {None, "random"}
    assert "troll" in room["options"]["tribes"]
    assert "giant" not in room["options"]["tribes"]
    visitor.go("/")
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    expect(page.get_by_role("link", name=re.compile("^Continue"))).to_be_visible()


def test_tribes_are_chosen_by_mood_on_start_page_and_in_room(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    page.get_by_role("radio", name="By mood").check()
    page.get_by_role("radio", name="cut-throat").check()
    page.get_by_role("button", name="Open a table").click()
    expect(page.locator(".code b")).to_be_visible()  # the start page has moods, too
    mood = page.get_by_role("group", name="It should be")
    expect(mood.get_by_role("radio", name="cut-throat")).to_be_checked()
    mood.get_by_role("radio", name="short").check()
    expect(mood.locator(".on")).to_have_text("short")
    expect(page.get_by_text("games have the fewest turns")).to_be_visible()
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Deal the cards").click()
    expect(page.locator(".player")).to_have_count(4)
    room = visitor.ask("GET", "/rooms/" + page.url.rpartition("/")[2])
    sets = {set_for(Mood.SHORT, 4, number) for number in range(SETS_PER_MOOD)}
    assert tuple(room["options"]["tribes"]) in sets


def test_guest_joins_by_code_and_bots_fill_room(visit: Visit) -> None:
    host, friend = visit(name="Petr"), visit(name="Оксана")
    host.go("/")
    host.page.get_by_role("button", name="Open a table").click()
    code = host.page.locator(".code b").inner_text()
    expect(host.page.get_by_role("img", name=f"join/{code}")).to_be_visible()
    friend.go("/")
    friend.page.get_by_label("Have a code?").fill(code.lower())
    friend.page.get_by_role("button", name="Join").click()
    friend.page.get_by_role("button", name="Sit down").first.click()
    expect(host.page.locator(".seats li b", has_text="Оксана")).to_be_visible()
    host.page.get_by_role("radio", name="5", exact=True).check()
    expect(friend.page.locator(".seats li")).to_have_count(5)
    host.page.get_by_role("button", name="Fill with bots").click()
    host.page.get_by_role("button", name="Deal the cards").click()
    for visitor in (host, friend):
        expect(visitor.page.locator(".player")).to_have_count(5)


def test_short_link_opens_room_and_wrong_code_is_reported(visit: Visit) -> None:
    visitor = visit()
    visitor.make_room({"players": 2}, [{"kind": "me"}, {"kind": "open"}])
    code = visitor.page.locator(".code b").inner_text()
    visitor.go(f"/join/{code}")
    expect(visitor.page.locator(".code b")).to_have_text(code)
    visitor.go("/join/NOBODY")
    expect(visitor.page.get_by_text("No table has this code")).to_be_visible()
    visitor.complaints.clear()  # the browser itself reports the 404


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_pages_never_scroll_sideways(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    for path in ("/", "/games", "/rules", "/settings", "/replay", "/tutorial"):
        visitor.go(path)
        visitor.page.locator("main").first.wait_for()
        wait_for_fonts(visitor.page)
        width = visitor.page.evaluate("() => document.documentElement.scrollWidth")
        assert width <= size[0], path


# After the game.


def test_result_page_shows_ranking_charts_and_verification(
    finished_game: tuple[Visitor, str],
) -> None:
    visitor, room = finished_game
    page = visitor.page
    outcome = visitor.ask("GET", f"/rooms/{room}/replay")["frames"][-1]["table"]["outcome"]
    visitor.go(f"/after/{room}")
    glory = [str(standing["glory"]) for standing in outcome["standings"]]
    expect(page.locator(".ranking .glory")).to_have_text(glory)
    expect(page.locator("figure text.total")).to_have_text(glory)
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("The cards were dealt as promised")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert json.loads(download.value.path().read_text("utf-8").splitlines()[0])["game"] == room
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(room))
    expect(page).to_have_url(re.compile("/room/"))


def test_what_turned_the_game_is_told_in_glory(finished_game: tuple[Visitor, str]) -> None:
    visitor, room = finished_game
    visitor.go(f"/after/{room}")
    gain = visitor.page.locator(".swings b").first
    expect(gain).to_have_text(re.compile(r"^\+\d+ glory on the best rival$"))
    about = "How much a move gained on the best rival, in glory, had the age ended there."
    expect(visitor.page.get_by_text(about)).to_be_visible()


def test_result_charts_fit_phone(finished_game: tuple[Visitor, str]) -> None:
    visitor, room = finished_game
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    visitor.go(f"/after/{room}")
    charts = visitor.page.get_by_role("img").filter(has=visitor.page.locator("text"))
    expect(charts.first).to_be_visible()
    wait_for_fonts(visitor.page)
    for chart in charts.all():
        box = chart.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 390
    totals = visitor.page.locator("figure text.total")
    for total in totals.all():
        box = total.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 390


# Replay.


def test_replay_is_stepped_by_keys(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    at = page.locator(".controls .at")
    last = int(re.findall(r"\d+", at.inner_text())[1])
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        page.keyboard.press(key)
        expect(at).to_have_text(f"{step} of {last}")
    expect(page.get_by_text("The game is over.")).to_be_visible()
    page.keyboard.press("PageUp")
    for width, height in ((390, 844), (820, 1180), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        hands = page.locator(".hands").bounding_box()
        assert hands is not None
        assert hands["height"] >= 36, "the open hands are hidden"
    expect(page.locator(".ages .now")).to_have_text("Age III")
    page.get_by_role("button", name="Age II", exact=True).click()
    expect(page.locator(".ages .now")).to_have_text("Age II")
    page.get_by_role("slider").fill("3")
    expect(at).to_have_text(f"3 of {last}")


def test_replay_link_opens_step_and_seat_view_hides_hands(
    finished_game: tuple[Visitor, str],
) -> None:
    visitor, room = finished_game
    page = visitor.page
    visitor.go(f"/replay/{room}?move=7")
    expect(page.locator(".controls .at")).to_contain_text("7 of ")
    expect(page.locator(".hands li")).to_have_count(2)
    page.get_by_label("Whose view").select_option("seat:1")
    expect(page.locator(".hands")).to_have_count(0)
    expect(page.locator(".controls .at")).to_contain_text("7 of ")
    frames = visitor.ask("GET", f"/rooms/{room}/replay?view=seat:1")["frames"]
    expect(page.locator(".hand .card-button")).to_have_count(len(frames[7]["hands"][1]))
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile(r"move=8&view=seat"))


def test_refused_replay_view_is_explained_and_keeps_old_view(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    expect(page.locator(".hands li")).to_have_count(4)
    too_fast = {"code": "too_fast"}
    page.route("**/api/replay*", lambda route: route.fulfill(status=429, json=too_fast))
    view = page.get_by_label("Whose view")
    view.select_option("public")
    expect(page.locator(".controls").get_by_role("alert")).to_contain_text("too fast")
    expect(view).to_have_value("full")
    expect(page.locator(".hands li")).to_have_count(4)
    page.unroute("**/api/replay*")
    view.select_option("public")
    expect(page.locator(".hands")).to_have_count(0)
    expect(page.locator(".controls").get_by_role("alert")).to_have_count(0)
    visitor.complaints.clear()  # the browser itself reports the 429


def test_invalid_record_file_is_refused_with_reason(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/replay")
    broken: FilePayload = {
        "name": "shopping.txt",
        "mimeType": "text/plain",
        "buffer": b"milk\neggs\n",
    }
    visitor.page.locator("input[type=file]").set_input_files(broken)
    expect(visitor.page.get_by_role("alert")).to_contain_text("shopping.txt")
    check = visitor.page.get_by_role("button", name="Check the deal")
    expect(check).to_have_count(0)
    damaged: FilePayload = {**broken, "buffer": b'{"t": "ethnos-record"}\n'}
    visitor.page.locator("input[type=file]").set_input_files(damaged)
    expect(check).to_be_visible()
    visitor.complaints.clear()  # the browser itself reports the 422


def test_unfinished_record_is_reported_intact(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.route("**/api/replay*", lambda route: route.fulfill(status=429, json={"code": "too_fast"}))
    visitor.go("/replay")
    begun: FilePayload = {
        "name": "begun.ethnos.jsonl",
        "mimeType": "text/plain",
        "buffer": b"".join(RECORD.read_bytes().splitlines(keepends=True)[:-1]),
    }
    page.locator("input[type=file]").set_input_files(begun)
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_role("status")).to_contain_text("intact so far")
    expect(page.locator(".proof")).not_to_contain_text("not valid")
    visitor.complaints.clear()  # the browser itself reports the 429


def test_replay_names_bots_as_in_record(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/replay")
    visitor.page.locator("input[type=file]").set_input_files(RECORD)
    names = visitor.page.locator(".player h2")
    expect(names).to_have_text([re.compile(name) for name in ("Zoë", "Иван", "Łukasz", "Ana")])


def test_local_only_link_shows_warning(visit: Visit) -> None:
    visitor = visit()
    visitor.make_room({"players": 2}, [{"kind": "me"}, {"kind": "open"}])
    expect(visitor.page.get_by_text("ethnos serve --host 0.0.0.0")).to_be_visible()


# Rules and settings.


def test_clause_link_scrolls_to_clause(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/rules#R38")
    asked = page.locator("#asked")
    expect(asked).to_contain_text("own markers already there are fewer")
    expect(asked).to_be_in_viewport()
    section = page.locator("section", has=asked)
    expect(section.locator("h2")).to_have_text("Play a band")
    section.get_by_role("link", name="D19", exact=True).first.click()
    expect(page).to_have_url(re.compile("#D19$"))
    expect(asked).to_contain_text("D19")


def test_clauses_follow_the_language(visit: Visit) -> None:
    visitor = visit(locale="ru-RU")
    page = visitor.page
    visitor.go("/rules#D18")
    asked = page.locator("#asked p")
    expect(asked).to_have_attribute("lang", "ru")
    expect(asked).to_contain_text("Обязательно ли ставить маркер?")
    expect(asked).to_contain_text("marker_placement: mandatory | optional")
    page.locator("header select").select_option("en")
    expect(asked).to_contain_text("Must the marker be placed?")
    page.get_by_role("link", name="list of clauses").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("clause list")
    page.locator("header select").select_option("ru")
    expect(page.get_by_role("heading", level=1)).to_contain_text("список пунктов")


def test_the_rules_can_be_searched(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/rules")
    search = visitor.page.get_by_role("searchbox")
    search.fill("shared victory")
    expect(visitor.page.locator("nav li a")).to_have_text(["Options"])
    search.fill("troll")
    expect(visitor.page.locator("nav li a").first).to_have_text("Trolls")
    expect(visitor.page.locator("article h3").first).to_have_text("Trolls")


@pytest.mark.parametrize(
    ("name", "title"), [("list of clauses", "clause list"), ("list of rulings", "differ")]
)
def test_clause_and_ruling_lists_open(visit: Visit, name: str, title: str) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/rules")
    page.get_by_role("link", name=name).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)
    page.get_by_role("link", name="← Rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules of Ethnos")


def test_navigating_away_cancels_pending_clause_scroll(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/*clauses-en-*.js", hold)
    visitor.go("/rules")
    with page.expect_request("**/assets/*clauses-en-*.js") as asked:
        page.get_by_role("link", name="list of clauses").click()
    page.locator("nav").get_by_role("link", name="Trolls").click()
    held[0].continue_()
    # The page awaits the same module: its handler has run first, and a frame was drawn since.
    page.evaluate(DRAWN_WITH, asked.value.url)
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules of Ethnos")


def test_rules_contents_unfold_on_phone(visit: Visit) -> None:
    visitor = visit(size=(390, 844))
    page = visitor.page
    visitor.go("/rules")
    last = page.locator("#contents a").last
    expect(last).to_be_hidden()
    page.get_by_role("button", name="Contents").click()
    last.click()
    expect(last).to_be_hidden()
    expect(page.get_by_role("heading", name="Common mistakes")).to_be_in_viewport()
    fold = page.get_by_role("button", name="Contents")
    expect(fold).to_have_attribute("aria-expanded", "false")
    page.get_by_role("searchbox").fill("troll")
    expect(last).to_be_visible()
    expect(fold).to_have_attribute("aria-expanded", "true")


def test_settings_survive_reload(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/settings")
    page.get_by_role("radio", name="Dark").check()
    page.get_by_role("radio", name="Three seconds").check()
    page.get_by_role("radio", name="By kingdom").check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("radio", name="Three seconds")).to_be_checked()
    expect(page.get_by_role("radio", name="By kingdom")).to_be_checked()


# The tutorial.


def test_tutorial_script_is_up_to_date() -> None:
    assert TARGET.read_text("utf-8") == lesson(), "run: python -m tools.lesson"


def test_tutorial_dragons_lie_in_lower_half() -> None:
    """R20: of the allies in the deck, the first half comes before any dragon."""
    game = Lesson().state
    above = list(reversed(game.deck)).index(DRAGON)
    allies = len(game.deck) - game.deck.count(DRAGON)
    assert above == game.dragon_free == (allies + 1) // 2


@pytest.mark.parametrize("size", [(390, 844), (1100, 700)])
def test_tutorial_can_be_played_by_following_highlights(
    visit: Visit, size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    page = visitor.page
    visitor.go("/tutorial")
    ring = page.locator(".ring").first
    done = page.get_by_role("button", name="Play a real game")
    for _ in tries():
        ring.or_(done).first.wait_for()
        if done.is_visible():
            break
        said, box = page.locator(".coach").inner_text(), ring.bounding_box()
        if box is None:  # the highlight is just moving on
            continue
        x, y = box["x"] + 8, box["y"] + box["height"] / 2
        if page.evaluate("([x, y]) => !!document.elementFromPoint(x, y)?.closest('a')", [x, y]):
            continue  # the page has moved under the highlight, which follows in a moment
        page.mouse.click(x, y)
        place = [round(box[side]) for side in ("x", "y", "width", "height")]
        page.wait_for_function(script("tutorial_moved_on"), arg=[*place, said])
    expect(page.locator(".player.me .glory b")).to_have_text("18")
    for button in page.locator(".coach .btn").all():
        expect(button).to_be_in_viewport(ratio=1)
    for told in ("who ties shares", "Undo"):
        page.get_by_role("button", name="Continue").click()
        expect(page.locator(".coach .words")).to_contain_text(told)
    done.click()
    page.wait_for_url("**/room/*")
    expect(page.locator(".player")).to_have_count(4)


def test_tutorial_lets_try_and_says_what_would_happen(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/tutorial")
    expect(page.locator(".coach .words")).to_contain_text("Take the blue one")
    page.locator(".pool [data-card='giant:grey']").click()
    expect(page.get_by_role("alert")).to_contain_text("would join your hand")
    page.locator(".deck").click()
    expect(page.get_by_role("alert")).to_contain_text("or a dragon")
    page.locator(".pool [data-card='giant:blue']").click()
    for lesson_number, told in ((2, "Draw from the deck"), (3, "draw once more")):
        page.get_by_text(f"{lesson_number} of 13").wait_for()
        expect(page.locator(".coach .words")).to_contain_text(told)
        page.locator(".deck").click()
    page.get_by_text("4 of 13").wait_for()
    expect(page.locator(".ring")).to_have_count(3)  # one around each giant
    page.locator(".hand [data-card='centaur:grey']").click()
    page.get_by_role("button", name="Play band").click()
    expect(page.get_by_role("alert")).to_contain_text("lie open to everyone")
