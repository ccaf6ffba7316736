"""Play games in a process of their own that tells, before every decision, whose bot is asked."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection

from ethnos.arena.task import GameResult, Tournament, lineup, play
from ethnos.rules.errors import EthnosError


class BotDiedError(EthnosError):
    """Raised when a bot has ended its process again and again."""

    def __init__(self, bot: str, game: int, how: str) -> None:
        super().__init__(f"the bot '{bot}' ends its process in game {game} ({how})")
        self.bot = bot
        self.game = game
        self.how = how


def play_watched(tournament: Tournament, seed: int, indexes: Iterable[int]) -> list[GameResult]:
    """Play games; raise `BotDiedError` if the process dies again."""
    ours, theirs = (context := get_context("spawn")).Pipe()
    process = context.Process(
        target=_play_and_tell, args=(theirs, tournament, seed, tuple(indexes)), daemon=True
    )
    process.start()
    theirs.close()
    bot, game = "", 0
    try:
        while True:
            told = ours.recv()
            if isinstance(told, EthnosError):
                raise told
            if isinstance(told, list):
                return told
            bot, game = told
    except EOFError:
        process.join()
        raise BotDiedError(bot, game, _how(process.exitcode)) from None
    finally:
        ours.close()
        process.kill()
        process.join()


def _play_and_tell(
    pipe: Connection, tournament: Tournament, seed: int, indexes: tuple[int, ...]
) -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=end_with, args=(pipe,), daemon=True).start()
    try:
        results = []
        for index in indexes:
            # Until the first decision, while bots are made, it may be any of them.
            tell = partial(_tell, pipe, index)
            bots = lineup(tournament, seed, index // tournament.seats)
            tell(", ".join(dict.fromkeys(bots)))
            results.append(play(tournament, seed, index, tell))
    except EthnosError as error:
        pipe.send(error)
    else:
        pipe.send(results)


def _tell(pipe: Connection, game: int, bot: str) -> None:
    pipe.send((bot, game))


def end_with(lifeline: Connection) -> None:
    """End this process when nobody holds the other end any more."""
    with suppress(EOFError, OSError):
        lifeline.recv()
    os._exit(1)


def _how(status: int | None) -> str:
    """Return how a process ended.

    >>> _how(-9), _how(3)
    ('SIGKILL', 'status 3')
    """
    if status is not None and status < 0:
        with suppress(ValueError):
            return signal.Signals(-status).name
    return f"status {status}"
