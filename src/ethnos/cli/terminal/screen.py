"""The table screen drawn with columns, colours and marks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ethnos.cli.terminal.flow import Flow, titled
from ethnos.cli.terminal.local_game import LocalGame
from ethnos.cli.terminal.marks import KINGDOM_STYLES, SHAPES, letters
from ethnos.cli.terminal.screen_text import (
    Preferences,
    card_below,
    group_title,
    known_hands,
    needed,
    player_title,
    status,
)
from ethnos.i18n import Messages
from ethnos.rules.bands import Band
from ethnos.rules.cards import Card, Kingdom, Tribe
from ethnos.rules.components import HAND_LIMIT
from ethnos.rules.view import PlayerView
from ethnos.talk.command_context import Grouping, arrange, groups
from ethnos.talk.phrases import card_phrase

EMPTY = "·"


class Screen:
    """The table screen of one seat."""

    def __init__(self, messages: Messages, game: LocalGame, seat: int | None) -> None:
        self._messages = messages
        self._game = game
        self._seat = seat
        self._view: PlayerView = game.view(seat)
        self._marks = [
            f"{shape}{letter}" for shape, letter in zip(SHAPES, letters(game.names), strict=False)
        ]

    def whole(self, preferences: Preferences) -> RenderableType:
        """Return the whole screen, the player's hand last."""
        parts = [self.status(), self.kingdoms(), self.players()]
        if preferences.memory:
            parts.append(self.known_cards())
        return Group(*parts, self.cards(preferences))

    def cards(self, preferences: Preferences) -> RenderableType:
        """Return the pool and the player's hand."""
        parts = [self.pool(preferences.grouping)]
        if self._seat is not None:
            parts.append(self.hand(preferences.grouping))
        return Group(*parts)

    def status(self) -> RenderableType:
        """Return the age, the dragons and the deck."""
        facts = [self._messages.say(fact) for fact in status(self._view)]
        return Text(" · ".join(facts), style="bold")

    def kingdoms(self) -> RenderableType:
        """Return the six kingdoms: tokens, markers, and the band size the next marker needs."""
        grid = self._grid("head-kingdom", "head-tokens", "head-markers")
        if self._seat is not None:
            grid.add_column(self._messages.format("head-need"))
        needs = [] if self._seat is None else needed(self._game, self._seat)
        for index, kingdom in enumerate(Kingdom):
            row = [self._kingdom(kingdom), self._tokens(index), self._markers(index)]
            if needs:
                row.append(Text(self._messages.format("table-need", count=needs[index])))
            grid.add_row(*row)
        return grid

    def _grid(self, *heads: str) -> Table:
        grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="underline")
        for head in heads:
            grid.add_column(self._messages.format(head), no_wrap=head != "head-bands")
        return grid

    def _kingdom(self, kingdom: Kingdom) -> Text:
        name = self._messages.format("kingdom-name", kingdom=str(kingdom))
        colour = self._messages.format("kingdom-colour", kingdom=str(kingdom))
        style = KINGDOM_STYLES[kingdom]
        return Text.assemble((f"{self._letter(kingdom)} {name} {colour}", style))

    def _letter(self, kingdom: Kingdom) -> str:
        return self._messages.format("kingdom-letter", kingdom=str(kingdom))

    def _tokens(self, index: int) -> Text:
        """Return the tokens of all ages, that of the current age in brackets."""
        line = Text()
        for age, token in enumerate(self._view.tokens[index], start=1):
            now = age == self._view.age
            line.append(
                f"[{token}]".rjust(4) if now else f"{token} ".rjust(4), "bold" if now else ""
            )
        return line

    def _markers(self, index: int) -> Text:
        counts = self._view.markers[index]
        line = Text()
        for mark, markers in zip(self._marks, counts, strict=False):
            leads = markers > 0 and markers == max(counts)
            line.append(f"{mark} {markers or EMPTY}", style="bold" if leads else "")
            line.append("  ")
        return line

    def players(self) -> RenderableType:
        """Return each player's glory, cards, bands and tribe pieces."""
        view = self._view
        grid = self._grid("head-player", "head-glory", "head-hand", "head-bands")
        pieces = self._pieces()
        tribes = [tribe for tribe in pieces if tribe in view.tribes]
        for tribe in tribes:
            grid.add_column(self._messages.format(f"head-{tribe}"))
        for seat, player in enumerate(self._game.seats):
            title = player_title(self._messages, player, you=seat == self._seat)
            bands = _bands(view.bands[seat]) or EMPTY
            facts = [f"{self._marks[seat]} {title}", str(view.glory[seat])]
            facts += [f"{view.hand_sizes[seat]}", bands]
            facts += [pieces[tribe](seat) or EMPTY for tribe in tribes]
            style = "bold" if seat == view.turn_owner else ""
            grid.add_row(*(Text(fact, style=style) for fact in facts))
        return grid

    def _pieces(self) -> dict[Tribe, Callable[[int], str]]:
        """Return, for each tribe with pieces, a function from a seat to its pieces."""
        view = self._view
        return {
            Tribe.TROLL: lambda seat: " ".join(map(str, view.trolls[seat])),
            Tribe.ORC: lambda seat: " ".join(map(self._letter, view.orc_boards[seat])),
            Tribe.MERFOLK: lambda seat: str(view.merfolk[seat]),
            Tribe.GIANT: self._giant,
        }

    def _giant(self, seat: int) -> str:
        giant = self._view.giant
        return str(giant.size) if giant and giant.holder == seat else ""

    def known_cards(self) -> RenderableType:
        """Return the cards that other players are known to hold."""
        facts = known_hands(self._game, self._view)
        return Text("\n".join(self._messages.say(fact) for fact in facts))

    def pool(self, grouping: Grouping) -> RenderableType:
        """Return the pool, numbered for `take`; equal cards share a number."""
        copies = Counter(self._view.pool)
        head = self._messages.format("head-pool", count=copies.total())
        items = []
        for number, card in enumerate(arrange(copies, grouping), start=1):
            item = _numbered(number, self._messages.say(card_phrase(card)), card)
            items.append(item.append(f" ×{copies[card]}") if copies[card] > 1 else item)
        return Flow(Text(head, style="underline"), items)

    def hand(self, grouping: Grouping) -> RenderableType:
        """Return the player's hand, group by group."""
        hand = arrange(self._view.hand, grouping)
        size = {"count": len(hand), "limit": HAND_LIMIT}
        head = Text(self._messages.format("head-own-hand", **size), style="underline")
        found = groups(hand, grouping)
        titles = [self._messages.say(group_title(group[0][1], grouping)) for group in found]
        width = max(map(cell_len, titles), default=0)
        rows = []
        for title, group in zip(titles, found, strict=True):
            items = [
                _numbered(number, self._messages.say(card_below(card, grouping)), card)
                for number, card in group
            ]
            rows.append(Flow(titled(f"  {title}", width + 2), items))
        return Group(head, *rows)


def _numbered(number: int, word: str, card: Card) -> Text:
    style = KINGDOM_STYLES[card.kingdom] if card.kingdom else ""
    return Text.assemble((f"{number} ", "bold"), (word, style))


def _bands(bands: tuple[Band, ...]) -> str:
    """Return band sizes, largest first; skeletons, which score nothing, follow a minus."""
    alike = Counter((band.size, band.skeletons) for band in bands)
    return ", ".join(
        f"{size}{f'-{skeletons}' if skeletons else ''}{f'×{count}' if count > 1 else ''}"
        for (size, skeletons), count in sorted(
            alike.items(), key=lambda item: (-item[0][0], item[0][1])
        )
    )
