"""Plant a bug into a copy of the fast engine, or into one compiled function of it."""

from __future__ import annotations

import inspect
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from types import FunctionType
from typing import Any, NamedTuple, TypeVar, cast

import numba

SOURCE = Path(__file__).parents[2] / "src" / "ethnos"

AnyFunction = TypeVar("AnyFunction", bound=Callable[..., Any])


class Bug(NamedTuple):
    """A change of one line of the fast engine."""

    module: str
    right: str
    wrong: str

    def planted_in(self, source: str) -> str:
        """Return source code with the bug in it."""
        assert source.count(self.right) == 1, f"{self.right!r} must occur once in {self.module}"
        return source.replace(self.right, self.wrong)


def copy_with(bug: Bug, folder: Path) -> None:
    """Copy the packages that the lock-step needs, and plant a bug into the copy."""
    for package in ("rules", "records", "packed", "fast", "testing"):
        shutil.copytree(SOURCE / package, folder / "ethnos" / package)
    for module_name in ("__init__.py", "extras.py"):
        shutil.copy(SOURCE / module_name, folder / "ethnos")
    module = folder / "ethnos" / "fast" / f"{bug.module}.py"
    module.write_text(bug.planted_in(module.read_text(encoding="utf-8")), encoding="utf-8")


def run_interpreted_lockstep(folder: Path, games: int) -> subprocess.CompletedProcess[str]:
    """Compare checksums of some games in a copy of the source, uncompiled."""
    code = (
        "from ethnos.testing.lockstep.comparison import compare_checksums\n"
        "from ethnos.testing.lockstep.cases import cases\n"
        f"for case in cases({games}, root_seed=1): compare_checksums(case)\n"
    )
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(folder), "NUMBA_DISABLE_JIT": "1"},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def recompiled_with(bug: Bug, function: AnyFunction) -> AnyFunction:
    """Compile a function again with a bug planted in its source, outside the cache."""
    plain = _python_function(function)
    source = bug.planted_in(dedent(inspect.getsource(plain)))
    names = {**plain.__globals__, "compiled": _compiled}
    exec(compile(source, str(inspect.getsourcefile(plain)), "exec"), names)
    return cast("AnyFunction", names[plain.__name__])


def recompiled(function: AnyFunction, **replaced: object) -> AnyFunction:
    """Compile a function again, outside the cache, with some of the functions it calls replaced."""
    plain = _python_function(function)
    copy = FunctionType(plain.__code__, {**plain.__globals__, **replaced}, plain.__name__)
    return cast("AnyFunction", _compiled(copy))


def _compiled(function: FunctionType) -> object:
    """Compile as `ethnos.fast.jit.compiled` does, but do not cache the result."""
    decorate: Any = numba.njit(nogil=True, error_model="numpy")
    return cast("object", decorate(function))


def _python_function(function: Callable[..., Any]) -> FunctionType:
    dispatcher: Any = function
    plain: FunctionType = dispatcher.py_func
    return plain
