"""A report as one HTML document that needs nothing from outside."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from ethnos.i18n import Messages

_STYLE: Final = """
:root { color-scheme: light dark; --ink: #1b1b1b; --paper: #fffdf8; --line: #ccc; --dot: #0072b2 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee; --paper: #1c1b19; --line: #555; --dot: #56b4e9 }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
       max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .5rem; text-align: right }
th:first-child, td:first-child { text-align: left }
td { white-space: nowrap }
svg { width: 100%; min-width: 34rem; height: auto }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif }
svg .tick { font-size: 11px }
svg .grid { stroke: var(--line); stroke-width: .5 }
svg .mark { stroke: var(--ink); stroke-dasharray: 4 3 }
svg .whisker { stroke: var(--dot); stroke-width: 3 }
svg circle { fill: var(--dot) }
.scroll { overflow-x: auto }
code { overflow-wrap: anywhere }
"""


def document(title: str, parts: Iterable[str], messages: Messages) -> str:
    """Return a whole document, given the HTML of its parts."""
    return (
        f'<!doctype html><html lang="{messages.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>"
        f"<body>{''.join(parts)}</body></html>\n"
    )


def section(title: str, content: str) -> str:
    """Return a part with a heading; the content is HTML."""
    return f"<h2>{escape(title)}</h2>{content}"


def table_of(heads: list[str], rows: list[list[str]]) -> str:
    """Return a table of texts that scrolls where it is too wide."""
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>" for row in rows
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="scroll">{table}</div>'
