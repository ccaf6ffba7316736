"""What a finished game pays. Until then every reward is 0."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, assert_never

from ethnos.env.fast_game import Table


class Reward(StrEnum):
    """What players play for."""

    WIN_SHARE = "win_share"
    RANK = "rank"
    GLORY_MARGIN = "glory_margin"

    @property
    def meaning(self) -> str:
        """What is paid for."""
        return _MEANINGS[self]


_MEANINGS: Final = {
    Reward.WIN_SHARE: "1 for the winner, shared equally by several; 0 for the others",
    Reward.RANK: "from 1 for the first to -1 for the last, evenly spaced; equal ranks share",
    Reward.GLORY_MARGIN: "the own glory less that of the best rival",
}


def payoffs(reward: Reward, glory: list[int], ranks: list[int]) -> list[float]:
    """Return what every seat is paid.

    >>> payoffs(Reward.WIN_SHARE, [70, 70, 50], [1, 1, 3])
    [0.5, 0.5, 0.0]
    >>> payoffs(Reward.RANK, [70, 70, 50], [1, 1, 3])
    [0.5, 0.5, -1.0]
    >>> payoffs(Reward.GLORY_MARGIN, [70, 60, 50], [1, 2, 3])
    [10.0, -10.0, -20.0]
    """
    match reward:
        case Reward.WIN_SHARE:
            return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
        case Reward.RANK:
            steps = len(ranks) - 1
            return [1 - (2 * (rank - 1) + ranks.count(rank) - 1) / steps for rank in ranks]
        case Reward.GLORY_MARGIN:
            return [
                float(own - max(glory[:seat] + glory[seat + 1 :])) for seat, own in enumerate(glory)
            ]
        case _:
            assert_never(reward)


def final_payoffs(reward: Reward, table: Table) -> list[float]:
    """Return what every seat is paid at the end of this game."""
    return payoffs(reward, *table.glory_and_ranks())
