"""The TypeScript types of the page are those that the server's schema gives."""

from tools.ui_types import TARGET, typescript


def test_page_types_match_schema() -> None:
    assert TARGET.read_text(encoding="utf-8") == typescript(), "run python -m tools.ui_types"
