"""The errors of notation, JSON and records."""

from __future__ import annotations

from ethnos.rules.errors import EthnosError


class NotationError(EthnosError, ValueError):
    """Raised when a text cannot be read as a card, an action or a position."""


class CodecError(EthnosError, ValueError):
    """Raised when JSON does not have the expected structure."""


class RecordError(EthnosError, ValueError):
    """Raised when a record is damaged, forged, unfinished or not a record at all."""


class UnfinishedError(RecordError):
    """Raised when a record is sound, but its game has no end yet."""
