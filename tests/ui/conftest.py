"""Fixtures of the page tests: a server and a browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.ui.one_browser import OneBrowser
from tests.ui.visitor import LONG, Chromium, LocalPage, Visitor, patience, serve_page

expect.set_options(timeout=LONG)  # a loaded machine is slow, not wrong


ONE_BROWSER = OneBrowser()


@pytest.fixture
def chromium() -> Chromium:
    return ONE_BROWSER.chromium()


@pytest.hookimpl(trylast=True)  # the fixtures have closed their pages
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    ONE_BROWSER.close_after(item, nextitem)


@pytest.fixture
def browser(chromium: Chromium) -> Iterator[Browser]:
    """The shared browser, restarted if it has crashed."""
    with patience():
        yield chromium.browser()


@pytest.fixture(scope="session")
def site() -> Iterator[LocalPage]:
    """The server, with the page as `make ui` built it."""
    with serve_page() as served:
        yield served


@pytest.fixture
def visit(browser: Browser, site: LocalPage) -> Iterator[Callable[..., Visitor]]:
    """Open pages in new browser contexts; at the end no console may contain an error.

    They are not painted, unless a test that looks at pixels asks for it with `painted=True`.
    """
    visitors: list[Visitor] = []

    def opened(*, name: str = "Petr", painted: bool = False, **options: Any) -> Visitor:
        visitor = Visitor.arrive(browser, site.url, name, painted=painted, **options)
        visitors.append(visitor)
        return visitor

    yield opened
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.leave()
    assert complaints == []


@pytest.fixture
def page(visit: Callable[..., Visitor]) -> Page:
    return visit().page
