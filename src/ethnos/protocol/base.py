"""Building blocks of messages: base structs, constrained types, values of the rules."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

PROTOCOL: Final = 2
MAX_FRAME_BYTES: Final = 8_192
"""Limit on one message from a client."""
MAX_RESUME: Final = 200
"""Versions a client may have missed and still receive one by one."""
CHAT_CHARACTERS: Final = 280
"""Limit on one chat message."""

Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
"""Idempotency key: new for every command, the same when a command is resent."""
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(min_length=1, max_length=32)]
CardText = Annotated[str, Meta(max_length=32)]
Nonce = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[0-9a-f]+$(?!\n)")]


def _snake(name: str) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag=_snake):
    """A message with a kind, in the field `t`."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a message, without a kind."""


def _rules(name: str, *, or_null: bool = False) -> Meta:
    """Reference the schema of a value of the rules, defined in `ethnos.protocol.schema`."""
    reference = {"$ref": f"#/$defs/{name}"}
    return Meta(
        extra_json_schema={"anyOf": [reference, {"type": "null"}]} if or_null else reference
    )


NULL: Final = msgspec.Raw(b"null")
RawEvents = Annotated[msgspec.Raw, _rules("Events")]
RawTable = Annotated[msgspec.Raw, _rules("Table")]
RawTableChanges = Annotated[msgspec.Raw, _rules("TableChanges")]
RawResults = Annotated[msgspec.Raw, _rules("Results")]
RawRuleset = Annotated[msgspec.Raw, _rules("Ruleset")]
TableOrNull = Annotated[msgspec.Raw, _rules("Table", or_null=True)]
ResultsOrNull = Annotated[msgspec.Raw, _rules("Results", or_null=True)]
RulesetOrNull = Annotated[msgspec.Raw, _rules("Ruleset", or_null=True)]
