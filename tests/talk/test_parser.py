"""The command language: what each line of text means, and the answer to a wrong one."""

from typing import Any

import pytest

from ethnos.i18n import Messages
from ethnos.records.notation import parse_action, parse_card
from ethnos.rules.actions import PlayBand
from ethnos.rules.cards import SKELETON, Card, Kingdom
from ethnos.rules.game import Game
from ethnos.rules.legal import is_legal
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import Decision
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource
from ethnos.talk.command_context import CommandContext, Grouping, arrange, command_context
from ethnos.talk.leader_answer import BandDroppedError, LeaderNeededError
from ethnos.talk.parser import LocalCommand, parse
from ethnos.talk.verbs import LOCAL_VERBS, CommandError, Verb

MESSAGES = Messages(strict=True)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(word) for word in text.split())


HAND = cards("elf:blue elf:red elf:red orc:green orc:red troll:red skeleton")
POOL = cards("elf:green giant:red giant:grey skeleton")


def read(text: str, decision: Decision = Decision.TURN) -> str:
    context = CommandContext(decision, hand=HAND, pool=POOL, most=3, orc_board=ORC_BOARD)
    return str(parse(text, context))


ORC_BOARD = (Kingdom.BLUE, Kingdom.RED)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("draw", "draw"),
        ("d", "draw"),
        ("DRAW", "draw"),
        ("take 3", "take giant:grey"),
        ("t 3", "take giant:grey"),
        ("recruit 1", "take elf:green"),
        ("take elf:green", "take elf:green"),
        ("take green elf", "take elf:green"),
        ("take elf", "take elf:green"),
        ("take green", "take elf:green"),
        ("take skeleton", "take skeleton"),
        ("take grey giant", "take giant:grey"),
        ("take gray:giant", "take giant:grey"),
        ("take minotaur:red", "take minotaur:red"),
        ("band 4", "band orc:green"),
        ("band 2 3", "band elf:red+elf:red"),
        ("band 1 2 3 lead 1", "band elf:blue+elf:red+elf:red"),
        ("band 1 2 3 lead 3", "band elf:red+elf:blue+elf:red"),
        ("band 1,2,3 lead blue", "band elf:blue+elf:red+elf:red"),
        ("b 1-3 by blue elf", "band elf:blue+elf:red+elf:red"),
        ("play 3-1 leader 1", "band elf:blue+elf:red+elf:red"),
        ("band elves lead blue", "band elf:blue+elf:red+elf:red"),
        ("band red lead troll", "band troll:red+elf:red+elf:red+orc:red"),
        ("band rhea lead 6", "band troll:red+elf:red+elf:red+orc:red"),
        ("band elf:red red elf", "band elf:red+elf:red"),
        ("band elf:blue+elf:red", "band elf:blue+elf:red"),
        ("band elf:red+elf:blue", "band elf:red+elf:blue"),
        ("band 4 7", "band orc:green+skeleton"),
        ("band 7", "band skeleton"),
        ("band 4 7 lead 7", "band skeleton+orc:green"),
        ("pass", "pass"),
    ],
)
def test_turn_commands(text: str, action: str) -> None:
    assert read(text) == action


