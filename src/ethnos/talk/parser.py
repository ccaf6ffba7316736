"""The parser of the command language: a line of text becomes an action or a local command.

draw            take 3          take elf:red     band 1 4 5 lead 4
place red       free none       orc yes          troll 4
stop            keep 2 3        wizard           raid
"""

from __future__ import annotations

from dataclasses import dataclass

from ethnos.i18n import phrase
from ethnos.rules import actions as act
from ethnos.rules.actions import Action, PlayBand
from ethnos.rules.cards import Card, Kingdom
from ethnos.rules.state import Decision
from ethnos.talk.card_selection import pick_card, pick_cards
from ethnos.talk.command_context import CommandContext
from ethnos.talk.verbs import LOCAL_VERBS, VERBS_FOR, CommandError, Verb
from ethnos.talk.vocabulary import Vocabulary, is_number


@dataclass(frozen=True, slots=True)
class LocalCommand:
    """A command that the program answers itself, without an action of the game."""

    verb: Verb
    argument: str = ""


class LeaderNeededError(CommandError):
    """Raised when several cards of a band could lead it and the command names no leader."""

    def __init__(self, choices: tuple[PlayBand, ...]) -> None:
        super().__init__(phrase("command-who-leads"))
        self.choices = choices
        """One band for each possible leader."""


def parse(text: str, context: CommandContext) -> Action | LocalCommand:
    """Return the action or local command of a line, or raise `CommandError`.

    Legality is not checked here.

    >>> str(parse("take red elf", CommandContext(Decision.TURN)))
    'take elf:red'
    """
    words = text.replace(",", " ").split()
    if not words:
        raise CommandError(phrase("command-empty"))
    first = words[0].lower()
    if not context.vocabulary.is_verb(first):
        answer = _bare_answer(words, context)
        if answer is not None:
            return answer
    verb = context.vocabulary.find_verb(first, context.decision)
    if verb in LOCAL_VERBS:
        return LocalCommand(verb, " ".join(words[1:]))
    return _action(verb, words[1:], context)


def _bare_answer(words: list[str], context: CommandContext) -> Action | None:
    """Return the action for an answer without a verb, such as `red`; `None` if it is none."""
    if context.decision in (Decision.TURN, Decision.AGE_OVER, Decision.GAME_OVER):
        return None
    if context.decision is Decision.FURTHER_BAND:
        return act.STOP_PLAYING if context.vocabulary.is_no(words[0]) else None
    try:
        return _action(VERBS_FOR[context.decision][0], words, context)
    except CommandError:
        if is_number(words[0]):
            raise  # A number is certainly meant as an answer.
        return None


def _action(verb: Verb, words: list[str], context: CommandContext) -> Action:  # noqa: PLR0912  # one case per verb
    match verb:
        case Verb.DRAW if context.decision is not Decision.WIZARD_DRAW:
            return _without_arguments(verb, words, act.RECRUIT_FROM_DECK)
        case Verb.DRAW | Verb.WIZARD:
            return act.DrawCards(_count(verb, words, context))
        case Verb.TAKE:
            return act.RECRUIT_FROM_POOL[
                pick_card(_with_arguments(verb, words), context.pool, context.vocabulary)
            ]
        case Verb.BAND:
            return _band(_with_arguments(verb, words), context)
        case Verb.PLACE:
            return act.PlaceMarker(_kingdom_or_none(verb, words, context.vocabulary))
        case Verb.MOVE:
            return act.MoveMerfolk(_count(verb, words, context))
        case Verb.FREE:
            return act.PlaceFreeMarker(_kingdom_or_none(verb, words, context.vocabulary))
        case Verb.ORC:
            return act.PlaceOrcMarker(_yes_or_no(verb, words, context.vocabulary))
        case Verb.TROLL:
            return act.TakeTrollToken(_count(verb, _with_arguments(verb, words), context) or None)
        case Verb.STOP:
            return _without_arguments(verb, words, act.STOP_PLAYING)
        case Verb.KEEP:
            return _keep(_with_arguments(verb, words), context)
        case Verb.RAID:
            return act.Raid(_spaces(verb, words, context))
        case Verb.WAIT:
            return _without_arguments(verb, words, act.Raid(()))
        case Verb.PASS:
            return _without_arguments(verb, words, act.PASS)
        case _:
            raise AssertionError(f"{verb} is not an action")


