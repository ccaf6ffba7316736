"""Typed input in every language: commands, cards, answers, topics of the rules."""

from dataclasses import replace
from itertools import combinations

import pytest

from ethnos.i18n import Messages
from ethnos.languages import languages
from ethnos.records.notation import parse_card
from ethnos.rules.cards import CARD_TYPES, Kingdom, Tribe
from ethnos.rules.game import Game
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import Decision
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource
from ethnos.talk.command_context import CommandContext, Grouping, command_context
from ethnos.talk.command_text import command_for, completions
from ethnos.talk.leader_answer import BandDroppedError, LeaderNeededError
from ethnos.talk.parser import LocalCommand, parse
from ethnos.talk.rulebook import find_section, sections
from ethnos.talk.verbs import VERBS_FOR, CommandError, Verb
from ethnos.talk.vocabulary import folded, vocabulary

every_language = pytest.mark.parametrize("lang", languages())


def listed(lang: str, message: str) -> set[str]:
    return {folded(word) for word in Messages(lang).format(message).replace(",", " ").split()}


@every_language
def test_no_word_means_two_commands(lang: str) -> None:
    for one, other in combinations(Verb, 2):
        assert listed(lang, f"verb-{one}") & listed(lang, f"verb-{other}") == set()


@every_language
@pytest.mark.parametrize("english", [False, True])
def test_commands_are_understood_in_own_language_and_english(lang: str, english: bool) -> None:
    own = vocabulary(lang).verbs
    for verb in Verb:
        word = str(verb) if english else vocabulary(lang).word(f"verb-{verb}")
        if english and own.get(word, verb) is not verb:
            continue  # Words of the language itself take precedence.
        for decision in Decision:
            assert vocabulary(lang).find_verb(word, decision) is verb


@every_language
def test_no_answer_is_both_yes_and_no(lang: str) -> None:
    no = listed(lang, "typed-no") | listed(lang, "typed-none")
    assert listed(lang, "typed-yes") & no == set()
    assert listed(lang, "typed-on") & listed(lang, "typed-off") == set()
    assert listed(lang, "typed-lead") & {folded(word) for word in vocabulary(lang).verbs} == set()


def typed(lang: str, *ids: str) -> list[str]:
    """Return the words of these messages, of the language and in English."""
    return [
        word for one in (lang, "en") for id_ in ids for word in Messages(one).format(id_).split()
    ]


@every_language
def test_agreeing_never_means_none(lang: str) -> None:
    for word in typed(lang, "typed-yes", "typed-all"):
        only = CommandContext(Decision.TROLL_TOKEN, tokens=(2,), lang=lang)
        assert str(parse(word, only)) == "troll 2"
        several = CommandContext(Decision.TROLL_TOKEN, tokens=(1, 2, 3), lang=lang)
        with pytest.raises(CommandError) as error:
            parse(word, several)
        said = Messages(lang, strict=True).say(error.value.explanation)
        assert all(token in said for token in "123")
        wizard = CommandContext(Decision.WIZARD_DRAW, most=3, lang=lang)
        assert str(parse(word, wizard)) == "wizard 3"
        track = CommandContext(Decision.MERFOLK_MOVE, most=1, lang=lang)
        assert str(parse(word, track)) == "move 1"
    for word in typed(lang, "typed-no", "typed-none"):
        assert str(parse(word, several)) == "troll none"
        assert str(parse(word, wizard)) == "wizard 0"


HAND = tuple(map(parse_card, ["elf:blue", "elf:red", "orc:red"]))


def who_leads(lang: str) -> CommandContext:
    """Return the context of the question who leads the first two cards."""
    context = CommandContext(Decision.TURN, hand=HAND, pool=HAND, lang=lang)
    with pytest.raises(LeaderNeededError) as question:
        parse(f"{vocabulary(lang).word('verb-band')} 1 2", context)
    return replace(context, leader_choices=question.value.choices)


@every_language
def test_leader_is_named_by_bare_answer(lang: str) -> None:
    context = who_leads(lang)
    lead = vocabulary(lang).word("typed-lead")
    card = Messages(lang).format("card", tribe="elf", kingdom="red")
    name = Messages(lang).format("kingdom-name", kingdom="red")
    for text in (f"{lead} 2", f"{lead[0]} 2", "2", f"{lead} {card}", card, folded(card), name):
        assert str(parse(text, context)) == "band elf:red+elf:blue", text
    for text in (f"{lead} 3", f"{lead[:2]} 3", "3"):  # Not a card of the band.
        with pytest.raises(CommandError) as error:
            parse(text, context)
        assert error.value.explanation.id == "command-leader-not-in-band", text


def test_short_form_of_czech_lead_never_recruits() -> None:
    assert str(parse("v 2", who_leads("cs"))) == "band elf:red+elf:blue"
    with pytest.raises(CommandError):
        parse("v 3", who_leads("cs"))
    assert str(parse("vezmi 2", who_leads("cs"))) == "take elf:red"


@every_language
def test_question_who_leads_is_cancelled_or_left(lang: str) -> None:
    context, words = who_leads(lang), vocabulary(lang)
    for text in ("", *typed(lang, "typed-no", "typed-none")):
        with pytest.raises(BandDroppedError):
            parse(text, context)
    for verb in (Verb.QUIT, Verb.HELP, Verb.HINT, Verb.TABLE):
        assert parse(words.word(f"verb-{verb}"), context) == LocalCommand(verb)
    assert str(parse(words.word("verb-draw"), context)) == "draw"
    assert [option.word for option in completions("", context)] == ["1", "2"]
    assert [option.word for option in completions(f"{words.word('typed-lead')} ", context)] == [
        *("1", "2")
    ]