@pytest.mark.parametrize(
    ("decision", "text", "action"),
    [
        (Decision.MARKER, "place red", "place red"),
        (Decision.MARKER, "place Rhea", "place red"),
        (Decision.MARKER, "red", "place red"),
        (Decision.MARKER, "p", "place grey"),
        (Decision.MARKER, "d", "place purple"),
        (Decision.MARKER, "S", "place blue"),
        (Decision.MARKER, "none", "place none"),
        (Decision.FREE_MARKER, "free green", "free green"),
        (Decision.FREE_MARKER, "free none", "free none"),
        (Decision.FREE_MARKER, "no", "free none"),
        (Decision.ORC_MARKER, "orc yes", "orc yes"),
        (Decision.ORC_MARKER, "orc", "orc yes"),
        (Decision.ORC_MARKER, "n", "orc no"),
        (Decision.TROLL_TOKEN, "troll 4", "troll 4"),
        (Decision.TROLL_TOKEN, "4", "troll 4"),
        (Decision.TROLL_TOKEN, "troll none", "troll none"),
        (Decision.MERFOLK_MOVE, "move 2", "move 2"),
        (Decision.MERFOLK_MOVE, "0", "move 0"),
        (Decision.FURTHER_BAND, "stop", "stop"),
        (Decision.FURTHER_BAND, "no", "stop"),
        (Decision.FURTHER_BAND, "band 4", "band orc:green"),
        (Decision.KEEP, "keep 4 1", "keep elf:blue+orc:green"),
        (Decision.KEEP, "4 1", "keep elf:blue+orc:green"),
        (Decision.KEEP, "keep none", "keep none"),
        (Decision.KEEP, "keep all", "keep " + "+".join(sorted(map(str, HAND)))),
        (Decision.KEEP, "keep elves", "keep elf:blue+elf:red+elf:red"),
        (Decision.WIZARD_DRAW, "wizard", "wizard 3"),
        (Decision.WIZARD_DRAW, "draw", "wizard 3"),
        (Decision.WIZARD_DRAW, "draw 2", "wizard 2"),
        (Decision.WIZARD_DRAW, "yes", "wizard 3"),
        (Decision.WIZARD_DRAW, "no", "wizard 0"),
        (Decision.RAID, "raid", "raid blue+red"),
        (Decision.RAID, "raid red", "raid red"),
        (Decision.RAID, "raid red blue", "raid blue+red"),
        (Decision.RAID, "raid none", "raid none"),
        (Decision.RAID, "wait", "raid none"),
        (Decision.RAID, "yes", "raid blue+red"),
    ],
)
def test_answers_to_decisions(decision: Decision, text: str, action: str) -> None:
    assert read(text, decision) == action


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Type a command; help lists them all."),
        ("tkae 3", "There is no command “tkae”. Did you mean “take”?"),
        ("xyzzy", "There is no command “xyzzy”; help lists them all."),
        ("3", "There is no command “3”; help lists them all."),
        ("ta", "take 3, take red elf: recruit a card of the pool."),
        ("take", "take 3, take red elf: recruit a card of the pool."),
        ("take 9", "There is no card 9: the numbers go from 1 to 4."),
        ("take 0", "There is no card 0: the numbers go from 1 to 4."),
        ("take 1 2", "Name one card"),
        ("take giant", "Which one: giant of Pelagon or giant of Rhea?"),
        ("take blue", "There is no “Straton” to choose."),
        ("take wolf", "“wolf” is neither a card number nor a tribe nor a kingdom."),
        ("draw 3", "draw: recruit the top card of the deck."),
        ("band 1 8", "There is no card 8: the numbers go from 1 to 7."),
        ("band 1-8", "There is no card 8: the numbers go from 1 to 7."),
        ("band 1 99999", "“99999” is neither a card number nor a tribe nor a kingdom."),
        ("band 1-99999", "“1-99999” is neither a card number nor a tribe nor a kingdom."),
        ("band ²", "“²” is neither a card number nor a tribe nor a kingdom."),
        ("band 2 2", "Card 2 is named twice."),
        ("band wizards", "There is no “wizard” to choose."),
        ("band 1 2 lead 6", "The leader must be one of the cards of the band."),
        ("band 1 2 lead orc:red", "The leader must be one of the cards of the band."),
        ("band 1 2 lead", "Name one card"),
        ("band red lead elf:grey", "The leader must be one of the cards of the band."),
        ("place mauve", "“mauve” is not a kingdom: blue, green, grey, orange, purple or red."),
        ("place", "place red: put the marker"),
        ("orc maybe", "orc yes, orc no"),
        ("troll", "troll 4, troll none"),
        ("stop it", "stop: play no further band."),
        ("keep", "keep 2 3, keep none"),
    ],
)
def test_wrong_command_gets_one_helpful_sentence(text: str, sentence: str) -> None:
    with pytest.raises(CommandError) as error:
        read(text)
    assert sentence in MESSAGES.say(error.value.explanation)


def offered(decision: Decision, **what: Any) -> CommandContext:
    return CommandContext(decision, hand=HAND, **what)


@pytest.mark.parametrize("word", ["yes", "y", "ok", "all", ""])
def test_agreeing_takes_the_only_choice(word: str) -> None:
    red = (Kingdom.RED,)
    for verb, context, action in [
        ("troll", offered(Decision.TROLL_TOKEN, tokens=(2,)), "troll 2"),
        ("wizard", offered(Decision.WIZARD_DRAW, most=3), "wizard 3"),
        ("move", offered(Decision.MERFOLK_MOVE, most=1), "move 1"),
        ("place", offered(Decision.MARKER, kingdoms=red), "place red"),
        ("free", offered(Decision.FREE_MARKER, kingdoms=red), "free red"),
    ]:
        if word or verb not in ("place", "free"):
            assert str(parse(f"{verb} {word}", context)) == action
        if word:
            assert str(parse(word, context)) == action


