"""The parser of the command language: a line of text becomes an action or a local command.

draw            take 3          take elf:red     band 1 4 5 lead 4
place red       free none       orc yes          troll 4
stop            keep 2 3        wizard           raid
"""

from __future__ import annotations

from dataclasses import dataclass

from ethnos.phrase import one_of, phrase
from ethnos.rules import actions as act
from ethnos.rules.actions import Action, PlayBand
from ethnos.rules.cards import Kingdom
from ethnos.rules.state import Decision
from ethnos.talk.card_selection import pick_card, pick_cards
from ethnos.talk.command_context import CommandContext
from ethnos.talk.leader_answer import LeaderNeededError, band_led_by, leader_answer
from ethnos.talk.phrases import kingdoms_list, numbers_list
from ethnos.talk.verbs import LOCAL_VERBS, VERBS_FOR, CommandError, Verb
from ethnos.talk.vocabulary import Vocabulary, is_number


@dataclass(frozen=True, slots=True)
class LocalCommand:
    """A command that the program answers itself, without an action of the game."""

    verb: Verb
    argument: str = ""


def parse(text: str, context: CommandContext) -> Action | LocalCommand:
    """Return the action or local command of a line, or raise `CommandError`.

    Legality is not checked here.

    >>> str(parse("take red elf", CommandContext(Decision.TURN)))
    'take elf:red'
    """
    words = text.replace(",", " ").split()
    if context.leader_choices:
        band = leader_answer(words, context)
        if band is not None:
            return band
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
    decision, vocabulary = context.decision, context.vocabulary
    if decision in (Decision.TURN, Decision.AGE_OVER, Decision.GAME_OVER):
        return None
    if vocabulary.exact_verb(words[0]) and not _is_letter_of_answer(words, context):
        return None
    if decision is Decision.FURTHER_BAND and vocabulary.is_no(words[0]):
        return act.STOP_PLAYING
    try:
        return _action(VERBS_FOR[decision][0], words, context)
    except LeaderNeededError:
        raise
    except CommandError:
        if is_number(words[0]) or vocabulary.is_answer(words[0]):
            raise  # Certainly meant as an answer.
        return None


def _is_letter_of_answer(words: list[str], context: CommandContext) -> bool:
    """Return whether the short form of a verb is an answer here: `r` for Rhea, `n` for no."""
    asks_kingdom = context.decision in (Decision.MARKER, Decision.FREE_MARKER)
    return len(words) == 1 and (asks_kingdom or context.vocabulary.is_answer(words[0]))


def _action(verb: Verb, words: list[str], context: CommandContext) -> Action:  # noqa: PLR0912  # one case per verb
    match verb:
        case Verb.DRAW if context.decision is not Decision.WIZARD_DRAW:
            return _without_arguments(verb, words, context, act.RECRUIT_FROM_DECK)
        case Verb.DRAW | Verb.WIZARD:
            return _draw(verb, words, context)
        case Verb.TAKE:
            named = _with_arguments(verb, words, context)
            return act.RECRUIT_FROM_POOL[pick_card(named, context.pool, context.vocabulary)]
        case Verb.BAND:
            return _band(_with_arguments(verb, words, context), context)
        case Verb.PLACE:
            return _place(verb, words, context)
        case Verb.MOVE:
            return _move(verb, words, context)
        case Verb.FREE:
            return _place(verb, words, context)
        case Verb.ORC:
            return act.PlaceOrcMarker(_yes_or_no(verb, words, context))
        case Verb.TROLL:
            return _troll(verb, words, context)
        case Verb.STOP:
            return _without_arguments(verb, words, context, act.STOP_PLAYING)
        case Verb.KEEP:
            return _keep(_with_arguments(verb, words, context), context)
        case Verb.RAID:
            return act.Raid(_spaces(verb, words, context))
        case Verb.WAIT:
            return _without_arguments(verb, words, context, act.Raid(()))
        case Verb.PASS:
            return _without_arguments(verb, words, context, act.PASS)
        case _:
            raise AssertionError(f"{verb} is not an action")


def _usage(verb: Verb, context: CommandContext) -> CommandError:
    now = verb in VERBS_FOR[context.decision]
    id_ = "command-usage" if now else "command-not-now"
    return CommandError(phrase(id_, usage=phrase(f"help-{verb}")))


def _without_arguments(
    verb: Verb, words: list[str], context: CommandContext, action: Action
) -> Action:
    if words:
        raise _usage(verb, context)
    return action


def _with_arguments(verb: Verb, words: list[str], context: CommandContext) -> list[str]:
    if not words:
        raise _usage(verb, context)
    return words


