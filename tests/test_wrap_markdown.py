"""The formatter of Markdown wraps prose and nothing else."""

from __future__ import annotations

import pytest

from tools.wrap_markdown import WIDTH, wrap

LONG = "word " * 40


@pytest.mark.parametrize(
    "text",
    [
        "A short line.\nAnother one.\n",
        f"| {LONG}|\n|---|\n| cell |",
        f"# {LONG}",
        f"> {LONG}",
        f"```sh\n{LONG}\n```",
        f"![{LONG}](picture.png)",
        "x" * 200,
        f"<!-- {LONG}-->",
    ],
)
def test_what_is_not_wide_prose_stays_as_it_is(text: str) -> None:
    assert wrap(text) == text


def test_a_paragraph_is_wrapped_and_the_next_one_left_alone() -> None:
    wrapped = wrap(f"{LONG}\nend.\n\nShort\nlines.\n")
    assert max(map(len, wrapped.splitlines())) <= WIDTH
    assert wrapped.split() == f"{LONG} end. Short lines.".split()
    assert wrapped.endswith("\n\nShort\nlines.\n")


def test_an_item_is_indented_under_its_text() -> None:
    assert [line[:6] for line in wrap(f"12. {LONG}\n- short").splitlines()] == [
        "12. wo",
        "    wo",
        "- shor",
    ]


def test_code_and_links_are_not_broken() -> None:
    code, link = "`a b c d e f g h`", "[two words](docs/a.md)"
    wrapped = wrap(f"{code} {link} " * 20)
    assert all(line.count("`") % 2 == 0 for line in wrapped.splitlines())
    assert all(line.count("[") == line.count(")") for line in wrapped.splitlines())


@pytest.mark.parametrize("mark", ["-", "+", "=", "#", "1."])
def test_no_line_begins_with_what_would_be_syntax(mark: str) -> None:
    for length in range(WIDTH - 10, WIDTH + 2):
        lines = wrap(f"{'x' * length} {mark} {LONG}").splitlines()
        assert not any(line.startswith(f"{mark} ") for line in lines)


def test_wrapping_twice_changes_nothing_more() -> None:
    once = wrap(f"- {LONG}\n- {LONG}\n\n{LONG}\n")
    assert wrap(once) == once
