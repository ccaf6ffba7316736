"""docs/protocol.md describes every message and every refusal code."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from ethnos import protocol
from ethnos.rules.errors import Refusal

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
NEVER_SENT = {"not_due"}
"""Told to the server's own clock only."""


def tags(*unions: object) -> list[str]:
    return sorted({kind.__struct_config__.tag for union in unions for kind in get_args(union)})


@pytest.mark.parametrize("tag", tags(protocol.FromClient, protocol.FromServer, protocol.Entry))
def test_every_message_is_described(tag: str) -> None:
    assert re.search(rf"`{tag}[` ]", PAGE)


def codes() -> list[str]:
    """The words in which this server refuses something, as its source has them."""
    found: set[str] = set()
    for module in (ROOT / "src" / "ethnos" / "server").rglob("*.py"):
        source = module.read_text(encoding="utf-8")
        found |= set(re.findall(r'RefusedError\(\s*"([a-z_]+)"', source))
        found |= set(re.findall(r'(?:problem|RequestError)\(\s*\d+, "([a-z_]+)"', source))
        found |= set(re.findall(r'Refused\("([a-z_]+)"', source))
    return sorted(found - NEVER_SENT - set(Refusal))


@pytest.mark.parametrize("code", codes())
def test_every_refusal_is_described(code: str) -> None:
    assert f"`{code}`" in PAGE


def test_example_of_rule_refusal_exists() -> None:
    example = re.search(r"the rules' own code, e\.g\. `([a-z_]+)`", PAGE)
    assert example is not None
    assert example[1] in set(Refusal)
