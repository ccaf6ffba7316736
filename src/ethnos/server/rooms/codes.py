"""Short codes that people read out and type."""

from __future__ import annotations

import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without letters and digits that look alike."""
ROOM_CODE_LENGTH: Final = 6


def new_code(length: int = ROOM_CODE_LENGTH) -> str:
    """Return a random code."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))