@pytest.mark.parametrize(
    ("context", "sentence"),
    [
        (offered(Decision.TROLL_TOKEN, tokens=(1, 2, 4)), "You can have 1, 2 or 4"),
        (offered(Decision.TROLL_TOKEN), "troll 4, troll none"),
        (offered(Decision.MERFOLK_MOVE, most=3), "a number from 0 to 3"),
        (offered(Decision.MARKER, kingdoms=tuple(Kingdom)[:2]), "Straton or Althea"),
        (offered(Decision.FREE_MARKER, kingdoms=tuple(Kingdom)), "Ithys, Duris or Rhea"),
        (offered(Decision.KEEP), "Which cards?"),
        (offered(Decision.FURTHER_BAND), "band 1 4 5 lead 4"),
    ],
)
def test_agreeing_where_there_is_a_choice_asks_again(
    context: CommandContext, sentence: str
) -> None:
    for word in ("yes", "ok"):
        with pytest.raises(CommandError) as error:
            parse(word, context)
        assert sentence in MESSAGES.say(error.value.explanation)


def test_all_moves_merfolk_as_far_as_possible() -> None:
    assert str(parse("all", offered(Decision.MERFOLK_MOVE, most=3))) == "move 3"


def test_context_offers_what_is_legal() -> None:
    """In whole games, agreeing is either refused in words or a legal action that takes."""
    options = {"marker_placement": "optional", "merfolk_move": "up_to", "wizard_draw": "up_to"}
    asked = set()
    for seed in range(8):
        game = Game(Ruleset(4).with_options(**options), seed=seed)
        stream = FastSource(seed).stream(99)
        while not game.is_over:
            context = command_context(game.view(game.to_move))
            try:
                agreed = parse("yes", context)
            except CommandError:
                pass
            else:
                assert not isinstance(agreed, LocalCommand)
                assert is_legal(game.state, agreed)
                assert not str(agreed).endswith((" none", " 0", " no"))
                asked.add(game.state.decision)
            game.play(random_action(game.state, stream)[0])
    assert {Decision.TROLL_TOKEN, Decision.WIZARD_DRAW, Decision.RAID} <= asked


def test_further_band_is_played_without_verb() -> None:
    assert read("4", Decision.FURTHER_BAND) == "band orc:green"
    assert read("1 2 lead 1", Decision.FURTHER_BAND) == "band elf:blue+elf:red"
    with pytest.raises(LeaderNeededError):
        read("1 2", Decision.FURTHER_BAND)


def test_short_form_of_verb_is_no_card() -> None:
    """`s` is short for a Czech verb and the letter of Straton."""
    context = CommandContext(Decision.FURTHER_BAND, hand=HAND, lang="cs")
    assert str(parse("s 4", context)) == "band orc:green"
    assert parse("r", CommandContext(Decision.KEEP, hand=HAND, lang="cs")) == LocalCommand(
        Verb.HINT
    )


LEADERS = CommandContext(
    Decision.TURN,
    hand=HAND,
    pool=POOL,
    leader_choices=tuple(
        PlayBand(
            leader,
            tuple(
                sorted(
                    card for card in cards("elf:red orc:red troll:red skeleton") if card != leader
                )
            ),
        )
        for leader in cards("elf:red orc:red troll:red")
    ),
)


@pytest.mark.parametrize("text", ["lead 6", "6", "l 6", "troll", "red troll", "by troll", "led 6"])
def test_bare_answer_names_leader(text: str) -> None:
    assert parse(text, LEADERS) == LEADERS.leader_choices[2]


@pytest.mark.parametrize("text", ["", "no", "n", "none", "0"])
def test_question_who_leads_can_be_cancelled(text: str) -> None:
    with pytest.raises(BandDroppedError) as error:
        parse(text, LEADERS)
    assert MESSAGES.say(error.value.explanation) == "The band is not played."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("1", "The leader must be one of the cards of the band."),
        ("lead 1", "The leader must be one of the cards of the band."),
        ("le 1", "The leader must be one of the cards of the band."),
        ("9", "There is no card 9"),
        ("5 6", "Name one card"),
        ("lead", "Name one card"),
        ("yes", "Name one card"),
        ("all", "Name one card"),
        ("xyzzy", "There is no command “xyzzy”"),
    ],
)
def test_wrong_leader_is_asked_again(text: str, sentence: str) -> None:
    with pytest.raises(CommandError) as error:
        parse(text, LEADERS)
    assert not isinstance(error.value, BandDroppedError)
    assert sentence in MESSAGES.say(error.value.explanation)


