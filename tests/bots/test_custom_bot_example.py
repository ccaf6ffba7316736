"""The example of a bot works as its text says."""

import re
from pathlib import Path

import pytest

from ethnos.bots import make_bot
from ethnos.rules.ruleset import Ruleset
from tests.bots.self_play import tables_of

EXAMPLE = Path(__file__).parents[2] / "examples" / "custom_bot.py"


def test_the_example_plays_under_the_name_it_gives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLE.parents[1])
    named = re.search(r"--bots ([\w.]+:\w+)", EXAMPLE.read_text(encoding="utf-8"))
    assert named
    for state in tables_of(make_bot(named.group(1)), Ruleset(), seed=1):
        assert not state.is_over
    assert state.is_over
