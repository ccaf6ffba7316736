"""The winner's moment, and sounds."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from ethnos.protocol import StandInReason
from ethnos.records.codec import Json
from tests.ui.actions import Visit
from tests.ui.fake_room import ROOM, FakeRoom
from tools.screenshots import MIDDLE, THE_END

LAST_AGE: Final[dict[str, Json]] = {**THE_END, "age": 3, "orc": {}}
COUNT_VOICES: Final = """
    window.voices = 0
    for (const kind of ['createOscillator', 'createBufferSource']) {
      const make = BaseAudioContext.prototype[kind]
      BaseAudioContext.prototype[kind] = function () {
        window.voices += 1
        return make.call(this)
      }
    }
"""


def end_of_game(visit: Visit, glory: Json, left: StandInReason | None = None) -> Page:
    """Draw the last dragon of the last age, or have a bot do so, and close the scoring."""
    visitor = visit(settings={"speed": "fast"})
    fake = FakeRoom.given({**LAST_AGE, "glory": glory})
    own, *others = fake.room.seats
    fake.room.seats = (own._replace(standing_in=left), *others)
    fake.attach(visitor.page)
    visitor.go(f"/room/{ROOM}")
    if left:
        visitor.page.locator(".pool").wait_for()
        fake.happen("draw")
    else:
        visitor.page.locator(".deck").click()
    visitor.page.locator(".walk").wait_for()
    expect(visitor.page.locator(".winner")).to_have_count(0)
    expect(visitor.page.locator(".over h2")).to_have_text("The game is over.")
    expect(
        visitor.page.locator(".over :is(.who .piece, ol)").locator("visible=true")
    ).to_have_count(0)
    visitor.page.locator(".walk").get_by_role("button", name="Close").click()
    return visitor.page


def test_winner_has_a_moment_once(visit: Visit) -> None:
    page = end_of_game(visit, {"A": 200, "B": 9, "C": 9, "D": 9})
    expect(page.locator(".winner")).to_contain_text("You win!")
    expect(page.locator(".over h2")).to_have_text("You win!")
    expect(page.locator(".over ol")).to_be_visible()
    expect(page.locator(".kingdom .need")).to_have_count(0)  # nobody needs a band any more
    expect(page.locator(".winner")).to_have_count(0)
    page.get_by_role("button", name="Scores of age III", exact=True).click()
    page.locator(".walk").get_by_role("button", name="Close").click()
    expect(page.locator(".walk")).to_have_count(0)
    page.evaluate("() => new Promise((done) => setTimeout(done, 50))")  # effects have run by then
    assert page.locator(".winner").count() == 0


def test_victory_of_a_stand_in_is_not_the_players(visit: Visit) -> None:
    page = end_of_game(visit, {"A": 200, "B": 9, "C": 9, "D": 9}, StandInReason.LEFT)
    for part in (".winner", ".over h2"):
        expect(page.locator(part)).to_contain_text("The bot in your seat wins!")


def test_others_victory_is_told_by_name(visit: Visit) -> None:
    page = end_of_game(visit, {"A": 0, "B": 200, "C": 9, "D": 9})
    expect(page.locator(".winner")).to_contain_text("Žofie wins the game!")


def test_moves_are_heard_only_if_wanted(visit: Visit) -> None:
    for sound in (True, False):
        visitor = visit(settings={"speed": "fast", "sound": sound})
        page = visitor.page
        page.add_init_script(COUNT_VOICES)
        FakeRoom.given(MIDDLE).attach(page)
        visitor.go(f"/room/{ROOM}")
        page.locator('.pool [data-card="giant:red"]').click()
        expect(page.locator('.hand [data-card="giant:red"]')).to_be_visible()
        expect(page.locator(".flight")).to_have_count(0)
        assert (page.evaluate("() => window.voices") > 0) == sound


def test_volume_is_set_where_sounds_are(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/settings")
    visitor.page.get_by_role("checkbox", name="Sounds").check()
    volume = visitor.page.get_by_role("slider", name="Volume")
    volume.focus()
    visitor.page.keyboard.press("Home")
    stored = visitor.page.evaluate("() => JSON.parse(localStorage['ethnos-settings'])")
    assert (stored["sound"], stored["volume"]) == (True, 0.1)
