"""Take the pictures that browsers show when they offer to install the game.

`python -m tools.app_pictures` writes them where the manifest names them.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

from tests.ui.visitor import Visitor, open_chromium, serve_page, wait_for_fonts
from tools.screenshots import MIDDLE, at_table

FOLDER: Final = Path(__file__).parents[1] / "ui" / "public" / "screenshots"
SIZES: Final = {"wide": (1280, 720), "narrow": (390, 844)}
QUALITY: Final = 60


def main() -> None:
    """Take them at a table in the middle of a game."""
    FOLDER.mkdir(exist_ok=True)
    with open_chromium() as chromium, serve_page() as served:
        for name, size in SIZES.items():
            visitor = Visitor.arrive(chromium.browser(), served.url, "Petr", size=size)
            page = at_table(MIDDLE)(visitor)
            page.wait_for_selector(".hand .card-button")
            wait_for_fonts(page)
            picture = Image.open(BytesIO(page.screenshot(animations="disabled")))
            picture.convert("RGB").save(FOLDER / f"{name}.jpg", quality=QUALITY, optimize=True)
            visitor.leave()


if __name__ == "__main__":
    main()
