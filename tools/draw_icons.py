"""Draw the icons of the installed game from the favicon: `python -m tools.draw_icons`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.ui.visitor import open_chromium

PUBLIC: Final = Path(__file__).parents[1] / "ui" / "public"
PAPER: Final = "#e9dcc1"
ICONS: Final = {
    "192": (192, 0.94, "transparent"),
    "512": (512, 0.94, "transparent"),
    "mask": (512, 0.6, PAPER),  # a mask may cut off a tenth on each side
}
"""By file name: pixels, the share of them that the shield takes, and what lies behind it."""


def main() -> None:
    """Write every icon anew."""
    (PUBLIC / "icons").mkdir(exist_ok=True)
    shield = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with open_chromium() as chromium:
        for name, (size, share, behind) in ICONS.items():
            page = chromium.browser().new_page(viewport={"width": size, "height": size})
            style = f"margin:0;height:100vh;display:grid;place-items:center;background:{behind}"
            page.set_content(
                f'<body style="{style}"><div style="width:{share * 100}%">{shield}</div></body>'
            )
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