@every_language
def test_unknown_words_get_no_silly_guess(lang: str) -> None:
    colours = [Messages(lang).format("kingdom-colour", kingdom=str(one)) for one in Kingdom]
    answers = typed(lang, "typed-yes", "typed-no", "typed-none", "typed-all")
    for word in ("yes", "blau", "alle", "červený", *colours, *answers):
        if vocabulary(lang).exact_verb(word) is not None:
            continue  # A word such as "n" that is also the short form of a command.
        with pytest.raises(CommandError) as error:
            parse(word, CommandContext(Decision.TURN, hand=HAND, lang=lang))
        assert error.value.explanation.id == "command-unknown", word


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "score points standings"),
        ("cs", "body skóre skore výsledek"),
        ("de", "punkte punktestand spielstand"),
        ("pl", "punkty wynik punktacja"),
        ("pt-BR", "placar pontos pontuação"),
        ("ru", "счёт счет очки результат"),
    ],
)
def test_usual_words_for_the_score_are_understood(lang: str, words: str) -> None:
    for word in words.split():
        assert vocabulary(lang).find_verb(word, Decision.TURN) is Verb.SCORE


@every_language
def test_letter_of_kingdom_is_first_of_its_name(lang: str) -> None:
    messages = Messages(lang, strict=True)
    letters = [messages.format("kingdom-letter", kingdom=str(one)) for one in Kingdom]
    names = [messages.format("kingdom-name", kingdom=str(one)) for one in Kingdom]
    assert letters == [name[0] for name in names]
    assert len(set(letters)) == len(Kingdom)


@every_language
def test_accents_and_case_are_ignored(lang: str) -> None:
    words = vocabulary(lang)
    for answer in ("yes", "no", "none", "all", "lead", "on", "off", "random", "options"):
        for word in Messages(lang).format(f"typed-{answer}").replace(",", " ").split():
            assert words.means(folded(word).upper(), f"typed-{answer}")
            assert words.means(word.upper(), f"typed-{answer}")


@every_language
def test_cards_are_found_by_every_displayed_form(lang: str) -> None:
    messages, words = Messages(lang, strict=True), vocabulary(lang)
    for card in CARD_TYPES:
        args = {"tribe": str(card.tribe), "kingdom": str(card.kingdom or "none")}
        shown = messages.format("card", **args)
        context = CommandContext(Decision.TURN, pool=(card,), lang=lang)
        take = words.word("verb-take")
        assert str(parse(f"{take} {shown}", context)) == f"take {card}"
        assert str(parse(f"{take} {folded(shown)}", context)) == f"take {card}"
        assert str(parse(f"take {card}", context)) == f"take {card}"


@every_language
def test_every_kingdom_and_tribe_has_unique_words(lang: str) -> None:
    messages, words = Messages(lang, strict=True), vocabulary(lang)
    for kingdom in Kingdom:
        for id_ in ("kingdom-name", "kingdom-colour", "kingdom-letter"):
            assert words.find_kingdom(messages.format(id_, kingdom=str(kingdom))) is kingdom
        assert words.find_kingdom(str(kingdom)) is kingdom
    for tribe in Tribe:
        title = messages.format("tribe-title", tribe=str(tribe))
        assert words.find_tribe(words.joined(title)) is tribe
        assert words.find_tribe(str(tribe)) is tribe


@every_language
def test_every_action_of_a_game_can_be_typed(lang: str) -> None:
    """What `command_for` writes is what `parse` reads."""
    options = {"orc_raid": "any_number", "marker_placement": "optional", "merfolk_move": "up_to"}
    for seed, tribes in enumerate((tuple(Tribe)[:6], tuple(Tribe)[6:])):
        game = Game(Ruleset(4, tribes).with_options(**options), seed=seed)
        stream = FastSource(seed).stream(99)
        while not game.is_over:
            context = command_context(game.view(game.to_move), Grouping.TRIBE, lang)
            action, _ = random_action(game.state, stream)
            command = command_for(action, context)
            assert parse(command, context) == action, command
            assert parse(str(action), context) == action
            game.play(action)


@every_language
def test_offered_completions_are_understood(lang: str) -> None:
    hand = tuple(map(parse_card, ["elf:blue", "elf:red", "orc:red"]))
    for decision in Decision:
        context = CommandContext(decision, hand=hand, pool=hand, lang=lang)
        offered = [option.word for option in completions("", context)]
        assert len(offered) == len(set(offered))
        for verb in VERBS_FOR[decision]:
            for option in completions(f"{vocabulary(lang).word(f'verb-{verb}')} ", context):
                command = f"{vocabulary(lang).word(f'verb-{verb}')} {option.word}"
                assert not isinstance(parse(command, context), LocalCommand), command


@every_language
def test_every_section_and_every_tribe_is_a_topic(lang: str) -> None:
    messages = Messages(lang, strict=True)
    here, english = sections(lang), sections("en")
    assert len(here) == len(english)
    for own, other in zip(here, english, strict=True):
        assert find_section(own.title, lang) == own
        assert find_section(other.title, lang) == own
    for tribe in Tribe:
        title = messages.format("tribe-title", tribe=str(tribe))
        section = find_section(title, lang)
        assert folded(section.title) == folded(title)
        assert find_section(str(tribe), lang) == section
