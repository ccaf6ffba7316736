"""Fixtures of the tests of the game without a server: a static host and a browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.local.static_host import build, served
from tests.ui.one_browser import OneBrowser
from tests.ui.visitor import LIGHT, LONG, Chromium, Visitor, patience

PLAIN_CODE = "--js-flags=--liftoff-only"
"""A page of a test lives for seconds: optimising its Python takes longer than it would save."""
expect.set_options(timeout=LONG)  # a loaded machine is slow, not wrong


ONE_BROWSER = OneBrowser(LIGHT, PLAIN_CODE)


@pytest.fixture
def chromium() -> Chromium:
    return ONE_BROWSER.chromium()


@pytest.hookimpl(trylast=True)  # the fixtures have closed their pages
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    ONE_BROWSER.close_after(item, nextitem)


@pytest.fixture
def browser(chromium: Chromium) -> Iterator[Browser]:
    with patience():
        yield chromium.browser()


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the game on a static host."""
    folder = tmp_path_factory.mktemp("game")
    build(folder)
    with served(folder) as url:
        yield url


Arrive = Callable[..., Visitor]


@pytest.fixture
def arrive(browser: Browser) -> Iterator[Arrive]:
    """Open pages in new browser contexts.

    At the end no console may contain an error, and nothing may have been asked of another host.
    """
    visitors: list[Visitor] = []
    asked: list[str] = []

    def opened(url: str, **options: Any) -> Visitor:
        options = {"service_workers": "allow", "painted": False, **options}
        visitor = Visitor.arrive(browser, url, "Petr", **options)
        context = visitor.page.context
        context.on("request", lambda request: asked.append(request.url))
        visitors.append(visitor)
        return visitor

    yield opened
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    hosts = (*(f"{visitor.url}/" for visitor in visitors), "blob:", "data:")
    for visitor in visitors:
        visitor.leave()
    assert complaints == []
    assert [url for url in asked if not url.startswith(hosts) or "/api/" in url] == []


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder for a game of its own."""
    return tmp_path / "game"
