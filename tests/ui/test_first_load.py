"""What the first visit costs: compressed files, cached for ever, and no needless fonts."""

from __future__ import annotations

import gzip
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Response

from ethnos.web_app import PAGE
from tests.ui.actions import Visit
from tests.ui.visitor import LocalPage, wait_for_fonts

LIMIT = 100_000
"""Bytes over the wire for everything but fonts, which are compressed by themselves."""


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


def test_first_load_is_small_and_loads_only_latin_fonts(visit: Visit) -> None:
    visitor = visit(locale="en-GB")
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    visitor.page.on("response", note)
    visitor.go("/")
    visitor.page.get_by_role("button", name="Deal the cards").wait_for()
    wait_for_fonts(visitor.page)
    visitor.page.wait_for_load_state("networkidle")
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in answers}
    fonts = {url: size for url, size in sizes.items() if url.endswith(".woff2")}
    assert not [url for url in fonts if "latin-ext" in url or "cyrillic" in url]
    code = sum(sizes.values()) - sum(fonts.values())
    assert code <= LIMIT, sorted(sizes.items(), key=lambda one: -one[1])
