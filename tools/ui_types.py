"""Write the browser's types from the server's JSON Schema: `python -m tools.ui_types`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from ethnos.protocol.base import PROTOCOL
from ethnos.protocol.schema import full_schema
from ethnos.records.notation import ACTION_VERBS

Schema = dict[str, Any]

TARGET: Final = Path(__file__).parents[1] / "ui" / "src" / "lib" / "types.ts"
HEADER: Final = (
    "// Made by `python -m tools.ui_types` from the server's JSON Schema. Do not edit.\n"
)
_PLAIN: Final = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}


def typescript() -> str:
    """Return the TypeScript types of all messages, and the protocol that they belong to."""
    definitions: Schema = full_schema()["$defs"]
    types = [f"export type {name} = {_type(schema)}\n" for name, schema in definitions.items()]
    types.append(f"export type ActionKind = {_type({'enum': ACTION_VERBS})}\n")
    protocol = f"export const PROTOCOL = {PROTOCOL}\n"
    return HEADER + "\n" + "\n".join([protocol, *types])


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return " | ".join(dict.fromkeys(_type(option) for option in schema[choice]))
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if schema.get("type") == "array":
        return _array(schema)
    if schema.get("type") == "object":
        return _object(schema)
    return _PLAIN[schema["type"]]


def _literal(value: object) -> str:
    return json.dumps(value)


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
    item = _type(schema["items"])
    return f"({item})[]" if "|" in item else f"{item}[]"


def _object(schema: Schema) -> str:
    if "properties" not in schema:
        return f"Record<string, {_type(schema['additionalProperties'])}>"
    required = schema.get("required", [])
    fields = [
        f"  {name}{'' if name in required else '?'}: {_type(field)}"
        for name, field in schema["properties"].items()
    ]
    return "{\n" + "\n".join(fields) + "\n}" if fields else "Record<string, never>"


if __name__ == "__main__":
    TARGET.write_text(typescript(), encoding="utf-8")
    print(f"{TARGET.name}: {len(typescript().splitlines())} lines")
