"""Charts of a finished game tell their values to pointer and keys."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.ui.actions import Visit


def test_charts_tell_values_by_key_and_pointer(visit: Visit) -> None:
    visitor = visit()
    visitor.go(f"/after/{visitor.finish_a_game()}")
    page = visitor.page
    chart = page.locator("svg.chart").first
    chart.focus()
    expect(page.locator(".values")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".values text")).to_have_count(2)
    bar = page.locator("figure rect.touch title").first
    assert any(letter.isdigit() for letter in str(bar.text_content()))
