"""The command language: a line of text becomes an action, or a request to the program.

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
    """Something the program answers itself."""

    verb: Verb
    argument: str = ""


class LeaderNeededError(CommandError):
    """Raised when several cards of a band could lead it and the command names none."""

    def __init__(self, choices: tuple[PlayBand, ...]) -> None:
        super().__init__(phrase("command-who-leads"))
        self.choices = choices
        """The band under each possible leader."""


def parse(text: str, context: CommandContext) -> Action | LocalCommand:
    """Return what a line of text asks for, or raise `CommandError`. Legality is not its business.

    >>> str(parse("take red elf", CommandContext(Decision.TURN)))
    'take elf:red'
    """
    words = text.replace(",", " ").split()
    if not words:
        raise CommandError(phrase("command-empty"))
    first = words[0].lower()
    if not context.words.is_verb(first):
        answer = _bare_answer(words, context)
        if answer is not None:
            return answer
    verb = context.words.find_verb(first, context.decision)
    if verb in LOCAL_VERBS:
        return LocalCommand(verb, " ".join(words[1:]))
    return _action(verb, words[1:], context)


def _bare_answer(words: list[str], context: CommandContext) -> Action | None:
    """Return the action where only the answer to the question was typed, such as `red`."""
    if context.decision in (Decision.TURN, Decision.AGE_OVER, Decision.GAME_OVER):
        return None
    if context.decision is Decision.FURTHER_BAND:
        return act.STOP_PLAYING if context.words.is_no(words[0]) else None
    try:
        return _action(VERBS_FOR[context.decision][0], words, context)
    except CommandError:
        if is_number(words[0]):
            raise  # It was an answer, but a wrong one.
        return None


def _action(verb: Verb, words: list[str], context: CommandContext) -> Action:  # noqa: PLR0912  # one case a verb
    match verb:
        case Verb.DRAW if context.decision is not Decision.WIZARD_DRAW:
            return _alone(verb, words, act.RECRUIT_FROM_DECK)
        case Verb.DRAW | Verb.WIZARD:
            return act.DrawCards(_count(verb, words, context))
        case Verb.TAKE:
            return act.RECRUIT_FROM_POOL[pick_card(_some(verb, words), context.pool, context.words)]
        case Verb.BAND:
            return _band(_some(verb, words), context)
        case Verb.PLACE:
            return act.PlaceMarker(_kingdom_or_none(verb, words, context.words))
        case Verb.MOVE:
            return act.MoveMerfolk(_count(verb, words, context))
        case Verb.FREE:
            return act.PlaceFreeMarker(_kingdom_or_none(verb, words, context.words))
        case Verb.ORC:
            return act.PlaceOrcMarker(_yes_or_no(verb, words, context.words))
        case Verb.TROLL:
            return act.TakeTrollToken(_count(verb, _some(verb, words), context) or None)
        case Verb.STOP:
            return _alone(verb, words, act.STOP_PLAYING)
        case Verb.KEEP:
            return _keep(_some(verb, words), context)
        case Verb.RAID:
            return act.Raid(_spaces(verb, words, context))
        case Verb.WAIT:
            return _alone(verb, words, act.Raid(()))
        case Verb.PASS:
            return _alone(verb, words, act.PASS)
        case _:
            raise AssertionError(f"{verb} is no action")


def _usage(verb: Verb) -> CommandError:
    return CommandError(phrase("command-usage", usage=phrase(f"help-{verb}")))


def _alone(verb: Verb, words: list[str], action: Action) -> Action:
    if words:
        raise _usage(verb)
    return action


def _some(verb: Verb, words: list[str]) -> list[str]:
    if not words:
        raise _usage(verb)
    return words


def _count(verb: Verb, words: list[str], context: CommandContext) -> int:
    """Return a number; without one, as many as the band has cards, which no troll token is."""
    usual = 0 if verb is Verb.TROLL else context.band_size
    match words:
        case []:
            return usual
        case [word] if context.words.means(word, "typed-yes", "typed-all"):
            return usual
        case [word] if context.words.is_no(word):
            return 0
        case [word] if is_number(word):
            return int(word)
        case _:
            raise _usage(verb)


def _yes_or_no(verb: Verb, words: list[str], known: Vocabulary) -> bool:
    match words:
        case []:
            return True
        case [word] if known.is_yes(word):
            return True
        case [word] if known.is_no(word):
            return False
        case _:
            raise _usage(verb)


def _kingdom_or_none(verb: Verb, words: list[str], known: Vocabulary) -> Kingdom | None:
    match words:
        case [word] if known.is_no(word):
            return None
        case [_, *_]:
            return _kingdom(" ".join(words), known)
        case _:
            raise _usage(verb)


def _kingdom(text: str, known: Vocabulary) -> Kingdom:
    kingdom = known.find_kingdom(known.joined(text))
    if kingdom is None:
        raise CommandError(phrase("command-no-kingdom", word=text))
    return kingdom


def _spaces(verb: Verb, words: list[str], context: CommandContext) -> tuple[Kingdom, ...]:
    known = context.words
    match words:
        case []:
            return context.orc_board
        case [word] if known.means(word, "typed-yes", "typed-all"):
            return context.orc_board
        case [word] if known.is_no(word):
            return ()
        case _ if context.orc_board:
            names = known.joined(" ".join(words).replace("+", " ")).split()
            return tuple(sorted({_kingdom(word, known) for word in names}))
        case _:
            raise _usage(verb)


def _keep(words: list[str], context: CommandContext) -> Action:
    if context.words.is_no(words[0]):
        return act.KeepCards(())
    return act.KeepCards(tuple(sorted(pick_cards(words, context.hand, context.words))))


def _band(words: list[str], context: CommandContext) -> Action:
    hand, known = context.hand, context.words
    leads = (place for place, word in enumerate(words) if known.means(word, "typed-lead"))
    split = next(leads, len(words))
    cards = pick_cards(words[:split], hand, known)
    if split < len(words):
        return _under(pick_card(words[split + 1 :], hand, known, among=cards), cards)
    if any("+" in word for word in words):
        return _under(cards[0], cards)  # The notation of records names the leader first.
    leaders = [card for card in dict.fromkeys(cards) if not card.is_skeleton]
    if not leaders:
        return PlayBand(None, tuple(cards))
    if len(leaders) > 1:
        raise LeaderNeededError(tuple(_under(leader, cards) for leader in leaders))
    return _under(leaders[0], cards)


def _under(leader: Card, cards: list[Card]) -> PlayBand:
    others = list(cards)
    others.remove(leader)
    return PlayBand(leader, tuple(sorted(others)))
