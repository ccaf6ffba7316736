"""The search bot in the browser's Python: its kernel plays what numba plays."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from playwright.sync_api import expect

from tests.local.conftest import Arrive
from tests.local.pyodide import in_pyodide
from tests.local.searched import judged
from tests.local.static_host import build, served

JUDGED = """
import json, sys

sys.path.append("/sources")
from tests.local.searched import judged

json.dumps(judged())
"""

CHOSEN_BEFORE = """localStorage.setItem('ethnos-table', '{"bot": "search"}')"""


@pytest.mark.compile
def test_the_kernel_judges_like_compiled_python(tmp_path: Path) -> None:
    here, there = judged(), in_pyodide(tmp_path, JUDGED)
    assert len(here) >= 60
    for (results, chosen), (kernel_results, kernel_chosen) in zip(here, there, strict=True):
        # Browsers may round the last digit of an exponential differently.
        flat = [number for row in results for number in row]
        assert [number for row in kernel_results for number in row] == pytest.approx(flat, abs=1e-9)
        assert kernel_chosen == chosen


def test_without_a_kernel_the_page_says_so(arrive: Arrive, folder: Path) -> None:
    build(folder)
    remove_member(folder / "python" / "ethnos.zip", "ethnos/bots/search.wasm")
    with served(folder) as url:
        visitor = arrive(url)
        visitor.page.add_init_script(CHOSEN_BEFORE)
        visitor.go("/")
        visitor.page.get_by_text("Not in this copy of the game: Thinker.").wait_for()
        assert visitor.page.get_by_role("radio", name="Thinker").count() == 0
        expect(visitor.page.get_by_role("radio", name="Tactician")).to_be_checked()


def remove_member(archive: Path, name: str) -> None:
    """Remove a member from the archive in an archive."""
    with ZipFile(archive) as outer:
        (inner,) = outer.namelist()
        modules = BytesIO(outer.read(inner))
    with ZipFile(modules) as read:
        kept = {each: read.read(each) for each in read.namelist()}
    del kept[name]
    modules = BytesIO()
    with ZipFile(modules, "w") as written:
        for each, data in kept.items():
            written.writestr(each, data)
    with ZipFile(archive, "w", ZIP_DEFLATED) as outer:
        outer.writestr(inner, modules.getvalue())
