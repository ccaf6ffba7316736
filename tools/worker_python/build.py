"""Build the Python that a browser's worker loads: `python -m tools.worker_python.build`.

It writes Pyodide itself, its standard library and our modules as bytecode to
`src/ethnos/local/static`, from where `ethnos build-site` takes them. Needs Node and the packages
of ui/; the finished files need neither.
"""

from __future__ import annotations

import ast
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from zipfile import ZipFile

import msgspec

from ethnos.bots.judgement import network_file
from ethnos.bots.kernel import FILE
from ethnos.languages import languages
from ethnos.talk import lexicon

ROOT: Final = Path(__file__).parents[2]
HERE: Final = Path(__file__).parent
SRC: Final = ROOT / "src"
PYODIDE: Final = ROOT / "ui" / "node_modules" / "pyodide"
TARGET: Final = SRC / "ethnos" / "local" / "static"
ENTRY: Final = "ethnos.local.worker"
SEARCH_BOT: Final = "ethnos.bots.search"
"""It is imported late, where there is a kernel."""
KERNEL: Final = ROOT / "build" / "search.wasm"
"""Made by `tools.search_kernel`; empty where it cannot be."""
PLATFORM: Final = ("pyemscripten_2026_0_wasm32", "3.14")
"""The platform of the pinned Pyodide, and its Python."""
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""The files of the package that a worker loads; the others are for Node and for humans."""


def imports_at_start(source: str) -> Iterator[str]:
    """Yield the modules of ours that a module imports when it is loaded.

    What a function imports late is what the browser does without, or never calls.
    """
    for node in ast.parse(source).body:
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield module
                yield from (f"{module}.{alias.name}" for alias in names)
            case _:
                pass


def module_file(name: str) -> Path | None:
    """Return the source of one of our modules; `None` if there is no such module."""
    path = SRC.joinpath(*name.split("."))
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.is_file():
            return file
    return None


def needed_modules(*entries: str) -> dict[str, Path]:
    """Return every module of ours that these import, with its source."""
    found: dict[str, Path] = {}
    wanted = list(entries)
    while wanted:
        name = wanted.pop()
        file = module_file(name) if name.partition(".")[0] == "ethnos" else None
        if file is None or name in found:
            continue
        found[name] = file
        wanted += [name.rpartition(".")[0], *imports_at_start(file.read_text(encoding="utf-8"))]
    return found


def fetch_msgspec(folder: Path) -> Path:
    """Download the pinned wheel and return it."""
    platform, python = PLATFORM
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    pip += ["--no-deps", "--only-binary=:all:", "--require-hashes", "--dest", str(folder)]
    pip += ["--platform", platform, "--python-version", python, "--implementation", "cp"]
    subprocess.run([*pip, "-r", str(HERE / "requirements.txt")], check=True)
    (wheel,) = folder.glob("msgspec-*.whl")
    return wheel


def stage(folder: Path, wheel: Path) -> None:
    """Lay out everything that is to be compiled, as it will be imported."""
    kernel = KERNEL.read_bytes() if KERNEL.is_file() else b""
    for file in needed_modules(ENTRY, *([SEARCH_BOT] if kernel else [])).values():
        copy = folder / file.relative_to(SRC)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
    if kernel:
        (folder / "ethnos" / "bots" / FILE.name).write_bytes(kernel)
    value = network_file.VALUE.file  # the policy network is part of the search kernel
    shutil.copyfile(value, folder / value.relative_to(SRC))
    texts = folder / "ethnos" / "locale"
    for lang in languages():
        (texts / lang).mkdir(parents=True)
        words = msgspec.json.encode(lexicon.from_messages(lang))
        (texts / lang / lexicon.FILE).write_bytes(words)
    shutil.copyfile(SRC / "ethnos" / "locale" / "languages.json", texts / "languages.json")
    with ZipFile(wheel) as packed:
        names = [name for name in packed.namelist() if not name.endswith((".pyi", "py.typed"))]
        packed.extractall(folder, [name for name in names if name.startswith("msgspec/")])


def copy_runtime(target: Path) -> None:
    """Copy Pyodide, with an empty list of packages: nothing is ever fetched from elsewhere."""
    for name in RUNTIME:
        shutil.copyfile(PYODIDE / name, target / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    (target / "lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}))


def build(target: Path = TARGET) -> None:
    """Build everything anew."""
    with tempfile.TemporaryDirectory() as scratch:
        staging, wheels = Path(scratch, "staging"), Path(scratch, "wheels")
        stage(staging, fetch_msgspec(wheels))
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(parents=True)
        copy_runtime(target)
        node = ["node", str(HERE / "compile.mjs"), str(PYODIDE), str(staging), str(target)]
        subprocess.run(node, check=True)


def main() -> None:
    """Build into the package."""
    build()
    size = sum(file.stat().st_size for file in TARGET.iterdir() if file.suffix != ".br")
    print(f"{TARGET.relative_to(ROOT)}: {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
