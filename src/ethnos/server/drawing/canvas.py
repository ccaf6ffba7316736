"""A picture of 256 colours: a background onto which letters and pieces are copied."""

from __future__ import annotations

import struct
import unicodedata
import zlib
from collections.abc import Iterator

from ethnos.server.drawing.art import INK_TONES, MISSING, Glyph, load

FAINT: int = 10
"""The tone of quiet words, of the 16 from paper to ink."""
INK: int = INK_TONES - 1


class Canvas:
    """A copy of the background that is drawn on."""

    def __init__(self) -> None:
        loaded = load()
        self.width, self.height = loaded.art.width, loaded.art.height
        self._art, self._letters, self._data = loaded
        self.pixels = bytearray(loaded.data[: self.width * self.height])

    def piece(self, seat: int, x: int, y: int) -> None:
        """Draw a player's piece with its upper left corner here."""
        size = self._art.piece
        for row in range(size):
            source = (self.height + row) * self.width + seat * size
            target = (y + row) * self.width + x
            self.pixels[target : target + size] = self._data[source : source + size]

    def write(self, kind: str, text: str, x: int, y: int, most: int, tone: int = INK) -> None:
        """Write a line on the baseline `y`, shortened where it is longer than `most` pixels."""
        signs = list(self._glyphs(kind, text))
        if sum(glyph.advance for glyph in signs) > most:
            dots = self._letters[kind]["…"]
            while signs and sum(glyph.advance for glyph in signs) + dots.advance > most:
                signs.pop()
            signs.append(dots)
        for glyph in signs:
            self._stamp(glyph, x, y, tone)
            x += glyph.advance

    def width_of(self, kind: str, text: str) -> int:
        """Return how wide a line is."""
        return sum(glyph.advance for glyph in self._glyphs(kind, text))

    def _glyphs(self, kind: str, text: str) -> Iterator[Glyph]:
        known = self._letters[kind]
        for sign in unicodedata.normalize("NFC", text):
            plain = unicodedata.normalize("NFD", sign)[0]  # without its accents
            yield known.get(sign) or known.get(plain) or known[MISSING]

    def _stamp(self, glyph: Glyph, x: int, y: int, tone: int) -> None:
        """Copy the pixels of a sign, where they are darker than what is there."""
        scale = bytes(covered * tone // INK for covered in range(INK_TONES))
        for row in range(glyph.height):
            source = glyph.offset + row * glyph.width
            target = (y + glyph.top + row) * self.width + x + glyph.left
            ink = self._data[source : source + glyph.width].translate(scale.ljust(256))
            below = self.pixels[target : target + glyph.width]
            self.pixels[target : target + glyph.width] = bytes(map(max, ink, below))

    def png(self) -> bytes:
        """Return the picture as a PNG file."""
        header = struct.pack(">IIBBBBB", self.width, self.height, 8, 3, 0, 0, 0)
        rows = bytearray()
        for y in range(self.height):
            rows.append(0)  # no filter
            rows += self.pixels[y * self.width : (y + 1) * self.width]
        parts = (
            (b"IHDR", header),
            (b"PLTE", bytes.fromhex(self._art.palette)),
            (b"IDAT", zlib.compress(bytes(rows), 6)),
            (b"IEND", b""),
        )
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in parts)


def _chunk(kind: bytes, body: bytes) -> bytes:
    checksum = zlib.crc32(kind + body)
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", checksum)
