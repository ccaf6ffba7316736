"""The short text notation of cards and actions, for people to read and type.

Output has one form (`str(card)`, `str(action)`). Input may be looser: upper case, spaces around `:`
and `+`, followers in any order, and any unambiguous beginning of a word (`el:r` for `elf:red`; but
`gre` is ambiguous between green and grey).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from ethnos.records.errors import NotationError
from ethnos.rules import actions as act
from ethnos.rules.actions import Action
from ethnos.rules.bands import Band
from ethnos.rules.cards import DRAGON, SKELETON, Card, DeckCard, Kingdom, Tribe

NONE: Final = "none"
"""The notation of an empty choice: `keep none`."""

_NUMBER: Final = re.compile(r"[0-9]{1,3}")

Word = TypeVar("Word", bound=str)


def parse_tribe(text: str) -> Tribe:
    """Read a tribe.

    >>> parse_tribe("Merf")
    <Tribe.MERFOLK: 'merfolk'>
    """
    return parse_word(text, Tribe, "tribe")


def parse_kingdom(text: str) -> Kingdom:
    """Read a kingdom by its colour.

    >>> parse_kingdom("gre")
    Traceback (most recent call last):
    ethnos.records.errors.NotationError: kingdom 'gre' could be green or grey
    """
    return parse_word(text, Kingdom, "kingdom")


def parse_card(text: str) -> Card:
    """Read an ally card.

    >>> parse_card("elf:red") == parse_card(" EL : r ")
    True
    >>> parse_card("skeleton:red")
    Traceback (most recent call last):
    ethnos.records.errors.NotationError: card 'skeleton:red': a skeleton has no kingdom
    """
    left, colon, right = text.partition(":")
    tribe = parse_tribe(left)
    if tribe is Tribe.SKELETON:
        if colon:
            raise NotationError(f"card '{text}': a skeleton has no kingdom")
        return SKELETON
    if not colon:
        raise NotationError(f"card '{text}' lacks its kingdom, as in '{tribe}:red'")
    return Card(tribe, parse_kingdom(right))


def parse_deck_card(text: str) -> DeckCard:
    """Read an ally card or a dragon."""
    return DRAGON if text.strip().lower() == DRAGON else parse_card(text)


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards joined by `+`, in this order; `none` is the empty tuple.

    >>> [str(card) for card in parse_cards("orc:red + elf:red")]
    ['orc:red', 'elf:red']
    """
    return _parse_list(text, parse_card)


def parse_band(text: str) -> Band:
    """Read a band: the first card leads; a band of ten skeletons has no leader (R67)."""
    cards = parse_cards(text)
    if not cards:
        raise NotationError("a band needs a card")
    if cards == act.TEN_SKELETONS.cards:
        return Band(None, cards)
    return Band(cards[0], tuple(sorted(cards[1:])))


def parse_kingdoms(text: str) -> tuple[Kingdom, ...]:
    """Read kingdoms joined by `+`; `none` is the empty tuple."""
    return _parse_list(text, parse_kingdom)


def parse_action(text: str) -> Action:
    """Read an action; `ethnos.rules.legal` decides whether it is legal.

    >>> str(parse_action("BAND elf:red + orc:red+dw:red"))
    'band elf:red+dwarf:red+orc:red'
    >>> parse_action("take elf")
    Traceback (most recent call last):
    ethnos.records.errors.NotationError: cannot read 'take elf': card 'elf' lacks its kingdom, \
as in 'elf:red'
    """
    try:
        return _parse_action(text)
    except NotationError as error:
        raise NotationError(f"cannot read '{text}': {error}") from None


def parse_number(text: str) -> int:
    """Read an integer of up to three digits."""
    if not _NUMBER.fullmatch(text.strip()):
        raise NotationError(f"'{text}' is not a number")
    return int(text)


def parse_word(text: str, words: Iterable[Word], what: str) -> Word:
    """Return the only word that this text equals or begins."""
    typed = text.strip().lower()
    fitting = [word for word in words if word.startswith(typed)]
    if typed in fitting:
        return next(word for word in fitting if word == typed)
    if not typed:
        raise NotationError(f"no {what} is named: {' '.join(words)}")
    if not fitting:
        raise NotationError(f"there is no {what} '{typed}': {' '.join(words)}")
    if len(fitting) > 1:
        raise NotationError(f"{what} '{typed}' could be {' or '.join(fitting)}")
    return fitting[0]


Item = TypeVar("Item")


def _parse_list(text: str, parse: Callable[[str], Item]) -> tuple[Item, ...]:
    return () if _is_none(text) else tuple(parse(part) for part in text.split("+"))


def _is_none(text: str) -> bool:
    return text.strip().lower() == NONE


def _parse_action(text: str) -> Action:
    words = text.split(maxsplit=1)
    verb = parse_word(words[0] if words else "", ACTION_VERBS, "action")
    rest = words[1].strip() if len(words) > 1 else ""
    if verb in _BARE_VERBS:
        if rest:
            raise NotationError(f"nothing follows '{verb}'")
        return _BARE_VERBS[verb]
    what, parse = _VERBS[verb]
    if not rest:
        raise NotationError(f"'{verb}' needs {what}")
    return parse(rest)


def _raid(text: str) -> Action:
    spaces = parse_kingdoms(text)
    if len(set(spaces)) != len(spaces):
        raise NotationError(f"'{text}' names a kingdom twice")
    return act.Raid(tuple(sorted(spaces)))


def _troll(text: str) -> Action:
    if _is_none(text):
        return act.TakeTrollToken(None)
    value = parse_number(text)
    if not value:
        raise NotationError("there is no troll token 0; to take none, write 'none'")
    return act.TakeTrollToken(value)


def _kingdom_or_none(text: str) -> Kingdom | None:
    return None if _is_none(text) else parse_kingdom(text)


_BARE_VERBS: Final[dict[str, Action]] = {
    str(action): action for action in (act.RECRUIT_FROM_DECK, act.STOP_PLAYING, act.PASS)
}
_VERBS: Final[dict[str, tuple[str, Callable[[str], Action]]]] = {
    "take": ("a card", lambda text: act.RecruitFromPool(parse_card(text))),
    "band": ("cards, the leader first", lambda text: act.PlayBand(*parse_band(text))),
    "place": ("a kingdom or 'none'", lambda text: act.PlaceMarker(_kingdom_or_none(text))),
    "move": ("a number of spaces", lambda text: act.MoveMerfolk(parse_number(text))),
    "free": ("a kingdom or 'none'", lambda text: act.PlaceFreeMarker(_kingdom_or_none(text))),
    "orc": (
        "'yes' or 'no'",
        lambda text: act.PlaceOrcMarker(parse_word(text, ("yes", "no"), "answer") == "yes"),
    ),
    "troll": ("a token or 'none'", _troll),
    "keep": ("cards or 'none'", lambda text: act.KeepCards(tuple(sorted(parse_cards(text))))),
    "wizard": ("a number of cards", lambda text: act.DrawCards(parse_number(text))),
    "raid": ("kingdoms or 'none'", _raid),
}
"""The argument of each verb: its description and its parser."""

ACTION_VERBS: Final = (*_BARE_VERBS, *_VERBS)
"""The first word of every action; the page has a type for each."""
