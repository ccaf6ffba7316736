"""Bots by name: levels, entry points of other packages, `module:Class`, `policy:FILE`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from ethnos.bots import kernel
from ethnos.bots.heuristic import HeuristicBot
from ethnos.bots.novice import AdventurerBot, NoviceBot
from ethnos.bots.protocol import Bot
from ethnos.bots.random_bot import RandomBot
from ethnos.bots.recipes import CollectorBot, MarkerBot
from ethnos.extras import MissingExtraError, is_installed, require
from ethnos.rules.errors import EthnosError

POLICY: Final = "policy:"
"""Before the name of a file with a trained policy."""
ENTRY_POINTS: Final = "ethnos.bots"
"""The entry point group for bots of other packages."""


class UnknownBotError(EthnosError, LookupError):
    """Raised when there is no bot with a name."""

    def __init__(self, bot: str, why: str = "") -> None:
        problem = f": {why}" if why else f"; there are {', '.join(bot_ids())}"
        super().__init__(f"there is no bot '{bot}'{problem}")
        self.bot = bot
        self.why = why
        """Why the named object cannot be used, if it was found."""

    def __reduce__(self) -> tuple[type[UnknownBotError], tuple[str, str]]:
        """Support pickling, so that the error can leave a worker process."""
        return type(self), (self.bot, self.why)


@dataclass(frozen=True, slots=True)
class Level:
    """An opponent a player can choose. Name and character are message ids."""

    id: str
    strength: int
    """Its rank among the levels, higher is stronger; see `docs/strength.md`."""

    @property
    def name_message(self) -> str:
        """The message id of its name, such as `bot-novice-name`."""
        return f"bot-{self.id}-name"

    @property
    def character_message(self) -> str:
        """The message id of one line about its style of play."""
        return f"bot-{self.id}-character"


COMPILED: Final = ("search",)
"""The bots that need the extra `fast`, or the kernel of a browser."""
FIRST_SEARCH: Final = "search-1"
"""The search bot before the value network, to measure others against; needs the extra `fast`."""


def is_compiled() -> bool:
    """Return whether there is compiled code for the bots that need it."""
    return kernel.is_there() or is_installed("fast")


_ALL_LEVELS: Final = (
    Level("random", 0),
    Level("novice", 20),
    Level("adventurer", 30),
    Level("heuristic", 40),
    Level("search", 50),
)
MISSING_LEVELS: Final = tuple(
    level for level in _ALL_LEVELS if level.id in COMPILED and not is_compiled()
)
"""Those that nothing here can play."""
LEVELS: Final = tuple(level for level in _ALL_LEVELS if level not in MISSING_LEVELS)
"""The opponents offered to players, weakest first."""

_MAKERS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "marker": MarkerBot,
    "collector": CollectorBot,
    "novice": NoviceBot,
    "adventurer": AdventurerBot,
    "heuristic": HeuristicBot,
}


def bot_ids() -> list[str]:
    """Return every name `make_bot` knows, built-in bots first."""
    compiled = COMPILED if is_compiled() else ()
    first = [FIRST_SEARCH] if is_installed("fast") else []
    others = sorted(point.name for point in entry_points(group=ENTRY_POINTS))
    return [*_MAKERS, *compiled, *first, *others]


def needs_compiled_code(spec: str) -> bool:
    """Return whether making this bot loads compiled code, or compiles it first."""
    return _search_of(spec)[0] in (*COMPILED, FIRST_SEARCH)


def check_bot(spec: str) -> None:
    """Raise `UnknownBotError` unless `make_bot` knows this bot, without compiling anything."""
    if not needs_compiled_code(spec):
        make_bot(spec)
    elif _search_of(spec)[0] not in bot_ids():
        raise UnknownBotError(spec)


def _search_of(spec: str) -> tuple[str, int | None]:
    """Split a search bot from its number of simulated games.

    >>> _search_of("search:200"), _search_of("search"), _search_of("a_module:Class")
    (('search', 200), ('search', None), ('a_module:Class', None))
    """
    bot, _, games = spec.partition(":")
    if bot in (*COMPILED, FIRST_SEARCH) and games.isdecimal() and int(games):
        return bot, int(games)
    return spec, None


def make_bot(spec: str, *, think: float | None = None, playouts: int | None = None) -> Bot:
    """Return a new bot by its id, as `module:Class`, or with the policy of a file: `policy:FILE`.

    `think` (seconds per decision) and `playouts` (simulated games per decision, for reproducible
    play) set the strength of search bots; other bots ignore them. A number in the name, as in
    `search:200`, sets the simulated games of this one alone.

    >>> type(make_bot("random")).__name__
    'RandomBot'
    >>> make_bot("nobody")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ethnos.bots.registry.UnknownBotError: there is no bot 'nobody'; there are random, ...
    """
    name, own_playouts = _search_of(spec)
    if name in COMPILED:
        return _search_bot(think, own_playouts or playouts)
    if name == FIRST_SEARCH:
        return _first_search_bot(think, own_playouts or playouts)
    if spec in _MAKERS:
        return _MAKERS[spec]()
    if spec.startswith(POLICY):
        return _policy_bot(spec)
    if ":" in spec:
        return _made_by(_imported(spec), spec)
    for point in entry_points(group=ENTRY_POINTS):
        if point.name == spec:
            return _made_by(_loaded(spec, point.load), spec)
    raise UnknownBotError(spec)


def _first_search_bot(think: float | None, playouts: int | None) -> Bot:
    _require_fast(FIRST_SEARCH)
    from ethnos.bots.search_1 import FirstSearchBot  # noqa: PLC0415  # compiled code, slow to load

    return FirstSearchBot(think, playouts)


def _require_fast(spec: str) -> None:
    try:
        require("fast")
    except MissingExtraError as error:
        raise UnknownBotError(spec, str(error)) from error


def _search_bot(think: float | None, playouts: int | None) -> Bot:
    if not kernel.is_there():
        _require_fast("search")
    from ethnos.bots.search import SearchBot  # noqa: PLC0415  # compiled code, slow to load

    return SearchBot(think, playouts)


def _policy_bot(spec: str) -> Bot:
    try:
        require("fast")
        from ethnos.bots.policy import (  # noqa: PLC0415  # compiled code, slow to load
            PolicyBot,
            load_policy,
        )

        return PolicyBot(load_policy(spec.removeprefix(POLICY)))
    except EthnosError as error:
        raise UnknownBotError(spec, str(error)) from error


def _imported(spec: str) -> object:
    module, _, name = spec.partition(":")
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)  # An installed command does not search the working folder.
    return _loaded(spec, lambda: getattr(import_module(module), name))


def _loaded(spec: str, load: Callable[[], object]) -> object:
    try:
        return load()
    except ModuleNotFoundError as error:
        where = f"{Path.cwd()} or among what is installed"
        raise UnknownBotError(spec, f"{error} in {where}") from error
    except (ImportError, AttributeError) as error:
        raise UnknownBotError(spec, str(error)) from error
    except Exception as error:  # a module of somebody else may raise anything
        raise UnknownBotError(spec, f"{type(error).__name__}: {error}") from error


def _made_by(maker: object, spec: str) -> Bot:
    if not callable(maker):
        raise UnknownBotError(spec, f"{maker!r} cannot be called to make a bot")
    try:
        bot = maker()
    except Exception as error:  # and so may its constructor
        raise UnknownBotError(spec, f"{type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBotError(spec, f"{maker!r} makes no bot: it has no method 'choose'")
    made: Bot = bot
    return made
