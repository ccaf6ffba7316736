"""The context of a command: the cards its numbers refer to, in the order they are shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeVar

from ethnos.languages import DEFAULT_LANGUAGE, match_language
from ethnos.rules import actions as act
from ethnos.rules.actions import PlayBand
from ethnos.rules.cards import Card, Kingdom
from ethnos.rules.legal import legal_actions
from ethnos.rules.state import Decision
from ethnos.rules.streams import FastSource
from ethnos.rules.view import PlayerView, determinize
from ethnos.talk.vocabulary import Vocabulary, vocabulary

_OFFERS: Final = (
    Decision.MARKER,
    Decision.FREE_MARKER,
    Decision.MERFOLK_MOVE,
    Decision.TROLL_TOKEN,
    Decision.WIZARD_DRAW,
)
"""The decisions that offer numbers, tokens or kingdoms."""


Named = TypeVar("Named")


class Grouping(StrEnum):
    """How shown cards are grouped."""

    TRIBE = "tribe"
    KINGDOM = "kingdom"


@dataclass(frozen=True, slots=True)
class CommandContext:
    """What a player sees when typing a command."""

    decision: Decision
    hand: tuple[Card, ...] = ()
    """In the order shown: card 1 first."""
    pool: tuple[Card, ...] = ()
    """In the order shown, one of each kind."""
    most: int = 0
    """How many cards a wizard may draw now, or how far the merfolk marker may move."""
    tokens: tuple[int, ...] = ()
    """The troll tokens that may be taken now."""
    kingdoms: tuple[Kingdom, ...] = ()
    """The kingdoms where the marker may go now."""
    orc_board: tuple[Kingdom, ...] = ()
    leader_choices: tuple[PlayBand, ...] = ()
    """The open question of `LeaderNeededError`: one band for each possible leader."""
    lang: str = DEFAULT_LANGUAGE
    """The language of the player; English words are understood as well."""

    @property
    def vocabulary(self) -> Vocabulary:
        """The vocabulary of this language."""
        return vocabulary(self.lang)


def command_context(
    view: PlayerView, grouping: Grouping = Grouping.TRIBE, lang: str = DEFAULT_LANGUAGE
) -> CommandContext:
    """Return the context of the view's seat; an unknown language means English."""
    most, tokens, kingdoms = _offered(view)
    return CommandContext(
        decision=view.decision,
        hand=arrange(view.hand, grouping),
        pool=arrange(dict.fromkeys(view.pool), grouping),
        most=most,
        tokens=tokens,
        kingdoms=kingdoms,
        orc_board=() if view.seat is None else view.orc_boards[view.seat],
        lang=match_language(lang) or DEFAULT_LANGUAGE,
    )


def _offered(view: PlayerView) -> tuple[int, tuple[int, ...], tuple[Kingdom, ...]]:
    """Return the largest number, the troll tokens and the kingdoms that this decision offers."""
    if view.decision not in _OFFERS:
        return 0, (), ()
    offered = legal_actions(determinize(view, FastSource(0)))
    counts = [action.count for action in offered if isinstance(action, act.DrawCards)]
    counts += [action.spaces for action in offered if isinstance(action, act.MoveMerfolk)]
    tokens = [action.value for action in offered if isinstance(action, act.TakeTrollToken)]
    kingdoms = [
        action.kingdom
        for action in offered
        if isinstance(action, act.PlaceMarker | act.PlaceFreeMarker)
    ]
    return max(counts, default=0), _named(tokens), _named(kingdoms)


def _named(choices: Iterable[Named | None]) -> tuple[Named, ...]:
    """Return the choices without declining."""
    return tuple(choice for choice in choices if choice is not None)


def arrange(cards: Iterable[Card], grouping: Grouping) -> tuple[Card, ...]:
    """Return cards in display order, skeletons last.

    >>> from ethnos.rules import SKELETON, Card, Kingdom, Tribe
    >>> cards = SKELETON, Card(Tribe.TROLL, Kingdom.BLUE), Card(Tribe.ELF, Kingdom.RED)
    >>> [str(card) for card in arrange(cards, Grouping.KINGDOM)]
    ['troll:blue', 'elf:red', 'skeleton']
    """

    def display_order(card: Card) -> tuple[bool, str, str]:
        tribe, kingdom = str(card.tribe), str(card.kingdom)
        in_group = (tribe, kingdom) if grouping is Grouping.TRIBE else (kingdom, tribe)
        return card.is_skeleton, *in_group

    return tuple(sorted(cards, key=display_order))


def groups(cards: tuple[Card, ...], grouping: Grouping) -> list[list[tuple[int, Card]]]:
    """Return arranged cards with their numbers, group by group."""
    found: dict[object, list[tuple[int, Card]]] = {}
    for number, card in enumerate(cards, start=1):
        by_tribe = grouping is Grouping.TRIBE or card.is_skeleton
        found.setdefault(card.tribe if by_tribe else card.kingdom, []).append((number, card))
    return list(found.values())