def _troll(verb: Verb, words: list[str], context: CommandContext) -> Action:
    match words:
        case [word] if context.vocabulary.is_no(word):
            return act.TakeTrollToken(None)
        case [word] if is_number(word):
            return act.TakeTrollToken(int(word))
        case [] | [_] if context.tokens and _says_yes(words, context.vocabulary):
            if len(context.tokens) > 1:
                tokens = one_of(numbers_list(context.tokens))
                raise CommandError(phrase("command-which-token", tokens=tokens))
            return act.TakeTrollToken(context.tokens[0])
        case _:
            raise _usage(verb, context)


def _says_yes(words: list[str], vocabulary: Vocabulary) -> bool:
    """Return whether an answer agrees without naming anything."""
    return all(vocabulary.means(word, "typed-yes", "typed-all") for word in words)


def _move(verb: Verb, words: list[str], context: CommandContext) -> Action:
    vocabulary, furthest = context.vocabulary, context.most
    match words:
        case [word] if vocabulary.is_no(word):
            return act.MoveMerfolk(0)
        case [word] if is_number(word):
            return act.MoveMerfolk(int(word))
        case [word] if vocabulary.means(word, "typed-all"):
            return act.MoveMerfolk(furthest)
        case [] | [_] if furthest and _says_yes(words, vocabulary):
            if furthest > 1:
                raise CommandError(phrase("command-how-far", count=furthest))
            return act.MoveMerfolk(furthest)
        case _:
            raise _usage(verb, context)


def _draw(verb: Verb, words: list[str], context: CommandContext) -> Action:
    """Return a wizard's draw, of as many cards as possible unless a number is named."""
    match words:
        case [word] if context.vocabulary.is_no(word):
            return act.DrawCards(0)
        case [word] if is_number(word):
            return act.DrawCards(int(word))
        case [] | [_] if _says_yes(words, context.vocabulary):
            return act.DrawCards(context.most)
        case _:
            raise _usage(verb, context)


def _yes_or_no(verb: Verb, words: list[str], context: CommandContext) -> bool:
    match words:
        case []:
            return True
        case [word] if context.vocabulary.is_yes(word):
            return True
        case [word] if context.vocabulary.is_no(word):
            return False
        case _:
            raise _usage(verb, context)


def _place(verb: Verb, words: list[str], context: CommandContext) -> Action:
    place = act.PlaceFreeMarker if verb is Verb.FREE else act.PlaceMarker
    vocabulary, kingdoms = context.vocabulary, context.kingdoms
    match words:
        case [word] if vocabulary.is_no(word):
            return place(None)
        case [word] if vocabulary.find_kingdom(word) is None and _says_yes(words, vocabulary):
            if len(kingdoms) == 1:
                return place(kingdoms[0])
            if kingdoms:
                named = one_of(kingdoms_list(kingdoms))
                raise CommandError(phrase("command-which-kingdom", kingdoms=named))
            raise _usage(verb, context)
        case [_, *_]:
            return place(_kingdom(" ".join(words), vocabulary))
        case _:
            raise _usage(verb, context)


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
            if not names:
                raise _usage(verb, context)
            return tuple(sorted({_kingdom(word, vocabulary) for word in names}))
        case _:
            raise _usage(verb, context)


def _keep(words: list[str], context: CommandContext) -> Action:
    if len(words) == 1 and context.vocabulary.is_no(words[0]):
        return act.KeepCards(())
    if context.vocabulary.is_no(words[0]) or context.vocabulary.is_yes(words[0]):
        raise CommandError(phrase("command-which-cards"))
    cards = pick_cards(words, context.hand, context.vocabulary)
    if not cards:
        raise CommandError(phrase("command-which-cards"))
    return act.KeepCards(tuple(sorted(cards)))


def _band(words: list[str], context: CommandContext) -> Action:
    hand, vocabulary = context.hand, context.vocabulary
    if len(words) == 1 and vocabulary.is_yes(words[0]):
        raise _usage(Verb.BAND, context)
    leads = (index for index, word in enumerate(words) if vocabulary.means(word, "typed-lead"))
    split = next(leads, len(words))
    cards = pick_cards(words[:split], hand, vocabulary)
    if not cards:
        raise _usage(Verb.BAND, context)
    if split < len(words):
        return band_led_by(pick_card(words[split + 1 :], hand, vocabulary, among=cards), cards)
    if any("+" in word for word in words):
        return band_led_by(cards[0], cards)  # The notation of records names the leader first.
    leaders = [card for card in dict.fromkeys(cards) if not card.is_skeleton]
    if not leaders:
        return PlayBand(None, tuple(cards))
    if len(leaders) > 1:
        raise LeaderNeededError(tuple(band_led_by(leader, cards) for leader in leaders))
    return band_led_by(leaders[0], cards)
