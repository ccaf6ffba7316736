"""The review of a finished game: on the result page and in the replay."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.ui.scripts import script
from tests.ui.visitor import Visitor, wait_for_fonts

SEAT = 1
KINDS = {5: "mistake", 9: "blunder", 15: "inaccuracy"}
LOSS = {"blunder": 21, "mistake": 8, "inaccuracy": 3}
"""The steps with a mistake of the made-up review, and what each cost."""
REVIEW_MILLISECONDS = 300_000
"""How long a real review may take: its process has a low priority beside other tests."""


def said(name: str, **args: object) -> dict[str, object]:
    return {"id": name, "args": args}


def decision(v: int) -> dict[str, object]:
    kind = KINDS.get(v)
    loss = LOSS[kind] if kind else 0
    better = said(
        "review-better",
        what=said("advice-take", tribe="elf", kingdom="red"),
        reason=said("reason-at-random"),
        loss=loss,
        before=40,
        after=40 - loss,
    )
    return {
        "v": v,
        "kind": kind,
        "title": said("review-kind", kind=kind) if kind else None,
        "chosen": said("advice-draw"),
        "better": said("advice-take", tribe="elf", kingdom="red") if kind else None,
        "say": better if kind else said("review-best", percent=40),
        "before": 0.4,
        "after": 0.4 - loss / 100,
        "loss": loss,
    }


def made_up(game: str, steps: int) -> dict[str, object]:
    """Return a review that is known, whatever was played."""
    counts = [
        {"kind": kind, "count": 1, "say": said("review-count", kind=kind, count=1)}
        for kind in ("blunder", "mistake", "inaccuracy")
    ]
    turn = {
        "v": 9,
        "own": True,
        "before": 0.4,
        "after": 0.19,
        "happened": [said("item", text="Bruno draws.")],
        "say": said("review-turn-own", before=40, after=19),
    }
    return {
        "game": game,
        "seat": SEAT,
        "judge": "heuristic",
        "accuracy": 83,
        "summary": [said("review-judge", judge="heuristic")],
        "counts": counts,
        "decisions": [decision(v) for v in (3, 5, 9, 15)],
        "turns": [turn],
        "chances": [0.4] * steps,
    }


@pytest.fixture(scope="module")
def shared_room() -> list[str]:
    """The id of one finished game for all tests that only look at it, once it is played."""
    return []


@pytest.fixture
def room(shared_room: list[str], petr: Visitor) -> str:
    if not shared_room:
        shared_room.append(petr.finish_a_game())
    return shared_room[0]


@pytest.fixture
def petr(visit: Callable[..., Visitor]) -> Visitor:
    return visit()


def answer_with(page: Page, *answers: dict[str, object]) -> list[int]:
    """Answer requests for reviews one by one, the last answer for ever; return the seats asked."""
    asked: list[int] = []

    def answer(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or "{}")["seat"])
        wanted = dict(answers[min(len(asked), len(answers)) - 1])
        route.fulfill(status=int(wanted.pop("status", 200)), json=wanted)  # type: ignore[call-overload]

    page.route("**/api/rooms/*/review", answer)
    return asked


def known_review(visitor: Visitor, room: str) -> dict[str, Any]:
    steps = len(visitor.page.request.get(f"{visitor.url}/api/rooms/{room}/replay").json()["frames"])
    return {"ahead": 0, "done": 0, "total": 0, "review": made_up(room, steps)}


def test_game_is_reviewed_by_the_server_and_walked_through(petr: Visitor) -> None:
    """Everything real, from the button to the decisions in the replay."""
    page = petr.page
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    room = petr.make_room({"players": 2}, seats)
    page.evaluate("localStorage.setItem('ethnos-known', 'yes')")
    petr.wait_for_turn()
    page.keyboard.press("d")
    page.wait_for_function("() => document.querySelectorAll('.hand .card').length >= 2")
    page.evaluate(script("leave_and_wait"), room)
    petr.go(f"/after/{room}")
    panel = page.locator("section.review")
    panel.get_by_role("button", name="Review my game").click()
    judged = panel.get_by_text("tried out in simulated games")
    expect(judged).to_be_visible(timeout=REVIEW_MILLISECONDS)
    panel.get_by_role("link", name="Go through it step by step").click()
    page.wait_for_url(f"**/replay/{room}?move=*&review=0")
    expect(page.get_by_role("img", name="The chance to win")).to_be_visible()


def test_progress_and_failure_are_shown(petr: Visitor) -> None:
    room, page = petr.finish_a_game(), petr.page
    waiting = {"ahead": 0, "done": 0, "total": 0, "review": None}
    asked = answer_with(
        page,
        {**waiting, "ahead": 2},
        {**waiting, "done": 12, "total": 80},
        {"status": 503, "code": "review_failed", "reason": "", "clause": None},
        known_review(petr, room),
    )
    petr.complaints.clear()
    petr.go(f"/after/{room}")
    panel = page.locator("section.review")
    panel.get_by_role("button", name="Review my game").click()
    expect(panel.get_by_text("2 other reviews come first.")).to_be_visible()
    bar = panel.get_by_role("progressbar")
    expect(bar).to_have_attribute("aria-valuetext", "Decisions judged: 12 of 80")
    expect(panel.get_by_role("alert")).to_have_text("The review was interrupted. Try again.")
    expect(bar).to_have_count(0)
    panel.get_by_role("button", name="Try again").click()
    expect(panel.get_by_text("83%")).to_be_visible()
    assert set(asked) == {0}
    petr.complaints[:] = [one for one in petr.complaints if "503" not in one]


def test_report_names_what_cost_most_and_leads_to_its_moment(petr: Visitor, room: str) -> None:
    page = petr.page
    answer_with(page, known_review(petr, room))
    petr.go(f"/after/{room}")
    panel = page.locator("section.review")
    panel.get_by_role("button", name="Review").click()
    costs = panel.locator("ol").first.locator("li")
    expect(costs.locator(".loss")).to_have_text(["−21%", "−8%", "−3%"])
    expect(costs.first).to_contain_text("Better: Take an elf of Rhea.")
    expect(panel.get_by_text("judged at a glance")).to_be_visible()  # and says so
    expect(panel.get_by_text("the chance to win went from 40% to 19%")).to_be_visible()
    costs.first.get_by_role("link", name="Look").click()
    page.wait_for_url(f"**/replay/{room}?move=8&review={SEAT}")
    expect(page.locator(".decision")).to_contain_text("Blunder")


def test_review_is_still_there_after_a_look_at_the_replay(petr: Visitor, room: str) -> None:
    page = petr.page
    asked = answer_with(page, known_review(petr, room))
    petr.go(f"/after/{room}")
    turned = page.get_by_role("heading", name="What turned the game")
    expect(turned).to_have_count(1)  # by glory
    panel = page.locator("section.review")
    panel.get_by_role("combobox").select_option(str(SEAT))
    panel.get_by_role("button", name="Review").click()
    expect(panel.get_by_text("the chance to win went from 40% to 19%")).to_be_visible()
    expect(turned).to_have_count(1)  # by the chance to win, and not by glory, too
    look = panel.locator("li").last.get_by_role("link", name="Look")
    look.scroll_into_view_if_needed()
    left = page.evaluate("scrollY")
    assert left > 0
    look.click()
    page.wait_for_url(f"**/replay/{room}?move=8&review={SEAT}")
    expect(page.locator(".decision")).to_contain_text("Blunder")
    looked = list(asked)
    page.go_back()
    expect(panel.get_by_text("83%")).to_be_visible()
    expect(panel.get_by_role("combobox")).to_have_value(str(SEAT))
    expect(look).to_be_in_viewport()
    page.wait_for_function("left => Math.abs(scrollY - left) < 2", arg=left)
    assert asked == looked


def test_keys_go_from_mistake_to_mistake(petr: Visitor, room: str) -> None:
    page = petr.page
    asked = answer_with(page, known_review(petr, room))
    petr.go(f"/replay/{room}?move=1")
    picker = page.get_by_label("Review", exact=True).get_by_role("combobox")
    expect(page.locator(".scrub .marks i")).to_have_count(0)
    assert asked == []
    picker.select_option(str(SEAT))
    expect(page.locator(".scrub .marks i")).to_have_count(len(KINDS))
    assert asked == [SEAT]
    picker.blur()
    said = page.locator(".decision")
    at = page.locator(".at")
    for key, step, words in (
        ("ArrowDown", 4, "Mistake"),
        ("ArrowDown", 8, "Blunder"),
        ("ArrowDown", 14, "Inaccuracy"),
        ("ArrowDown", 14, "Inaccuracy"),  # the last one
        ("ArrowUp", 8, "Blunder"),
        ("ArrowRight", 9, "No decision"),
        ("ArrowUp", 8, "−21%"),
        ("Home", 0, "No decision"),
        ("ArrowUp", 0, "No decision"),
    ):
        page.keyboard.press(key)
        expect(at).to_contain_text(f"{step} of ")
        expect(said).to_contain_text(words)
    page.get_by_role("button", name="Next mistake").click()
    expect(at).to_contain_text("4 of ")
    page.wait_for_url(f"**/replay/{room}?move=4&review={SEAT}")
    picker.select_option("")
    expect(said).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_decision_is_said_beside_the_controls_of_a_phone(
    visit: Callable[..., Visitor], room: str, size: tuple[int, int]
) -> None:
    phone = visit(size=size)
    page = phone.page
    answer_with(page, known_review(phone, room))
    phone.go(f"/replay/{room}?move=8&review={SEAT}")
    expect(page.locator(".dock .decision")).to_contain_text("Blunder")
    wait_for_fonts(page)
    dock = page.locator(".dock").bounding_box()
    assert dock is not None
    assert dock["y"] + dock["height"] <= size[1], "the decision, hands or controls are cut"
    for player in page.locator(".player").all():
        box = player.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= dock["y"], "the dock covers players"
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_decision_of_a_record_file_is_tried_again_against_bots(petr: Visitor, room: str) -> None:
    page = petr.page
    record = page.request.get(f"{petr.url}/api/rooms/{room}/record").body()
    frames = page.request.get(f"{petr.url}/api/rooms/{room}/replay").json()["frames"]
    v = next(frame["v"] for frame in frames[20:] if frame["by"] == 0)
    review = {**made_up(room, len(frames)), "seat": 0, "decisions": [{**decision(5), "v": v}]}
    answers = [None, None, review]  # the file is sent once, then asked for by its name
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        found = answers[min(len(asked), len(answers)) - 1]
        route.fulfill(json={"id": "f" * 64, "ahead": 0, "done": 1, "total": 9, "review": found})

    page.route(re.compile(r"/api/review[/?]"), answer)
    petr.go("/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "a.ethnos.jsonl", "mimeType": "text/plain", "buffer": record}
    )
    page.get_by_label("Review", exact=True).get_by_role("combobox").select_option("0")
    page.get_by_role("button", name="Next mistake").click()
    assert asked == ["POST", "GET", "GET"]
    hand = sorted(frames[v - 1]["hands"][0])
    page.get_by_role("button", name="Try it from here").click()
    dialog = page.get_by_role("dialog", name="Try it from here")
    page.set_viewport_size({"width": 2560, "height": 1440})
    box = dialog.bounding_box()
    assert box is not None
    assert box["width"] == pytest.approx(520 * 1.6, abs=1), "it grows with the table, not twice"
    dialog.get_by_role("combobox").select_option("random")
    dialog.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/room/*")
    petr.wait_for_turn()
    tried = page.evaluate(
        "fetch(`/api${location.pathname.replace('room', 'rooms')}`).then(r => r.json())"
    )
    assert tried["exercise"]
    assert tried["seats"][1]["bot"] == "random"
    assert page.locator(".hand .card").count() == len(hand)
    expect(page.locator(".log")).to_contain_text("An exercise")
