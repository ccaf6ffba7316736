"""JSON Schema of everything that is sent: messages from their structs, the rules from their types.

`python -m ethnos.protocol.schema` prints it; the browser's types are generated from it.
"""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from ethnos import protocol
from ethnos.protocol import (
    address,
    admin,
    analysis,
    bodies,
    daily,
    passkeys,
    replay,
    results,
    review,
    saved_game,
)
from ethnos.records.codec import TAG, printed_numbers
from ethnos.rules.cards import CARD_TYPES, Card
from ethnos.rules.events import Event
from ethnos.rules.results import AgeResult, AreaResult, GiantResult
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.view import PlayerView

Schema = dict[str, Any]

HTTP_TYPES: Final[tuple[type, ...]] = (
    bodies.SignIn,
    bodies.Claim,
    bodies.ChangeMe,
    bodies.Me,
    address.Address,
    bodies.PushKey,
    bodies.Subscribe,
    bodies.Unsubscribe,
    passkeys.PasskeyOffer,
    passkeys.PasskeyOptions,
    passkeys.PasskeyAnswer,
    passkeys.Passkeys,
    bodies.Link,
    bodies.CreateRoom,
    bodies.RoomMade,
    bodies.RoomFound,
    bodies.Games,
    bodies.Rooms,
    bodies.Verification,
    bodies.Catalog,
    bodies.Health,
    bodies.Problem,
    saved_game.SavedGame,
    protocol.RoomInfo,
    protocol.Ack,
    protocol.Nack,
    replay.Replay,
    replay.Chances,
    results.GameResults,
    daily.StartDaily,
    daily.DailyDeal,
    daily.DailyDays,
    review.AskReview,
    review.Reviewing,
    review.GameReview,
    review.TryIt,
    *get_args(admin.Order),
    *get_args(admin.AdminAnswer),
    analysis.AskPosition,
    analysis.AskMoves,
    analysis.BoardPosition,
    analysis.Analysing,
    admin.MakeReport,
)

NOT_ON_THE_TABLE: Final = {"ruleset", "seat", "hand", "results"}
"""Fields of a view that are sent apart from the table, or to their owner alone."""


class RulesSchema:
    """Describes values of the rules as `ethnos.records.codec` writes them."""

    def __init__(self) -> None:
        self.defs: Schema = {
            "Card": {"type": "string", "enum": [str(card) for card in CARD_TYPES]},
        }
        self._describe_events()
        self._describe_table()
        self.defs["Results"] = {"type": "array", "items": self.of(AgeResult)}
        self.of(Ruleset)

    def of(self, hint: object) -> Schema:
        """Return the schema of a type, naming what deserves a name."""
        origin, arguments = get_origin(hint), get_args(hint)
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(option) for option in arguments]}
        if origin is tuple:
            return self._tuple(arguments)
        if hint is NoneType:
            return {"type": "null"}
        if hint in _PLAIN:
            return {"type": _PLAIN[hint]}
        assert isinstance(hint, type)
        if hint is not Card and hint.__name__ not in self.defs:
            self.defs[hint.__name__] = {}  # so that a type may contain itself
            self.defs[hint.__name__] = self._named(hint)
        return {"$ref": f"#/$defs/{hint.__name__}"}

    def _named(self, kind: type) -> Schema:
        if issubclass(kind, Enum):
            return {"type": "string", "enum": [member.value for member in kind]}
        hints = get_type_hints(kind)
        names = [f.name for f in fields(kind)] if is_dataclass(kind) else list(hints)
        described = _object({name: self.of(hints[name]) for name in names})
        described["required"] = [name for name in names if name not in printed_numbers(kind)]
        return described

    def _tuple(self, arguments: tuple[object, ...]) -> Schema:
        if len(arguments) == 2 and arguments[1] is ...:
            return {"type": "array", "items": self.of(arguments[0])}
        return {
            "type": "array",
            "prefixItems": [self.of(argument) for argument in arguments],
            "minItems": len(arguments),
            "maxItems": len(arguments),
        }

    def _describe_events(self) -> None:
        kinds = get_args(Event)
        for kind in kinds:
            described = self._named(kind)
            described["properties"] = {TAG: {"const": kind.__name__}, **described["properties"]}
            described["required"] = [TAG, *described["required"]]
            self.defs[kind.__name__] = described
        options = [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]
        self.defs["Event"] = {"oneOf": options}
        self.defs["Events"] = {"type": "array", "items": {"$ref": "#/$defs/Event"}}

    def _describe_table(self) -> None:
        hints = get_type_hints(PlayerView)
        table = {
            field.name: self.of(hints[field.name])
            for field in fields(PlayerView)
            if field.name not in NOT_ON_THE_TABLE
        }
        table["known"] = {"anyOf": [table["known"], {"type": "null"}]}
        table["band_kinds"] = self.of(tuple[tuple[str, ...], ...])
        table["ages"] = {"type": "integer"}
        table["dragon_chance"] = table["age_end_chance"] = {"type": "number"}
        table["needs"] = self.of(tuple[tuple[int, ...], ...])
        self.defs["Projection"] = _object(
            {
                "kingdoms": self.of(tuple[AreaResult, ...]),
                "leads": {"type": "array", "items": {"$ref": "#/$defs/Phrase"}},
                "merfolk": self.of(AreaResult | None),
                "giant": self.of(GiantResult | None),
                "glory": self.of(tuple[int, ...]),
            }
        )
        reference = {"$ref": "#/$defs/Projection"}
        table["projection"] = {"anyOf": [reference, {"type": "null"}]}
        self.defs["Table"] = _object(table)
        self.defs["TableChanges"] = {**_object(table), "required": []}


_PLAIN: Final[dict[object, str]] = {int: "integer", str: "string", bool: "boolean"}


def _object(properties: Schema) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def full_schema() -> Schema:
    """Return the schema of the socket's messages and of every HTTP body."""
    kinds = [protocol.FromClient, protocol.FromServer, *HTTP_TYPES]
    (client, server, *_), defs = msgspec.json.schema_components(
        kinds, ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Ethnos",
        "$defs": {
            **RulesSchema().defs,
            **{name: _sent_whole(name, schema) for name, schema in defs.items()},
            "FromClient": client,
            "FromServer": server,
        },
    }


def _sent_whole(name: str, schema: Schema) -> Schema:
    """Mark every field as required in server messages; only a few omit what is not there."""
    if name in _FROM_CLIENT or name in _MAY_OMIT or "properties" not in schema:
        return schema
    return {**schema, "required": list(schema["properties"])}


_MAY_OMIT: Final = {"Ev", "Line", "RoomInfo"}
_FROM_CLIENT: Final = {
    *(kind.__name__ for kind in get_args(protocol.FromClient)),
    *("SignIn", "Claim", "ChangeMe", "CreateRoom", "SeatRequest", "RoomOptions", "Clock"),
    *("AskReview", "TryIt", "AskPosition", "AskMoves", "StartDaily", "Subscribe", "Unsubscribe"),
    *(kind.__name__ for kind in get_args(admin.Order)),
    "MakeReport",
}


def components() -> Schema:
    """Return the same, as the components of an OpenAPI description."""
    text = json.dumps(full_schema()["$defs"]).replace("#/$defs/", "#/components/schemas/")
    found: Schema = json.loads(text)
    return found


if __name__ == "__main__":
    print(json.dumps(full_schema(), indent=1))  # noqa: T201  # its purpose
