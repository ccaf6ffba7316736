"""The named rulings as integers: the index of every option's value in its enumeration."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from ethnos.rules import ruleset as rules


def _code(value: StrEnum) -> int:
    return list(type(value)).index(value)


# Only the values that the engine compares with are named.
ANY_NUMBER: Final = _code(rules.OrcRaid.ANY_NUMBER)
AS_SCORED: Final = _code(rules.FinalBandSize.AS_SCORED)
ALL_END_OF_AGE_TIES: Final = _code(rules.TrollScope.ALL_END_OF_AGE_TIES)
BOTH_TOKENS: Final = _code(rules.TwoPlayerTie.BOTH_TOKENS)
DRAW_TWO: Final = _code(rules.EmptyPool.DRAW_TWO)
ELIGIBLE: Final = _code(rules.CentaurTrigger.ELIGIBLE)
EQUAL_TAKES: Final = _code(rules.GiantTie.EQUAL_TAKES)
EXACT_OR_NONE: Final = _code(rules.WizardDraw.EXACT_OR_NONE)
INSTANT_WIN: Final = _code(rules.TenSkeletons.INSTANT_WIN)
KINGDOMS_ONLY: Final = _code(rules.TrollScope.KINGDOMS_ONLY)
LEADER_ONLY: Final = _code(rules.MerfolkScoring.LEADER_ONLY)
LIMITED: Final = _code(rules.MarkerSupply.LIMITED)
ONE_PER_MOVE: Final = _code(rules.MerfolkSymbols.ONE_PER_MOVE)
OPTIONAL: Final = _code(rules.MarkerPlacement.OPTIONAL)
SIMULTANEOUS: Final = _code(rules.OrcRaidOrder.SIMULTANEOUS)
SINGLE_EXTRA: Final = _code(rules.CentaurChain.SINGLE_EXTRA)
UP_TO: Final = _code(rules.MerfolkMove.UP_TO)
WINNER_ONLY: Final = _code(rules.TrollDepth.WINNER_ONLY)
WITHOUT_SKELETONS: Final = _code(rules.FinalBandSize.WITHOUT_SKELETONS)
