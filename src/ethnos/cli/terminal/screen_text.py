"""Phrases that the drawn and the plain table screen share."""

from __future__ import annotations

from dataclasses import dataclass

from ethnos.cli.terminal.local_game import LocalGame, Seat
from ethnos.i18n import Messages
from ethnos.phrase import Phrase, phrase
from ethnos.rules import legal
from ethnos.rules.cards import DRAGONS, Card, Kingdom
from ethnos.rules.view import PlayerView
from ethnos.talk.command_context import Grouping
from ethnos.talk.phrases import card_args, cards_list


@dataclass(slots=True)
class Preferences:
    """A player's settings for this session."""

    grouping: Grouping = Grouping.TRIBE
    memory: bool = False
    """Memory aid: list the cards that other players are known to hold."""
    confirm: bool = False
    """Ask for confirmation before a band is played."""


def status(view: PlayerView) -> list[Phrase]:
    """Return the age, the dragons and the deck."""
    return [
        phrase("status-age", age=view.age, ages=phrase("age-number", age=view.ruleset.ages)),
        phrase("status-dragons", count=view.dragons_revealed, all=DRAGONS),
        deck_status(view),
    ]


def deck_status(view: PlayerView) -> Phrase:
    """Return the size of the deck and the risk of the next draw."""
    if view.dragon_free:
        return phrase("status-deck-safe", count=view.deck_size, safe=view.dragon_free)
    return phrase(
        "status-deck-risk",
        count=view.deck_size,
        dragon=percent(view.dragon_chance),
        ends=percent(view.age_end_chance()),
    )


def percent(chance: float) -> Phrase:
    """Return a chance in whole percent; a small one does not become 0."""
    whole = round(100 * chance)
    return phrase("percent" if whole or not chance else "percent-small", count=whole)


def needed(game: LocalGame, seat: int) -> list[int]:
    """Return the band size this player's next marker needs in each kingdom. R38, R113."""
    return [legal.needed_size(game.state, seat, kingdom) for kingdom in Kingdom]


def group_title(card: Card, grouping: Grouping) -> Phrase:
    """Return the heading of a card's group."""
    if grouping is Grouping.TRIBE or card.is_skeleton:
        return phrase("tribe-title", tribe=str(card.tribe))
    return phrase("kingdom-name", kingdom=str(card.kingdom))


def card_below(card: Card, grouping: Grouping) -> Phrase:
    """Return a card below the heading of its group."""
    id_ = "card-in-tribe" if grouping is Grouping.TRIBE else "card-in-kingdom"
    return Phrase(id_, card_args(card))


def player_title(messages: Messages, seat: Seat, *, you: bool) -> str:
    """Return a player's name, marked as you or as a bot of some level."""
    if you:
        return messages.format("player-you", name=seat.name)
    if seat.bot is None:
        return seat.name
    return messages.format("player-bot", name=seat.name, level=bot_title(messages, seat.bot))


def bot_title(messages: Messages, bot: str) -> str:
    """Return the translated name of a bot; a bot of another package is shown by its id."""
    id_ = f"bot-{bot}-name"
    return messages.format(id_) if messages.has(id_) else bot


def known_hands(game: LocalGame, view: PlayerView) -> list[Phrase]:
    """Return, player by player, the cards that others took face up and still hold.

    Of an open game, all cards that they hold.
    """
    said, hands = ("hand-of", game.state.hands) if game.open_hands else ("known", view.known)
    facts = [
        phrase(said, name=game.names[seat], cards=cards_list(cards))
        for seat, cards in enumerate(hands)
        if cards and seat != view.seat
    ]
    return facts or ([] if game.open_hands else [phrase("known-nothing")])
