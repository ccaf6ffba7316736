"""`ethnos perft`: count a decision tree in independent ways, which must agree."""

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
        typer.Argument(help="Counted tables (*.perft); without any, a tiny table is dealt."),
    ] = None,
    depth: Annotated[
        int | None, typer.Option(help="How many decisions deep; to the end if not given.", min=1)
    ] = None,
    seed: Annotated[int, typer.Option(help="Which tiny table is dealt.", min=0)] = 0,
    players: Annotated[int, typer.Option(help="How many play there, 2 to 6.")] = 2,
    tribes: Tribes = "random",
    option: Options = None,
) -> None:
    """Count the decisions that can follow from a table, to the end of the game."""
    from ethnos.testing.perft import read_counted_state, tiny_state

    if files:
        tables = [read_counted_state(path) for path in files]
        agreed = [
            _count(str(path), table.state, depth, table.nodes[:depth])
            for path, table in zip(files, tables, strict=True)
        ]
    else:
        table = tiny_state(chosen_ruleset(players, tribes, option or []), seed)
        agreed = [_count(f"seed {seed}", table, depth, None)]
    if not all(agreed):
        raise typer.Exit(1)


def _count(name: str, state: GameState, depth: int | None, expected: list[int] | None) -> bool:
    """Count a table in every way and print what was found; return whether all agree."""
    from ethnos.testing.perft import WAYS, count_nodes

    counts = {word: count_nodes(state, way, depth) for word, way in WAYS.items()}
    if expected is not None:
        counts["expected"] = expected
    found = counts["listed"]
    if all(nodes == found for nodes in counts.values()):
        print(f"{name}: {sum(found):,} nodes, {len(found)} decisions deep: {_spaced(found)}")
        return True
    print(f"{name}: the counts differ")
    for word, nodes in counts.items():
        print(f"  {word:<9} {_spaced(nodes)}")
    _show_split(state, depth)
    return False


def _show_split(state: GameState, depth: int | None) -> None:
    """Print the nodes at and below each first action, way by way."""
    from ethnos.testing.perft import WAYS, split

    splits = {word: split(state, way, depth) for word, way in WAYS.items()}
    for action in sorted(set().union(*splits.values())):
        nodes = "  ".join(f"{word} {table.get(action, 0):,}" for word, table in splits.items())
        print(f"  {action}: {nodes}")


def _spaced(nodes: list[int]) -> str:
    return " ".join(map(str, nodes))
