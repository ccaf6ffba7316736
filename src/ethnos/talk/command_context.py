"""The context of a command: the cards its numbers refer to, in the order they are shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from ethnos.i18n import DEFAULT_LANGUAGE
from ethnos.rules.actions import PlayBand
from ethnos.rules.cards import Card, Kingdom
from ethnos.rules.state import Decision
from ethnos.rules.view import PlayerView
from ethnos.talk.vocabulary import Vocabulary, vocabulary


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
    band_size: int = 0
    """The size of the band being played, the default for wizard draws and merfolk moves."""
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
    """Return the context of the view's seat."""
    bands = view.bands[view.turn_owner]
    return CommandContext(
        decision=view.decision,
        hand=arrange(view.hand, grouping),
        pool=arrange(dict.fromkeys(view.pool), grouping),
        band_size=bands[-1].size if bands else 0,
        orc_board=() if view.seat is None else view.orc_boards[view.seat],
        lang=lang,
    )


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
