"""The operator's page and `ethnos admin` call the same things by the same words."""

from __future__ import annotations

import pytest

from ethnos.cli.admin import SUBJECTS
from ethnos.i18n import Messages
from ethnos.protocol.admin import RoomFilter

ENGLISH = Messages("en")


@pytest.mark.parametrize("what", [what for what, subject in SUBJECTS.items() if subject])
def test_what_is_done_has_one_word(what: str) -> None:
    assert ENGLISH.format("admin-act", act=what).lower().split()[0] == what


@pytest.mark.parametrize("what", [what for what, subject in SUBJECTS.items() if not subject])
def test_each_list_has_one_word(what: str) -> None:
    assert what in ENGLISH.format("admin-tab", tab=what).lower()


@pytest.mark.parametrize("state", [str(state) for state in RoomFilter if state])
def test_each_state_of_a_room_has_one_word(state: str) -> None:
    assert ENGLISH.format("admin-filter", filter=state) == state
