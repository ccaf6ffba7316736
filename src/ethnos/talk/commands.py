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
from ethnos.talk.context import Context
from ethnos.talk.picking import LEAD_WORDS, pick_card, pick_cards
from ethnos.talk.verbs import LOCAL_VERBS, VERBS_FOR, CommandError, Verb, find_verb
from ethnos.talk.words import find_kingdom, is_number

YES = ("yes", "y", "ok")
NO = ("no", "n", "none", "nothing", "0")


@dataclass(frozen=True, slots=True)
class Request:
    """Something the program answers itself."""

    verb: Verb
    argument: str = ""


class LeaderNeededError(CommandError):
    """Raised when several cards of a band could lead it and the command names none."""

    def __init__(self, choices: tuple[PlayBand, ...]) -> None:
        super().__init__(phrase("command-who-leads"))
        self.choices = choices
        """The band under each possible leader."""


def parse(text: str, context: Context) -> Action | Request:
    """Return what a line of text asks for, or raise `CommandError`. Legality is not its business.

    >>> str(parse("take red elf", Context(Decision.TURN)))
    'take elf:red'
    """
    words = text.replace(",", " ").split()
    if not words:
        raise CommandError(phrase("command-empty"))
    first = words[0].lower()
    if first not in list(Verb):
        answer = _bare_answer(words, context)
        if answer is not None:
            return answer
    verb = find_verb(first, context.decision)
    if verb in LOCAL_VERBS:
        return Request(verb, " ".join(words[1:]))
    return _action(verb, words[1:], context)


def _bare_answer(words: list[str], context: Context) -> Action | None:
    """Return the action where only the answer to the question was typed, such as `red`."""
    if context.decision in (Decision.TURN, Decision.AGE_OVER, Decision.GAME_OVER):
        return None
    if context.decision is Decision.FURTHER_BAND:
        return act.STOP_PLAYING if words[0].lower() in NO else None
    try:
        return _action(VERBS_FOR[context.decision][0], words, context)
    except CommandError:
        if is_number(words[0]):
            raise  # It was an answer, but a wrong one.
        return None


def _action(verb: Verb, words: list[str], context: Context) -> Action:  # noqa: PLR0912  # one case a verb
    match verb:
        case Verb.DRAW if context.decision is not Decision.WIZARD_DRAW:
            return _alone(verb, words, act.RECRUIT_FROM_DECK)
        case Verb.DRAW | Verb.WIZARD:
            return act.DrawCards(_count(verb, words, context.band_size))
        case Verb.TAKE:
            return act.RECRUIT_FROM_POOL[pick_card(_some(verb, words), context.pool)]
        case Verb.BAND:
            return _band(_some(verb, words), context.hand)
        case Verb.PLACE:
            return act.PlaceMarker(_kingdom_or_none(verb, words))
        case Verb.MOVE:
            return act.MoveMerfolk(_count(verb, words, context.band_size))
        case Verb.FREE:
            return act.PlaceFreeMarker(_kingdom_or_none(verb, words))
        case Verb.ORC:
            return act.PlaceOrcMarker(_yes_or_no(verb, words))
        case Verb.TROLL:
            return act.TakeTrollToken(_count(verb, _some(verb, words), 0) or None)
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
    return CommandError(phrase("command-usage", verb=str(verb), usage=phrase(f"help-{verb}")))


def _alone(verb: Verb, words: list[str], action: Action) -> Action:
    if words:
        raise _usage(verb)
    return action


def _some(verb: Verb, words: list[str]) -> list[str]:
    if not words:
        raise _usage(verb)
    return words


def _count(verb: Verb, words: list[str], otherwise: int) -> int:
    match [word.lower() for word in words]:
        case [] | ["all"]:
            return otherwise
        case [word] if word in YES:
            return otherwise
        case [word] if word in NO:
            return 0
        case [word] if is_number(word):
            return int(word)
        case _:
            raise _usage(verb)


def _yes_or_no(verb: Verb, words: list[str]) -> bool:
    match [word.lower() for word in words]:
        case []:
            return True
        case [word] if word in YES:
            return True
        case [word] if word in NO:
            return False
        case _:
            raise _usage(verb)


def _kingdom_or_none(verb: Verb, words: list[str]) -> Kingdom | None:
    match [word.lower() for word in words]:
        case [word] if word in NO:
            return None
        case [word]:
            return _kingdom(word)
        case _:
            raise _usage(verb)


def _kingdom(word: str) -> Kingdom:
    kingdom = find_kingdom(word)
    if kingdom is None:
        raise CommandError(phrase("command-no-kingdom", word=word))
    return kingdom


def _spaces(verb: Verb, words: list[str], context: Context) -> tuple[Kingdom, ...]:
    match [word.lower() for word in words]:
        case [] | ["all"]:
            return context.orc_board
        case [word] if word in YES:
            return context.orc_board
        case [word] if word in NO:
            return ()
        case _ if context.orc_board:
            names = " ".join(words).replace("+", " ").split()
            return tuple(sorted({_kingdom(word) for word in names}))
        case _:
            raise _usage(verb)


def _keep(words: list[str], context: Context) -> Action:
    if words[0].lower() in NO:
        return act.KeepCards(())
    return act.KeepCards(tuple(sorted(pick_cards(words, context.hand))))


def _band(words: list[str], hand: tuple[Card, ...]) -> Action:
    lowered = [word.lower() for word in words]
    split = next((place for place, word in enumerate(lowered) if word in LEAD_WORDS), len(words))
    cards = pick_cards(words[:split], hand)
    if split < len(words):
        return _under(pick_card(words[split + 1 :], hand, among=cards), cards)
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
