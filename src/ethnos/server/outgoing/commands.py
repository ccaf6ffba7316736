"""Answers to `understand`: typed commands, parsed by `ethnos.talk` as at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from msgspec import structs

from ethnos.phrase import Phrase, phrase
from ethnos.protocol import RefusalCode, Understand, Understood
from ethnos.records.errors import NotationError
from ethnos.records.notation import parse_card
from ethnos.rules.actions import Action
from ethnos.rules.cards import Card
from ethnos.rules.errors import IllegalActionError
from ethnos.rules.refusals import check
from ethnos.rules.state import GameState
from ethnos.rules.streams import FastSource
from ethnos.rules.view import PlayerView, determinize
from ethnos.talk.command_context import CommandContext, command_context
from ethnos.talk.leader_answer import BandDroppedError, LeaderNeededError
from ethnos.talk.leader_outlooks import leader_outlooks
from ethnos.talk.parser import LocalCommand, parse
from ethnos.talk.preview import confirmation
from ethnos.talk.refusals import refusal, refusal_code
from ethnos.talk.topics import address
from ethnos.talk.verbs import VERBS_FOR, CommandError, Verb

CLIENT_VERBS: Final = (
    *(Verb.HINT, Verb.UNDO, Verb.TRIBES, Verb.RULES, Verb.LOG, Verb.SCORE, Verb.HELP),
)
"""Requests that every client with a table can fulfil."""


def understand(seen: PlayerView, v: int, asked: Understand) -> Understood:
    """Return what a command means in this seat, or what is wrong with it."""
    state = determinize(seen, FastSource(0))
    context = _context(seen, asked)
    try:
        command = parse(asked.text, context)
        if isinstance(command, LocalCommand):
            return _request(asked, v, state, context, command)
        if seen.seat != state.to_move or state.is_over:
            return complaint(asked, v, refusal_code(RefusalCode.NOT_YOUR_TURN))
        check(state, command)
    except LeaderNeededError as question:
        return _who_leads(asked, v, state, context, question)
    except BandDroppedError as error:
        return complaint(asked, v, error.explanation)
    except CommandError as error:
        return _answer(asked, v, say=[error.explanation], after=_still_open(asked, context))
    except IllegalActionError as error:
        return complaint(asked, v, refusal(state, error))
    return _answer(asked, v, action=command, say=[confirmation(state, command)])


def _still_open(asked: Understand, context: CommandContext) -> str | None:
    """Return the command that asked who leads, if that question was not answered."""
    return asked.after if context.leader_choices else None


def _request(
    asked: Understand, v: int, state: GameState, context: CommandContext, command: LocalCommand
) -> Understood:
    """Return a command that the client fulfils; it leaves the question who leads open."""
    if command.verb is Verb.RULES and command.argument:
        command = replace(command, argument=address(command.argument, context.lang))
    answer = _answer(asked, v, request=command, say=_help(state, command))
    return structs.replace(answer, after=_still_open(asked, context))


def _help(state: GameState, command: LocalCommand) -> list[Phrase]:
    """Return a line about each command that makes sense now; nothing for other requests."""
    if command.verb is not Verb.HELP:
        return []
    return [
        phrase("help-now"),
        *(phrase(f"help-{verb}") for verb in VERBS_FOR[state.decision]),
        phrase("help-always"),
        *(phrase(f"help-{verb}") for verb in CLIENT_VERBS),
    ]


def complaint(asked: Understand, v: int, *say: Phrase) -> Understood:
    """Return an answer that says only what was wrong."""
    return _answer(asked, v, say=say)


def _answer(
    asked: Understand,
    v: int,
    *,
    action: Action | None = None,
    request: LocalCommand | None = None,
    say: Sequence[Phrase] = (),
    after: str | None = None,
) -> Understood:
    return Understood(
        id=asked.id,
        v=v,
        action=None if action is None else str(action),
        request=None if request is None else str(request.verb),
        argument="" if request is None else request.argument,
        say=list(say),
        after=after,
    )


def _who_leads(
    asked: Understand,
    v: int,
    state: GameState,
    context: CommandContext,
    question: LeaderNeededError,
) -> Understood:
    """Ask who leads, or say why the band is illegal."""
    try:
        check(state, question.choices[0])
    except IllegalActionError as error:
        return complaint(asked, v, refusal(state, error))
    say = [question.explanation, *leader_outlooks(state, question.choices, context)]
    return _answer(asked, v, say=say, after=asked.text)


def _context(seen: PlayerView, asked: Understand) -> CommandContext:
    """Return what the player sees, with cards in the order in which the client shows them."""
    context = command_context(seen, lang=asked.lang)
    context = replace(
        context,
        hand=_as_shown(asked.hand, seen.hand) or context.hand,
        pool=_as_shown(asked.pool, seen.pool) or context.pool,
    )
    if asked.after is None:
        return context
    try:
        parse(asked.after, context)
    except LeaderNeededError as question:
        return replace(context, leader_choices=question.choices)
    except CommandError:
        pass
    return context


def _as_shown(texts: list[str] | None, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards in the order of these texts; nothing if the texts name other cards."""
    try:
        shown = tuple(parse_card(text) for text in texts or ())
    except NotationError:
        return ()
    return shown if sorted(shown) == sorted(cards) else ()
