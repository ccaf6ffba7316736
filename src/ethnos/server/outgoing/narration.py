"""The sentences of frames: what the log says, what is asked, how an age was scored.

Which sentence is said is decided by `ethnos.talk`; clients only format it in their language.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ethnos.phrase import Arg, Name, Phrase, Prompt, Sentence, phrase
from ethnos.protocol import AgeScores, Line, RefusalCode, RoomStatus, SeatKind, UndoPolicy
from ethnos.records.glory import glory_by_source
from ethnos.rules.results import AgeResult
from ethnos.rules.state import GameState
from ethnos.server.rooms import log
from ethnos.server.rooms.parts import Change
from ethnos.server.rooms.state import RoomState
from ethnos.talk import questions
from ethnos.talk.addressing import addressed
from ethnos.talk.names import seat_names
from ethnos.talk.refusals import refusal_code
from ethnos.talk.scores import tell_outcome
from ethnos.talk.scoring_steps import scoring_steps
from ethnos.talk.sentences import Narration


def names_of(room: RoomState) -> tuple[Name, ...]:
    """Return what each seat is called."""
    return seat_names(
        tuple(None if seat.kind is SeatKind.BOT else seat.name for seat in room.seats)
    )


def lines(sentences: Iterable[Sentence]) -> list[Line]:
    """Return sentences as lines of the log."""
    return [Line(one.say, one.seat, one.kind, one.secret, one.open, one.you) for one in sentences]


class LineWriter:
    """Makes the log lines of one change for each viewer; most viewers share them."""

    def __init__(self, change: Change, names: tuple[Name, ...], status: RoomStatus) -> None:
        self._change = change
        self._names = names
        self._status = status
        self._narration = Narration(change.events, names)
        self._seats = {getattr(event, "seat", None) for event in change.events}
        """The seats that something is told about."""
        self._public: list[Line] | None = None

    def write(self, viewer: int | None) -> list[Line]:
        """Return the lines as this viewer may read them."""
        if viewer is not None and viewer in self._seats:
            return lines(self._narration.to(viewer))
        if self._public is None:
            self._public = [*lines(self._narration.to(None)), *self._about_room()]
        return self._public

    def _about_room(self) -> list[Line]:
        """Return the line about a change that is no action of the game."""
        line = self._change.line
        match line:
            case log.ExerciseStarted():
                return [Line(phrase("log-exercise"))]
            case log.UndoRequested():
                return [self._about(line.seat, "log-undo-asked")]
            case log.UndoAnswered():
                yes = "yes" if line.yes else "no"
                return [self._about(line.seat, "log-undo-answered", yes=yes)]
            case log.ActionUndone():
                return [self._about(line.seat, "log-undone")]
            case log.StandInChanged():
                why = str(line.why or "back")
                return [self._about(line.seat, "log-stand-in", why=why)]
            case log.RoomHeld():
                return [Line(phrase("log-held", why=str(line.hold or "free")))]
            case log.SeatTaken() if self._status is RoomStatus.LOBBY:
                return [self._about(line.seat, "log-sat")]
            case _:
                return []  # The log of the game says nothing about it.

    def _about(self, seat: int, id_: str, **args: Arg) -> Line:
        say = phrase(id_, name=self._names[seat], **args)
        return Line(say, seat, you=addressed(say))


class PromptWriter:
    """Makes the prompt of one state for each viewer; all who only wait share it."""

    def __init__(self, room: RoomState, names: tuple[Name, ...]) -> None:
        self._room = room
        self._names = names
        self._waiting: Prompt | None = None

    def write(self, viewer: int | None) -> Prompt | None:
        """Return what this viewer is asked; `None` before the game."""
        room = self._room
        if room.game is None:
            return None
        if room.game.to_move == viewer or room.undo is not None:
            return _prompt(room, room.game, self._names, viewer)
        if self._waiting is None:
            self._waiting = questions.prompt(room.game, self._names, None)
        return self._waiting


def _prompt(
    room: RoomState, game: GameState, names: tuple[Name, ...], viewer: int | None
) -> Prompt:
    asked = questions.prompt(game, names, viewer)
    if room.undo is None:
        return asked
    if viewer in room.undo.waiting_for:
        return Prompt(asked.title, phrase("live-undo-asked", name=names[room.undo.seat]))
    if viewer == room.undo.seat:
        return Prompt(asked.title, phrase("live-undo-waiting"))
    return asked


def age_scores(
    results: Sequence[AgeResult], totals: Sequence[tuple[int, ...]], names: tuple[Name, ...]
) -> list[AgeScores]:
    """Return the ages scored so far, in sentences and by source.

    `totals` is everyone's glory after each age: what the scoring does not explain was taken during
    the age. An exercise has no totals of the ages before it; there the scoring alone counts.
    """
    seats = range(len(names))
    unseen = len(results) - len(totals)
    before = (0,) * len(names)
    scores = []
    for number, result in enumerate(results):
        if number < unseen:
            after = tuple(before[seat] + result.glory(seat) for seat in seats)
        else:
            after = totals[number - unseen]
        if number == unseen > 0:
            before = tuple(after[seat] - result.glory(seat) for seat in seats)
        scores.append(_age_scores(result, before, after, names))
        before = after
    return scores


def _age_scores(
    result: AgeResult, before: tuple[int, ...], after: tuple[int, ...], names: tuple[Name, ...]
) -> AgeScores:
    taken = tuple(after[seat] - before[seat] - result.glory(seat) for seat in range(result.players))
    return AgeScores(
        result.age,
        scoring_steps(result, names, taken),
        [
            {str(source): glory for source, glory in glory_by_source(result, seat, own).items()}
            for seat, own in enumerate(taken)
        ],
        list(after),
    )


def outcome(state: GameState, names: tuple[Name, ...]) -> list[Phrase]:
    """Return how the game ended; nothing before."""
    return tell_outcome(state.outcome, names) if state.outcome is not None else []


def no_undo(room: RoomState) -> Phrase:
    """Return why nothing can be taken back."""
    return _NEVER_UNDONE if room.options.undo is UndoPolicy.NONE else _NOTHING_TO_UNDO


_NEVER_UNDONE: Final = refusal_code(RefusalCode.NO_UNDO)
_NOTHING_TO_UNDO: Final = refusal_code(RefusalCode.NOTHING_TO_UNDO)
