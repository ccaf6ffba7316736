"""Draw the picture that chats show beside a link to the game: `python -m tools.share_picture`.

It is our own map and emblems, as the page draws them, in the size that chats expect.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image

from tests.ui.visitor import Visitor, open_chromium, serve_page, wait_for_fonts

FILE: Final = Path(__file__).parents[1] / "ui" / "public" / "share.png"
WIDTH, HEIGHT = 1200, 630

ARRANGE: Final = """() => {
  for (const unwanted of document.querySelectorAll('header, form, .doors, footer, .open, .lead'))
    unwanted.remove()
  const panel = document.querySelector('.inner > :not(.words)')
  panel?.remove()
  const title = document.querySelector('h1')
  title.textContent = 'Ethnos'
  title.style.cssText = 'font-size: 96px; letter-spacing: 1px; margin: 92px 0 0 36px'
  const line = document.createElement('p')
  line.textContent = 'The board game of six kingdoms'
  line.style.cssText = 'font: 600 22px/1.35 var(--display); margin: 10px 0 0 40px; max-width: 8em'
  title.after(line)
  document.querySelector('.hero').style.minHeight = '420px'
  document.body.style.zoom = 1.5
}"""


def main() -> None:
    """Draw it."""
    with open_chromium() as chromium, serve_page() as served:
        visitor = Visitor.arrive(chromium.browser(), served.url, "Ana", size=(WIDTH, HEIGHT))
        visitor.go("/")
        wait_for_fonts(visitor.page)
        visitor.page.wait_for_selector(".hero")
        visitor.page.evaluate(ARRANGE)
        picture = Image.open(BytesIO(visitor.page.screenshot(animations="disabled")))
        picture.convert("RGB").quantize(256).save(FILE, optimize=True)


if __name__ == "__main__":
    main()
