"""Compile the functions that also run uncompiled: `ethnos.packed.compilable` marks them.

A twin has the same code as the original. Only the names it uses mean something else: functions with
the mark are twins, too, and tables are arrays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from types import CodeType, FunctionType
from typing import Any, ParamSpec, TypeVar, cast

import numpy as np

from ethnos.fast.jit import compiled
from ethnos.packed.compilable import COMPILABLE

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")


def twin(function: Callable[Arguments, Answer]) -> Callable[Arguments, Answer]:
    """Return the compiled version of a function with the mark."""
    return cast("Callable[Arguments, Answer]", _twin(function))


@cache
def _twin(function: Any) -> Any:
    assert function in COMPILABLE, f"{function.__qualname__} is not marked as compilable"
    known = function.__globals__
    names = {
        name: _seen_by_twin(known[name]) for name in _names(function.__code__) if name in known
    }
    copy = FunctionType(function.__code__, {"__name__": function.__module__, **names})
    copy.__qualname__ = function.__qualname__
    copy.__doc__ = function.__doc__
    return compiled(copy)


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


def _seen_by_twin(value: Any) -> Any:
    if isinstance(value, FunctionType) and value in COMPILABLE:
        return _twin(value)
    return np.array(value) if isinstance(value, tuple) else value
