"""Every decision of the rules can be made on the table, and what is clicked is sent."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ethnos.records.codec import Json
from tests.ui.actions import Visit, card, done, play, sit
from tests.ui.fake_room import ROOM, FakeRoom


def test_wingfolk_choose_a_kingdom_on_the_map(visit: Visit) -> None:
    page, fake_room = sit(visit, {"hands": {"A": ["wingfolk:red", "dwarf:red"]}})
    card(page, "wingfolk:red")
    play(page)
    page.locator('[data-kingdom="purple"] .choose').click()
    done(page, fake_room, "band wingfolk:red", "place purple")


def test_whole_area_of_kingdom_is_clickable(visit: Visit) -> None:
    page, fake_room = sit(visit, {"hands": {"A": ["wingfolk:red"]}})
    card(page, "wingfolk:red")
    play(page)
    page.wait_for_selector(".outlines .open")
    box = page.locator(".chart").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.46, box["y"] + box["height"] * 0.17)
    done(page, fake_room, "band wingfolk:red", "place blue")


def test_trolls_choose_a_token(visit: Visit) -> None:
    page, fake_room = sit(
        visit, {"hands": {"A": ["troll:red", "troll:blue"]}, "trolls": {"held": {}}}
    )
    card(page, "troll:red")
    card(page, "troll:blue")
    play(page)
    expect(page.locator("button.token")).to_have_count(2)
    page.get_by_role("button", name="Troll token 2").click()
    done(page, fake_room, "band troll:red+troll:blue", "troll 2")


def test_trolls_may_take_no_token(visit: Visit) -> None:
    page, fake_room = sit(visit, {"hands": {"A": ["troll:red"]}, "trolls": {"held": {}}})
    card(page, "troll:red")
    play(page)
    page.get_by_role("button", name="None", exact=True).click()
    done(page, fake_room, "band troll:red", "troll none")


@pytest.mark.parametrize(("button", "action"), [("Place it", "orc yes"), ("Leave it", "orc no")])
def test_orcs_are_asked_about_their_board(visit: Visit, button: str, action: str) -> None:
    page, fake_room = sit(visit, {"hands": {"A": ["orc:green"]}, "orc": {}})
    card(page, "orc:green")
    play(page)
    expect(page.locator(".live")).to_contain_text("Althea space")
    page.get_by_role("button", name=button).click()
    done(page, fake_room, "band orc:green", action)


def test_orc_marker_is_placed_by_click_on_its_board(visit: Visit) -> None:
    page, fake_room = sit(visit, {"hands": {"A": ["orc:green"]}, "orc": {}})
    card(page, "orc:green")
    play(page)
    page.locator(".cell.open").click()
    done(page, fake_room, "band orc:green", "orc yes")


def test_centaurs_play_another_band_or_stop(visit: Visit) -> None:
    page, fake_room = sit(visit, {"hands": {"A": ["centaur:red", "elf:blue", "dwarf:green"]}})
    card(page, "centaur:red")
    play(page)
    expect(page.locator(".live")).to_contain_text("Another band?")
    card(page, "dwarf:green")
    play(page)
    done(page, fake_room, "band centaur:red", "band dwarf:green")


def test_centaurs_may_stop(visit: Visit) -> None:
    page, fake_room = sit(visit, {"hands": {"A": ["centaur:red", "elf:blue"]}})
    card(page, "centaur:red")
    play(page)
    page.get_by_role("button", name="Stop here").click()
    done(page, fake_room, "band centaur:red", "stop")


def test_elves_keep_cards(visit: Visit) -> None:
    hand: list[Json] = ["elf:red", "elf:blue", "dwarf:red", "giant:green", "wizard:grey"]
    page, fake_room = sit(visit, {"hands": {"A": hand}})
    card(page, "elf:red")
    card(page, "elf:blue")
    page.get_by_role("radio", name="Straton").click()
    play(page)
    expect(page.get_by_role("button", name="Keep nothing")).not_to_have_class(re.compile(r"\bgo\b"))
    expect(page.locator(".live")).to_contain_text("Keep up to 2 cards")
    card(page, "wizard:grey")
    card(page, "dwarf:red")
    expect(page.locator(".hand li.unfit")).to_have_count(1)
    page.get_by_role("button", name="Keep 2 cards").click()
    done(page, fake_room, "band elf:blue+elf:red", "keep dwarf:red+wizard:grey")


def test_wizards_draw(visit: Visit) -> None:
    page, fake_room = sit(visit, {"hands": {"A": ["wizard:red", "wizard:blue"]}})
    card(page, "wizard:red")
    card(page, "wizard:blue")
    play(page)
    page.get_by_role("button", name="Draw 2 cards").click()
    done(page, fake_room, "band wizard:red+wizard:blue", "wizard 2")


def test_merfolk_place_a_free_marker(visit: Visit) -> None:
    page, fake_room = sit(visit, {"hands": {"A": ["merfolk:red"]}, "merfolk": {"A": 2}})
    card(page, "merfolk:red")
    expect(page.locator(".live")).to_contain_text("earns a free marker")
    play(page)
    expect(page.locator(".live")).to_contain_text("A free marker!")
    page.locator('[data-kingdom="green"] .choose').click()
    done(page, fake_room, "band merfolk:red", "free green")


def test_merfolk_choose_distance_under_up_to_ruling(visit: Visit) -> None:
    given: dict[str, Json] = {"hands": {"A": ["merfolk:red", "merfolk:blue"]}, "merfolk": {"A": 1}}
    page, fake_room = sit(visit, given, merfolk_move="up_to")
    card(page, "merfolk:red")
    card(page, "merfolk:blue")
    play(page)
    page.locator(".buttons").get_by_role("button", name="1", exact=True).click()
    done(page, fake_room, "band merfolk:red+merfolk:blue", "move 1")


def test_orcs_raid_when_the_age_ends(visit: Visit) -> None:
    page, fake_room = sit(
        visit,
        {
            "orc": {"A": ["red", "blue", "grey"]},
            "deck_top": ["dragon"],
            "dragons_revealed": 2,
        },
    )
    page.locator(".deck").click()
    expect(page.locator(".live")).to_contain_text("for 6 glory")
    page.get_by_role("button", name="Raid", exact=True).click()
    done(page, fake_room, "draw", "raid blue+grey+red")


def test_live_sentence_tells_effect_of_each_leader(visit: Visit) -> None:
    hand: list[Json] = ["dwarf:red", "giant:red", "minotaur:red", "halfling:red"]
    given: dict[str, Json] = {
        "hands": {"A": hand},
        "kingdoms": {"red": {"tokens": [2, 4, 6], "markers": {"A": 4}}},
        "giant": {"holder": "B", "size": 5},
    }
    page, _ = sit(visit, given)
    for text in hand:
        card(page, str(text))
    clauses = {
        "dwarf": "it scores as one card more",
        "giant": "the giant token needs more than 5 cards",
        "minotaur": "your number 5 there",
        "halfling": "no marker, because a halfling leads",
    }
    for tribe, clause in clauses.items():
        page.get_by_role("radio", name=tribe.title()).click()
        expect(page.locator(".live")).to_contain_text(clause)


def test_unfitting_card_explains_itself(visit: Visit) -> None:
    page, fake_room = sit(visit, {"hands": {"A": ["elf:red", "dwarf:blue"]}})
    card(page, "elf:red")
    page.locator('.hand li.unfit [data-card="dwarf:blue"]').click()
    expect(page.get_by_role("alert")).to_contain_text("share neither a tribe nor a colour")
    link = page.locator(".no a")
    expect(link).to_have_attribute("href", re.compile(r"^/rules#R\d+$"))
    assert page.get_by_role("alert").inner_text().count(link.inner_text().split()[-1]) == 1
    done(page, fake_room)


def test_confirmation_precedes_action(visit: Visit) -> None:
    fake_room = FakeRoom.given({"pool": ["elf:red", "dwarf:blue"]})
    visitor = visit(settings={"confirm": "on"})
    fake_room.attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    page = visitor.page
    page.locator('.take[data-card="dwarf:blue"]').click()
    expect(page.locator(".live")).to_contain_text("Take a dwarf of Straton from the pool?")
    assert fake_room.acts == []
    page.get_by_role("button", name="Do it").click()
    done(page, fake_room, "take dwarf:blue")


def test_hand_can_be_reordered(visit: Visit) -> None:
    page, fake_room = sit(visit, {"hands": {"A": ["dwarf:blue", "elf:red", "orc:green"]}})
    page.get_by_role("button", name="My order").click()
    order = "() => [...document.querySelectorAll('.hand [data-card]')].map((b) => b.dataset.card)"
    first, second, third = page.evaluate(order)
    card(page, third)
    page.get_by_role("button", name="Move the card to the left").click()
    assert page.evaluate(order) == [first, third, second]
    page.locator(f'.hand [data-card="{first}"]').press("Alt+ArrowRight")
    assert page.evaluate(order) == [third, first, second]
    page.drag_and_drop(f'.hand [data-card="{second}"]', f'.hand [data-card="{third}"]')
    assert page.evaluate(order) == [second, third, first]
    assert fake_room.acts == []


def awaiting_timed_confirmation(visit: Visit) -> tuple[Page, FakeRoom]:
    """Take a card with timed confirmation, on a page whose clock the test controls."""
    fake_room = FakeRoom.given({"pool": ["elf:red", "dwarf:blue"]})
    visitor = visit(settings={"confirm": "timed"})
    fake_room.attach(visitor.page)
    visitor.page.clock.install()
    visitor.go(f"/room/{ROOM}")
    page = visitor.page
    page.locator('.take[data-card="dwarf:blue"]').click()
    return page, fake_room


def test_timed_confirmation_confirms_itself(visit: Visit) -> None:
    page, fake_room = awaiting_timed_confirmation(visit)
    expect(page.locator(".buttons .fuse")).to_be_attached()
    page.clock.fast_forward(2500)
    assert fake_room.acts == []
    page.clock.fast_forward(1000)
    expect(page.locator(".log li").first).to_contain_text("You take a dwarf of Straton")
    assert fake_room.acts == ["take dwarf:blue"]


def test_timed_confirmation_can_be_cancelled(visit: Visit) -> None:
    page, fake_room = awaiting_timed_confirmation(visit)
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".buttons .fuse")).to_have_count(0)
    page.clock.fast_forward(5000)
    assert fake_room.acts == []


def test_kingdoms_that_cannot_be_chosen_fade(visit: Visit) -> None:
    markers: Json = {"red": {"markers": {"A": 2}}, "blue": {"markers": {"A": 1}}}
    page, _ = sit(visit, {"hands": {"A": ["wingfolk:blue", "wingfolk:red"]}, "kingdoms": markers})
    card(page, "wingfolk:blue")
    card(page, "wingfolk:red")
    play(page)
    page.locator(".kingdom.k-blue .choose").wait_for()
    expect(page.locator(".live")).to_contain_text("highlighted")
    expect(page.locator(".kingdom.k-red")).to_have_css("opacity", "0.5")
    expect(page.locator(".kingdom.k-blue")).to_have_css("opacity", "1")
    expect(page.locator(".outlines g:not(.open)")).to_have_css("opacity", "1")  # over the land
