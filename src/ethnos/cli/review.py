"""`ethnos review`: judge the decisions of a player in a recorded game."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Annotated

import typer

from ethnos.cli.files import no_record, read_bytes
from ethnos.cli.options import Language
from ethnos.cli.output import say_line, visible
from ethnos.cli.progress import progress_bar
from ethnos.cli.replay import names_of
from ethnos.cli.values import check_seat, whole
from ethnos.phrase import phrase
from ethnos.talk.verbs import UserError

if TYPE_CHECKING:
    from ethnos.i18n import Messages
    from ethnos.phrase import Phrase
    from ethnos.records.record import Record
    from ethnos.review import Review


def review(
    file: Annotated[Path, typer.Argument(help="cli-record")],
    seat: Annotated[
        int | None, typer.Option(parser=whole(1, 6), help="cli-review-seat", metavar="NUMBER")
    ] = None,
    lang: Language = None,
) -> None:
    """Judge the decisions of one player, by default of the first person in the record."""
    from ethnos.i18n import Messages
    from ethnos.languages import choose_language
    from ethnos.records.errors import RecordError, UnfinishedError
    from ethnos.records.record import load_record

    try:
        record = load_record(read_bytes(file))
        if seat is not None:
            check_seat("--seat", seat, record.header.ruleset.players)
        found = _review(record, _first_person(record) if seat is None else seat - 1)
    except UnfinishedError as error:
        raise UserError(phrase("setup-error-not-over", file=str(file))) from error
    except RecordError as error:
        raise no_record(file, error) from error
    messages = Messages(choose_language(lang))
    _tell(record, found, messages)
    worst = max(found.decisions, key=lambda judged: judged.loss, default=None)
    if worst is not None and worst.mistake is not None:
        command = f"ethnos play --from {quote(str(file))}:{worst.v}"
        print(f"\n{messages.format('cli-review-try', command=command)}")  # to be copied


def _first_person(record: Record) -> int:
    from ethnos.records.record import SeatKind

    kinds = [seat.kind for seat in record.header.seats]
    return kinds.index(SeatKind.HUMAN) if SeatKind.HUMAN in kinds else 0


def _review(record: Record, seat: int) -> Review:
    from ethnos.review import Reviewer, history, summarize

    seen, reviewer = history(record, seat), Reviewer()
    judged = []
    with progress_bar(len(seen.moments)) as report:
        for moment in seen.moments:
            judged.append(reviewer.judge_moment(moment))
            if report is not None:
                report(len(judged))
    return summarize(seen, judged, reviewer.judge)


def _tell(record: Record, found: Review, messages: Messages) -> None:
    from ethnos.records.redaction import redact_record
    from ethnos.talk import reviews
    from ethnos.talk.labels import advised

    def say(sentence: Phrase) -> str:
        return messages.say(sentence).replace("**", "")

    names = names_of(record, messages)
    for sentence in reviews.summary(found, names[found.seat]):
        say_line(say(sentence))
    for judged in found.decisions:
        if judged.mistake is None:
            continue
        kind = say(reviews.kind_phrase(judged.mistake))
        chosen = say(advised(judged.chosen.action))
        print()
        say_line(f"{judged.v}. {kind}: {visible(chosen)}")
        say_line(f"   {say(reviews.decision_phrase(judged))}")
    if not found.turning_points:
        return
    print()
    say_line(messages.format("review-turned"))
    entries = redact_record(record, found.seat).entries
    for point in found.turning_points:
        happened = " ".join(map(say, reviews.happened(entries[point.v].events, names)))
        say_line(f"{point.v}. {happened} {say(reviews.turning_phrase(point))}")
