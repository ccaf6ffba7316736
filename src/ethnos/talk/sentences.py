"""Narrate events as sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from ethnos.phrase import Arg, Name, Phrase, Sentence, SentenceKind, phrase
from ethnos.rules import events as ev
from ethnos.rules.events import Event
from ethnos.rules.tribes import power_of
from ethnos.rules.view import redact
from ethnos.talk import scores
from ethnos.talk.addressing import addressed
from ethnos.talk.phrases import band_args, card_args, cards_list, numbers_list

ScoreEvent = (
    ev.AreaScored | ev.GiantScored | ev.OrcsRaided | ev.BandScored | ev.AgeScored | ev.GameEnded
)
"""The end of an age and of the game."""
PieceEvent = (
    ev.MarkerPlaced
    | ev.NoMarkerPlaced
    | ev.GiantTokenTaken
    | ev.MerfolkMoved
    | ev.FreeMarkerDeclined
    | ev.OrcMarkerPlaced
    | ev.TrollTokenTaken
    | ev.RaidDecided
)
"""Markers and the tokens of tribes."""
HIDING_EVENTS: Final = (ev.CardDealt, ev.CardDrawn, ev.CardsKept)
"""Events of which only their seat may know everything."""


def tell(events: Sequence[Event], names: Sequence[Name]) -> list[Phrase]:
    """Return what is said about events that have been redacted for the reader."""
    return [sentence.say for sentence in narrate(events, names)]


def narrate(events: Sequence[Event], names: Sequence[Name]) -> list[Sentence]:
    """Return the sentences about events that have been redacted for the reader."""
    return [sentence for group in _grouped(events) for sentence in _sentences(group, names)]


def narrate_to(
    events: Sequence[Event], names: Sequence[Name], reader: int | None
) -> list[Sentence]:
    """Return the sentences about events as this seat may read them; `None` is a spectator."""
    return Narration(events, names).to(reader)


class Narration:
    """The sentences about some events, for several readers.

    What is told to others is made once. Only sentences about the reader are made again for them:
    they say "you", and may name cards that nobody else knows.
    """

    def __init__(self, events: Sequence[Event], names: Sequence[Name]) -> None:
        self._names = names
        self._groups = list(_grouped(events))
        self._public: list[list[Sentence]] | None = None

    def to(self, reader: int | None) -> list[Sentence]:
        """Return the sentences as this seat may read them; `None` is a spectator.

        Sentences that name something hidden are marked, so that a screen shared by several players
        can show each of them their own secrets only.
        """
        if self._public is None:
            self._public = [self._redacted(group, None) for group in self._groups]
        told: list[Sentence] = []
        for group, public in zip(self._groups, self._public, strict=True):
            is_own = reader is not None and getattr(group[0], "seat", None) == reader
            told += self._own(group, public, reader) if is_own else public
        return told

    def _redacted(self, group: list[Event], reader: int | None) -> list[Sentence]:
        return _sentences([redact(event, reader) for event in group], self._names)

    def _own(
        self, group: list[Event], public: list[Sentence], reader: int | None
    ) -> list[Sentence]:
        """Return the sentences about a reader as they read them."""
        if not isinstance(group[0], HIDING_EVENTS):
            return [_addressed(sentence) for sentence in public]
        own = self._redacted(group, reader)
        if [sentence.say for sentence in own] == [sentence.say for sentence in public]:
            return [_addressed(sentence) for sentence in own]
        return [
            replace(_addressed(sentence), secret=True, open=instead.say if instead else None)
            for sentence, instead in zip_longest(own, public)
        ]


def _addressed(sentence: Sentence) -> Sentence:
    return Sentence(sentence.say, sentence.seat, sentence.kind, you=addressed(sentence.say))


def _sentences(group: list[Event], names: Sequence[Name]) -> list[Sentence]:
    first = group[0]
    seat = getattr(first, "seat", None)
    kind = _KINDS.get(type(first), SentenceKind.NEWS)
    return [Sentence(say, seat, kind) for say in _tell_group(group, names)]


def _grouped(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Yield groups of events that share a sentence: a band and its marker, a player's bands."""
    group: list[Event] = []
    for event in events:
        if group and not _belong_together(group[-1], event):
            yield group
            group = []
        group.append(event)
    if group:
        yield group


def _belong_together(first: Event, second: Event) -> bool:
    if isinstance(first, ev.BandPlayed):
        if isinstance(second, ev.MarkerPlaced):
            return not second.free
        return isinstance(second, ev.NoMarkerPlaced)
    if isinstance(first, ev.BandScored) and isinstance(second, ev.BandScored):
        return first.result.seat == second.result.seat
    return False


def _tell_group(group: list[Event], names: Sequence[Name]) -> list[Phrase]:
    first, last = group[0], group[-1]
    if isinstance(first, ev.BandPlayed) and isinstance(last, ev.MarkerPlaced):
        return _band_with_marker(first, last, names)
    if isinstance(first, ev.BandPlayed) and isinstance(last, ev.NoMarkerPlaced):
        return [_band_without_marker(first, last, names)]
    if isinstance(first, ev.BandScored):
        results = [event.result for event in group if isinstance(event, ev.BandScored)]
        return [scores.tell_bands(names[first.result.seat], results)]
    return _tell(first, names)


def _band_with_marker(
    played: ev.BandPlayed, placed: ev.MarkerPlaced, names: Sequence[Name]
) -> list[Phrase]:
    if placed.kingdom is not played.band.kingdom:  # R70: wingfolk, only one kingdom was open
        return [*_tell(played, names), *_tell_piece(placed, names)]
    args = {"name": names[played.seat], **band_args(played.band), "markers": placed.markers}
    return [Phrase("event-band-marker", args)]


