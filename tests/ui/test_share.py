"""Ways to show a result to others: the share sheet, a picture, the log as text."""

from __future__ import annotations

import struct
from base64 import b64encode
from pathlib import Path

from playwright.sync_api import expect

from tests.ui.actions import Visit

SHEET = """
navigator.canShare = () => true
navigator.share = (what) => {
  window.shared = { text: what.text, files: what.files.map((file) => [file.type, file.size]) }
  return Promise.resolve()
}
"""


PAPER = """async ([picture, [left, top, width, height]]) => {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  pen.drawImage(image, -left, -top)
  const { data } = pen.getImageData(0, 0, width, height)
  const isPaper = (n) => [250, 243, 227].every((light, k) => Math.abs(data[4 * n + k] - light) < 9)
  const pixels = [...Array(width * height).keys()]
  return pixels.filter(isPaper).length / pixels.length
}"""
"""Which part of a rectangle of a picture is empty paper."""


def test_result_is_shared_and_saved(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.add_init_script(SHEET)
    room = visitor.finish_a_game()
    visitor.go(f"/after/{room}")
    winner = page.get_by_role("heading", level=1).inner_text()
    page.get_by_role("button", name="Share the result").click()
    page.wait_for_function("() => window.shared")
    shared = page.evaluate("() => window.shared")
    first, *ranking, link = shared["text"].splitlines()
    assert first == winner
    assert [line[:2] for line in ranking] == ["1.", "2."]
    assert link == f"{visitor.url}/after/{room}"
    ((kind, size),) = shared["files"]
    assert kind == "image/png"
    assert size > 5_000  # not an empty canvas
    with page.expect_download() as started:
        page.get_by_role("button", name="Save as a picture").click()
    picture = Path(started.value.path()).read_bytes()
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    drawn = b64encode(picture).decode()
    assert page.evaluate(PAPER, [drawn, [60, 150, 740, 370]]) > 0.5  # the ranking
    assert page.evaluate(PAPER, [drawn, [900, 30, 270, 570]]) < 0.1  # a map, the winner's piece
    with page.expect_download() as started:
        page.get_by_role("button", name="Save the log as text").click()
    log = Path(started.value.path()).read_text(encoding="utf-8")
    assert log.startswith(shared["text"].rpartition("\n")[0])
    assert "Petr" in log
    assert len(log.splitlines()) > 50
    assert "web-" not in log  # every sentence was said


def test_without_a_share_sheet_the_link_is_copied(visit: Visit) -> None:
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    page = visitor.page
    page.add_init_script("delete Navigator.prototype.share")
    room = visitor.finish_a_game()
    visitor.go(f"/after/{room}")
    page.get_by_role("button", name="Share the result").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert copied.endswith(f"/after/{room}")
