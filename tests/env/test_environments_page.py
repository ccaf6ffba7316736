"""The tables of `docs/environments.md` are generated from the code."""

from pathlib import Path

import pytest

from ethnos.env.spec import filled

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_tables_are_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert filled(page) == page, "run: python -m ethnos.env.spec docs/environments.md"


def test_stale_table_is_noticed() -> None:
    page = PAGE.read_text(encoding="utf-8")
    stale = page.replace("own cards, by card type", "old words")
    assert stale != page
    assert filled(stale) == page


def test_page_without_a_marker_is_refused() -> None:
    with pytest.raises(ValueError, match="no marker for the table 'rewards'"):
        filled("an empty page")


def test_first_example_of_the_page_runs() -> None:
    page = PAGE.read_text(encoding="utf-8")
    program = page.partition("```python\n")[2].partition("```")[0]
    names: dict[str, object] = {}
    exec(compile(program, str(PAGE), "exec"), names)
    assert names["terminated"]
