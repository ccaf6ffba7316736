"""Random games and their records for the tests of this folder."""

from collections.abc import Sequence
from itertools import zip_longest

from hypothesis import strategies as st

from ethnos.records.record import Record, Seat, make_header
from ethnos.records.replay import record_game
from ethnos.records.seeds import fair_rng, fair_source, fast_rng
from ethnos.rules.actions import RECRUIT_FROM_DECK, Action
from ethnos.rules.game import Game
from ethnos.rules.legal import is_legal
from ethnos.rules.ruleset import OPTION_NAMES, Ruleset, option_values
from ethnos.rules.state import GameState
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource, Source, Stream

OTHER_OPTIONS = {name: option_values(name)[-1] for name in OPTION_NAMES}
"""Every option with another value than its default."""

FOREVER = 10_000
"""More actions than any game has."""


def play(
    ruleset: Ruleset,
    seed: int,
    *,
    actions: int = FOREVER,
    source: Source | None = None,
    hasty: bool = False,
) -> Game:
    """Play at random, to the end or for some actions; hasty players draw and finish early."""
    game = Game(ruleset, seed=seed, source=source)
    choices = FastSource(seed).stream(77)
    while not game.is_over and len(game.actions) < actions:
        game.play(_choose(game.state, choices, hasty=hasty))
    return game


def _choose(state: GameState, choices: Stream, *, hasty: bool) -> Action:
    if hasty and choices.below(9) and is_legal(state, RECRUIT_FROM_DECK):
        return RECRUIT_FROM_DECK
    return random_action(state, choices)[0]


def fast_record(ruleset: Ruleset, seed: int, *, actions: int = FOREVER) -> Record:
    """Return the record of a simulated game, finished unless fewer actions are asked for."""
    game = play(ruleset, seed, actions=actions)
    header = make_header(game.state, game=f"fast-{seed}", rng=fast_rng(seed))
    return record_game(header, FastSource(seed), game.actions, str(seed) if game.is_over else None)


def fair_record(
    ruleset: Ruleset,
    seed: bytes,
    *,
    name: str = "a fair game",
    seats: Sequence[Seat] = (),
    created: str | None = None,
) -> Record:
    """Return the finished record of a short fair game."""
    nonces = tuple(f"nonce of seat {seat}" for seat in range(ruleset.players))
    source = fair_source(seed, nonces)
    game = play(ruleset, seed[0], source=source, hasty=True)
    rng = fair_rng(seed, name, nonces)
    header = make_header(game.state, game=name, rng=rng, seats=seats, created=created)
    return record_game(header, source, game.actions, seed.hex())


def first_difference(data: bytes, other: bytes) -> tuple[bytes, bytes] | None:
    """Return the first pair of lines in which two files differ."""
    pairs = zip_longest(data.splitlines(), other.splitlines(), fillvalue=b"")
    return next((pair for pair in pairs if pair[0] != pair[1]), None)


def rulesets() -> st.SearchStrategy[Ruleset]:
    """Every player count, every value of every option."""
    options = st.fixed_dictionaries(
        {name: st.sampled_from(option_values(name)) for name in OPTION_NAMES}
    )
    return st.builds(
        lambda players, chosen: Ruleset(players=players).with_options(**chosen),
        st.integers(min_value=2, max_value=6),
        options,
    )


seeds = st.integers(min_value=0, max_value=2**64 - 1)
