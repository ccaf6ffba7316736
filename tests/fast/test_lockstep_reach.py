"""The lock-step games reach every rare decision."""

from collections import Counter

import pytest

from ethnos.rules import actions as act
from ethnos.rules import events as ev
from ethnos.rules.actions import Action
from ethnos.rules.apply import apply_legal
from ethnos.rules.cards import Tribe
from ethnos.rules.components import HAND_LIMIT
from ethnos.rules.events import Event
from ethnos.rules.outcome import Termination, TieBreak
from ethnos.rules.state import Decision, GameState
from ethnos.testing.lockstep import reference
from ethnos.testing.lockstep.cases import cases, deal
from ethnos.testing.lockstep.reference import play_reference

GAMES = 900


class EventCounter:
    """Counts what happens in the reference engine."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def apply(self, state: GameState, action: Action) -> list[Event]:
        log = apply_legal(state, action)
        self.seen[type(action).__name__] += 1
        self.seen[f"decide {state.decision}"] += 1
        self.seen["tenth card"] += max(map(len, state.hands)) == HAND_LIMIT
        self.seen["last marker"] += min(state.supply) == 0
        self.seen["chain"] += state.bands_this_turn >= 3
        for event in log:
            self.note(action, event)
        return log

    def note(self, action: Action, event: Event) -> None:
        match event:
            case ev.BandPlayed(_, band):
                self.seen[f"size {band.size}"] += 1
                if band.leader is not None:
                    self.seen[f"lead {band.leader.tribe}"] += 1
            case ev.AgeEnded():
                self.seen["third dragon by wizard"] += isinstance(action, act.DrawCards)
            case ev.MerfolkMoved(symbols=symbols):
                self.seen[f"symbols {len(symbols)}"] += 1
            case ev.AreaScored(result):
                self.seen["trolls decide"] += any(place.by_trolls for place in result.places)
                self.seen["alone"] += result.sole_presence
            case ev.GameEnded(outcome):
                self.seen[f"end {outcome.termination}"] += 1
                self.seen[f"by {outcome.decided_by}"] += 1
            case _:
                pass


def test_rare_events_happen(monkeypatch: pytest.MonkeyPatch) -> None:
    counter = EventCounter()
    monkeypatch.setattr(reference, "apply_legal", counter.apply)
    for case in cases(GAMES, root_seed=1):
        play_reference(deal(case), case)
    expected = {
        *(f"decide {d}" for d in Decision if d is not Decision.AGE_OVER),
        *(f"lead {tribe}" for tribe in Tribe if tribe is not Tribe.SKELETON),
        *(f"size {size}" for size in range(1, 8)),
        *(f"end {termination}" for termination in Termination),
        *(f"by {t}" for t in (TieBreak.GLORY, TieBreak.MARKERS, TieBreak.BANDS)),
        *("tenth card", "last marker", "chain", "third dragon by wizard"),
        *("symbols 0", "symbols 1", "symbols 2", "trolls decide", "alone", "Pass", "StopPlaying"),
    }
    assert {event for event in expected if not counter.seen[event]} == set()
