"""Rewrite the golden records: `python -m tests.records.make_golden`.

Needed only when the format or the rules change on purpose; then review what changed and why.
"""

from pathlib import Path

from ethnos.records.record import SUFFIX, Record, Seat, SeatKind, write_record
from ethnos.rules.cards import Tribe
from ethnos.rules.ruleset import BEGINNER, POLISH, Ruleset
from tests.records.recorded_games import OTHER_OPTIONS, fair_record

GOLDEN = Path(__file__).parent / "golden"

RULESETS = {
    2: Ruleset(players=2),
    3: Ruleset(players=3, tribes=(Tribe.ORC, Tribe.TROLL, Tribe.ELF, Tribe.SKELETON, Tribe.GIANT)),
    4: BEGINNER,
    5: Ruleset(players=5).with_options(**OTHER_OPTIONS),
    6: Ruleset(players=6).with_options(**POLISH.options),
}
NAMES = ("Zoë", "Иван", "Łukasz", "Ana", "O'Neill", "\N{DRAGON}")


def golden_path(players: int) -> Path:
    return GOLDEN / f"{players}-players{SUFFIX}"


def golden_record(players: int) -> Record:
    seats = [
        Seat(name, SeatKind.BOT if number % 2 else SeatKind.HUMAN, "random" if number % 2 else None)
        for number, name in enumerate(NAMES[:players])
    ]
    return fair_record(
        RULESETS[players],
        bytes(range(players, players + 32)),
        name=f"golden-{players}",
        seats=seats,
        created="2026-01-31T12:00:00Z",
    )


if __name__ == "__main__":
    for count in RULESETS:
        write_record(golden_path(count), golden_record(count))
