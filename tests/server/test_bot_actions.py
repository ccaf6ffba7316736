"""Bots of other packages cannot stop a room: whatever they return, a legal action is played."""

from __future__ import annotations

import logging

import pytest

from ethnos.bots import LegalActions
from ethnos.records.notation import parse_action
from ethnos.rules.actions import Action, PlayBand
from ethnos.rules.legal import is_legal
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.streams import FastSource, Stream
from ethnos.rules.view import PlayerView, view
from ethnos.server.live.bots import choose
from tests.rules.builder import make_state


class TextBot:
    """Returns text instead of an action."""

    def choose(self, _seen: PlayerView, _actions: LegalActions, _stream: Stream) -> Action:
        return "draw"  # type: ignore[return-value]  # the fault


class UnsortedBot:
    """Returns a band whose cards are not sorted."""

    def choose(self, _seen: PlayerView, _actions: LegalActions, _stream: Stream) -> Action:
        band = parse_action("band elf:red+elf:blue+elf:green")
        assert isinstance(band, PlayBand)
        return PlayBand(band.leader, tuple(reversed(band.others)))


class IllegalBot:
    """Returns an action that is illegal now."""

    def choose(self, _seen: PlayerView, _actions: LegalActions, _stream: Stream) -> Action:
        return parse_action("stop")


def test_text_of_a_bot_is_parsed() -> None:
    state, _ = new_game(Ruleset(players=2), FastSource(1))
    action = choose(f"{__name__}:TextBot", view(state, state.to_move), 0.0)
    assert action == parse_action("draw")


def test_unsorted_band_of_a_bot_is_accepted() -> None:
    state = make_state(hand="elf:red elf:blue elf:green")
    action = choose(f"{__name__}:UnsortedBot", view(state, state.to_move), 0.0)
    assert action == parse_action("band elf:red+elf:blue+elf:green")
    assert is_legal(state, action)


def test_illegal_action_of_a_bot_is_replaced_by_chance(caplog: pytest.LogCaptureFixture) -> None:
    state, _ = new_game(Ruleset(players=2), FastSource(1))
    with caplog.at_level(logging.ERROR):
        action = choose(f"{__name__}:IllegalBot", view(state, state.to_move), 0.0)
    assert is_legal(state, action)
    assert "IllegalBot failed" in caplog.text
