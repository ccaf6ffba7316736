"""The page of a finished game: one block of buttons, panels of a row alike, the own row marked."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.ui.actions import Visit
from tests.ui.visitor import wait_for_fonts

UNEVEN: Final = """() => {
    const rows = (selector) => {
        const found = [...document.querySelectorAll(selector)]
        const boxes = found.map((one) => one.getBoundingClientRect())
        return Object.values(Object.groupBy(boxes, ({ top }) => Math.round(top)))
    }
    const kinds = (numbers) => new Set(numbers.map(Math.round)).size
    const found = []
    const edges = kinds(rows('.first .ways .btn').map((row) => row.at(-1).right))
    if (edges > 1) found.push(`rows of buttons end at ${edges} edges`)
    for (const row of rows('main section.panel'))
        if (kinds(row.map(({ bottom }) => bottom)) > 1) found.push('panels of a row are unlike')
    return found
}"""


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_result_has_even_edges(visit: Visit, lang: str) -> None:
    visitor = visit(size=(1440, 900), settings={"language": lang})
    room = visitor.finish_a_game(4, "heuristic")
    visitor.go(f"/after/{room}")
    visitor.page.locator(".swings").wait_for()
    expect(visitor.page.locator(".chances svg").first).to_be_visible()
    wait_for_fonts(visitor.page)
    for width, height in ((2560, 1440), (1440, 900), (1280, 720)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate("() => new Promise(requestAnimationFrame)")
        assert visitor.page.evaluate(UNEVEN) == []


def test_own_place_is_marked(visit: Visit) -> None:
    visitor = visit(name="Petr")
    room = visitor.finish_a_game(3)
    visitor.go(f"/after/{room}")
    own = visitor.page.locator(".ranking li", has_text="you")
    expect(own).to_have_count(1)
    expect(own).to_contain_text("Petr")
