"""What the numbers in a command refer to: the cards in the order in which they are shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from ethnos.i18n import DEFAULT_LANGUAGE
from ethnos.rules.cards import Card, Kingdom
from ethnos.rules.state import Decision
from ethnos.rules.view import PlayerView
from ethnos.talk.vocabulary import Vocabulary, vocabulary


class Grouping(StrEnum):
    """How cards are laid out before a player."""

    TRIBE = "tribe"
    KINGDOM = "kingdom"


@dataclass(frozen=True, slots=True)
class CommandContext:
    """What a player sees when typing a command."""

    decision: Decision
    hand: tuple[Card, ...] = ()
    """As shown: card 1 first."""
    pool: tuple[Card, ...] = ()
    """As shown, one of each kind."""
    band_size: int = 0
    """The size of the band being played; what a wizard's draw without a number means."""
    orc_board: tuple[Kingdom, ...] = ()
    lang: str = DEFAULT_LANGUAGE
    """The language in which a player types; English is understood besides."""

    @property
    def words(self) -> Vocabulary:
        """What words mean in this language."""
        return vocabulary(self.lang)


def command_context(
    view: PlayerView, grouping: Grouping = Grouping.TRIBE, lang: str = DEFAULT_LANGUAGE
) -> CommandContext:
    """Return the context of the seat whose view this is."""
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
    """Return cards in the order they are shown, skeletons last.

    >>> from ethnos.rules import SKELETON, Card, Kingdom, Tribe
    >>> cards = SKELETON, Card(Tribe.TROLL, Kingdom.BLUE), Card(Tribe.ELF, Kingdom.RED)
    >>> [str(card) for card in arrange(cards, Grouping.KINGDOM)]
    ['troll:blue', 'elf:red', 'skeleton']
    """

    def place(card: Card) -> tuple[bool, str, str]:
        tribe, kingdom = str(card.tribe), str(card.kingdom)
        in_group = (tribe, kingdom) if grouping is Grouping.TRIBE else (kingdom, tribe)
        return card.is_skeleton, *in_group

    return tuple(sorted(cards, key=place))


def groups(cards: tuple[Card, ...], grouping: Grouping) -> list[list[tuple[int, Card]]]:
    """Return arranged cards with their numbers, group by group."""
    found: dict[object, list[tuple[int, Card]]] = {}
    for number, card in enumerate(cards, start=1):
        by_tribe = grouping is Grouping.TRIBE or card.is_skeleton
        found.setdefault(card.tribe if by_tribe else card.kingdom, []).append((number, card))
    return list(found.values())
