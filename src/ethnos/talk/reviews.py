"""The review of a game as phrases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ethnos.bots.protocol import ReasonCode
from ethnos.phrase import Name, Phrase, phrase
from ethnos.review import Judged, Mistake, Review, TurningPoint
from ethnos.rules import events as ev
from ethnos.talk.labels import advised
from ethnos.talk.odds import whole_percent
from ethnos.talk.reasons import reason_phrase
from ethnos.talk.sentences import tell

_CONSEQUENCES: Final = (
    ev.AgeBegan,
    ev.CardDealt,
    ev.PoolTurnedUp,
    ev.HandDiscarded,
    ev.AreaScored,
    ev.GiantScored,
    ev.BandScored,
    ev.AgeScored,
)
"""What follows from an action by itself: scoring, and the deal of the next age."""


def decision_phrase(judged: Judged) -> Phrase:
    """Return what is said about a decision: a better action, or that there was none."""
    if judged.mistake is None:
        return phrase("review-best", percent=whole_percent(judged.chosen.win_chance))
    numbers = {
        "loss": loss_percent(judged),
        "before": whole_percent(judged.best.win_chance),
        "after": whole_percent(judged.chosen.win_chance),
    }
    what = advised(judged.best.action)
    reason = judged.best.reason.because or judged.best.reason  # no numbers of simulated games
    if reason.code is ReasonCode.UNEXPLAINED:
        return phrase("review-better-alone", what=what, **numbers)
    return phrase("review-better", what=what, reason=reason_phrase(reason), **numbers)


def loss_percent(judged: Judged) -> int:
    """Return the loss of a decision in whole percent, as the difference of what is shown."""
    return whole_percent(judged.best.win_chance) - whole_percent(judged.chosen.win_chance)


def kind_phrase(mistake: Mistake) -> Phrase:
    """Return the name of a class of mistakes."""
    return phrase("review-kind", kind=str(mistake))


def count_phrase(review: Review, kind: Mistake) -> Phrase:
    """Return how many mistakes of a class there were."""
    return phrase("review-count", kind=str(kind), count=review.count(kind))


def happened(events: Sequence[ev.Event], names: Sequence[Name]) -> list[Phrase]:
    """Return what happened at a turning point in a sentence or two, without what followed."""
    ended = next((event for event in events if isinstance(event, ev.AgeEnded)), None)
    if ended is not None:  # its sentence tells of the dragon, and who drew it
        return tell([ended], names)
    named = [event for event in events if not isinstance(event, _CONSEQUENCES)]
    return (tell(named, names) or tell(events, names))[:2]


def turning_phrase(point: TurningPoint) -> Phrase:
    """Return how a turning point changed the chance to win."""
    return phrase(
        "review-turn-own" if point.own else "review-turn-fate",
        before=whole_percent(point.before),
        after=whole_percent(point.after),
    )


def summary(review: Review, name: Name) -> list[Phrase]:
    """Return the review in a few sentences: accuracy, mistakes, and how they were found."""
    counts = tuple(count_phrase(review, kind) for kind in reversed(Mistake) if review.count(kind))
    return [
        phrase("review-accuracy", name=name, percent=whole_percent(review.accuracy / 100)),
        phrase("review-mistakes", count=len(review.decisions), mistakes=counts)
        if counts
        else phrase("review-no-mistakes", count=len(review.decisions)),
        phrase("review-judge", judge=review.judge),
    ]
