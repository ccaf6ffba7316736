"""Phrases that the drawn and the plain table screen share, and the question to the player."""

from __future__ import annotations

from dataclasses import dataclass

from ethnos.cli.terminal.local_game import LocalGame, Seat
from ethnos.i18n import Messages, Phrase, phrase
from ethnos.rules import legal
from ethnos.rules.cards import DRAGONS, Card, Kingdom
from ethnos.rules.components import ORC_RAID_GLORY
from ethnos.rules.state import Decision, GameState
from ethnos.rules.tribes.merfolk import furthest_move
from ethnos.rules.tribes.trolls import available_tokens
from ethnos.rules.view import PlayerView
from ethnos.talk.command_context import Grouping
from ethnos.talk.odds import chance_age_ends
from ethnos.talk.phrases import card_args, cards_list, kingdoms_list, numbers_list


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
        ends=percent(chance_age_ends(view)),
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
    return phrase("kingdom-colour", kingdom=str(card.kingdom))


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


def question(game: LocalGame, seat: int) -> Phrase:
    """Return what this player has to decide now."""
    state = game.state
    id_ = f"ask-{state.decision.value.replace('_', '-')}"
    match state.decision:
        case Decision.TURN:
            return _turn_question(state)
        case Decision.MARKER:
            kingdoms = legal.open_kingdoms(state, seat, legal.current_band(state))
            return phrase(id_, kingdoms=kingdoms_list(kingdoms))
        case Decision.TROLL_TOKEN:
            size = legal.current_band(state).size
            return phrase(id_, tokens=numbers_list(available_tokens(state, size)))
        case Decision.KEEP:
            return phrase(id_, count=min(legal.keep_limit(state), len(state.hands[seat])))
        case Decision.WIZARD_DRAW:
            return phrase(id_, count=legal.draw_limit(state))
        case Decision.MERFOLK_MOVE:
            return phrase(id_, count=furthest_move(state, seat, legal.current_band(state)))
        case Decision.ORC_MARKER:
            return phrase(id_, kingdom=str(legal.current_band(state).kingdom))
        case Decision.RAID:
            board = state.orc_boards[seat]
            return phrase(id_, spaces=kingdoms_list(board), glory=ORC_RAID_GLORY[len(board)])
        case Decision.FREE_MARKER | Decision.FURTHER_BAND:
            return phrase(id_)
        case Decision.AGE_OVER | Decision.GAME_OVER:
            raise ValueError(f"no player decides at {state.decision}")


def _turn_question(state: GameState) -> Phrase:
    """Return a question that names only the kinds of action legal in this turn."""
    band = bool(legal.leaders(state))
    if legal.must_pass(state):
        return phrase("ask-turn-pass")
    if not legal.recruits(state):
        return phrase("ask-turn-full")
    if not state.pool:
        return phrase("ask-turn-no-pool" if band else "ask-turn-deck")
    return phrase("ask-turn" if band else "ask-turn-no-band")


def known_hands(game: LocalGame, view: PlayerView) -> list[Phrase]:
    """Return, player by player, the cards that others took face up and still hold."""
    facts = [
        phrase("known", name=game.names[seat], cards=cards_list(cards))
        for seat, cards in enumerate(view.known)
        if cards and seat != view.seat
    ]
    return facts or [phrase("known-nothing")]
