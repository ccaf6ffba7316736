"""Plots as SVG text, without a plotting library, so that a report is self-contained."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from ethnos.arena.estimates import Estimate
from ethnos.i18n import Messages

_LABEL = 200
_WIDTH = 750
_ROW = 26
_AXIS = 22
PALETTE = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00")
"""Colours that are distinguishable with any colour vision (after Okabe and Ito)."""


class Row(NamedTuple):
    """A row of a plot."""

    label: str
    estimate: Estimate


def _svg(height: int, title: str, body: Sequence[str]) -> str:
    return (
        '<div class="scroll">'
        f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        + "".join(body)
        + "</svg></div>"
    )


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(text)}</text>'


def _ticks(low: float, high: float) -> list[float]:
    """Return about five round numbers between two others.

    >>> _ticks(0, 10)
    [0, 2, 4, 6, 8, 10]
    """
    span = high - low or 1
    step = next(
        size
        for power in range(-6, 12)
        for size in (10.0**power, 2 * 10.0**power, 5 * 10.0**power)
        if span / size <= 6
    )
    step = int(step) if step >= 1 else step
    first = int(low // step)
    ticks = [(first + i) * step for i in range(8)]
    return [tick for tick in ticks if low - 1e-9 <= tick <= high + 1e-9]


def intervals(
    title: str, rows: Sequence[Row], mark: float | None = None, *, shares: bool = False
) -> str:
    """Draw a dot with its interval for each row, and a line at a reference value.

    Shares have an axis in per cent.
    """
    low = min([row.estimate.low for row in rows] + ([] if mark is None else [mark]))
    high = max([row.estimate.high for row in rows] + ([] if mark is None else [mark]))
    pad = (high - low or 1) * 0.05
    low, high = low - pad, high + pad
    height = _ROW * len(rows) + _AXIS

    def x_of(value: float) -> float:
        return _LABEL + (value - low) / (high - low) * (_WIDTH - _LABEL - 10)

    body = []
    for tick in _ticks(low, high):
        x = x_of(tick)
        body.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - _AXIS}"/>')
        label = f"{100 * tick:g}%" if shares else f"{tick:g}"
        body.append(_text(x, height - 6, label, "middle", "tick"))
    if mark is not None:
        x = x_of(mark)
        body.append(f'<line class="mark" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - _AXIS}"/>')
    for number, (label, estimate) in enumerate(rows):
        y = _ROW * number + _ROW / 2
        body.append(_text(_LABEL - 8, y + 5, label, "end"))
        ends = f'x1="{x_of(estimate.low):.1f}" x2="{x_of(estimate.high):.1f}"'
        body.append(f'<line class="whisker" {ends} y1="{y}" y2="{y}"/>')
        body.append(f'<circle cx="{x_of(estimate.value):.1f}" cy="{y}" r="5"/>')
    return _svg(height, title, body)


def stacked(
    title: str,
    rows: Sequence[tuple[str, Sequence[float]]],
    parts: Sequence[str],
    messages: Messages,
) -> str:
    """Draw a stacked bar for each row, with a legend."""
    longest = max(sum(values) for _, values in rows) or 1.0
    scale = (_WIDTH - _LABEL - 50) / longest
    height = _ROW * (len(rows) + 1)
    body = []
    legend = _LABEL
    for number, part in enumerate(parts):
        colour = PALETTE[number % len(PALETTE)]
        body.append(f'<rect x="{legend}" y="6" width="12" height="12" fill="{colour}"/>')
        body.append(_text(legend + 16, 17, part))
        legend += 30 + 8 * len(part)
    for number, (label, values) in enumerate(rows, start=1):
        y = _ROW * number
        body.append(_text(_LABEL - 8, y + 17, label, "end"))
        x = float(_LABEL)
        for index, (part, value) in enumerate(zip(parts, values, strict=True)):
            colour = PALETTE[index % len(PALETTE)]
            width = max(0.0, value * scale)
            shown = f"<title>{escape(part)}: {messages.number(value, 1)}</title>"
            body.append(
                f'<rect x="{x:.1f}" y="{y + 3}" width="{width:.1f}" height="{_ROW - 6}"'
                f' fill="{colour}">{shown}</rect>'
            )
            x += width
        body.append(_text(x + 6, y + 17, messages.number(sum(values), 1)))
    return _svg(height, title, body)


def matrix(
    title: str,
    rows: Sequence[str],
    columns: Sequence[str],
    values: Sequence[Sequence[float | None]],
    middle: float,
) -> str:
    """Draw numbers in coloured cells: blue above the middle, orange below."""
    cell = min(90.0, (_WIDTH - _LABEL - 40) / len(columns))
    height = _ROW * len(rows) + 90
    body = []
    for number, column in enumerate(columns):
        x = _LABEL + cell * (number + 0.5)
        body.append(f'<g transform="translate({x:.1f} 84) rotate(-40)">{_text(0, 0, column)}</g>')
    furthest = max(abs(v - middle) for row in values for v in row if v is not None) or 1.0
    for number, (label, row) in enumerate(zip(rows, values, strict=True)):
        y = 90 + _ROW * number
        body.append(_text(_LABEL - 8, y + 17, label, "end"))
        for index, value in enumerate(row):
            if value is None:
                continue
            x = _LABEL + cell * index
            strength = abs(value - middle) / furthest * 0.75
            colour = PALETTE[0] if value >= middle else PALETTE[1]
            body.append(
                f'<rect x="{x:.1f}" y="{y}" width="{cell - 2:.1f}" height="{_ROW - 2}"'
                f' fill="{colour}" fill-opacity="{strength:.2f}"/>'
            )
            body.append(_text(x + cell / 2, y + 17, f"{100 * value:.0f}", "middle"))
    return _svg(height, title, body)
