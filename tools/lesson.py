"""Write the browser's tutorial, a scripted game played by the rules: `python -m tools.lesson`.

The page shows its normal table and receives normal server messages, but from the file written
here. The learner may try any action; all but that of the script are explained and not done.
"""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Final

import msgspec

from ethnos import protocol
from ethnos.phrase import Prompt
from ethnos.protocol import ActedBy
from ethnos.records.codec import Json
from ethnos.records.notation import parse_action
from ethnos.rules.apply import apply
from ethnos.rules.cards import DRAGONS, Tribe
from ethnos.rules.events import Event
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import GameState
from ethnos.rules.view import view
from ethnos.server.outgoing.frames import (
    EventWriter,
    TableWriter,
    mine,
    results_json,
    room_info,
    ruleset_json,
)
from ethnos.server.outgoing.narration import PromptWriter, age_scores, lines, names_of
from ethnos.server.outgoing.preview import preview
from ethnos.server.rooms.fold import age_totals
from ethnos.server.rooms.parts import Seat
from ethnos.server.rooms.state import RoomState
from ethnos.talk.sentences import narrate_to
from ethnos.testing.state_builder import build_state

TARGET: Final = Path(__file__).parents[1] / "ui" / "src" / "parts" / "lesson.json"
LEARNER: Final = 0
NAMES: Final = ("@learner", "Bela", "Noor")
"""The page fills in the learner's name; the others are called by `lesson-player`."""
TRIBES: Final = (Tribe.CENTAUR, Tribe.GIANT, Tribe.MINOTAUR, Tribe.WINGFOLK, Tribe.WIZARD)

GIVEN: Final[dict[str, Json]] = {
    "hands": {"A": ["giant:red"], "B": ["wizard:blue"], "C": ["minotaur:grey"]},
    "pool": [
        *("giant:blue", "wingfolk:red", "minotaur:green"),
        *("wizard:orange", "centaur:purple", "giant:grey"),
    ],
    "deck_top": [
        *("centaur:grey", "wizard:green", "minotaur:purple", "giant:green"),
        *("centaur:blue", "minotaur:red", "wingfolk:grey"),
        *("dragon", "wizard:red", "giant:orange"),
        *("dragon", "wizard:grey", "centaur:green", "dragon"),
    ],
    "kingdoms": {
        "blue": {"tokens": [2, 8]},
        "green": {"tokens": [4, 6]},
        "grey": {"tokens": [0, 6]},
        "orange": {"tokens": [2, 8]},
        "purple": {"tokens": [4, 10]},
        "red": {"tokens": [6, 8]},
    },
}
DECK: Final = 17
"""A short deck, so that the dragons in its lower half (R20) come soon."""
SCRIPT: Final = (
    *("take giant:blue", "take wizard:orange", "take centaur:purple"),
    *("draw", "draw", "draw"),
    "draw",
    *("band wizard:blue+wizard:green+wizard:orange", "wizard 3"),
    "band minotaur:purple+minotaur:grey",
    *("band giant:red+giant:blue+giant:green", "take centaur:grey", "take giant:grey"),
    *("take wingfolk:red", "band centaur:grey+centaur:blue", "stop", "take minotaur:red"),
    *("draw", "take wingfolk:grey", "draw"),
    *("band wingfolk:red+wizard:red", "place green"),
    "draw",
    "band giant:orange+giant:grey",
    *("take minotaur:red", "take centaur:purple", "draw"),
    "band minotaur:red",
    *("band wizard:grey+wingfolk:grey", "wizard 0", "draw"),
)
"""All actions in order; the game ends with the third dragon."""


