"""The lock-step comparison can fail: it catches every bug planted into the fast engine."""

from pathlib import Path

import pytest

from ethnos.fast import ages, apply, scoring, simulate
from ethnos.testing.lockstep.cases import cases
from ethnos.testing.lockstep.comparison import LockstepError, compare_checksums
from tests.fast.planted_bugs import (
    Bug,
    copy_with,
    recompiled,
    recompiled_with,
    run_interpreted_lockstep,
)

BUGS = {
    "off by one: markers to outnumber": Bug("legal", "own) < size else 0", "own) <= size else 0"),
    "off by one: the tenth card": Bug("legal", "] >= game.hand_limit:", "] > game.hand_limit:"),
    "off by one: kept cards": Bug("apply", "size + 1 < limit", "size < limit"),
    "off by one: the merfolk symbol": Bug(
        "tribes", "start < symbol <= end", "start < symbol < end"
    ),
    "a skipped tribe: giants": Bug("tribes", "tribe == TRIBE_GIANT:", "tribe == -2:"),
    "a skipped tribe: wizards": Bug("apply", "if MAY_DRAW >> tribe & 1 and", "if False and"),
    "a skipped tribe: dwarves": Bug("scoring", "(BAND_WORTH[leader_tribe,", "(BAND_WORTH[0,"),
    "a skipped tribe: centaurs": Bug("apply", "if MAY_CHAIN >> tribe & 1 and", "if False and"),
    "known cards forgotten": Bug("apply", "game.known[seat, slot] += 1", "pass"),
    "the wrong half of an odd deck": Bug("deal", "half = left // 2", "half = (left + 1) // 2"),
}

OVERFLOW = Bug("scoring", "np.zeros(MAX_PLAYERS, np.int64)", "np.zeros(MAX_PLAYERS, np.int8)")
"""Troll tokens in an integer too small for them; interpreted, integers are wide enough."""
NO_BUG = Bug("scoring", "np.zeros(MAX_PLAYERS, np.int64)", "np.zeros(MAX_PLAYERS, np.int64)")


@pytest.mark.parametrize("name", BUGS)
def test_planted_bug_is_caught(name: str, tmp_path: Path) -> None:
    copy_with(BUGS[name], tmp_path)
    answer = run_interpreted_lockstep(tmp_path, 60)
    last = answer.stderr.rstrip().splitlines()[-1]  # a traceback may name it on its way
    assert "LockstepError: " in last, answer.stderr


def test_no_error_without_a_planted_bug(tmp_path: Path) -> None:
    copy_with(Bug("legal", "def leaders(", "def leaders("), tmp_path)
    answer = run_interpreted_lockstep(tmp_path, 3)
    assert answer.returncode == 0, answer.stderr


def replace_scoring(bug: Bug, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plant a bug into `score_board`, and compile its callers again up to the lock-step's entry.

    The other functions come from the cache: compiling all of them takes five times as long.
    """
    score_board = recompiled_with(bug, scoring.score_board)
    end_age = recompiled(ages.end_age, score_board=score_board)
    apply_move = recompiled(apply.apply_move, end_age=end_age)
    play_noting = recompiled(simulate.play_noting, apply_move=apply_move)
    play_first = recompiled(simulate.play_first, play_noting=play_noting)
    monkeypatch.setattr(simulate, "play_first", play_first)


def compare_games(count: int) -> None:
    for case in cases(count, root_seed=1):
        compare_checksums(case)


def test_planted_overflow_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    replace_scoring(OVERFLOW, monkeypatch)
    with pytest.raises(LockstepError):
        compare_games(200)


def test_no_error_after_recompiling_without_a_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    replace_scoring(NO_BUG, monkeypatch)
    compare_games(20)
