"""Recorded games of bots, to be reviewed."""

from collections.abc import Sequence

from ethnos.bots import play_out
from ethnos.records.record import Record, Seat, make_header
from ethnos.records.replay import record_game
from ethnos.records.seeds import fast_rng
from ethnos.rules.streams import FastSource


def recorded(bots: Sequence[str], seed: int) -> Record:
    game = play_out(bots, seed=seed)
    seats = [Seat(f"{bot} {seat}") for seat, bot in enumerate(bots)]
    header = make_header(game.state, game=f"review-{seed}", rng=fast_rng(seed), seats=seats)
    return record_game(header, FastSource(seed), game.actions, str(seed))
