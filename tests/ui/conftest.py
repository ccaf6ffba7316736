"""A server and a browser for the tests of the page."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.ui.driving import LocalPage, Visitor, serve_page

NO_BROWSER = (
    "These tests sit at Chromium, which is not installed. Get it with: sudo apt install chromium"
)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        pytest.fail(NO_BROWSER)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture(scope="session")
def site() -> Iterator[LocalPage]:
    """The server, with the page as `make ui` built it."""
    with serve_page() as served:
        yield served


@pytest.fixture
def visit(browser: Browser, site: LocalPage) -> Iterator[Callable[..., Visitor]]:
    """Open the page in a browser of its own; at the end, no console may hold an error."""
    visitors: list[Visitor] = []

    def opened(*, name: str = "Petr", **options: Any) -> Visitor:
        visitor = Visitor.arrive(browser, site.url, name, **options)
        visitors.append(visitor)
        return visitor

    yield opened
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.page.context.close()
    assert complaints == []


@pytest.fixture
def page(visit: Callable[..., Visitor]) -> Page:
    return visit().page
