"""Every question takes a bare answer, is asked again after nonsense, and can be left."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ethnos.languages import languages
from ethnos.talk.vocabulary import vocabulary
from tests.terminal.scripted_game import Script, game_with_hand

every_language = pytest.mark.parametrize("lang", languages())
Start = Callable[..., Script]


@pytest.fixture
def start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Start:
    def started(hand: str, *, people: int = 1, lang: str = "en", confirm: bool = False) -> Script:
        game = game_with_hand(hand, people=people)
        return Script(monkeypatch, capsys, tmp_path, game, lang=lang, confirm=confirm)

    return started


@every_language
def test_yes_never_throws_a_troll_token_away(lang: str, start: Start) -> None:
    script, word = start("troll:blue troll:red troll:red", lang=lang), vocabulary(lang).word
    lines = [f"{word('verb-band')} 1 2 3 {word('typed-lead')} 1", word("typed-yes"), "2"]
    shown = script.play([*lines, word("verb-quit")])
    assert "1, 2" in shown[1].splitlines()[-1]
    assert script.game.state.trolls[0] == (2,)
    assert script.messages.format("command-which-token", tokens="…").partition("…")[0] in shown[2]


@every_language
def test_only_troll_token_is_taken_by_yes(lang: str, start: Start) -> None:
    script, word = start("troll:red", lang=lang), vocabulary(lang).word
    script.play([f"{word('verb-band')} 1", word("typed-yes"), word("verb-quit")])
    assert script.game.state.trolls[0] == (1,)


@every_language
@pytest.mark.parametrize("with_verb", [True, False])
def test_leader_is_asked_for_and_answered(lang: str, with_verb: bool, start: Start) -> None:
    script, word = start("troll:blue wizard:blue", lang=lang), vocabulary(lang).word
    answer = f"{word('typed-lead')} 2" if with_verb else "2"
    lines = [f"{word('verb-band')} 1 2", "xyzzy", word("verb-help"), answer, word("verb-quit")]
    shown = script.play(lines)
    question = script.say("prompt", name="Mia", question=script.say("ask-leader"))
    assert [output.endswith(f"{question}> ") for output in shown] == [False, *[True] * 3, False]
    band = script.game.state.bands[0][0]
    assert (str(band.leader), band.size) == ("wizard:blue", 2)


@every_language
@pytest.mark.parametrize("empty", [True, False])
def test_question_who_leads_is_cancelled(lang: str, empty: bool, start: Start) -> None:
    script, word = start("troll:blue wizard:blue", lang=lang), vocabulary(lang).word
    cancel = "" if empty else word("typed-no")
    shown = script.play([f"{word('verb-band')} 1 2", cancel, word("verb-quit")])
    assert script.say("command-band-dropped") in shown[2]
    assert not shown[2].endswith(f"{script.say('ask-leader')}> ")
    assert not script.game.state.bands[0]


@every_language
def test_quit_leaves_at_confirmation(lang: str, start: Start) -> None:
    script, word = start("troll:blue", lang=lang, confirm=True), vocabulary(lang).word
    shown = script.play([f"{word('verb-band')} 1", word("verb-quit")])
    assert shown[1].endswith(f"{script.say('confirm-band')}> ")
    assert not script.game.state.bands[0]


@every_language
def test_confirmation_is_asked_again_until_answered(lang: str, start: Start) -> None:
    script, word = start("elf:blue", lang=lang, confirm=True), vocabulary(lang).word
    lines = ["xyzzy", word("verb-draw"), word("verb-table"), word("verb-hint"), "sort xyzzy"]
    shown = script.play([f"{word('verb-band')} 1", *lines, word("typed-yes"), word("verb-quit")])
    again = script.say("confirm-again")
    assert all(output.endswith(f"{script.say('confirm-band')}> ") for output in shown[1:7])
    assert [again in output for output in shown[2:7]] == [True, True, False, False, False]
    assert script.game.state.bands[0]


@every_language
@pytest.mark.parametrize("empty", [True, False])
def test_unconfirmed_band_is_not_played(lang: str, empty: bool, start: Start) -> None:
    script, word = start("elf:blue", lang=lang, confirm=True), vocabulary(lang).word
    refusal = "" if empty else word("typed-no")
    shown = script.play([f"{word('verb-band')} 1", refusal, word("verb-quit")])
    assert script.say("command-band-dropped") in shown[2]
    assert not script.game.state.bands[0]


@every_language
@pytest.mark.parametrize("later", [0, 1])
def test_quit_leaves_while_keyboard_is_handed_over(lang: str, later: int, start: Start) -> None:
    script, word = start("elf:blue", people=2, lang=lang), vocabulary(lang).word
    lines = ["", f"{word('verb-take')} 1", *[""] * later, word("verb-quit")]
    shown = script.play(lines)
    asked = script.say("hand-over-ready" if later else "hand-over", name="Leo")
    assert shown[-1].endswith(f"{asked}> ")


@every_language
def test_waiting_shows_no_cards_whatever_is_typed(lang: str, start: Start) -> None:
    script, word = start("minotaur:blue", people=2, lang=lang), vocabulary(lang).word
    secret = script.say("card-in-kingdom", tribe="minotaur", kingdom="blue")
    typed = [word(f"verb-{verb}") for verb in ("hint", "table", "log", "sort", "memory", "undo")]
    shown = script.play([*typed, "xyzzy", word("typed-yes"), word("verb-quit")])
    asked = script.say("hand-over-ready", name="Mia")
    assert all(output.endswith(f"{asked}> ") for output in shown)
    assert not any(secret in output for output in shown)
    first = script.say("enter-first")
    assert [first in output for output in shown[1:]] == [True, True, False, *[True] * 5]


@every_language
def test_drawn_card_is_seen_before_keyboard_is_handed_over(lang: str, start: Start) -> None:
    script, word = start("elf:blue", people=2, lang=lang), vocabulary(lang).word
    shown = script.play(["", word("verb-draw"), "", "", word("verb-quit")])
    (card,) = [card for card in script.game.state.hands[0] if str(card) != "elf:blue"]
    args = {"tribe": str(card.tribe), "kingdom": str(card.kingdom)}
    own = script.say("event-drawn", name="Mia", **args)
    assert own in shown[2]
    assert shown[2].endswith(f"{script.say('hand-over', name='Leo')}> ")
    assert not any(own in output for output in shown[3:])
    assert script.say("event-drawn-unseen", name="Mia") in shown[4]


def test_command_at_confirmation_may_undo(start: Start) -> None:
    script = start("elf:blue", confirm=True)
    shown = script.play(["draw", "band 1", "undo", "quit"])
    assert script.say("undone", name="Mia") in shown[3]
    assert not script.game.state.bands[0]


@pytest.mark.parametrize("word", ["R38", "D18", "Ärger"])
def test_topic_of_rules_is_passed_on_as_typed(
    word: str, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    class Found:
        text = "## R38\n\nThe **text** of a clause."

    def find(topic: str, lang: str) -> type[Found]:
        asked.append(f"{topic} {lang}")
        return Found

    monkeypatch.setattr("ethnos.cli.terminal.local_commands.find_section", find)
    shown = start("elf:blue").play([f"rules {word}", "quit"])
    assert asked == [f"{word} en"]
    assert "The text of a clause." in shown[1]
