"""The command text of an action, and the completions of a half-typed command."""

from __future__ import annotations

from dataclasses import dataclass

from ethnos.phrase import Phrase, phrase
from ethnos.rules import actions as act
from ethnos.rules.actions import Action
from ethnos.rules.cards import Card, Kingdom, Tribe
from ethnos.rules.components import TROLL_TOKENS
from ethnos.rules.legal import followers
from ethnos.talk.command_context import CommandContext, Grouping
from ethnos.talk.phrases import card_phrase
from ethnos.talk.verbs import LOCAL_VERBS, VERBS_FOR, CommandError, Verb
from ethnos.talk.vocabulary import Vocabulary, folded, is_number

_ANSWERS = ("yes", "no", "none")


def command_for(action: Action, context: CommandContext) -> str:
    """Return what to type for an action; `parse` reads it back.

    >>> from ethnos.rules import Decision
    >>> hand = Card(Tribe.ELF, Kingdom.RED), Card(Tribe.ORC, Kingdom.RED)
    >>> band = act.PlayBand(hand[1], (hand[0],))
    >>> command_for(band, CommandContext(Decision.TURN, hand=hand))
    'band 1 2 lead 2'
    """
    vocabulary = context.vocabulary
    match action:
        case act.RecruitFromPool(card):
            if card not in context.pool:
                return _spelled_out(action, vocabulary)
            return f"{vocabulary.word('verb-take')} {context.pool.index(card) + 1}"
        case act.PlayBand():
            numbers = _numbers(action.cards, context.hand)
            typed = [vocabulary.word("verb-band"), *map(str, sorted(numbers))]
            leaders = {card for card in action.cards if not card.is_skeleton}
            if len(leaders) > 1:
                typed += [vocabulary.word("typed-lead"), str(numbers[0])]
            return " ".join(typed)
        case act.KeepCards(cards):
            if not cards:
                return _spelled_out(action, vocabulary)
            numbers = sorted(_numbers(cards, context.hand))
            return " ".join([vocabulary.word("verb-keep"), *map(str, numbers)])
        case act.Raid(spaces):
            everything = spaces and spaces == context.orc_board
            return vocabulary.word("verb-raid") if everything else _spelled_out(action, vocabulary)
        case act.RecruitFromDeck() | act.Pass() | act.StopPlaying() | act.PlaceMarker():
            return _spelled_out(action, vocabulary)
        case act.PlaceFreeMarker() | act.PlaceOrcMarker() | act.TakeTrollToken():
            return _spelled_out(action, vocabulary)
        case act.MoveMerfolk() | act.DrawCards():
            return _spelled_out(action, vocabulary)


def _spelled_out(action: Action, vocabulary: Vocabulary) -> str:
    """Return the notation of an action with each word in the player's language."""
    verb, *rest = str(action).replace("+", " ").split()
    return " ".join(
        [vocabulary.word(f"verb-{verb}"), *(_in_words(one, vocabulary) for one in rest)]
    )


def _in_words(value: str, vocabulary: Vocabulary) -> str:
    """Return a word of the notation as the player types it."""
    if value in _ANSWERS:
        return vocabulary.word(f"typed-{value}")
    if value in list(Kingdom):
        return vocabulary.words.kingdoms[Kingdom(value)].colour
    if ":" in value:
        tribe, kingdom = value.split(":")
        return vocabulary.words.tribes[Tribe(tribe)].cards[Kingdom(kingdom)]
    return value


def _numbers(cards: tuple[Card, ...], hand: tuple[Card, ...]) -> list[int]:
    """Return the numbers of these cards in the hand; equal cards get different numbers."""
    numbers: list[int] = []
    for card in cards:
        free = (n for n, other in enumerate(hand, 1) if other == card and n not in numbers)
        numbers.append(next(free))
    return numbers


@dataclass(frozen=True, slots=True)
class Completion:
    """A possible next word, and its meaning."""

    word: str
    meaning: Phrase | None = None


def completions(text: str, context: CommandContext) -> list[Completion]:
    """Return the words that may continue a command; the last word may be incomplete."""
    words = text.split()
    prefix = "" if not words or text[-1].isspace() else words.pop()
    if context.leader_choices and (not words or context.vocabulary.means(words[0], "typed-lead")):
        options = _leaders(context) if len(words) < 2 else []
    elif not words:
        verbs = (*VERBS_FOR[context.decision], *LOCAL_VERBS)
        options = [
            Completion(context.vocabulary.word(f"verb-{verb}"), phrase(f"help-{verb}"))
            for verb in verbs
        ]
    else:
        options = _arguments(words, context)
    return [option for option in options if folded(option.word).startswith(folded(prefix))]


