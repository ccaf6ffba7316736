"""Compiling ahead of time: progress that suits where it is written to."""

from __future__ import annotations

import io
import re

import pytest
from numba.core import event

from ethnos.fast.warm import prepare

FUNCTIONS = 300


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def report(stream: io.StringIO, monkeypatch: pytest.MonkeyPatch, functions: int) -> str:
    """Return what is written to standard error while this many functions are compiled."""

    def compile_all() -> None:
        for _ in range(functions):
            event.end_event("numba:compile")  # type: ignore[no-untyped-call]  # numba has no types

    monkeypatch.setattr("sys.stderr", stream)
    prepare("simulation", compile_all)
    return stream.getvalue()


def test_a_log_gets_one_short_line_per_part(monkeypatch: pytest.MonkeyPatch) -> None:
    text = report(io.StringIO(), monkeypatch, FUNCTIONS)
    line = rf"simulation ready in \d+\.\d seconds, {FUNCTIONS} functions compiled\n"
    assert re.fullmatch(line, text)


def test_a_terminal_sees_one_line_count_up(monkeypatch: pytest.MonkeyPatch) -> None:
    counting, _, ready = report(Terminal(), monkeypatch, FUNCTIONS).partition("\n")
    assert len(counting.split("\r")) > FUNCTIONS / 2
    assert counting.endswith(f"{FUNCTIONS} functions ")
    assert ready.startswith("simulation ready")


@pytest.mark.parametrize("stream", [io.StringIO, Terminal])
def test_nothing_is_counted_for_code_from_the_cache(
    stream: type[io.StringIO], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = report(stream(), monkeypatch, 1)
    assert re.fullmatch(r"simulation ready in \d+\.\d seconds\n", text)
