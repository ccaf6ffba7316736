"""Pictures for chats: PNG files that hold what they are given, and nothing over their edges."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from ethnos.i18n import sources
from ethnos.languages import languages
from ethnos.server.drawing.art import load
from ethnos.server.drawing.canvas import Canvas
from ethnos.server.drawing.link_card import RIGHT, LinkCard, Row, draw

EMPTY = LinkCard("", "", ())


def opened(card: LinkCard) -> Image.Image:
    return Image.open(BytesIO(draw(card))).convert("RGB")


def changed(card: LinkCard) -> tuple[int, int, int, int]:
    """Return the rectangle in which a picture differs from the empty one."""
    box = ImageChops.difference(opened(card), opened(EMPTY)).getbbox()
    assert box is not None
    return box


def test_picture_has_the_size_that_chats_expect() -> None:
    assert opened(EMPTY).size == (1200, 630)


def test_longest_words_stay_within_their_column() -> None:
    rows = tuple(Row(seat, "W" * 200, "188") for seat in range(6))
    left, top, right, bottom = changed(LinkCard("W" * 200, "", rows, "W" * 200))
    assert left >= 70
    assert top >= 30
    assert right <= RIGHT
    assert bottom <= 608  # the frame


def test_every_seat_has_its_own_piece_and_a_free_one_none() -> None:
    pieces = {opened(LinkCard("", "", (Row(seat, ""),))).tobytes() for seat in range(6)}
    assert len(pieces) == 6
    with pytest.raises(AssertionError):
        changed(LinkCard("", "", (Row(None, ""),)))


@pytest.mark.parametrize("lang", languages())
def test_every_letter_of_the_language_can_be_drawn(lang: str) -> None:
    words = "".join(sources(lang).values())
    for kind in ("title", "row"):
        assert {sign for sign in words if sign.isalpha()} <= load().letters[kind].keys()


def test_unknown_signs_lose_their_accent_or_become_question_marks() -> None:
    canvas = Canvas()
    assert canvas.width_of("row", "漢") == canvas.width_of("row", "?")
    assert canvas.width_of("row", "ḿ") == canvas.width_of("row", "m")
    assert canvas.width_of("row", "e\u0301") == canvas.width_of("row", "é")
