"""The fast engine and the reference side by side, compared after every decision.

A *case* is a game: its ruleset, seed, start and policy. `compare` looks at everything after every
decision: the legal steps, the whole table, every seat's view, the points. `compare_checksums`
compares the chained checksum of the same things and is several times as quick.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from dataclasses import fields
from multiprocessing import get_context
from time import monotonic
from typing import Final

from ethnos.fast.codes import CODE_OF_STEP
from ethnos.fast.convert import record_of
from ethnos.fast.layout import Games
from ethnos.fast.simulate import play_record
from ethnos.fast.stepping import legal_codes, legal_steps, make_step
from ethnos.fast.tables import draft_of, state_of
from ethnos.records.digest import POLICY_STREAM, Checksum
from ethnos.rules.actions import Action, KeepCards, PlayBand
from ethnos.rules.apply import apply_legal
from ethnos.rules.state import GameState
from ethnos.rules.steps import Draft, Step, is_complete, say, steps
from ethnos.rules.streams import FastSource
from ethnos.rules.view import view
from ethnos.testing.lockstep_cases import WEIGHTS, Case, cases, choose, deal


class LockstepError(AssertionError):
    """The two engines differ."""


# The comparison.


def compare(case: Case) -> int:
    """Play a case in both engines, comparing everything; return the number of decisions."""
    state = deal(case)
    games = record_of(state)
    stream = FastSource(case.seed).stream(POLICY_STREAM)
    draft: Draft = None
    decisions = 0
    _compare_tables(case, decisions, state, games)
    while not state.is_over:
        options = steps(state, draft)
        _compare_options(case, decisions, options, games)
        step = options[choose(options, case.policy, stream)]
        said = say(draft, step)
        make_step(games, 0, CODE_OF_STEP[step])
        decisions += 1
        if is_complete(step):
            assert said is not None
            apply_legal(state, said)
            draft = None
            _compare_tables(case, decisions, state, games)
        else:
            assert isinstance(said, PlayBand | KeepCards)
            draft = said
        if draft_of(games) != draft:
            raise LockstepError(f"{case}, decision {decisions}: {draft_of(games)}, not {draft}")
        if decisions % 8 == 0:
            _compare_conversion(case, decisions, state, draft, games)
    _compare_options(case, decisions, [], games)
    return decisions


def compare_checksums(case: Case) -> int:
    """Play a case in both engines, comparing checksums; return the number of decisions."""
    state = deal(case)
    fast = play_record(record_of(state), case.seed, WEIGHTS[case.policy])
    reference = play_reference(state, case)
    if fast != reference:
        raise LockstepError(f"{case}: decisions and checksum {fast}, not {reference}")
    return fast[0]


def play_reference(state: GameState, case: Case) -> tuple[int, int]:
    """Play a case from its start in the reference; return decisions and checksum."""
    stream = FastSource(case.seed).stream(POLICY_STREAM)
    checksum = Checksum(state)
    draft: Draft | Action = None
    decisions = 0
    while not state.is_over:
        assert draft is None or isinstance(draft, PlayBand | KeepCards)
        options = steps(state, draft)
        chosen = choose(options, case.policy, stream)
        checksum.choose(len(options), chosen)
        draft = say(draft, options[chosen])
        decisions += 1
        if is_complete(options[chosen]):
            assert draft is not None
            apply_legal(state, draft)
            checksum.pass_through(state)
            draft = None
    return decisions, checksum.value


def _compare_options(case: Case, decisions: int, options: list[Step], games: Games) -> None:
    fast = legal_steps(games)
    if fast != options:
        raise LockstepError(f"{case}, decision {decisions}: options {fast}, not {options}")


def _compare_tables(case: Case, decisions: int, state: GameState, games: Games) -> None:
    fast = state_of(games, case.ruleset, state.results)
    for field in fields(GameState):
        ours, theirs = getattr(fast, field.name), getattr(state, field.name)
        if ours != theirs:
            raise LockstepError(
                f"{case}, decision {decisions}: {field.name} is {ours}, not {theirs}"
            )
    for seat in (*range(state.players), None):
        if view(fast, seat) != view(state, seat):
            raise LockstepError(f"{case}, decision {decisions}: seat {seat} sees another table")


def _compare_conversion(
    case: Case, decisions: int, state: GameState, draft: Draft, games: Games
) -> None:
    """Compare a record made of the table with the one played on."""
    again = record_of(state, draft)
    if draft_of(again) != draft or legal_codes(again) != legal_codes(games):
        raise LockstepError(f"{case}, decision {decisions}: {draft} is lost in conversion")
    if state_of(again, case.ruleset, state.results) != state:
        raise LockstepError(f"{case}, decision {decisions}: the table is lost in conversion")


# The longer run: `python -m ethnos.testing.lockstep --minutes 60`.


def main() -> None:
    """Compare as many games as asked for, or as many as the time allows."""
    parser = ArgumentParser(prog="python -m ethnos.testing.lockstep", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000_000, help="how many games at most")
    parser.add_argument("--minutes", type=float, default=60.0, help="how long at most")
    parser.add_argument("--seed", type=int, default=0, help="the root seed of all cases")
    parser.add_argument("--first", type=int, default=0, help="the number of the first case")
    parser.add_argument("--processes", type=int, default=1, help="how many games at a time")
    parser.add_argument("--fully", action="store_true", help="compare everything, not checksums")
    asked = parser.parse_args()
    deadline = monotonic() + 60 * asked.minutes
    games = decisions = 0
    with ProcessPoolExecutor(asked.processes, get_context("spawn")) as pool:
        while games < asked.games and monotonic() < deadline:
            runs = []
            for _ in range(asked.processes):
                count = min(_GAMES_AT_ONCE, asked.games - games)
                first = asked.first + games
                runs.append(pool.submit(_run_slice, first, count, asked.seed, asked.fully))
                games += count
            decisions += sum(run.result() for run in runs)
            sys.stdout.write(f"\r{games} games, {decisions} decisions, no difference")
            sys.stdout.flush()
    sys.stdout.write("\n")


_GAMES_AT_ONCE: Final = 100


def _run_slice(first: int, count: int, root_seed: int, fully: bool) -> int:
    check = compare if fully else compare_checksums
    return sum(check(case) for case in cases(count, root_seed, first))


if __name__ == "__main__":
    main()
