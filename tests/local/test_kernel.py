"""The search bot in the browser's Python: its kernel plays what numba plays."""

from __future__ import annotations

from base64 import b64decode
from pathlib import Path

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

PACKED_WITHOUT_KERNEL = """
import base64, json
from compression import zstd
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

folder, packed = Path("/ethnos"), BytesIO()
(folder / "ethnos" / "bots" / "search.wasm").unlink()
with ZipFile(packed, "w") as archive:
    for file in folder.rglob("*"):
        archive.write(file, file.relative_to(folder))
json.dumps(base64.b64encode(zstd.compress(packed.getvalue())).decode())
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


def test_without_a_kernel_the_page_says_so(arrive: Arrive, folder: Path, tmp_path: Path) -> None:
    build(folder)
    packed = b64decode(in_pyodide(tmp_path, PACKED_WITHOUT_KERNEL))
    (folder / "python" / "ethnos.zst").write_bytes(packed)
    with served(folder) as url:
        visitor = arrive(url)
        visitor.page.add_init_script(CHOSEN_BEFORE)
        visitor.go("/")
        visitor.page.get_by_text("Not in this copy of the game: Thinker.").wait_for()
        assert visitor.page.get_by_role("radio", name="Thinker").count() == 0
        expect(visitor.page.get_by_role("radio", name="Tactician")).to_be_checked()
