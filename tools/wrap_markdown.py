"""Wrap the prose of Markdown pages to one width: `python -m tools.wrap_markdown`.

Only a paragraph or list item with a line that is too long is touched. Tables, code, headings and
words longer than the width stay as they are. Prettier and mdformat were considered: both pad every
table to its widest cell, and a table of clauses is then wider than any screen.
"""

from __future__ import annotations

import re
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
WIDTH: Final = 120

_FENCE: Final = re.compile(r"\s*(```|~~~)")
_ITEM: Final = re.compile(r" *(?:[-*+]|\d+[.)]) +(?=\S)")
_FIXED: Final = re.compile(r"\s*$|\s*(?:[|#<>]|!\[|:::|[=-]+$|\[[^]]+\]:)")
"""Lines that are not prose: empty ones, tables, headings, HTML, quotes, pictures, references."""
_WORD: Final = re.compile(r"(?:`+[^`]+`+|\[[^]]*\]\([^)]*\)|\S)+")
"""A word; code and links count as one, spaces included."""
_MARK: Final = re.compile(r"[-+*=>#|]|\d+[.)]$")
"""A word that would be syntax at the beginning of a line."""


def pages() -> list[Path]:
    """Return every page that is written by hand."""
    folders = (ROOT / "docs", ROOT / ".github", ROOT / "src" / "ethnos" / "locale" / "en")
    return sorted([*ROOT.glob("*.md"), *(page for top in folders for page in top.rglob("*.md"))])


def wrap(text: str) -> str:
    """Return a page whose prose fits the width."""
    lines = []
    for block, is_prose in _blocks(text.split("\n")):
        lines += _wrapped(block) if is_prose else block
    return "\n".join(lines)


def _blocks(lines: Sequence[str]) -> Iterator[tuple[list[str], bool]]:
    """Split a page into paragraphs and list items (prose) and single lines of anything else."""
    prose: list[str] = []
    in_code = False
    for line in lines:
        fence = _FENCE.match(line) is not None
        fixed = in_code or fence or _FIXED.match(line) is not None
        in_code ^= fence
        if prose and (fixed or _ITEM.match(line)):
            yield prose, True
            prose = []
        if fixed:
            yield [line], False
        else:
            prose.append(line)
    if prose:
        yield prose, True


def _wrapped(block: list[str]) -> list[str]:
    """Return a paragraph or list item as it is if it fits, otherwise with new line breaks."""
    if max(map(len, block)) <= WIDTH:
        return block
    item = _ITEM.match(block[0])
    first = item[0] if item else _indent(block[0])
    rest = " " * len(first) if item else first
    words = _WORD.findall(" ".join([block[0][len(first) :], *block[1:]]))
    lines, line = [], first + words[0]
    for word in words[1:]:
        if len(line) + 1 + len(word) > WIDTH and not _MARK.match(word):
            lines.append(line)
            line = rest + word
        else:
            line = f"{line} {word}"
    return [*lines, line]


def _indent(line: str) -> str:
    return line[: len(line) - len(line.lstrip(" "))]


def main() -> None:
    """Wrap every page, or say which ones are too wide."""
    parser = ArgumentParser(prog="python -m tools.wrap_markdown", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if one is wide")
    check = parser.parse_args().check
    wide = [page for page in pages() if wrap(page.read_text("utf-8")) != page.read_text("utf-8")]
    for page in wide:
        print(page.relative_to(ROOT))
        if not check:
            page.write_text(wrap(page.read_text("utf-8")), "utf-8")
    if check and wide:
        sys.exit(f"over {WIDTH} columns; `make format` wraps them")


if __name__ == "__main__":
    main()
