"""Write the sample game of the page, which bots play: `python -m tools.sample_game`.

Visitors without a recorded game of their own can watch it, and the analysis board begins with a
position of it. It is a record like any other, to be written anew when their format changes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ethnos.bots import LegalActions, make_bot
from ethnos.bots.streams import bot_stream
from ethnos.records.exercise import state_at
from ethnos.records.position import format_position
from ethnos.records.record import SUFFIX, Record, Seat, SeatKind, make_header, write_record
from ethnos.records.replay import record_game
from ethnos.records.seeds import SEED_BYTES, fair_rng, fair_source
from ethnos.rules.game import Game
from ethnos.rules.ruleset import Ruleset, beginner_tribes

FOLDER: Final = Path(__file__).parents[1] / "ui" / "src" / "lib"
RECORD: Final = FOLDER / f"sample{SUFFIX}"
POSITION: Final = FOLDER / "sample.position.txt"

RULESET: Final = Ruleset(players=3, tribes=beginner_tribes(3))
"""Two ages: short enough to be watched."""
NAME: Final = "sample"
BOT: Final = "heuristic"
DEAL: Final = 128
"""Decided by one glory in the last scoring."""
MOMENT: Final = 132
"""The line after which the analysis board begins: a full hand, a full pool, a dragon awake."""

UNSEEN: Final = ("agreed tribes: ", "source: ", "results: ")
"""Lines of a position that show nothing on the table."""


def sample_record(deal: int = DEAL) -> Record:
    """Have bots play a deal with the tribes of a first game."""
    seed = deal.to_bytes(SEED_BYTES, "big")
    nonces = tuple(f"seat {seat}" for seat in range(RULESET.players))
    source = fair_source(seed, nonces)
    game = Game(RULESET, source=source)
    streams = [bot_stream(deal, seat) for seat in range(RULESET.players)]
    bots = [make_bot(BOT) for _ in streams]
    while not game.is_over:
        seat = game.to_move
        seen = game.view(seat)
        game.play(bots[seat].choose(seen, LegalActions(seen), streams[seat]))
    header = make_header(
        game.state,
        game=NAME,
        rng=fair_rng(seed, NAME, nonces),
        seats=[Seat("", SeatKind.BOT, BOT) for _ in bots],
    )
    return record_game(header, source, game.actions, seed.hex())


def sample_position(record: Record) -> str:
    """Return the position as a person would set it up, without what led to it."""
    lines = format_position(state_at(record, MOMENT)).splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(UNSEEN))


def main() -> None:
    record = sample_record()
    write_record(RECORD, record)
    POSITION.write_text(sample_position(record), encoding="utf-8", newline="\n")
    print(f"{RECORD.name}: {len(record.entries) - 1} actions; {POSITION.name}: line {MOMENT}")


if __name__ == "__main__":
    main()
