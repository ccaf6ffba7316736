"""Who knows a bot from the page finds its name for commands in their help."""

from __future__ import annotations

import pytest

from ethnos.bots.registry import COMPILED, LEVELS, MISSING_LEVELS, Level
from ethnos.i18n import Messages
from ethnos.languages import languages

ALL = sorted((*LEVELS, *MISSING_LEVELS), key=lambda level: level.strength)


def named(levels: list[Level], messages: Messages) -> str:
    return ", ".join(f"{one.id} ({messages.format(one.name_message)})" for one in levels)


@pytest.mark.parametrize("lang", languages())
def test_help_names_every_level_both_ways(lang: str) -> None:
    messages = Messages(lang)
    fast = [level for level in ALL if level.id not in COMPILED]
    for command in ("play", "arena"):
        assert named(ALL, messages) in messages.format(f"cli-{command}-bots")
    assert named(fast, messages) in messages.format("cli-simulate-bots")
