"""One browser for all tests of a folder that run one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack

import pytest

from tests.ui.visitor import LIGHT, Chromium, open_chromium


class OneBrowser:
    """Opens Chromium for the first test that asks for it, and closes it before other tests.

    Its event loop must not outlive these: in the same thread no other one could run.
    """

    def __init__(self, names: Sequence[str] = LIGHT, *flags: str) -> None:
        self._names, self._flags = names, flags
        self._open = ExitStack()
        self._chromium: Chromium | None = None

    def chromium(self) -> Chromium:
        """Return what is open, or open it."""
        if self._chromium is None:
            self._chromium = self._open.enter_context(open_chromium(self._names, *self._flags))
        return self._chromium

    def close_after(self, test: pytest.Item, following: pytest.Item | None) -> None:
        """Close the browser after a test, unless the following one is to find it open."""
        if following is None or not _shared(test, following):
            self._chromium = None
            self._open.close()


def _shared(test: pytest.Item, following: pytest.Item) -> bool:
    wanted = "chromium" in getattr(following, "fixturenames", ())
    same_folder = following.path.parent == test.path.parent
    return following.path == test.path or (same_folder and wanted)
