"""What happens in one transaction, written once and run by either database."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import LiteralString, TypeVar

from ethnos.server.store.rows import Row

Result = TypeVar("Result")

Statement = tuple[LiteralString, Sequence[object]]
"""A statement and the values of its placeholders `?`."""
Steps = Generator[Statement, list[Row], Result]
"""Yields statements, is sent the rows of each, and returns the outcome."""


def run_steps(steps: Steps[Result], execute: Callable[[Statement], list[Row]]) -> Result:
    """Run all statements; whoever calls begins the transaction and ends it."""
    try:
        statement = next(steps)
        while True:
            statement = steps.send(execute(statement))
    except StopIteration as ended:
        result: Result = ended.value
        return result
