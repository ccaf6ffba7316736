"""What both faces of the table, the drawn and the plain, have to say."""

from __future__ import annotations

from dataclasses import dataclass

from ethnos.cli.terminal.local_game import Seat, Table
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
    """How a person likes to see and do things."""

    grouping: Grouping = Grouping.TRIBE
    memory: bool = False
    """Whether cards that others were seen to take are listed."""
    confirm: bool = False
    """Whether a band is played only after a further yes."""


def status(view: PlayerView) -> list[Phrase]:
    """Return where the age stands: the age, the dragons, the deck."""
    return [
        phrase("status-age", age=view.age, ages=phrase("age-number", age=view.ruleset.ages)),
        phrase("status-dragons", count=view.dragons_revealed, all=DRAGONS),
        deck_status(view),
    ]


def deck_status(view: PlayerView) -> Phrase:
    """Return the size of the deck and what the next draw risks."""
    if view.dragon_free:
        return phrase("status-deck-safe", count=view.deck_size, safe=view.dragon_free)
    return phrase(
        "status-deck-risk",
        count=view.deck_size,
        dragon=percent(view.dragon_chance),
        ends=percent(chance_age_ends(view)),
    )


def percent(chance: float) -> Phrase:
    """Return a chance in whole percents, small ones as what they are."""
    whole = round(100 * chance)
    return phrase("percent" if whole or not chance else "percent-small", count=whole)


def needed(table: Table, seat: int) -> list[int]:
    """Return the band each kingdom needs before this player's next marker. R38, R113."""
    return [legal.needed_size(table.state, seat, kingdom) for kingdom in Kingdom]


def group_title(card: Card, grouping: Grouping) -> Phrase:
    """Return the heading of the group a card lies in."""
    if grouping is Grouping.TRIBE or card.is_skeleton:
        return phrase("tribe-title", tribe=str(card.tribe))
    return phrase("kingdom-colour", kingdom=str(card.kingdom))


def card_below(card: Card, grouping: Grouping) -> Phrase:
    """Return a card below the heading of its group."""
    id_ = "card-in-tribe" if grouping is Grouping.TRIBE else "card-in-kingdom"
    return Phrase(id_, card_args(card))


def player_title(messages: Messages, seat: Seat, *, you: bool) -> str:
    """Return a player's name, with what is to be known about them."""
    if you:
        return messages.format("player-you", name=seat.name)
    if seat.bot is None:
        return seat.name
    return messages.format("player-bot", name=seat.name, level=bot_title(messages, seat.bot))


def bot_title(messages: Messages, bot: str) -> str:
    """Return the name of a kind of bot; those of other packages go by their own."""
    known = f"bot-{bot}-name"
    return messages.format(known) if messages.has(known) else bot


def question(table: Table, seat: int) -> Phrase:
    """Return what this player has to decide now."""
    state = table.state
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
        case _:
            return phrase(id_)


def _turn_question(state: GameState) -> Phrase:
    """Return what may be done in this turn, and nothing that may not."""
    band = bool(legal.leaders(state))
    if legal.must_pass(state):
        return phrase("ask-turn-pass")
    if not legal.recruits(state):
        return phrase("ask-turn-full")
    if not state.pool:
        return phrase("ask-turn-no-pool" if band else "ask-turn-deck")
    return phrase("ask-turn" if band else "ask-turn-no-band")


def known_cards(table: Table, view: PlayerView) -> list[Phrase]:
    """Return the cards that others were seen to take and must still hold."""
    facts = [
        phrase("known", name=table.names[seat], cards=cards_list(cards))
        for seat, cards in enumerate(view.known)
        if cards and seat != view.seat
    ]
    return facts or [phrase("known-nothing")]