def _band_without_marker(
    played: ev.BandPlayed, none: ev.NoMarkerPlaced, names: Sequence[Name]
) -> Phrase:
    leader = played.band.leader
    never = leader is not None and not power_of(leader.tribe).may_place  # R57
    why = "declined" if none.declined else "never" if never else "impossible"
    args = {"name": names[played.seat], **band_args(played.band), "why": why}
    return Phrase("event-band-no-marker", args)


def _tell(event: Event, names: Sequence[Name]) -> list[Phrase]:  # noqa: PLR0912  # one case per kind
    if isinstance(event, ScoreEvent):
        return _tell_scores(event, names)
    if isinstance(event, PieceEvent):
        return _tell_piece(event, names)
    match event:
        case ev.GameBegan():
            tribes = tuple(phrase("tribe-title", tribe=str(tribe)) for tribe in event.tribes)
            return [phrase("event-game-began", players=event.players, tribes=tribes)]
        case ev.AgeBegan():
            first = names[event.first_player]
            return [phrase("event-age-began", age=event.age, name=first, count=event.deck_size)]
        case ev.CardDealt():
            return _with_card("event-dealt", None, event, names)
        case ev.CardDrawn():
            return _with_card("event-drawn", "event-drawn-unseen", event, names)
        case ev.CardRecruited():
            return _with_card("event-recruited", None, event, names)
        case ev.PoolTurnedUp():
            return [phrase("event-pool", cards=cards_list(event.cards))]
        case ev.DragonRevealed():
            return [phrase("event-dragon", name=names[event.seat], number=event.number)]
        case ev.BandPlayed():
            return [Phrase("event-band", {"name": names[event.seat], **band_args(event.band)})]
        case ev.CardsKept():
            return _kept(event, names)
        case ev.HandDiscarded():
            cards, count = cards_list(event.cards), len(event.cards)
            return [phrase("event-discarded", name=names[event.seat], count=count, cards=cards)]
        case ev.TurnPassed():
            return [phrase("event-passed", name=names[event.seat])]
        case ev.TurnBegan():
            return []  # The next sentence names the player anyway.
        case ev.AgeEnded():
            return [phrase("event-age-ended", age=event.age, name=names[event.drawer])]


def _tell_scores(event: ScoreEvent, names: Sequence[Name]) -> list[Phrase]:
    """Narrate the end of an age or of the game."""
    match event:
        case ev.AreaScored():
            return scores.tell_area(event.result, names)
        case ev.GiantScored():
            return [scores.tell_giant(event.result, names)]
        case ev.OrcsRaided():
            return [scores.tell_raid(event.result, names)]
        case ev.BandScored():
            return [scores.tell_bands(names[event.result.seat], [event.result])]
        case ev.AgeScored():
            return [scores.tell_totals(event, names)]
        case ev.GameEnded():
            return scores.tell_outcome(event.outcome, names)


def _tell_piece(event: PieceEvent, names: Sequence[Name]) -> list[Phrase]:
    """Narrate what happens to markers and tokens of tribes."""
    match event:
        case ev.MarkerPlaced():
            id_ = "event-free-marker" if event.free else "event-marker"
            where = str(event.kingdom)
            name = names[event.seat]
            return [phrase(id_, name=name, kingdom=where, markers=event.markers)]
        case ev.NoMarkerPlaced():
            return [phrase("event-no-marker", name=names[event.seat], kingdom=str(event.kingdom))]
        case ev.GiantTokenTaken():
            return [_giant_token(event, names)]
        case ev.MerfolkMoved():
            return [_merfolk_move(event, names)]
        case ev.FreeMarkerDeclined():
            return [phrase("event-free-marker-declined", name=names[event.seat])]
        case ev.OrcMarkerPlaced():
            return [phrase("event-orc-marker", name=names[event.seat], kingdom=str(event.kingdom))]
        case ev.TrollTokenTaken():
            return [phrase("event-troll-token", name=names[event.seat], token=event.value)]
        case ev.RaidDecided():
            return [phrase("event-raid-decided", name=names[event.seat])]


def _with_card(
    visible: str,
    hidden: str | None,
    event: ev.CardDealt | ev.CardDrawn | ev.CardRecruited,
    names: Sequence[Name],
) -> list[Phrase]:
    name = names[event.seat]
    if event.card is not None:
        return [Phrase(visible, {"name": name, **card_args(event.card)})]
    return [phrase(hidden, name=name)] if hidden else []


def _kept(event: ev.CardsKept, names: Sequence[Name]) -> list[Phrase]:
    name = names[event.seat]
    if event.cards:
        cards = cards_list(event.cards)
        return [phrase("event-kept", name=name, count=event.count, cards=cards)]
    return [phrase("event-kept-unseen", name=name, count=event.count)]


def _giant_token(event: ev.GiantTokenTaken, names: Sequence[Name]) -> Phrase:
    args: dict[str, Arg] = {
        "name": names[event.seat],
        "size": event.size,
        "glory": event.glory,
    }
    if event.taken_from is None or event.taken_from == event.seat:
        return Phrase("event-giant-token", args)
    return Phrase("event-giant-token-won", {**args, "other": names[event.taken_from]})


def _merfolk_move(event: ev.MerfolkMoved, names: Sequence[Name]) -> Phrase:
    args: dict[str, Arg] = {
        "name": names[event.seat],
        "count": event.end - event.start,
        "space": event.end,
    }
    if not event.symbols:
        return Phrase("event-merfolk", args)
    symbols = numbers_list(event.symbols)
    return phrase("event-merfolk-symbols", **args, number=len(event.symbols), symbols=symbols)


_KINDS: Final[dict[type, SentenceKind]] = {
    ev.DragonRevealed: SentenceKind.DRAGON,
    ev.AgeEnded: SentenceKind.AGE_END,
}
