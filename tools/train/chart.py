"""The learning curve as a picture, drawn by ourselves: an SVG file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

WIDTH, HEIGHT, MARGIN = 720, 400, 56
FONT: Final = 'font-family="sans-serif" font-size="12"'
TITLE: Final = "Cross-entropy relative to an even chance, on games not learned from"
COMPARED: Final = "epochs; dashed: the hand-made estimate"
COLOURS: Final = ("#1b6ca8", "#b3541e", "#2e7d32", "#7b3fa0", "#8d6e00", "#444444")


def draw(
    path: Path,
    curves: Mapping[str, Sequence[float]],
    levels: Mapping[str, float],
    title: str = TITLE,
) -> None:
    """Draw curves over epochs, and for each a dashed level to compare with."""
    values = [value for curve in curves.values() for value in curve] + list(levels.values())
    low, high = min(values), max(values)
    epochs = max(len(curve) for curve in curves.values())

    def point(epoch: float, value: float) -> tuple[float, float]:
        x = MARGIN + (WIDTH - 3 * MARGIN) * epoch / max(1, epochs - 1)
        y = HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * (value - low) / ((high - low) or 1)
        return round(x, 1), round(y, 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {FONT}>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{MARGIN}" y="24" font-size="15">{title}</text>',
        f'<text x="{MARGIN}" y="{HEIGHT - 14}">{COMPARED if levels else "epochs"}</text>',
    ]
    for (name, curve), colour in zip(curves.items(), COLOURS, strict=False):
        path_points = " ".join(f"{x},{y}" for x, y in (point(*at) for at in enumerate(curve)))
        lines.append(f'<polyline points="{path_points}" fill="none" stroke="{colour}"/>')
        x, y = point(epochs - 1, curve[-1])
        lines.append(
            f'<text x="{x + 6}" y="{y + 4}" fill="{colour}">{name}: {curve[-1]:.3f}</text>'
        )
        if name in levels:
            (left, y), (right, _) = point(0, levels[name]), point(epochs - 1, levels[name])
            lines.append(
                f'<line x1="{left}" y1="{y}" x2="{right}" y2="{y}" stroke="{colour}"'
                ' stroke-dasharray="4 4" opacity="0.6"/>'
            )
    path.write_text("\n".join([*lines, "</svg>"]) + "\n", encoding="utf-8")
