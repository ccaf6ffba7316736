"""`ethnos perft`: count a decision tree with independent generators, which must agree."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ethnos.cli.options import Options, Tribes, chosen_ruleset

if TYPE_CHECKING:
    from ethnos.rules.state import GameState


def perft(
    files: Annotated[
        list[Path] | None,
        typer.Argument(help="States with counts (*.perft); without any, a tiny state is dealt."),
    ] = None,
    depth: Annotated[
        int | None,
        typer.Option(help="Depth in decisions; to the end of the game if not given.", min=1),
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed of the tiny state.", min=0)] = 0,
    players: Annotated[int, typer.Option(help="Players of the tiny state, 2 to 6.")] = 2,
    tribes: Tribes = "random",
    option: Options = None,
) -> None:
    """Count the decision tree below a state, to the end of the game."""
    from ethnos.testing.perft import read_counted_state, tiny_state

    if files:
        counted = [read_counted_state(path) for path in files]
        agreed = [
            _count(str(path), one.state, depth, one.nodes[:depth])
            for path, one in zip(files, counted, strict=True)
        ]
    else:
        state = tiny_state(chosen_ruleset(players, tribes, option or []), seed)
        agreed = [_count(f"seed {seed}", state, depth, None)]
    if not all(agreed):
        raise typer.Exit(1)


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
