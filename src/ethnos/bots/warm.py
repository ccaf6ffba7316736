"""Compile the bots ahead of time: `python -m ethnos.bots.warm`, part of `make setup`."""

from __future__ import annotations

from ethnos.bots.compiled.opposed import OpposedBatch
from ethnos.bots.compiled.players import COMPILED_PLAYERS
from ethnos.bots.compiled.recorded import simulate_bots
from ethnos.bots.legal_actions import LegalActions
from ethnos.bots.search import SearchBot
from ethnos.fast.warm import prepare
from ethnos.rules.ruleset import STANDARD
from ethnos.rules.setup import new_game
from ethnos.rules.streams import FastSource
from ethnos.rules.view import view


def main() -> None:
    """Compile what the search bot and compiled opponents need, so that nobody waits for it."""
    state, _ = new_game(STANDARD, FastSource(0))
    seen = view(state, state.to_move)
    bot = SearchBot(playouts=1)
    prepare("search bot", lambda: bot.advise(seen, LegalActions(seen), FastSource(0).stream(9)))
    prepare("compiled opponents", _step_a_batch)
    prepare("games of bots", lambda: simulate_bots(STANDARD, COMPILED_PLAYERS, 1, 0))


def _step_a_batch() -> None:
    batch = OpposedBatch(STANDARD, 2, [None, *COMPILED_PLAYERS[1:]])
    batch.step(batch.sample())


if __name__ == "__main__":
    main()
