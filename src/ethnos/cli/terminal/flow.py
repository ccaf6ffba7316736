"""Rich layouts for every width: rows that wrap between items, and tables with a narrow form."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.text import Text

GAP = 2
UNLIMITED = 10_000
"""Wider than any table."""


class Flow:
    """A title, then items on as many lines as they need, aligned with the first item."""

    def __init__(self, title: Text, items: Sequence[Text]) -> None:
        self._title = title
        self._items = items

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield lines that fit the available width."""
        margin = self._title.cell_len + GAP
        line = self._title.copy()
        filled = self._title.cell_len
        for item in self._items:
            if filled + GAP + item.cell_len > options.max_width and filled > margin:
                yield line
                line, filled = Text(" " * (margin - GAP)), margin - GAP
            line.append(" " * GAP)
            line.append_text(item)
            filled += GAP + item.cell_len
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """Return the smallest and largest useful width: the widest item, and one line."""
        items = [item.cell_len + GAP for item in self._items]
        margin = self._title.cell_len
        return Measurement(margin + max(items, default=0), margin + sum(items))


class Fitting:
    """The first of several forms of the same content that is not cut; else the last."""

    def __init__(self, *forms: RenderableType) -> None:
        self._forms = forms

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield the form that fits the available width."""
        *wide, last = self._forms
        unlimited = options.update(max_width=UNLIMITED)
        for form in wide:
            if Measurement.get(console, unlimited, form).maximum <= options.max_width:
                yield form
                return
        yield last


def titled(title: str, width: int, style: str = "") -> Text:
    """Return a title padded to a width, so that flows below each other align."""
    return Text.assemble((title, style), " " * max(0, width - cell_len(title)))
