"""What the first visit costs: compressed files, cached for ever, and no needless fonts."""

from __future__ import annotations

import gzip
import re
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Response

from ethnos.web_app import PAGE
from tests.ui.actions import Visit
from tests.ui.visitor import LocalPage, wait_for_fonts

FONT = re.compile(r"/[a-z]+-\d+-([a-z-]+)-[\w-]{8}\.woff2$")
MESSAGE_ID = re.compile(r"(page|web|bot|tribe|kingdom|local|offline)-[a-z-]+")
REQUESTS = 20
LIMIT = 100_000
"""Bytes over the wire for everything, fonts included, in every language."""


@pytest.mark.parametrize("encoding", ["br", "gzip", ""])
def test_files_are_served_compressed_and_cached(site: LocalPage, encoding: str) -> None:
    file = max((PAGE / "assets").glob("index-*.js"), key=lambda one: one.stat().st_size)
    asked = Request(f"{site.url}/assets/{file.name}", headers={"Accept-Encoding": encoding})
    with urlopen(asked) as answer:
        body = answer.read()
        headers = answer.headers
    assert headers["Content-Encoding"] == (encoding or None)
    assert headers["Content-Type"].startswith("text/javascript")
    assert headers["Vary"] == "Accept-Encoding"
    assert "immutable" in headers["Cache-Control"]
    if encoding == "gzip":
        assert gzip.decompress(body) == file.read_bytes()
    assert (len(body) < file.stat().st_size / 2) == bool(encoding)
    asked = Request(f"{site.url}/api/catalog", headers={"Accept-Encoding": encoding})
    with urlopen(asked) as answer:
        body = answer.read()
        compressed = answer.headers["Content-Encoding"] == "gzip"
    assert compressed == (encoding == "gzip")
    assert b"centaur" in (gzip.decompress(body) if compressed else body)


@pytest.mark.parametrize(
    ("locale", "sets"),
    [
        ("en-GB", {"english"}),
        ("de-AT", {"english", "german"}),
        ("ru-RU", {"english", "russian"}),
        ("cs-CZ", {"english", "accents", "central"}),
        ("pl-PL", {"english", "accents", "central"}),
        ("pt-BR", {"english", "accents"}),
    ],
)
def test_first_load_is_small_and_loads_only_the_letters_it_shows(
    visit: Visit, locale: str, sets: set[str]
) -> None:
    visitor = visit(locale=locale)
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    visitor.page.on("response", note)
    visitor.go("/")
    visitor.page.locator(".play .go").wait_for()
    wait_for_fonts(visitor.page)
    visitor.page.wait_for_load_state("networkidle")
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in answers}
    assert sum(sizes.values()) <= LIMIT, sorted(sizes.items(), key=lambda one: -one[1])
    assert len(sizes) <= REQUESTS
    fonts = [match[1] for url in sizes if (match := FONT.search(url))]
    assert set(fonts) <= sets


def test_words_of_other_pages_come_with_the_first_of_them(visit: Visit) -> None:
    visitor = visit(locale="en-GB")
    page = visitor.page
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    visitor.go("/")
    page.locator(".play .go").wait_for()
    unsaid = page.locator("main").inner_text().split()
    assert not [word for word in unsaid if MESSAGE_ID.fullmatch(word)]
    assert not [url for url in fetched if "_more-en-" in url]
    page.get_by_role("link", name="Rules", exact=True).click()
    page.locator("h1", has_text="Ethnos").wait_for()
    assert [url for url in fetched if "_more-en-" in url]
    page.locator("header select").select_option("de")
    page.locator("html[lang=de]").wait_for()
    assert [url for url in fetched if "_more-de-" in url]
