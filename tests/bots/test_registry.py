"""Bots by name."""

import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from ethnos.bots import LEVELS, UnknownBotError, bot_ids, make_bot, registry
from ethnos.bots.random_bot import RandomBot
from ethnos.i18n import Messages


def test_levels_are_registered_in_order_of_strength() -> None:
    assert [level.id for level in LEVELS] == [
        "random",
        "novice",
        "adventurer",
        "heuristic",
        "search",
    ]
    assert set(bot_ids()) >= {level.id for level in LEVELS} | {"marker", "collector"}
    strengths = [level.strength for level in LEVELS]
    assert strengths == sorted(set(strengths))


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.id)
def test_every_level_has_a_name_and_a_character(level: registry.Level) -> None:
    messages = Messages("en", strict=True)
    assert messages.format(level.name_message)
    assert messages.format(level.character_message)


def test_docs_quote_name_and_character_of_each_level() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    english = Messages("en", strict=True)
    for level in LEVELS:
        name, character = map(english.format, (level.name_message, level.character_message))
        assert f"\n| `{level.id}` | {name} | {character} |" in page


def test_bot_can_be_given_as_module_and_class() -> None:
    assert type(make_bot("ethnos.bots.random_bot:RandomBot")) is RandomBot


def test_bot_of_another_package_has_an_entry_point(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    point = EntryPoint("stranger", "ethnos.bots.random_bot:RandomBot", registry.ENTRY_POINTS)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point] if group else [])
    assert "stranger" in bot_ids()
    assert type(make_bot("stranger")) is RandomBot


@pytest.mark.parametrize(
    "spec",
    ["nobody", "no.such.module:Bot", "ethnos.bots:Nobody", "json:JSONDecoder", "search:0"],
)
def test_unknown_bot_is_refused(spec: str) -> None:
    with pytest.raises(UnknownBotError):
        make_bot(spec)


def test_importing_bots_does_not_import_numba() -> None:
    code = "import sys, ethnos.bots as b; b.make_bot('heuristic'); print('numba' in sys.modules)"
    command = [sys.executable, "-c", code]
    answer = subprocess.run(command, capture_output=True, check=True, text=True)
    assert answer.stdout.strip() == "False"


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        (":", "ValueError: Empty module name"),
        ("os:system", "TypeError: system() missing required argument 'command' (pos 1)"),
        ("broken_bots:Bot", "ZeroDivisionError: division by zero"),
    ],
)
def test_whatever_a_foreign_module_raises_is_one_error(
    spec: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_bots.py").write_text("1 / 0\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(UnknownBotError) as caught:
        make_bot(spec)
    assert caught.value.why == why
