"""What is typed in a browser means the same as at the terminal."""

import pytest

from ethnos.i18n import Messages
from ethnos.languages import languages
from ethnos.protocol import Understand, Understood
from ethnos.records.notation import parse_card
from ethnos.rules.game import Game
from ethnos.rules.ruleset import Ruleset
from ethnos.server.outgoing.commands import understand
from ethnos.talk.vocabulary import vocabulary

every_language = pytest.mark.parametrize("lang", languages())


@pytest.fixture
def game() -> Game:
    """Return a game whose player to move holds a blue elf and a red elf."""
    game = Game(Ruleset(2), seed=1)
    game.state.hands[game.to_move] = tuple(map(parse_card, ("elf:blue", "elf:red")))
    return game


def answer(game: Game, text: str, lang: str, after: str | None = None) -> Understood:
    asked = Understand(id=1, text=text, lang=lang, after=after)
    return understand(game.view(game.to_move), 0, asked)


@every_language
def test_leader_is_asked_for_and_answered(game: Game, lang: str) -> None:
    words = vocabulary(lang)
    band = f"{words.word('verb-band')} 1 2"
    asked = answer(game, band, lang)
    assert asked.after == band
    assert [say.id for say in asked.say] == [
        *("command-who-leads", "leader-choice", "leader-choice")
    ]
    lead, card = words.word("typed-lead"), Messages(lang).format("card", tribe="elf", kingdom="red")
    for text in (f"{lead} 2", f"{lead[0]} 2", "2", card):
        assert answer(game, text, lang, after=band).action == "band elf:red+elf:blue"
    for text in ("", words.word("typed-no")):
        dropped = answer(game, text, lang, after=band)
        assert dropped.action is None
        assert [say.id for say in dropped.say] == ["command-band-dropped"]
        assert dropped.after is None
    assert answer(game, "xyzzy", lang, after=band).after == band  # The question stays open.
    for verb in ("hint", "help", "score"):
        request = answer(game, words.word(f"verb-{verb}"), lang, after=band)
        assert (request.request, request.after) == (verb, band)  # It answers another question.
    assert answer(game, "2", lang).action is None  # Without the question it answers nothing.


@every_language
def test_topic_of_the_rules_is_found_or_refused(game: Game, lang: str) -> None:
    rules = vocabulary(lang).word("verb-rules")
    trolls = Messages(lang).format("tribe-title", tribe="troll")
    for topic, address in ((trolls, "trolls"), ("r38", "R38"), ("d18", "D18"), ("", "")):
        found = answer(game, f"{rules} {topic}", lang)
        assert (found.request, found.argument) == ("rules", address)
    unknown = answer(game, f"{rules} xyzzy", lang)
    assert unknown.request is None
    assert [say.id for say in unknown.say] == ["rules-unknown"]


@every_language
def test_agreeing_takes_the_only_troll_token(game: Game, lang: str) -> None:
    game.state.hands[game.to_move] = (parse_card("troll:red"),)
    game.play(game.legal_actions[-1])
    assert str(game.state.decision) == "troll_token"
    assert answer(game, vocabulary(lang).word("typed-yes"), lang).action == "troll 1"
