"""Simulate games of uniformly random players in the reference engine, with a digest."""

from __future__ import annotations

from time import perf_counter

from ethnos.records.digest import (
    Checksum,
    GameSummary,
    Progress,
    SimulationResult,
    digest_of,
    game_seed,
)
from ethnos.rules.actions import Action, KeepCards, PlayBand
from ethnos.rules.apply import apply_legal
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.rules.steps import Draft, is_complete, random_action, say, steps
from ethnos.rules.streams import POLICY_STREAM, FastSource, Stream

__all__ = ["Progress", "SimulationResult", "play_game", "simulate"]


def simulate(
    ruleset: Ruleset,
    games: int,
    seed: int,
    *,
    digest: bool = False,
    progress: Progress | None = None,
    first: int = 0,
) -> SimulationResult:
    """Play games number `first`, `first + 1`, ... of a root seed.

    >>> simulate(Ruleset(players=2), 1, 7).games
    1
    """
    start = perf_counter()
    summaries = []
    for index in range(first, first + games):
        summaries.append(play_game(ruleset, game_seed(seed, index), digest=digest))
        if progress is not None:
            progress(len(summaries))
    return SimulationResult(
        games=games,
        decisions=sum(game.decisions for game in summaries),
        seconds=perf_counter() - start,
        digest=digest_of(summaries) if digest else None,
    )


def play_game(ruleset: Ruleset, seed: int, *, digest: bool) -> GameSummary:
    """Play one game; without a digest its checksum is 0."""
    source = FastSource(seed)
    state, _ = new_game(ruleset, source)
    stream = source.stream(POLICY_STREAM)
    if digest:
        return _play_with_checksum(state, seed, stream)
    decisions = 0
    while not state.is_over:
        action, taken = random_action(state, stream)
        apply_legal(state, action)
        decisions += taken
    return GameSummary(seed, decisions, 0)


def _play_with_checksum(state: GameState, seed: int, stream: Stream) -> GameSummary:
    checksum = Checksum(state)
    decisions = 0
    while not state.is_over:
        action, taken = _random_action(state, stream, checksum)
        apply_legal(state, action)
        checksum.pass_through(state)
        decisions += taken
    return GameSummary(seed, decisions, checksum.value)


def _random_action(state: GameState, stream: Stream, checksum: Checksum) -> tuple[Action, int]:
    """Choose like `random_action`, adding every step to the checksum."""
    draft: Draft | Action = None
    taken = 0
    while True:
        assert draft is None or isinstance(draft, PlayBand | KeepCards)
        options = steps(state, draft)
        chosen = stream.below(len(options))
        checksum.choose(len(options), chosen)
        step = options[chosen]
        draft = say(draft, step)
        taken += 1
        if is_complete(step):
            assert draft is not None
            return draft, taken
