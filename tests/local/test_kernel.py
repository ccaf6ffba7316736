"""The search bot in the browser's Python: its kernel plays what numba plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.local.pyodide import in_pyodide
from tests.local.searched import judged

JUDGED = """
import json, sys

sys.path.append("/sources")
from tests.local.searched import judged

json.dumps(judged())
"""


@pytest.mark.compile
def test_the_kernel_judges_like_compiled_python(tmp_path: Path) -> None:
    here, there = judged(), in_pyodide(tmp_path, JUDGED)
    assert len(here) >= 60
    for (results, chosen), (kernel_results, kernel_chosen) in zip(here, there, strict=True):
        # Browsers may round the last digit of an exponential differently.
        flat = [number for row in results for number in row]
        assert [number for row in kernel_results for number in row] == pytest.approx(flat, abs=1e-9)
        assert kernel_chosen == chosen
