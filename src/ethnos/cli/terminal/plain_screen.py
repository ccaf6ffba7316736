"""The table screen in plain words, for screen readers: no boxes, no colours, one fact per line."""

from __future__ import annotations

from collections import Counter

from ethnos.cli.terminal.local_game import LocalGame
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
from ethnos.phrase import Phrase, phrase
from ethnos.rules.cards import Kingdom, Tribe
from ethnos.rules.view import PlayerView
from ethnos.talk.command_context import Grouping, arrange, groups
from ethnos.talk.phrases import (
    band_args,
    card_args,
    kingdoms_list,
    numbers_list,
)


class PlainScreen:
    """The table screen of one seat, line by line."""

    def __init__(self, messages: Messages, game: LocalGame, seat: int | None) -> None:
        self._messages = messages
        self._game = game
        self._seat = seat
        self._view: PlayerView = game.view(seat)

    def whole(self, preferences: Preferences) -> list[str]:
        """Return the whole screen, the player's hand last."""
        lines = [*self.status(), *self.kingdoms(), *self.players()]
        known = self.known_cards() if preferences.memory else []
        return [*lines, *known, *self.cards(preferences)]

    def news(self, preferences: Preferences) -> list[str]:
        """Return what changes from turn to turn."""
        known = self.known_cards() if preferences.memory else []
        return [*self.status(), *known, *self.cards(preferences)]

    def cards(self, preferences: Preferences) -> list[str]:
        """Return the pool and the player's hand."""
        hand = [] if self._seat is None else self.hand(preferences.grouping)
        return [*self.pool(preferences.grouping), *hand]

    def status(self) -> list[str]:
        """Return the age, the dragons and the deck."""
        return [f"{self._messages.say(fact)}." for fact in status(self._view)]

    def kingdoms(self) -> list[str]:
        """Return the six kingdoms."""
        view = self._view
        lines = []
        for index, kingdom in enumerate(Kingdom):
            tokens = view.tokens[index]
            markers = tuple(
                phrase("plain-markers", name=name, count=count)
                for name, count in zip(self._game.names, view.markers[index], strict=True)
                if count
            )
            lines.append(
                self._messages.format(
                    "plain-kingdom",
                    kingdom=str(kingdom),
                    tokens=numbers_list(tokens),
                    token=tokens[view.age - 1],
                    players=len(markers),
                    markers=markers,
                    needed=0 if self._seat is None else needed(self._game, self._seat)[index],
                )
            )
        return lines

    def players(self) -> list[str]:
        """Return each player's glory, cards, bands and tribe pieces, one fact per line."""
        return [
            self._messages.say(fact)
            for seat in range(self._view.players)
            for fact in self._facts(seat)
        ]

    def _facts(self, seat: int) -> list[Phrase]:
        view, player, name = self._view, self._game.seats[seat], self._game.names[seat]
        title = player_title(self._messages, player, you=seat == self._seat)
        hand = view.hand_sizes[seat]
        facts = [phrase("plain-player", name=title, glory=view.glory[seat], count=hand)]
        bands = tuple(Phrase("plain-band", band_args(band)) for band in view.bands[seat])
        if bands:
            facts.append(phrase("plain-bands", name=name, bands=bands))
        else:
            facts.append(phrase("plain-no-band", name=name))
        if view.trolls[seat]:
            tokens = numbers_list(view.trolls[seat])
            facts.append(phrase("plain-trolls", name=name, tokens=tokens))
        if view.orc_boards[seat]:
            spaces = kingdoms_list(view.orc_boards[seat])
            facts.append(phrase("plain-orcs", name=name, spaces=spaces))
        if Tribe.MERFOLK in view.tribes:
            facts.append(phrase("plain-merfolk", name=name, space=view.merfolk[seat]))
        if view.giant and view.giant.holder == seat:
            facts.append(phrase("plain-giant", name=name, size=view.giant.size))
        return facts

    def known_cards(self) -> list[str]:
        """Return the cards that other players are known to hold."""
        return [self._messages.say(fact) for fact in known_hands(self._game, self._view)]

    def pool(self, grouping: Grouping) -> list[str]:
        """Return the pool, numbered for `take`; equal cards share a number."""
        copies = Counter(self._view.pool)
        if not copies:
            return [self._messages.format("plain-pool-empty")]
        cards = tuple(
            Phrase("plain-card", {"number": number, "count": copies[card], **card_args(card)})
            for number, card in enumerate(arrange(copies, grouping), start=1)
        )
        return [self._messages.format("plain-pool", count=copies.total(), cards=cards)]

    def hand(self, grouping: Grouping) -> list[str]:
        """Return the player's hand, one line per group."""
        hand = arrange(self._view.hand, grouping)
        limit = self._view.ruleset.hand_limit
        lines = [self._messages.format("plain-hand", count=len(hand), limit=limit)]
        for group in groups(hand, grouping):
            cards = tuple(
                phrase("plain-number", number=number, card=card_below(card, grouping))
                for number, card in group
            )
            title = group_title(group[0][1], grouping)
            lines.append(self._messages.format("plain-group", title=title, cards=cards))
        return lines
