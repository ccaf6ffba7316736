"""The documentation site: complete, strict, and readable without a network."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import ethnos

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
TOCTREE = re.compile(r"^```\{toctree\}\n(?::[^\n]*\n)*(.*?)^```", re.MULTILINE | re.DOTALL)
# What a browser loads by itself; a link that a reader may follow is not among it.
LOADED = re.compile(
    r"<(?:script|img|iframe|source|video|audio)\b[^>]*?\bsrc=[\"']?([^\"' >]+)"
    r"|<link\b[^>]*?\bhref=[\"']?([^\"' >]+)"
    r"|@import\s+[\"']([^\"']+)"
    r"|url\([\"']?([^\"')]+)"
)


def entries(page: Path) -> list[Path]:
    """Return the pages that the toctrees of a page name."""
    return [
        page.parent / f"{line.rpartition('<')[2].strip(' >')}.md"
        for tree in TOCTREE.findall(page.read_text("utf-8"))
        for line in tree.splitlines()
        if line.strip()
    ]


def loads_from_elsewhere(text: str) -> list[str]:
    """Return what a page or style sheet loads from another host."""
    found = ("".join(match) for match in LOADED.findall(text))
    return [url for url in found if re.match(r"(?:\w+:)?//", url)]


def test_the_navigation_names_every_page_once() -> None:
    pages = {page for page in DOCS.rglob("*.md") if page != DOCS / "index.md"}
    named = Counter(entry for page in DOCS.rglob("*.md") for entry in entries(page))
    assert set(named) == pages
    assert set(named.values()) == {1}


def test_the_reference_lists_what_the_library_offers() -> None:
    page = (DOCS / "reference" / "index.md").read_text("utf-8")
    cells = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    listed = [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]
    assert sorted([*listed, "__version__"]) == sorted(ethnos.__all__)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site as `make docs` does: a warning, such as a broken link, is an error."""
    folder = tmp_path_factory.mktemp("docs")
    sphinx = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q"]
    built = subprocess.run(
        [*sphinx, "-d", folder / "doctrees", DOCS, folder / "site"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    return folder / "site"


def test_the_site_loads_nothing_from_another_host(site: Path) -> None:
    files = [file for kind in ("html", "css") for file in sorted(site.rglob(f"*.{kind}"))]
    assert len(files) > 20
    assert [
        f"{file.relative_to(site)}: {url}"
        for file in files
        for url in loads_from_elsewhere(file.read_text("utf-8"))
    ] == []


def test_docstrings_become_pages(site: Path) -> None:
    page = (site / "reference" / "bots.html").read_text("utf-8")
    assert 'id="ethnos.bots.play_out"' in page
    assert "Play a whole game among bots" in page


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('<script src="https://cdn.example.org/x.js">', ["https://cdn.example.org/x.js"]),
        ('<link rel="stylesheet" href="//fonts.example.org/x">', ["//fonts.example.org/x"]),
        ('@import "https://example.org/x.css";', ["https://example.org/x.css"]),
        ("src: url(https://example.org/x.woff2)", ["https://example.org/x.woff2"]),
        ('<a href="https://projectfluent.org">Fluent</a>', []),
        ('<script src="_static/x.js"><link href="_static/x.css">', []),
        ("background: url(data:image/svg+xml;...)", []),
    ],
)
def test_a_foreign_url_is_caught(text: str, found: list[str]) -> None:
    assert loads_from_elsewhere(text) == found