def _leaders(context: CommandContext) -> list[Completion]:
    """Return the numbers that answer the question who leads."""
    leaders = [band.leader for band in context.leader_choices if band.leader]
    return [
        Completion(str(_numbers((leader,), context.hand)[0]), card_phrase(leader))
        for leader in leaders
    ]


def _arguments(  # noqa: PLR0912  # one case per verb
    words: list[str], context: CommandContext
) -> list[Completion]:
    try:
        verb = context.vocabulary.find_verb(words[0], context.decision)
    except CommandError:
        return []
    vocabulary = context.vocabulary
    none = Completion(vocabulary.word("typed-none"))
    match verb:
        case Verb.TAKE:
            return _numbered(context.pool) if len(words) == 1 else []
        case Verb.BAND:
            return _band_words(words[1:], context)
        case Verb.KEEP:
            chosen = set(words[1:])
            left = [card for card in _numbered(context.hand) if card.word not in chosen]
            return [*left, none] if not chosen else left
        case Verb.PLACE | Verb.FREE:
            return [*map(Completion, _colours(vocabulary)), none]
        case Verb.TROLL:
            return [*(Completion(str(token)) for token in TROLL_TOKENS), none]
        case Verb.ORC:
            return [Completion(vocabulary.word(f"typed-{answer}")) for answer in ("yes", "no")]
        case Verb.SORT:
            return [Completion(vocabulary.word(f"typed-{grouping}")) for grouping in Grouping]
        case Verb.MEMORY | Verb.CONFIRM:
            return [Completion(vocabulary.word(f"typed-{state}")) for state in ("on", "off")]
        case Verb.RULES:
            return [Completion(_title(tribe, vocabulary)) for tribe in Tribe]
        case Verb.DRAW | Verb.PASS | Verb.STOP | Verb.MOVE | Verb.WIZARD | Verb.RAID | Verb.WAIT:
            return []
        case Verb.HINT | Verb.WHY | Verb.UNDO | Verb.TRIBES | Verb.LOG | Verb.SCORE | Verb.TABLE:
            return []
        case Verb.SAVE | Verb.HELP | Verb.QUIT:
            return []


def _colours(vocabulary: Vocabulary) -> list[str]:
    return [vocabulary.words.kingdoms[kingdom].colour for kingdom in Kingdom]


def _title(tribe: Tribe, vocabulary: Vocabulary) -> str:
    return vocabulary.words.tribes[tribe].title


def _numbered(cards: tuple[Card, ...]) -> list[Completion]:
    return [Completion(str(n), card_phrase(card)) for n, card in enumerate(cards, 1)]


def _band_words(words: list[str], context: CommandContext) -> list[Completion]:
    """Return the cards that still fit a half-typed band."""
    numbers = [word for word in words if is_number(word)]
    vocabulary = context.vocabulary
    if words and vocabulary.means(words[-1], "typed-lead"):
        return [card for card in _numbered(context.hand) if card.word in numbers]
    if any(vocabulary.means(word, "typed-lead") for word in words):
        return []
    left = [card for card in _numbered(context.hand) if card.word not in numbers]
    fitting = [card for card in left if _fits(int(card.word), numbers, context)]
    return [*fitting, Completion(vocabulary.word("typed-lead"))] if len(numbers) > 1 else fitting


def _fits(number: int, numbers: list[str], context: CommandContext) -> bool:
    """Return whether a card may join those chosen so far, under any leader."""
    if not all(1 <= int(chosen) <= len(context.hand) for chosen in numbers):
        return False
    card = context.hand[number - 1]
    chosen = [context.hand[int(chosen) - 1] for chosen in numbers]
    cards = tuple(sorted((*chosen, card)))
    for leader in cards:
        if leader.is_skeleton:
            continue
        band: tuple[Card, ...] = ()
        rest = list(cards)
        rest.remove(leader)
        for other in rest:
            if other not in followers(cards, leader, band):
                break
            band = (*band, other)
        else:
            return True
    return False
