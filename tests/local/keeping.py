"""What tests do with the storage of a browser, behind the back of the game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.ui.visitor import Visitor, play_by_mouse, tries

ENTRIES = """() => new Promise((done, fail) => {
  const request = indexedDB.open('ethnos')
  request.onerror = () => fail(request.error)
  request.onsuccess = () => {
    const db = request.result
    const all = db.transaction('entry').objectStore('entry').getAll()
    all.onsuccess = () => {
      db.close()
      done(all.result.map(({ game, seq, key, body }) => [game, seq, key ?? null, body]))
    }
  }
})"""

SPOIL = """() => new Promise((done) => {
  indexedDB.open('ethnos').onsuccess = ({ target }) => {
    const tx = target.result.transaction('entry', 'readwrite')
    tx.objectStore('entry').openCursor().onsuccess = ({ target }) => {
      target.result.update({ ...target.result.value, body: '{"t":"spoilt"}' })
    }
    tx.oncomplete = () => done(target.result.close())
  }
})"""

LOSE_A_TABLE = """() => new Promise((done) => {
  const old = indexedDB.open('ethnos')
  old.onsuccess = () => {
    const all = old.result.transaction('game').objectStore('game').getAll()
    all.onsuccess = () => {
      old.result.close()
      indexedDB.deleteDatabase('ethnos').onsuccess = () => {
        const made = indexedDB.open('ethnos', 1)
        made.onupgradeneeded = () => made.result.createObjectStore('game', { keyPath: 'id' })
        made.onsuccess = () => {
          const tx = made.result.transaction('game', 'readwrite')
          for (const game of all.result) tx.objectStore('game').put(game)
          tx.oncomplete = () => done(made.result.close())
        }
      }
    }
  }
})"""

FILL = """async () => {
  const opened = indexedDB.open('filler', 1)
  opened.onupgradeneeded = () => opened.result.createObjectStore('bytes', { autoIncrement: true })
  await new Promise((done) => { opened.onsuccess = done })
  const fits = (size) => new Promise((done) => {
    const tx = opened.result.transaction('bytes', 'readwrite')
    tx.objectStore('bytes').add('x'.repeat(size)).onerror = (event) => event.preventDefault()
    tx.oncomplete = () => done(true)
    tx.onabort = () => done(false)
  })
  for (const size of [300000, 30000, 3000, 300, 30]) while (await fits(size));
  opened.result.close()
}"""

EMPTY = """() => new Promise((done) => {
  indexedDB.deleteDatabase('filler').onsuccess = () => done()
})"""

EVICT = """async () => {
  localStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
  await new Promise((done) => { indexedDB.deleteDatabase('ethnos').onsuccess = done })
}"""


def entries(page: Page) -> list[list[Any]]:
    """Return the lines of all games that this browser has stored: game, number, key, text."""
    found: list[list[Any]] = page.evaluate(ENTRIES)
    return found


def play_lines(visitor: Visitor, more: int) -> None:
    """Play until the log of the game has so many more lines."""
    begun = len(entries(visitor.page))
    for _ in tries():
        if len(entries(visitor.page)) >= begun + more or not visitor.wait_for_turn():
            return
        play_by_mouse(visitor)


def walk(visitor: Visitor, path: str) -> None:
    """Go to another page of the game without loading it, and Python, again."""
    page = visitor.page
    if not page.url.startswith(visitor.url):
        visitor.go("/")
    page.evaluate("(to) => history.pushState(null, '', to)", path)
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")


def save_everything(visitor: Visitor, to: Path) -> dict[str, Any]:
    """Save everything from the list of games; return what the file holds."""
    walk(visitor, "/games")
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("button", name="Save everything as a file").click()
    download.value.save_as(to)
    content: dict[str, Any] = json.loads(to.read_bytes())
    return content


def open_file(visitor: Visitor, file: Path) -> None:
    """Open a file from the list of games."""
    walk(visitor, "/games")
    visitor.page.get_by_label("Open a file").set_input_files(file)


def rest(visitor: Visitor) -> None:
    """Leave the room for a page where nothing runs, so that the storage can be changed."""
    visitor.page.goto(f"{visitor.url}/icons/192.png")
