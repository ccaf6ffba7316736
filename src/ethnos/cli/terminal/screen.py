"""The table screen drawn with colours and marks: in columns, or below each other if narrow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ethnos.cli.terminal.flow import Fitting, Flow, titled
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
from ethnos.rules.cards import SKELETON, Card, Kingdom, Tribe
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
        self._needs = [] if seat is None else needed(game, seat)
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
        return Fitting(self._kingdoms_in_columns(), Group(*map(self._kingdom_below, Kingdom)))

    def _kingdoms_in_columns(self) -> Table:
        heads = ["head-kingdom", "head-tokens", "head-markers"]
        grid = self._grid(*heads, *(["head-need"] if self._needs else []))
        for index, kingdom in enumerate(Kingdom):
            markers = Text("  ").join(self._markers(index))
            row = [self._kingdom(kingdom), self._tokens(index), markers]
            if self._needs:
                row.append(Text(self._messages.format("table-need", count=self._needs[index])))
            grid.add_row(*row)
        return grid

    def _kingdom_below(self, kingdom: Kingdom) -> RenderableType:
        """Return a kingdom on lines of its own."""
        index = list(Kingdom).index(kingdom)
        items = self._markers(index)
        if self._needs:
            need = self._messages.format("table-need-alone", count=self._needs[index])
            items.append(Text(need))
        title = self._kingdom(kingdom)
        title.pad_right(max(self._kingdom(one).cell_len for one in Kingdom) - title.cell_len)
        return Group(title + self._tokens(index), Flow(Text(), items))

    def _grid(self, *heads: str) -> Table:
        grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="underline")
        for head in heads:
            grid.add_column(self._messages.format(head), no_wrap=True)
        return grid

    def _kingdom(self, kingdom: Kingdom) -> Text:
        title = self._messages.format("table-kingdom", kingdom=str(kingdom))
        return Text.assemble((title, KINGDOM_STYLES[kingdom]))

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

    def _markers(self, index: int) -> list[Text]:
        counts = self._view.markers[index]
        return [
            Text(
                f"{mark} {markers or EMPTY}",
                style="bold" if markers > 0 and markers == max(counts) else "",
            )
            for mark, markers in zip(self._marks, counts, strict=False)
        ]

    def players(self) -> RenderableType:
        """Return each player's glory, cards and tribe pieces, and then the bands."""
        pieces = self._pieces()
        tribes = [tribe for tribe in pieces if tribe in self._view.tribes]
        heads = ["head-glory", "head-hand", *(f"head-{tribe}" for tribe in tribes)]
        rows = [
            [
                str(self._view.glory[seat]),
                str(self._view.hand_sizes[seat]),
                *(pieces[tribe](seat) or EMPTY for tribe in tribes),
            ]
            for seat in range(self._view.players)
        ]
        below = [self._player_below(seat, heads, facts) for seat, facts in enumerate(rows)]
        return Group(Fitting(self._players_in_columns(heads, rows), Group(*below)), self.bands())

    def _players_in_columns(self, heads: list[str], rows: list[list[str]]) -> Table:
        grid = self._grid("head-player", *heads)
        for seat, facts in enumerate(rows):
            style = self._player_style(seat)
            grid.add_row(*(Text(fact, style=style) for fact in (self._player(seat), *facts)))
        return grid

    def _player_below(self, seat: int, heads: list[str], facts: list[str]) -> RenderableType:
        """Return a player on lines of their own, without what they lack."""
        items = [
            Text(self._messages.format("table-fact", title=self._messages.format(head), value=fact))
            for head, fact in zip(heads, facts, strict=True)
            if fact != EMPTY
        ]
        name = Text(self._player(seat), style=self._player_style(seat))
        return Group(name, Flow(Text(), items))

    def _player(self, seat: int) -> str:
        title = player_title(self._messages, self._game.seats[seat], you=seat == self._seat)
        return f"{self._marks[seat]} {title}"

    def _player_style(self, seat: int) -> str:
        return "bold" if seat == self._view.turn_owner else ""

    def bands(self) -> RenderableType:
        """Return the bands of this age, each with its leader on top. R46."""
        head = Text(self._messages.format("head-bands"), style="underline")
        rows = [
            Flow(Text(mark), [self._band(band, count) for band, count in _alike(bands)])
            for mark, bands in zip(self._marks, self._view.bands, strict=False)
            if bands
        ]
        return Group(head, *rows) if rows else Group()

    def _band(self, band: Band, count: int) -> Text:
        """Return the size, skeletons after a minus because they score nothing, and the leader."""
        leader = band.leader or SKELETON
        size = f"{band.size}-{band.skeletons}" if band.skeletons else f"{band.size}"
        item = _numbered(size, self._messages.say(card_phrase(leader)), leader)
        return item.append(f" ×{count}") if count > 1 else item

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
        size = {"count": len(hand), "limit": self._view.ruleset.hand_limit}
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


def _numbered(number: int | str, word: str, card: Card) -> Text:
    style = KINGDOM_STYLES[card.kingdom] if card.kingdom else ""
    return Text.assemble((f"{number} ", "bold"), (word, style))


def _alike(bands: tuple[Band, ...]) -> list[tuple[Band, int]]:
    """Return bands of the same size under the same kind of leader once, largest first."""
    found: dict[tuple[int, int, Card], list[Band]] = {}
    for band in bands:
        kind = (-band.size, band.skeletons, band.leader or SKELETON)
        found.setdefault(kind, []).append(band)
    return [(found[kind][0], len(found[kind])) for kind in sorted(found)]
