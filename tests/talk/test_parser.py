"""The command language: what each line of text means, and the answer to a wrong one."""

import pytest

from ethnos.i18n import Messages
from ethnos.records.notation import parse_action, parse_card
from ethnos.rules.actions import PlayBand
from ethnos.rules.cards import SKELETON, Card, Kingdom
from ethnos.rules.state import Decision
from ethnos.talk.command_context import CommandContext, Grouping, arrange
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
        ("take giant", "Which one: grey giant or red giant?"),
        ("take blue", "There is no “blue” to choose."),
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
        ("place mauve", "“mauve” is no kingdom: blue, green, grey, orange, purple or red."),
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
