"""The store of a browser keeps the promises of every store."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

from playwright.sync_api import Page

from tests.local.conftest import Arrive
from tests.local.pyodide import load_python
from tests.server import store_contract
from tests.ui.visitor import NODE

HERE = Path(__file__).parent
SOURCES = HERE.parents[1] / "ui" / "src" / "local"
TO_SCRIPT = """
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
const source = readFileSync(process.argv[1], 'utf8')
process.stdout.write(stripTypeScriptTypes(source, { mode: 'transform' }))
"""

RUNNER = """
import json, traceback
from store_contract import CONTRACT, LOBBY
from ethnos.local.store import BrowserStore
from ethnos.server.store import Appended, StorageError, Stored

async def kept(number, promise):
    store = BrowserStore(open_database(f"contract {number}"))
    await store.open()
    try:
        await promise(store)
    except Exception:
        return traceback.format_exc()
    finally:
        await store.close()

async def reopened():
    one, other = [BrowserStore(open_database("twice")) for _ in range(2)]
    await one.open()
    assert await one.append("g", 0, "k", [b"1"], LOBBY) == Appended(1)
    await other.open()  # as another tab does
    assert await other.read("g") == [Stored(1, "k", b"1")]
    await one.close()
    try:
        await one.append("g", 1, None, [b"2"], LOBBY)
    except StorageError:
        return None
    return "a closed store answers"

found = {one.__name__: await kept(n, one) for n, one in enumerate(CONTRACT)}
json.dumps({**found, "reopened": await reopened()})
"""


def plain_script(source: Path) -> str:
    """Return a TypeScript module as JavaScript."""
    node = str(NODE) if NODE.is_file() else shutil.which("node")
    assert node is not None
    command = [node, "--no-warnings", "--input-type=module", "-e", TO_SCRIPT, str(source)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def serve(page: Page, address: str, script: str) -> None:
    """Answer requests of a page with a script."""
    page.route(address, lambda route: route.fulfill(body=script, content_type="text/javascript"))


def test_browser_store_keeps_the_contract(arrive: Arrive, game: str) -> None:
    page = arrive(game, service_workers="block").page
    for name in ("daily", "database", "indexedDb", "logs", "reviews", "tables"):
        serve(page, f"**/test/{name}", plain_script(SOURCES / f"{name}.ts"))
    page.goto(f"{game}/robots.txt")  # a page of the host without the game itself
    contract = Path(store_contract.__file__).read_text(encoding="utf-8")
    load_python(page, {"store_contract.py": contract})
    found = json.loads(page.evaluate((HERE / "contract.js").read_text(encoding="utf-8"), RUNNER))
    assert len(found) == len(store_contract.CONTRACT) + 1
    assert {promise: problem for promise, problem in found.items() if problem} == {}
