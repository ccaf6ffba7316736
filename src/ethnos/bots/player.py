"""A bot at a seat, and whole games among bots: what a caller needs to let bots play.

A `Bot` is handed the legal actions and a random stream for each decision. A `Player` keeps both
out of the caller's sight.
"""

from __future__ import annotations

from collections.abc import Sequence

from ethnos.bots.legal_actions import LegalActions
from ethnos.bots.protocol import Bot
from ethnos.bots.registry import make_bot
from ethnos.bots.streams import bot_stream
from ethnos.records.digest import game_seed
from ethnos.rules.actions import Action
from ethnos.rules.errors import SetupError
from ethnos.rules.game import Game
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.view import PlayerView


class Player:
    """A bot with a random stream of its own.

    >>> from ethnos.rules import Game
    >>> game, player = Game(seed=7), Player("heuristic")
    >>> action = player.choose(game.view(game.to_move))
    >>> action in game.legal_actions
    True
    """

    def __init__(self, bot: str | Bot, *, seed: int = 0) -> None:
        self.bot = make_bot(bot) if isinstance(bot, str) else bot
        """The bot; a name is resolved by `make_bot`."""
        self._stream = bot_stream(seed)

    def choose(self, view: PlayerView) -> Action:
        """Return the bot's decision. The view is that of the player to move."""
        return self.bot.choose(view, LegalActions(view), self._stream)


def play_out(bots: Sequence[str | Bot], *, seed: int = 0, ruleset: Ruleset | None = None) -> Game:
    """Play a whole game among bots, one for each seat, and return it with its actions and events.

    The same bots, seed and ruleset give the same game; a `search` bot repeats itself only if it is
    made with `playouts`. Without a ruleset the standard one for this number of players is used.

    >>> game = play_out(["heuristic", "random", "random"], seed=2017)
    >>> game.is_over, game.state.outcome.winners
    (True, (0,))
    """
    ruleset = ruleset or Ruleset(players=len(bots))
    if len(bots) != ruleset.players:
        raise SetupError(f"{len(bots)} bots cannot fill {ruleset.players} seats")
    game = Game(ruleset, seed=seed)
    players = [Player(bot, seed=game_seed(seed, seat)) for seat, bot in enumerate(bots)]
    while not game.is_over:
        seat = game.to_move
        game.play(players[seat].choose(game.view(seat)))
    return game
