"""Accessibility by axe-core: what it finds serious on a page."""

from __future__ import annotations

from collections.abc import Set
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "ui/node_modules/axe-core/axe.min.js"
RUN: Final = """([scope, options]) => {
    document.documentElement.style.opacity = ''  // its rules about contrast ask for it
    return axe.run(scope ?? document, options)
}"""


def violations(
    page: Page,
    rules: list[str] | None = None,
    *,
    also: Set[str] = frozenset(),
    within: str | None = None,
) -> list[str]:
    """Return the serious findings on this screen, by all rules or by these.

    Those of some rules count also if they are not serious.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    found = page.evaluate(RUN, [within, options])
    return [
        f"{fault['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical") or fault["id"] in also
        for node in fault["nodes"]
    ]