class Lesson:
    """A room in which the script is played, and the messages to the page."""

    def __init__(self) -> None:
        ruleset = Ruleset(players=len(NAMES), tribes=TRIBES)
        seats = (
            Seat(protocol.SeatKind.HUMAN, "learner", NAMES[LEARNER]),
            *(Seat(protocol.SeatKind.HUMAN, name, name) for name in NAMES[1:]),
        )
        game = build_state(ruleset, GIVEN)
        game.deck = game.deck[-DECK:]
        game.dragon_free = (DECK - DRAGONS + 1) // 2  # R20, D3
        options = protocol.RoomOptions(
            players=len(NAMES), undo=protocol.UndoPolicy.NONE, hints=False, memory_aid=False
        )
        self.room = RoomState(
            room_id="lesson",
            code="LESSON",
            seq=1,
            options=options,
            host="learner",
            seed=bytes(32),
            seats=seats,
            game=game,
        )

    @property
    def state(self) -> GameState:
        """The current state."""
        assert self.room.game is not None
        return self.room.game

    def written(self) -> dict[str, object]:
        """Return the welcome and every step: the seat, the action, the frame and the previews."""
        welcome = self._welcome(SCRIPT[0])
        steps = [self._step(action, following) for action, following in _with_next(SCRIPT)]
        return {"welcome": _plain(welcome), "steps": steps}

    @property
    def _prompt(self) -> Prompt | None:
        return PromptWriter(self.room, names_of(self.room)).write(LEARNER)

    def _step(self, action: str, following: str | None) -> dict[str, object]:
        seat = self.state.to_move
        mine_to_do = seat == LEARNER
        previews = self._previews() if mine_to_do else {}
        before = self.state.results
        state = self.state.copy()
        events = apply(state, parse_action(action))
        self.room.game = state
        self.room.age_totals += age_totals(events)
        self.room.seq += 1
        scored = state.results is not before
        ev = self._ev(seat, events, following, scored=scored)
        return {"seat": seat, "action": action, "ev": _plain(ev), "previews": previews}

    def _previews(self) -> dict[str, object]:
        """Return a preview of every action and selection that the learner may try."""
        seen = view(self.state, LEARNER)
        whole = mine(self.room, LEARNER)
        assert whole is not None
        assert whole.choices is not None
        answers: dict[str, object] = {
            one: _plain(preview(seen, 0, protocol.Preview(id=0, a=one)))
            for one in whole.choices.actions
        }
        if not whole.choices.leaders:
            return answers
        hand = [str(card) for card in self.state.hands[LEARNER]]
        for size in range(len(hand) + 1):
            for cards in combinations(hand, size):
                question = protocol.Preview(id=0, cards=list(cards))
                answers["+".join(sorted(cards))] = _plain(preview(seen, 0, question))
        return answers

    def _mine(self, expected: str | None) -> protocol.Mine | None:
        """Return the learner's hand and choices: whatever is legal may be tried."""
        whole = mine(self.room, LEARNER)
        if whole is None or expected is not None:
            return whole
        return msgspec.structs.replace(whole, choices=None)

    def _welcome(self, expected: str) -> protocol.Welcome:
        return protocol.Welcome(
            proto=protocol.PROTOCOL,
            v=self.room.seq,
            now=0,
            resumed=False,
            missed=[],
            you=protocol.You(NAMES[LEARNER], [LEARNER], True, LEARNER),
            room=room_info(self.room, ""),
            due=None,
            ruleset=ruleset_json(self.state),
            results=results_json(self.state),
            scores=[],
            outcome=[],
            table=self._table(),
            prompt=self._prompt,
            mine=self._mine(expected),
            chat=[],
            online=list(range(len(NAMES))),
            watchers=0,
        )

    def _ev(
        self, seat: int, events: list[Event], following: str | None, *, scored: bool
    ) -> protocol.Ev:
        names = names_of(self.room)
        return protocol.Ev(
            v=self.room.seq,
            at=0,
            lines=lines(narrate_to(events, names, LEARNER)),
            e=protocol.ActionTaken(seat, ActedBy.PLAYER, EventWriter(tuple(events)).write(LEARNER)),
            due=None,
            table=self._table(),
            prompt=self._prompt,
            mine=self._mine(following),
            results=results_json(self.state) if scored else msgspec.UNSET,
            scores=age_scores(self.state.results, self.room.age_totals, names)
            if scored
            else msgspec.UNSET,
        )

    def _table(self) -> msgspec.Raw:
        return TableWriter(names_of(self.room), memory_aid=False).write(self.state)


def _with_next(script: tuple[str, ...]) -> list[tuple[str, str | None]]:
    return list(zip(script, (*script[1:], None), strict=True))


def _plain(message: protocol.FromServer) -> object:
    written: object = json.loads(protocol.encode_message(message))
    return _with_phrases(written)


def _with_phrases(value: object) -> object:
    """Return a message in which the names of the other players are phrases."""
    if isinstance(value, list):
        return [_with_phrases(item) for item in value]
    if not isinstance(value, dict):
        return value
    called = {key: _with_phrases(item) for key, item in value.items()}
    if "title" in value and value["title"] in NAMES[1:]:
        called["title"] = _player(value["title"])
    if "args" in value:
        called["args"] = {
            key: _player(item) if item in NAMES[1:] else _with_phrases(item)
            for key, item in value["args"].items()
        }
    return called


def _player(name: str) -> dict[str, object]:
    return {"id": "lesson-player", "args": {"seat": NAMES.index(name)}}


def lesson() -> str:
    """Return the text of the file."""
    return json.dumps(Lesson().written(), separators=(",", ":"), ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TARGET.write_text(lesson(), "utf-8")
