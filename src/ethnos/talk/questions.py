"""What a player has to decide, and what everyone else waits for."""

from __future__ import annotations

from collections.abc import Sequence

from ethnos.phrase import Arg, Name, Phrase, Prompt, one_of, phrase
from ethnos.rules import legal
from ethnos.rules.cards import Kingdom
from ethnos.rules.components import ORC_RAID_GLORY
from ethnos.rules.state import Decision, GameState
from ethnos.rules.tribes.merfolk import furthest_move
from ethnos.rules.tribes.trolls import available_tokens
from ethnos.rules.view import view
from ethnos.talk.odds import whole_percent
from ethnos.talk.phrases import kingdoms_list, numbers_list
from ethnos.talk.voice import Voice


def question(state: GameState, voice: Voice) -> Phrase:
    """Return what the player to move has to decide now."""
    seat = state.to_move
    args: dict[str, Arg] = {}
    suffix = state.decision.value.replace("_", "-")
    match state.decision:
        case Decision.TURN:
            suffix = _turn(state)
        case Decision.MARKER:
            kingdoms = legal.open_kingdoms(state, seat, legal.current_band(state))
            args = {"kingdoms": one_of(kingdoms_list(kingdoms))}
        case Decision.TROLL_TOKEN:
            size = legal.current_band(state).size
            args = {"tokens": one_of(numbers_list(available_tokens(state, size)))}
        case Decision.KEEP:
            args = {"count": keep_limit(state), "chosen": 0}
        case Decision.WIZARD_DRAW:
            args = {
                "count": max(legal.draw_counts(state)),
                "free": "yes" if len(legal.draw_counts(state)) > 2 else "no",
                "percent": whole_percent(view(state, None).dragon_chance),
            }
        case Decision.MERFOLK_MOVE:
            args = {"count": furthest_move(state, seat, legal.current_band(state))}
        case Decision.ORC_MARKER:
            args = {"kingdom": str(legal.current_band(state).kingdom)}
        case Decision.RAID:
            args = raid_args(state.orc_boards[seat])
        case Decision.FREE_MARKER | Decision.FURTHER_BAND:
            pass
        case Decision.AGE_OVER | Decision.GAME_OVER:
            raise ValueError(f"no player decides at {state.decision}")
    return Phrase(f"{voice}-{suffix}", args)


def _turn(state: GameState) -> str:
    """Return a question that names only the kinds of action legal in this turn."""
    band = bool(legal.leaders(state))
    if legal.must_pass(state):
        return "turn-pass"
    if legal.is_full(state):
        return "turn-full"
    if not legal.recruits(state):
        return "turn-only-band"
    if not state.pool:
        return "turn-no-pool" if band else "turn-deck"
    return "turn" if band else "turn-no-band"


def keep_limit(state: GameState) -> int:
    """Return how many cards of the hand may be kept."""
    return min(legal.keep_limit(state), len(state.hands[state.to_move]))


def raid_args(spaces: Sequence[Kingdom]) -> dict[str, Arg]:
    """Return the arguments of a message about a raid on these spaces of the orc board."""
    count = len(spaces)
    return {"spaces": kingdoms_list(spaces), "count": count, "glory": ORC_RAID_GLORY[count]}


def prompt(state: GameState, names: Sequence[Name], reader: int | None) -> Prompt:
    """Return what the page asks this seat, or whom it says that everyone waits for."""
    if state.is_over:
        return Prompt(phrase("turn-over"), phrase("live-over"))
    name, decision = names[state.to_move], str(state.decision)
    if state.to_move != reader:
        waiting = "live-wait-raid" if state.decision is Decision.RAID else "live-wait"
        title = phrase("turn-other", name=name, decision=decision)
        return Prompt(title, phrase(waiting, name=name))
    return Prompt(_title(state, decision), question(state, Voice.PAGE))


def _title(state: GameState, decision: str) -> Phrase:
    """Return whose turn it is and what they can do: no more than is legal, as `_turn` says it."""
    if state.decision is Decision.TURN:
        if legal.must_pass(state):
            return phrase("live-turn-pass")
        if legal.is_full(state):
            return phrase("turn-full")
        if not legal.recruits(state):
            return phrase("live-turn-only-band")
        if not legal.leaders(state):
            return phrase("turn-recruit")
    return phrase("turn-yours", decision=decision)
