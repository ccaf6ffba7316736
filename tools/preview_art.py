"""Make what pictures for chats are drawn with: `python -m tools.preview_art`.

A server draws the picture beside the link to a room by itself, without a browser or an imaging
library: `ethnos.server.drawing` copies letters and pieces that this program has prepared onto a
background. Everything shares one palette; its first colours lead from paper to ink, for letters.
It needs `Pillow` and `fonttools`, and the page as `make ui` built it.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from io import BytesIO
from typing import Final

from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

from ethnos.server.drawing.art import FILE, INK_TONES, LETTER_TONES, Art
from tests.ui.visitor import Visitor, open_chromium, serve_page, wait_for_fonts
from tools.subset_fonts import SETS, TARGET

WIDTH, HEIGHT = 1200, 630
PAPER, INK, RULE = (0xFA, 0xF3, 0xE3), (0x2A, 0x1F, 0x16), (0xC4, 0xAF, 0x88)
SHAPES: Final = ("tower", "crown", "tent", "anchor", "shield", "banner")
LETTERS: Final = {"title": (800, 58), "row": (600, 38)}
"""Weight and size of each kind of writing."""
PIECE: Final = 52
PIECE_TONES: Final = 48
TEXT_RIGHT: Final = 800
"""Where the map begins to show through the paper; letters end before it."""

MAP: Final = """() => {
  const unwanted = 'header, form, .doors, footer, .open, .inner > *, .banner :is(.fan, .piece)'
  for (const part of document.querySelectorAll(unwanted)) part.remove()
  document.querySelector('.hero').style.minHeight = '420px'
  document.body.style.zoom = 1.5
}"""
PIECES: Final = """([shapes, size, paper]) => {
  document.body.style.zoom = 1
  const tray = document.createElement('div')
  tray.style.cssText = `position: fixed; inset: 0; z-index: 99; display: flex; background: ${paper}`
  tray.innerHTML = shapes.map((shape) =>
    `<svg class="p-${shape}" style="flex: none" width="${size}" height="${size}"
      viewBox="-2 -2 68 68"><use href="#m-${shape}" /></svg>`).join('')
  document.body.append(tray)
}"""


def main() -> None:
    """Draw and write everything."""
    with open_chromium() as chromium, serve_page() as served:
        visitor = Visitor.arrive(
            chromium.browser(), served.url, "Ana", size=(WIDTH, HEIGHT), color_scheme="light"
        )
        visitor.go("/")
        wait_for_fonts(visitor.page)
        visitor.page.wait_for_selector(".hero")
        visitor.page.evaluate(MAP)
        land = _shot(visitor)
        paper = "#" + bytes(PAPER).hex()
        visitor.page.evaluate(PIECES, [SHAPES, PIECE, paper])
        pieces = _shot(visitor).crop((0, 0, PIECE * len(SHAPES), PIECE))
    FILE.write_bytes(_encoded(_background(land), pieces))


def _shot(visitor: Visitor) -> Image.Image:
    taken = visitor.page.screenshot(animations="disabled")
    return Image.open(BytesIO(taken)).convert("RGB")


def _background(land: Image.Image) -> Image.Image:
    """Return paper with a frame, where the map shows on the right."""
    sheet = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    fade = Image.new("L", (WIDTH, HEIGHT), 0)
    pen = ImageDraw.Draw(fade)
    for x in range(TEXT_RIGHT, WIDTH):
        pen.line((x, 0, x, HEIGHT), fill=min(255, (x - TEXT_RIGHT) * 255 // 220))
    sheet.paste(land, (0, 0), fade)
    ImageDraw.Draw(sheet).rectangle((20, 20, WIDTH - 21, HEIGHT - 21), outline=RULE, width=3)
    return sheet


def _encoded(background: Image.Image, pieces: Image.Image) -> bytes:
    """Return the prepared file: a line of JSON, then the bytes it refers to; compressed."""
    tray = Image.new("RGB", (WIDTH, PIECE), PAPER)
    tray.paste(pieces, (0, 0))
    palette = [
        round(light + (dark - light) * tone / (INK_TONES - 1))
        for tone in range(INK_TONES)
        for light, dark in zip(PAPER, INK, strict=True)
    ]
    data = bytearray()
    for picture, tones in ((background, 256 - INK_TONES - PIECE_TONES), (tray, PIECE_TONES)):
        data += _indexed(picture, tones, palette)
    letters: dict[str, dict[str, tuple[int, ...]]] = {}
    for kind, (weight, size) in LETTERS.items():
        letters[kind] = {}
        for sign, glyph, coverage in _glyphs(weight, size):
            letters[kind][sign] = (*glyph, len(data))
            data += coverage
    art = Art(WIDTH, HEIGHT, PIECE, bytes(palette).hex(), letters)
    return zlib.compress(json.dumps(art._asdict()).encode() + b"\n" + data, 9)


def _indexed(picture: Image.Image, tones: int, palette: list[int]) -> bytes:
    """Return the pixels of a picture, and add its colours to the palette; paper is the first."""
    drawn = picture.quantize(tones, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    first = len(palette) // 3
    palette += (drawn.getpalette() or [])[: 3 * tones]
    colours = picture.tobytes()
    return bytes(
        0 if colours[3 * place : 3 * place + 3] == bytes(PAPER) else first + index
        for place, index in enumerate(drawn.tobytes())
    )


def _glyphs(weight: int, size: int) -> Iterator[tuple[str, tuple[int, ...], bytes]]:
    """Yield each sign of the fonts: advance, left, top, width, height; and how much ink it has."""
    for name, (_, signs) in SETS.items():
        font = TTFont(TARGET / f"vollkorn-{weight}-{name}.woff2")
        font.flavor = None
        whole = BytesIO()
        font.save(whole)
        whole.seek(0)
        face = ImageFont.truetype(whole, size, layout_engine=ImageFont.Layout.BASIC)
        known = font.getBestCmap()
        for sign in sorted(map(chr, signs & known.keys())):
            left, top, right, bottom = map(round, face.getbbox(sign, anchor="ls"))
            cell = Image.new("L", (max(0, right - left), max(0, bottom - top)))
            if cell.width and cell.height:
                ImageDraw.Draw(cell).text((-left, -top), sign, fill=255, font=face, anchor="ls")
            coverage = bytes(value * (LETTER_TONES - 1) // 255 for value in cell.tobytes())
            box = (round(face.getlength(sign)), left, top, cell.width, cell.height)
            yield sign, box, coverage


if __name__ == "__main__":
    main()
