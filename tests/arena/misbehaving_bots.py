"""Bots that misbehave, for the tests of the arena."""

import os
import signal
from collections.abc import Sequence
from pathlib import Path

from ethnos.bots.recipes import MarkerBot
from ethnos.rules.actions import PASS, Action
from ethnos.rules.cards import Tribe
from ethnos.rules.streams import Stream
from ethnos.rules.view import PlayerView

CRASHES = "ETHNOS_TEST_CRASHES"
"""The environment variable with a folder; each file in it is one crash to come."""

STUCK = "ETHNOS_TEST_STUCK"
"""The environment variable with the folder for the processes that are stuck."""


class CrashingBot(MarkerBot):
    """Kills its process, like the out-of-memory killer, until no crash is left."""

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:
        if view.age == 2:
            for crash in Path(os.environ[CRASHES]).iterdir():
                crash.unlink(missing_ok=True)
                os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, actions, stream)


class DyingBot(MarkerBot):
    """Kills its process in age II, whatever happens."""

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:
        if view.age == 2:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, actions, stream)


class FailingBot(MarkerBot):
    """Raises an error in age II."""

    error: type[BaseException] = ZeroDivisionError

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:
        if view.age == 2:
            raise self.error("an error\nof this bot")
        return super().choose(view, actions, stream)


class ExitingBot(FailingBot):
    """Leaves its interpreter in age II."""

    error = SystemExit


class InterruptedBot(MarkerBot):
    """Is interrupted by Ctrl+C in a game with merfolk."""

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:
        if Tribe.MERFOLK in view.tribes:
            raise KeyboardInterrupt
        return super().choose(view, actions, stream)


class CheatingBot:
    """Always passes, which is rarely legal."""

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:  # noqa: ARG002
        return PASS


class StuckBot:
    """Notes its process in a folder and thinks for ever."""

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:  # noqa: ARG002
        (Path(os.environ[STUCK]) / str(os.getpid())).touch()
        while True:
            signal.pause()
