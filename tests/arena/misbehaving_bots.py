"""Bots that misbehave, for the tests of the arena."""

import os
import signal
from collections.abc import Sequence
from pathlib import Path

from ethnos.bots.recipes import MarkerBot
from ethnos.rules.actions import PASS, Action
from ethnos.rules.streams import Stream
from ethnos.rules.view import PlayerView

DEATHS = "ETHNOS_TEST_DEATHS"
"""Names a folder; each of its files is one death to die."""


class DyingBot(MarkerBot):
    """Kills its whole process, as the system does with one too large, until no death is left."""

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:
        if view.age == 2:
            for death in Path(os.environ[DEATHS]).iterdir():
                death.unlink(missing_ok=True)
                os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, actions, stream)


class CheatingBot:
    """Always passes."""

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:  # noqa: ARG002
        return PASS
