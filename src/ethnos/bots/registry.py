"""Every bot by its name: our own levels, those of other packages, and `module:Class`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from ethnos.bots.heuristic import HeuristicBot
from ethnos.bots.novice import NoviceBot
from ethnos.bots.protocol import Bot
from ethnos.bots.random_bot import RandomBot
from ethnos.bots.recipes import CollectorBot, MarkerBot
from ethnos.rules.errors import EthnosError

ENTRY_POINTS: Final = "ethnos.bots"
"""The entry point group in which other packages name theirs."""


class UnknownBotError(EthnosError, LookupError):
    """Raised when no bot goes by a name."""

    def __init__(self, bot: str, why: str = "") -> None:
        problem = f": {why}" if why else f"; there are {', '.join(bot_ids())}"
        super().__init__(f"there is no bot '{bot}'{problem}")
        self.bot = bot
        self.why = why
        """What Python found wrong with it, if it was found at all."""

    def __reduce__(self) -> tuple[type[UnknownBotError], tuple[str, str]]:
        """Say how to make this error again, so that it can leave a process."""
        return type(self), (self.bot, self.why)


@dataclass(frozen=True, slots=True)
class Level:
    """An opponent a player can choose. Name and character are messages of the catalogue."""

    id: str
    strength: int
    """Its place among the levels, more being stronger; `docs/strength.md` has measurements."""

    @property
    def name_message(self) -> str:
        """The identifier of its name, such as `bot-novice-name`."""
        return f"bot-{self.id}-name"

    @property
    def character_message(self) -> str:
        """The identifier of one line about its manner of playing."""
        return f"bot-{self.id}-character"


LEVELS: Final = (
    Level("random", 0),
    Level("novice", 20),
    Level("heuristic", 40),
    Level("search", 50),
)
"""The opponents offered to players, weakest first."""

_MAKERS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "marker": MarkerBot,
    "collector": CollectorBot,
    "novice": NoviceBot,
    "heuristic": HeuristicBot,
}


def bot_ids() -> list[str]:
    """Return every name `make_bot` knows, our own first."""
    return [*_MAKERS, "search", *sorted(point.name for point in entry_points(group=ENTRY_POINTS))]


def make_bot(spec: str, *, think: float | None = None, playouts: int | None = None) -> Bot:
    """Return a new bot by its id or as `module:Class`.

    `think` (seconds a decision) and `playouts` (games imagined a decision, for reproducible play)
    are the strength of bots that search; the others do not need them.

    >>> type(make_bot("random")).__name__
    'RandomBot'
    >>> make_bot("nobody")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ethnos.bots.registry.UnknownBotError: there is no bot 'nobody'; there are random, ...
    """
    if spec == "search":
        from ethnos.bots.search import SearchBot  # noqa: PLC0415  # compiled code, slow to load

        return SearchBot(think, playouts)
    if spec in _MAKERS:
        return _MAKERS[spec]()
    if ":" in spec:
        return _made_by(_imported(spec), spec)
    for point in entry_points(group=ENTRY_POINTS):
        if point.name == spec:
            return _made_by(point.load(), spec)
    raise UnknownBotError(spec)


def _imported(spec: str) -> object:
    module, _, name = spec.partition(":")
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)  # An installed command does not look where it is called.
    try:
        return getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        raise UnknownBotError(spec, f"{error} in {here} or among what is installed") from error
    except (ImportError, AttributeError) as error:
        raise UnknownBotError(spec, str(error)) from error


def _made_by(maker: object, spec: str) -> Bot:
    if not callable(maker):
        raise UnknownBotError(spec, f"{maker!r} cannot be called to make a bot")
    bot = maker()
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBotError(spec, f"{maker!r} makes no bot: it has no method 'choose'")
    made: Bot = bot
    return made
