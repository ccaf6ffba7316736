"""Mark functions that also exist compiled, from the same source.

Such a function works on a `PlainGame`, and on a struct once `ethnos.fast.twins` has compiled it. It
calls only functions of its kind, reads tables that are nested tuples of numbers, and writes
`a[i][j]`, which lists and arrays both understand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

Function = TypeVar("Function", bound=Callable[..., object])

COMPILABLE: Final[set[Callable[..., object]]] = set()
"""Every function with the mark."""


def compilable(function: Function) -> Function:
    """Mark a function; it stays as it is."""
    COMPILABLE.add(function)
    return function