def _usage(verb: Verb) -> CommandError:
    return CommandError(phrase("command-usage", usage=phrase(f"help-{verb}")))


def _without_arguments(verb: Verb, words: list[str], action: Action) -> Action:
    if words:
        raise _usage(verb)
    return action


def _with_arguments(verb: Verb, words: list[str]) -> list[str]:
    if not words:
        raise _usage(verb)
    return words


def _count(verb: Verb, words: list[str], context: CommandContext) -> int:
    """Return a number; the default is the size of the band, except for troll tokens."""
    default = 0 if verb is Verb.TROLL else context.band_size
    match words:
        case []:
            return default
        case [word] if context.vocabulary.means(word, "typed-yes", "typed-all"):
            return default
        case [word] if context.vocabulary.is_no(word):
            return 0
        case [word] if is_number(word):
            return int(word)
        case _:
            raise _usage(verb)


def _yes_or_no(verb: Verb, words: list[str], vocabulary: Vocabulary) -> bool:
    match words:
        case []:
            return True
        case [word] if vocabulary.is_yes(word):
            return True
        case [word] if vocabulary.is_no(word):
            return False
        case _:
            raise _usage(verb)


def _kingdom_or_none(verb: Verb, words: list[str], vocabulary: Vocabulary) -> Kingdom | None:
    match words:
        case [word] if vocabulary.is_no(word):
            return None
        case [_, *_]:
            return _kingdom(" ".join(words), vocabulary)
        case _:
            raise _usage(verb)


def _kingdom(text: str, vocabulary: Vocabulary) -> Kingdom:
    kingdom = vocabulary.find_kingdom(vocabulary.joined(text))
    if kingdom is None:
        raise CommandError(phrase("command-no-kingdom", word=text))
    return kingdom


def _spaces(verb: Verb, words: list[str], context: CommandContext) -> tuple[Kingdom, ...]:
    vocabulary = context.vocabulary
    match words:
        case []:
            return context.orc_board
        case [word] if vocabulary.means(word, "typed-yes", "typed-all"):
            return context.orc_board
        case [word] if vocabulary.is_no(word):
            return ()
        case _ if context.orc_board:
            names = vocabulary.joined(" ".join(words).replace("+", " ")).split()
            return tuple(sorted({_kingdom(word, vocabulary) for word in names}))
        case _:
            raise _usage(verb)


def _keep(words: list[str], context: CommandContext) -> Action:
    if context.vocabulary.is_no(words[0]):
        return act.KeepCards(())
    return act.KeepCards(tuple(sorted(pick_cards(words, context.hand, context.vocabulary))))


def _band(words: list[str], context: CommandContext) -> Action:
    hand, vocabulary = context.hand, context.vocabulary
    leads = (index for index, word in enumerate(words) if vocabulary.means(word, "typed-lead"))
    split = next(leads, len(words))
    cards = pick_cards(words[:split], hand, vocabulary)
    if split < len(words):
        return _band_led_by(pick_card(words[split + 1 :], hand, vocabulary, among=cards), cards)
    if any("+" in word for word in words):
        return _band_led_by(cards[0], cards)  # The notation of records names the leader first.
    leaders = [card for card in dict.fromkeys(cards) if not card.is_skeleton]
    if not leaders:
        return PlayBand(None, tuple(cards))
    if len(leaders) > 1:
        raise LeaderNeededError(tuple(_band_led_by(leader, cards) for leader in leaders))
    return _band_led_by(leaders[0], cards)


def _band_led_by(leader: Card, cards: list[Card]) -> PlayBand:
    others = list(cards)
    others.remove(leader)
    return PlayBand(leader, tuple(sorted(others)))
