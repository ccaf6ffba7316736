"""Rewards: of a finished game, or of the glory gained on the way."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, assert_never

from ethnos.env.fast_game import FastGame


class Reward(StrEnum):
    """The reward functions."""

    WIN_SHARE = "win_share"
    RANK = "rank"
    GLORY_MARGIN = "glory_margin"
    GLORY_GAINED = "glory_gained"

    @property
    def meaning(self) -> str:
        """The description in the documentation."""
        return _MEANINGS[self]

    @property
    def is_paid_on_the_way(self) -> bool:
        """Whether seats are paid before the end: what they have gained since they were last."""
        return self is Reward.GLORY_GAINED


_MEANINGS: Final = {
    Reward.WIN_SHARE: "1 for the winner, split equally between joint winners; 0 for the others",
    Reward.RANK: "from 1 for the first to -1 for the last, evenly spaced; ties get the mean",
    Reward.GLORY_MARGIN: "the seat's glory minus that of the best rival",
    Reward.GLORY_GAINED: "glory as it is gained, from step to step; the sum is the seat's glory",
}


def payoffs(reward: Reward, glory: list[int], ranks: list[int]) -> list[float]:
    """Return the reward of every seat for a whole game.

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
        case Reward.GLORY_GAINED:
            return [float(own) for own in glory]
        case _:
            assert_never(reward)


def final_payoffs(reward: Reward, game: FastGame) -> list[float]:
    """Return the reward of every seat at the end of this game."""
    return payoffs(reward, *game.glory_and_ranks())
