"""Sentences that speak to their reader: “you draw” instead of the reader's own name."""

from __future__ import annotations

from typing import Final

from ethnos.phrase import Phrase

_SPOKEN: Final = {
    "event-dealt": "you-dealt",
    "event-drawn": "you-drawn",
    "event-recruited": "you-recruited",
    "event-dragon": "you-dragon",
    "event-band": "you-band",
    "event-band-marker": "you-band-marker",
    "event-band-no-marker": "you-band-no-marker",
    "event-marker": "you-marker",
    "event-no-marker": "you-no-marker",
    "event-free-marker": "you-free-marker",
    "event-free-marker-declined": "you-free-marker-declined",
    "event-giant-token": "you-giant-token",
    "event-giant-token-won": "you-giant-token-won",
    "event-merfolk": "you-merfolk",
    "event-merfolk-symbols": "you-merfolk-symbols",
    "event-orc-marker": "you-orc-marker",
    "event-troll-token": "you-troll-token",
    "event-kept": "you-kept",
    "event-kept-unseen": "you-kept-unseen",
    "event-discarded": "you-discarded",
    "event-passed": "you-passed",
    "event-raid-decided": "you-raid-decided",
    "log-undo-asked": "you-undo-asked",
    "log-undo-answered": "you-undo-answered",
    "log-undone": "you-undone",
}
"""What is told about a player, and how that player reads it. Results name everyone."""


def addressed(say: Phrase) -> Phrase | None:
    """Return a sentence as the player it is about reads it; `None` where it names everyone.

    >>> addressed(Phrase("event-passed", {"name": "Ann"}))
    Phrase(id='you-passed', args={})
    """
    spoken = _SPOKEN.get(say.id)
    if spoken is None:
        return None
    return Phrase(spoken, {key: arg for key, arg in say.args.items() if key != "name"})
