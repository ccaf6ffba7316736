"""A package built from a clean clone is complete: installed into an empty environment, it plays."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
import tarfile
import venv
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from tests.server.harness import free_port
from tests.waiting import wait_until

pytestmark = pytest.mark.git

ROOT = Path(__file__).parents[1]
PAGE = "ethnos/server/static/index.html"
WORKER_PYTHON = "src/ethnos/local/static"
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def clone(folder: Path, *, without: str = "") -> Path:
    """Copy what git keeps of this checkout; what npm installed is shared to save a minute."""
    listed = ("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z")
    files = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, files.split("\0")):
        if (ROOT / name).is_file() and not (without and name.startswith(without)):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    if (folder / "ui").is_dir():
        link_modules(folder / "ui/node_modules")
    return folder


def link_modules(folder: Path) -> None:
    """Fill a folder with links, one by one: `npm ci` empties the folder of modules it finds."""
    folder.mkdir()
    for module in (ROOT / "ui/node_modules").glob("*"):
        (folder / module.name).symlink_to(module, target_is_directory=module.is_dir())


def build(source: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "build", *options]
    return subprocess.run(
        command, cwd=source, env=ENVIRONMENT, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a source package and of the wheel that was built from it."""
    source = clone(tmp_path_factory.mktemp("clone"))
    shutil.copytree(ROOT / WORKER_PYTHON, source / WORKER_PYTHON)  # `make package` makes it first
    built = build(source)
    assert built.returncode == 0, built.stdout + built.stderr
    return source / "dist"


def test_packages_are_complete(packages: Path) -> None:
    (wheel,) = packages.glob("*.whl")
    names = set(ZipFile(wheel).namelist())
    assert {PAGE, "ethnos/py.typed", "ethnos/locale/cs/rules.md"} <= names
    assert any(name.startswith("ethnos/server/static/assets/") for name in names)
    (source,) = packages.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/{PAGE}", "ui/package-lock.json", "tools/build_page.py", "Makefile"} <= inside
    for name in names | inside:
        assert not {"node_modules", "__pycache__"} & set(name.split("/"))


def test_installed_package_plays(packages: Path, tmp_path: Path) -> None:
    (wheel,) = packages.glob("*.whl")
    venv.create(tmp_path / "empty", with_pip=False)
    folder = tmp_path / "empty" / ("Scripts" if os.name == "nt" else "bin")
    python, ethnos = str(folder / "python"), str(folder / "ethnos")
    install = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", str(wheel)]
    subprocess.run(install, env=ENVIRONMENT, check=True)
    play = [ethnos, "simulate", "--games", "2", "--json"]
    answer = subprocess.run(play, env=ENVIRONMENT, check=True, capture_output=True, cwd=tmp_path)
    assert json.loads(answer.stdout)["games"] == 2
    site = tmp_path / "site"
    subprocess.run([ethnos, "build-site", str(site)], env={"PATH": str(folder)}, check=True)
    assert {"index.html", "404.html", "sw.js", "python"} <= {path.name for path in site.iterdir()}
    assert (site / "python" / "ethnos.zst").is_file()
    port = free_port()
    serve = [ethnos, "serve", "--port", str(port), "--data", str(tmp_path)]
    with subprocess.Popen(serve, env=ENVIRONMENT, stdout=subprocess.PIPE, cwd=tmp_path) as server:
        try:
            asyncio.run(wait_until(lambda: page_at(port) is not None, "the server answers"))
            assert '<script type="module"' in str(page_at(port))
        finally:
            server.terminate()


def page_at(port: int) -> str | None:
    try:
        with urlopen(f"http://127.0.0.1:{port}/") as answer:
            return str(answer.read().decode())
    except URLError:
        return None


def test_build_without_page_and_source_fails_in_one_line(tmp_path: Path) -> None:
    source = clone(tmp_path, without="ui/")
    failed = build(source, "--wheel")
    assert failed.returncode != 0
    line = f"ethnos: there is neither the page (src/{PAGE}) nor its source (ui/)"
    assert line in (failed.stdout + failed.stderr).splitlines()
    assert "Traceback" not in failed.stdout + failed.stderr
