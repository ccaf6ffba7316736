"""The terminal in every language: rules, games, error messages."""

from pathlib import Path

import pytest

from ethnos.cli import main
from ethnos.i18n import Messages
from ethnos.languages import languages
from ethnos.rules.cards import Tribe

every_language = pytest.mark.parametrize("lang", languages())


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("ETHNOS_LANG", raising=False)


def run(monkeypatch: pytest.MonkeyPatch, *args: str) -> int:
    monkeypatch.setattr("sys.argv", ["ethnos", *args])
    with pytest.raises(SystemExit) as end:
        main()
    assert isinstance(end.value.code, int)
    return end.value.code


@every_language
def test_rules_topic_is_read_in_language_of_flag_or_environment(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    title = Messages(lang, strict=True).format("tribe-title", tribe=str(Tribe.TROLL))
    assert run(monkeypatch, "rules", title, "--lang", lang) == 0
    by_flag = capsys.readouterr().out
    assert by_flag.lower().startswith(f"{title.lower()}\n")
    monkeypatch.setenv("ETHNOS_LANG", lang)
    assert run(monkeypatch, "rules", "trolls") == 0
    assert capsys.readouterr().out == by_flag


@every_language
@pytest.mark.parametrize("flag", [True, False])
def test_error_message_is_in_requested_language(
    lang: str, flag: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [f"--lang={lang}"] if flag else []
    if not flag:
        monkeypatch.setenv("ETHNOS_LANG", lang)
    assert run(monkeypatch, "play", "--names", "A,a", *asked) == 2
    said = Messages(lang, strict=True).format("setup-error-names")
    assert capsys.readouterr().err == f"ethnos: {said}\n"


@every_language
def test_game_is_narrated_in_every_language(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ("--people", "0", "--players", "2", "--bots", "random", "--seed", "1", "--plain")
    assert run(monkeypatch, "play", *args, "--lang", lang) == 0
    told = capsys.readouterr().out
    messages = Messages(lang, strict=True)
    names = [messages.format("bot-called", seat=seat) for seat in range(2)]
    ends = [messages.format("outcome-winners", count=1, names=name) for name in names]
    assert any(end in told for end in ends)


@every_language
def test_commands_are_accepted_in_every_language(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    messages = Messages(lang, strict=True)
    words = [messages.format(f"verb-{verb}").split()[0] for verb in ("score", "draw", "quit")]
    typed = iter(words)
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    args = ("--players", "2", "--bots", "random", "--seed", "1", "--plain", "--lang", lang)
    assert run(monkeypatch, "play", *args) == 0
    told = capsys.readouterr().out
    assert messages.format("scoreboard-now", age=1) in told
    assert next(typed, None) is None
