"""Questions at the terminal break between words, whatever its width."""

from __future__ import annotations

import pytest

from ethnos.cli import output
from ethnos.cli.terminal.display import ANSWER, Display
from ethnos.i18n import Messages
from ethnos.languages import languages
from ethnos.phrase import phrase


def asked(display: Display, question: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the prompt of a question at a terminal."""
    prompts: list[str] = []

    def answer(prompt: str, *_: object) -> str:
        prompts.append(prompt)
        return ""

    monkeypatch.setattr(display, "is_terminal", True)
    monkeypatch.setattr(display, "_prompt", answer)
    monkeypatch.setattr("builtins.input", answer)
    display.ask(question)
    return prompts[0]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("plain", [True, False])
def test_long_question_breaks_between_words(
    lang: str,
    width: int,
    plain: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    messages = Messages(lang)
    draw = phrase("ask-wizard-draw", count=3, free="yes", percent=12)
    for question in (
        messages.format("setup-tribes", count=6),
        messages.format("setup-names", default=messages.format("default-name")),
        messages.format("prompt", name="Maximiliane", question=draw),
    ):
        display = Display(messages, plain=plain)
        display.console.width = width
        prompt = asked(display, question, monkeypatch)
        lines = [*capsys.readouterr().out.splitlines(), prompt]
        assert " ".join(lines) == f"{question}> "
        assert max(map(len, lines)) <= width
        assert len(prompt) + len(ANSWER) <= width + 1


def test_path_is_kept_whole() -> None:
    path = "kept/of/mia/in/a/long/folder/games/2026-11-18-201205.ethnos.jsonl"
    assert output.wrapped(f"The record is {path}", 40) == ["The record is", path]


@pytest.mark.parametrize("plain", [True, False])
def test_lines_break_between_words_and_keep_their_indent(
    plain: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    messages = Messages("en")
    display = Display(messages, plain=plain)
    monkeypatch.setattr(display, "is_terminal", True)
    display.console.width = 60
    text = f"  {messages.format('bot-novice-character')}, {messages.format('legend')}"
    display.line(text)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 2
    assert all(line.startswith("  ") and len(line) <= 60 for line in lines)
    assert " ".join(line.strip() for line in lines) == text.strip()
