"""The review of a finished game as phrases, for the browser."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from msgspec.json import encode

from ethnos.phrase import Name
from ethnos.protocol.review import GameReview, JudgedDecision, MistakeCount, MistakeKind, Turn
from ethnos.records.record import Record, load_record
from ethnos.records.redaction import redact_record
from ethnos.review import Judged, Mistake, Review, TurningPoint, review_steps
from ethnos.rules.events import Event
from ethnos.server.archive.replays import names_in
from ethnos.talk import reviews as talk
from ethnos.talk.labels import advised
from ethnos.talk.odds import whole_percent


def reviewed(data: bytes, seat: int) -> Generator[tuple[int, int], None, bytes]:
    """Review a recorded game step by step; every step yields what `review_steps` does."""
    record = load_record(data)
    found = yield from review_steps(record, seat)
    return encode(game_review(record, found))


def game_review(record: Record, review: Review) -> GameReview:
    """Return a review as it is sent."""
    names = names_in(record.header)
    entries = redact_record(record, review.seat).entries
    return GameReview(
        game=record.header.game,
        seat=review.seat,
        judge=review.judge,
        accuracy=whole_percent(review.accuracy / 100),
        summary=talk.summary(review, names[review.seat]),
        counts=[
            MistakeCount(MistakeKind(kind), review.count(kind), talk.count_phrase(review, kind))
            for kind in reversed(Mistake)
        ],
        decisions=[_decision(judged) for judged in review.decisions],
        turns=[_turn(point, entries[point.v].events, names) for point in review.turning_points],
        chances=[round(chance, 4) for chance in review.chances],
    )


def _decision(judged: Judged) -> JudgedDecision:
    mistake = judged.mistake
    return JudgedDecision(
        v=judged.v,
        kind=MistakeKind(mistake) if mistake else None,
        title=talk.kind_phrase(mistake) if mistake else None,
        chosen=advised(judged.chosen.action),
        better=advised(judged.best.action) if mistake else None,
        say=talk.decision_phrase(judged),
        before=round(judged.best.win_chance, 4),
        after=round(judged.chosen.win_chance, 4),
        loss=talk.loss_percent(judged),
    )


def _turn(point: TurningPoint, events: Sequence[Event], names: Sequence[Name]) -> Turn:
    return Turn(
        v=point.v,
        own=point.own,
        before=round(point.before, 4),
        after=round(point.after, 4),
        happened=talk.happened(events, names),
        say=talk.turning_phrase(point),
    )
