"""The picture beside a link to a room: a title, a row for each seat, and a line below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ethnos.server.drawing.canvas import FAINT, INK, Canvas

MARGIN: Final = 72
RIGHT: Final = 800
"""Here the map begins."""
ROWS_TOP: Final = 158
LINE: Final = 64
"""The height of a row; six of them fit."""
INDENT: Final = 76


class Row(NamedTuple):
    """A seat, in the order of the picture."""

    seat: int | None
    """Whose piece is shown; none for a free seat."""
    name: str
    score: str = ""


class LinkCard(NamedTuple):
    """What a link says: title and text as words, title, rows and caption as a picture."""

    title: str
    text: str
    rows: tuple[Row, ...]
    caption: str = ""


def draw(card: LinkCard) -> bytes:
    """Return the picture as a PNG file."""
    canvas = Canvas()
    canvas.write("title", card.title, MARGIN, 118, RIGHT - MARGIN)
    _draw_rows(canvas, card.rows)
    below = ROWS_TOP + LINE * len(card.rows) + 46
    canvas.write("row", card.caption, MARGIN, min(below, 590), RIGHT - MARGIN, FAINT)
    return canvas.png()


def _draw_rows(canvas: Canvas, rows: Sequence[Row]) -> None:
    for number, row in enumerate(rows):
        top = ROWS_TOP + LINE * number
        free = row.seat is None
        if row.seat is not None:
            canvas.piece(row.seat, MARGIN, top)
        width = canvas.width_of("row", row.score)
        most = RIGHT - MARGIN - INDENT - (width + 24 if width else 0)
        canvas.write("row", row.name, MARGIN + INDENT, top + 38, most, FAINT if free else INK)
        canvas.write("row", row.score, RIGHT - width, top + 38, width)
