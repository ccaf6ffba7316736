"""The board game Ethnos as a library: what most programs need first.

A whole game among bots:

>>> import ethnos
>>> game = ethnos.play_out(["heuristic", "novice", "random"], seed=2017)
>>> game.is_over
True

The same game decision by decision; each player is handed what its seat may know, and no more:

>>> game = ethnos.Game(ethnos.Ruleset(players=3), seed=2017)
>>> players = [ethnos.Player("heuristic", seed=seat) for seat in range(3)]
>>> while not game.is_over:
...     view = game.view(game.to_move)
...     events = game.play(players[game.to_move].choose(view))
>>> sum(game.state.glory) > 0
True

Everything else lives in the packages: the rules in `ethnos.rules`, records of games in
`ethnos.records`, bots in `ethnos.bots`. Each name below is imported when it is first used, so that
`import ethnos` costs next to nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__version__ = "0.2.0"

__all__ = [
    "Action",
    "Bot",
    "Card",
    "EthnosError",
    "Event",
    "Game",
    "IllegalActionError",
    "Kingdom",
    "Player",
    "PlayerView",
    "Ruleset",
    "Tribe",
    "__version__",
    "make_bot",
    "parse_action",
    "play_out",
]

if TYPE_CHECKING:
    from ethnos.bots import Bot, Player, make_bot, play_out
    from ethnos.records.notation import parse_action
    from ethnos.rules import (
        Action,
        Card,
        EthnosError,
        Event,
        Game,
        IllegalActionError,
        Kingdom,
        PlayerView,
        Ruleset,
        Tribe,
    )
else:
    # Hidden from type checkers, to which a module with `__getattr__` has every attribute.
    _HOMES = {
        **dict.fromkeys(("Bot", "Player", "make_bot", "play_out"), "ethnos.bots"),
        "parse_action": "ethnos.records.notation",
    }

    def __getattr__(name: str) -> object:
        """Import an offered name from its package on first use (PEP 562)."""
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module  # noqa: PLC0415  # half of the cost of this module

        value = getattr(import_module(_HOMES.get(name, "ethnos.rules")), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