def test_other_commands_work_while_leader_is_asked_for() -> None:
    assert str(parse("draw", LEADERS)) == "draw"
    assert str(parse("take 2", LEADERS)) == "take giant:red"
    assert str(parse("band 4", LEADERS)) == "band orc:green"
    assert parse("l 30", LEADERS) == LocalCommand(Verb.LOG, "30")
    assert parse("quit", LEADERS) == LocalCommand(Verb.QUIT)


@pytest.mark.parametrize("word", ["yes", "no", "all", "blue", "alle", "rotten", "x" * 5000])
def test_distant_words_get_no_guess(word: str) -> None:
    with pytest.raises(CommandError) as error:
        read(word)
    assert error.value.explanation.id == "command-unknown"


@pytest.mark.parametrize(
    ("word", "decision", "near"),
    [
        ("tabel", Decision.TURN, "table"),
        ("scroe", Decision.KEEP, "score"),
        ("kepe", Decision.KEEP, "keep"),
        ("kepe", Decision.TURN, None),  # Keeping is not possible now.
        ("recriut", Decision.TURN, "recruit"),
    ],
)
def test_guess_is_close_and_possible_now(word: str, decision: Decision, near: str | None) -> None:
    with pytest.raises(CommandError) as error:
        read(word, decision)
    assert error.value.explanation.args.get("near") == near


def test_command_of_another_moment_is_not_offered_as_possible() -> None:
    with pytest.raises(CommandError) as error:
        read("keep")
    assert error.value.explanation.id == "command-not-now"
    with pytest.raises(CommandError) as error:
        read("keep", Decision.KEEP)
    assert error.value.explanation.id == "command-usage"


def test_band_with_several_leaders_asks_for_one() -> None:
    with pytest.raises(LeaderNeededError) as error:
        read("band 2 5 6 7")
    leaders = [band.leader for band in error.value.choices]
    assert leaders == list(cards("elf:red orc:red troll:red"))
    assert all(len(band.cards) == 4 for band in error.value.choices)


def test_ten_skeletons_have_no_leader() -> None:
    skeletons = CommandContext(Decision.TURN, hand=(SKELETON,) * 10)
    assert parse("band 1-10", skeletons) == PlayBand(None, (SKELETON,) * 10)
    assert parse("band skeletons", skeletons) == parse("band all", skeletons)


@pytest.mark.parametrize("verb", LOCAL_VERBS)
def test_information_commands(verb: Verb) -> None:
    for decision in Decision:
        assert parse(f"{verb} Some Thing", CommandContext(decision)) == LocalCommand(
            verb, "Some Thing"
        )


@pytest.mark.parametrize(
    ("short", "verb"),
    [("?", Verb.HELP), ("q", Verb.QUIT), ("u", Verb.UNDO), ("hi", Verb.HINT), ("mem", Verb.MEMORY)],
)
def test_short_forms(short: str, verb: Verb) -> None:
    assert parse(short, CommandContext(Decision.TURN)) == LocalCommand(verb)


def test_ambiguous_abbreviation_lists_choices() -> None:
    with pytest.raises(CommandError) as error:
        parse("ta", CommandContext(Decision.KEEP))
    assert MESSAGES.say(error.value.explanation) == "“ta” could be take or table."


def test_record_notation_is_understood() -> None:
    for text in ("take elf:red", "band elf:red+elf:blue", "keep elf:blue+orc:green", "raid blue"):
        context = CommandContext(Decision.TURN, hand=HAND, pool=POOL, orc_board=ORC_BOARD)
        assert parse(text, context) == parse_action(text)


def test_cards_are_sorted_by_tribe_or_kingdom() -> None:
    shown = cards("skeleton troll:blue elf:red elf:blue")
    by_tribe, by_kingdom = arrange(shown, Grouping.TRIBE), arrange(shown, Grouping.KINGDOM)
    assert by_tribe == cards("elf:blue elf:red troll:blue skeleton")
    assert by_kingdom == cards("elf:blue troll:blue elf:red skeleton")


@pytest.mark.parametrize(
    ("text", "decision"),
    [
        ("band +", Decision.TURN),
        ("keep +", Decision.KEEP),
        ("+", Decision.KEEP),
        ("keep none 1", Decision.KEEP),
        ("keep no 1 2", Decision.KEEP),
        ("raid +", Decision.RAID),
        ("+", Decision.RAID),
    ],
)
def test_nonsense_never_means_none(text: str, decision: Decision) -> None:
    with pytest.raises(CommandError) as caught:
        read(text, decision)
    assert MESSAGES.say(caught.value.explanation)
