"""The example of a custom bot works as documented."""

import re
from pathlib import Path

import pytest

from ethnos.bots import make_bot
from ethnos.rules.ruleset import Ruleset
from tests.bots.self_play import self_play_states

EXAMPLE = Path(__file__).parents[2] / "examples" / "custom_bot.py"


def test_example_plays_under_its_documented_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLE.parents[1])
    named = re.search(r"--bots ([\w.]+:\w+)", EXAMPLE.read_text(encoding="utf-8"))
    assert named
    for state in self_play_states(make_bot(named.group(1)), Ruleset(), seed=1):
        assert not state.is_over
    assert state.is_over
