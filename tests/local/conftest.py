"""Fixtures of the tests of the game without a server: a static host and a browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.local.static_host import build, served
from tests.ui.visitor import LIGHT, LONG, Chromium, Visitor, open_chromium, patience

PLAIN_CODE = "--js-flags=--liftoff-only"
"""A page of a test lives for seconds: optimising its Python takes longer than it would save."""
expect.set_options(timeout=LONG)  # a loaded machine is slow, not wrong


@pytest.fixture(scope="module")  # its event loop must not outlive these tests
def chromium() -> Iterator[Chromium]:
    with open_chromium(LIGHT, PLAIN_CODE) as opened:
        yield opened


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
        visitor = Visitor.arrive(browser, url, "Petr", **{"service_workers": "allow", **options})
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
