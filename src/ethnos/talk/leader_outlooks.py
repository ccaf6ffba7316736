"""What a band would do under each of its possible leaders."""

from __future__ import annotations

from collections.abc import Sequence

from ethnos.phrase import Phrase, phrase
from ethnos.rules.actions import PlayBand
from ethnos.rules.state import GameState
from ethnos.talk.command_context import CommandContext
from ethnos.talk.command_text import command_for
from ethnos.talk.preview import preview_band
from ethnos.talk.voice import Voice


def leader_outlooks(
    state: GameState, choices: Sequence[PlayBand], context: CommandContext
) -> list[Phrase]:
    """Return a line for each leader: the answer that names it, and what it would do."""
    return [_outlook(state, band, context) for band in choices]


def _outlook(state: GameState, band: PlayBand, context: CommandContext) -> Phrase:
    *_, number = command_for(band, context).split()
    outlook = preview_band(state, band, Voice.TERMINAL).say
    return phrase("leader-choice", number=number, outlook=outlook)
