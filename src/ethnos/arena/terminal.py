"""Tables of numbers in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.box import SIMPLE_HEAVY
from rich.cells import cell_len
from rich.table import Table

from ethnos.arena.estimates import Estimate
from ethnos.i18n import Messages

NAME_WIDTH: Final = 8
"""The minimum width of the name column; longer names wrap."""


def short_names(bots: Sequence[str]) -> list[str]:
    """Return the short name of each bot: the class of `module:Class`, if it is unique.

    >>> short_names(["random", "mine:Greedy", "yours:Greedy", "mine:Calm"])
    ['random', 'mine:Greedy', 'yours:Greedy', 'Calm']
    """
    short = [bot.rpartition(":")[2] for bot in bots]
    return [
        title if short.count(title) == 1 else bot for title, bot in zip(short, bots, strict=True)
    ]


def percent(estimate: Estimate, messages: Messages) -> str:
    """Return a share with its interval, in percent.

    >>> percent(Estimate(0.5, 0.45, 0.55), Messages("en"))
    '50.0 (45.0–55.0)'
    """
    value, low, high = (
        messages.number(100 * share, 1) for share in (estimate.value, estimate.low, estimate.high)
    )
    return f"{value} ({low}–{high})"


def milliseconds(seconds: float, messages: Messages) -> str:
    """Return a time in milliseconds with three digits, so that no column grows with a slow machine.

    >>> [milliseconds(seconds, Messages("en")) for seconds in (0.00002, 0.0123, 0.4)]
    ['0.02', '12.3', '400']
    """
    shown = 1_000 * seconds
    return messages.number(shown, 2 if shown < 10 else 1 if shown < 100 else 0)


class TerminalTables:
    """Draws tables that fit the width of the terminal."""

    def __init__(self, messages: Messages, width: int) -> None:
        self.messages = messages
        self._width = width

    def table(self, title: str, columns: Sequence[str], rows: Sequence[list[str]]) -> Table:
        """Return a table in which headings wrap between words, names anywhere, numbers never."""
        heads = [self.messages.format(column) for column in columns]
        widths = self._widths(heads, rows)
        # No padding, so that the columns fit 80 characters.
        table = Table(title=self.messages.format(title), box=SIMPLE_HEAVY, padding=0)
        table.add_column(heads[0], overflow="fold", min_width=min(widths[0], NAME_WIDTH))
        for head, width in zip(heads[1:], widths[1:], strict=True):
            table.add_column(head, justify="right", width=width)
        for row in rows:
            table.add_row(*row)
        return table

    def _widths(self, heads: list[str], rows: Sequence[list[str]]) -> list[int]:
        """Return the column widths: what cells need, then what headings need as far as it fits."""
        columns = list(zip(*rows, strict=True))
        words = [max(map(cell_len, head.split())) for head in heads]
        widths = [
            max(word, *map(cell_len, cells)) for word, cells in zip(words, columns, strict=True)
        ]
        for _ in range(self._width - sum(widths) - len(widths) - 1):
            lacking = [cell_len(head) - width for head, width in zip(heads, widths, strict=True)]
            if max(lacking) <= 0:
                break
            widths[lacking.index(max(lacking))] += 1
        return widths
