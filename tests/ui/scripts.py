"""Scripts that measure or drive the page, kept in `js/`."""

from pathlib import Path

FOLDER = Path(__file__).parent / "js"


def script(name: str) -> str:
    """Return the source of a script: one function, to be evaluated in the page."""
    return (FOLDER / f"{name}.js").read_text(encoding="utf-8")
