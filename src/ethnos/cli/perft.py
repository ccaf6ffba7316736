"""`ethnos perft`: count a decision tree with independent generators, which must agree."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ethnos.cli.files import read_bytes
from ethnos.cli.options import (
    STANDARD_PRESET,
    Language,
    Options,
    Preset,
    Tribes,
    chosen_ruleset,
)
from ethnos.cli.values import whole
from ethnos.phrase import phrase
from ethnos.talk.verbs import UserError

if TYPE_CHECKING:
    from ethnos.rules.state import GameState
    from ethnos.testing.perft import CountedState


def perft(
    files: Annotated[
        list[Path] | None,
        typer.Argument(help="cli-perft-files"),
    ] = None,
    depth: Annotated[int | None, typer.Option(parser=whole(1), help="cli-perft-depth")] = None,
    seed: Annotated[int, typer.Option(parser=whole(0), help="cli-seed")] = 0,
    players: Annotated[int, typer.Option(parser=whole(0), help="cli-players")] = 2,
    tribes: Tribes = "",
    preset: Preset = STANDARD_PRESET,
    option: Options = None,
    lang: Language = None,
) -> None:
    """Count the decision tree below a state, to the end of the game."""
    from ethnos.languages import choose_language
    from ethnos.testing.perft import tiny_state

    if files:
        counted = [_counted_state(path) for path in files]
        agreed = [
            _count(str(path), one.state, depth, one.nodes[:depth])
            for path, one in zip(files, counted, strict=True)
        ]
    else:
        words = choose_language(lang)
        ruleset = chosen_ruleset(players, tribes, option or [], words, preset, seed)
        state = tiny_state(ruleset, seed)
        agreed = [_count(f"seed {seed}", state, depth, None)]
    if not all(agreed):
        raise typer.Exit(1)


def _counted_state(path: Path) -> CountedState:
    from ethnos.records.errors import NotationError
    from ethnos.testing.perft import parse_counted_state

    try:
        return parse_counted_state(read_bytes(path))
    except NotationError as error:
        raise UserError(phrase("file-no-perft", file=str(path), error=str(error))) from error


def _count(name: str, state: GameState, depth: int | None, expected: list[int] | None) -> bool:
    """Count a state with every generator and print the result; return whether all agree."""
    from ethnos.testing.perft import GENERATORS, count_nodes

    counts = {name: count_nodes(state, generate, depth) for name, generate in GENERATORS.items()}
    if expected is not None:
        counts["expected"] = expected
    found = counts["listed"]
    if all(nodes == found for nodes in counts.values()):
        print(f"{name}: {sum(found):,} nodes, {len(found)} decisions deep: {_spaced(found)}")
        return True
    print(f"{name}: the counts differ")
    for generator, nodes in counts.items():
        print(f"  {generator:<9} {_spaced(nodes)}")
    _show_split(state, depth)
    return False


def _show_split(state: GameState, depth: int | None) -> None:
    """Print the nodes at and below each first action, for every generator."""
    from ethnos.testing.perft import GENERATORS, split

    splits = {name: split(state, generate, depth) for name, generate in GENERATORS.items()}
    for action in sorted(set().union(*splits.values())):
        nodes = "  ".join(f"{name} {counts.get(action, 0):,}" for name, counts in splits.items())
        print(f"  {action}: {nodes}")


def _spaced(nodes: list[int]) -> str:
    return " ".join(map(str, nodes))
