"""Bots that misbehave, for the tests of the arena."""

import os
import signal
from collections.abc import Sequence
from pathlib import Path

from ethnos.bots.recipes import MarkerBot
from ethnos.rules.actions import PASS, Action
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
