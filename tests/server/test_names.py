"""Names and titles: visible, on one line, and nobody passes for another player."""

from __future__ import annotations

import pytest

from ethnos.client import new_key
from ethnos.protocol import Ack, ConfigureRoom, RoomOptions, SeatRequest, TakeSeat
from ethnos.server.live.hub import Hub
from ethnos.server.rooms.text import clean_text, skeleton
from ethnos.server.store import Guest
from tests.server.hubs import ANN, run

EVE = Guest("eve", "Eve")


@pytest.mark.parametrize(
    "blank",
    [
        " ",
        "\u3164",
        "\u2800\u115f",
        "\u200b\u200d",
        "\u202e",
        "\u034f",
        "\ufe0f",
        "\U000e0100",
        "\0\n",
    ],
)
def test_invisible_text_is_empty(blank: str) -> None:
    assert clean_text(blank) == ""
    assert clean_text(f"A{blank}") == "A"


@pytest.mark.parametrize(
    "name",
    [
        "Zo\u00eb",
        "\u0418\u0432\u0430\u043d",
        "Nguy\u1ec5n",
        "\u674e\u660e",
        "\u0e19\u0e49\u0e33\u0e1c\u0e36\u0e49\u0e07",  # Thai: a vowel and a tone
        "\u0936\u0930\u094d\u0935\u093f\u0923\u0940",  # Devanagari
        "\u0f66\u0f92\u0fb2\u0f74\u0f56",  # Tibetan: two letters below, and a vowel
        "Ana \U0001f409",
        "O'Hara",
    ],
)
def test_names_of_the_world_stay_as_they_are(name: str) -> None:
    assert clean_text(name) == name


@pytest.mark.parametrize("mark", ["\u0301", "\u0e47", "\u0489", "\u0e31\u0e47", "\u0301\u20dd"])
def test_towers_of_marks_are_cut(mark: str) -> None:
    assert len(clean_text("a" + mark * 20)) <= 5


def test_different_names_have_different_skeletons() -> None:
    names = [
        "Ann",
        "Anna",
        "Bob",
        "Rob",
        "Zo\u00eb",
        "Zoe",
        "\u0418\u0432\u0430\u043d",
        "Ivan",
        "Eve",
    ]
    assert len({skeleton(name) for name in names}) == len(names)


@pytest.mark.parametrize(
    "name",
    [
        "\u0410nna",  # Cyrillic
        "\u13aanna",  # Cherokee
        "\ua4ee\ua4e0\ua4e0\ua4ee",  # Lisu
        "A\u0274\u0274\u1d00",  # small capitals
        "A\u0578\u0578a",  # Armenian
        "\U0001d400nna",  # mathematics
    ],
)
def test_letters_of_other_scripts_look_like_latin_ones(name: str) -> None:
    assert skeleton(name) == skeleton("Anna")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        (" ", "Eve"),
        ("\u3164", "Eve"),
        ("\u0410nn", "Ann"),
        ("A\u200bnn", "Ann"),
        ("ANN", "Ann"),
        ("Anna", "Anna"),
    ],
)
def test_seat_has_a_visible_name_that_passes_for_nobody(
    sqlite: str, typed: str, shown: str
) -> None:
    async def test(found: list[Hub]) -> None:
        (hub,) = found
        made = await hub.new_rooms.create(ANN, RoomOptions(players=2), [SeatRequest("me")])
        room = await hub.room(made.room_id)
        await room.submit(EVE, TakeSeat(new_key(), 1, typed))
        assert [seat.name for seat in room.state.seats] == ["Ann", shown]

    run(sqlite, test)


def test_titles_are_cleaned(sqlite: str) -> None:
    title = "Friday\u202e\n night\0"

    async def test(found: list[Hub]) -> None:
        (hub,) = found
        made = await hub.new_rooms.create(
            ANN, RoomOptions(players=2, title=title), [SeatRequest("me")]
        )
        assert made.options.title == "Friday night"
        room = await hub.room(made.room_id)
        await room.submit(ANN, ConfigureRoom(new_key(), RoomOptions(players=2, title="\u2800")))
        assert room.state.options.title == ""

    run(sqlite, test)


def test_guest_has_the_name_last_used_at_a_table(sqlite: str) -> None:
    """Not those typed for friends at the same device, nor a number behind a name that is taken."""

    async def test(found: list[Hub]) -> None:
        (hub,) = found
        await hub.store.save_guest(Guest("eve", "Player", "https://example.org/hook"))
        made = await hub.new_rooms.create(ANN, RoomOptions(players=4), [SeatRequest("me")])
        room = await hub.room(made.room_id)
        seen = []
        typed = (
            (1, "Ann"),
            (2, "Friend"),
            (None, "Aunt"),
            (1, "\u2800"),
            (1, None),
            (1, " Eva\u202e "),
        )
        for seat, name in typed:
            answer = await hub.commands.submit(room, EVE, "", TakeSeat(new_key(), seat, name))
            assert isinstance(answer, Ack)
            await hub.settled()
            seen.append(await hub.store.guest("eve"))
        names = [guest.name for guest in seen if guest is not None]
        assert names == [*["Ann"] * 5, "Eva"]
        assert room.state.seats[1].name == "Eva"
        assert {guest.webhook for guest in seen if guest} == {"https://example.org/hook"}

    run(sqlite, test)
