"""The sentences of a review."""

from collections.abc import Sequence

from ethnos.i18n import Messages
from ethnos.rules import events as ev
from ethnos.talk.reviews import happened
from ethnos.talk.sentences import tell
from tests.review.games import recorded

NAMES = ("Ann", "Ben")


def told(events: Sequence[ev.Event]) -> str:
    return " ".join(map(Messages("en").say, happened(events, NAMES)))


def test_turning_point_is_named_without_what_followed() -> None:
    steps = [entry.events for entry in recorded(["heuristic", "random"], seed=2).entries[1:]]
    ends = [events for events in steps if any(isinstance(one, ev.AgeEnded) for one in events)]
    assert [told(events).split(" drew ")[1] for events in ends] == [
        f"the third dragon: age {age} is over. All hands are discarded." for age in ("I", "II")
    ]
    for events in steps:
        everything = tell(events, NAMES)
        said = happened(events, NAMES)
        assert len(said) <= 2
        assert bool(said) == bool(everything)
        if not any(
            isinstance(one, ev.HandDiscarded | ev.AgeScored | ev.AgeEnded) for one in events
        ):
            assert said == everything[:2]  # nothing that the action did is left out
