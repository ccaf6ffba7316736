"""docs/protocol.md says what the code does: routes, messages, fields, codes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from starlette.routing import Route

from ethnos import protocol
from ethnos.protocol import CloseCode, RefusalCode, admin, daily, review
from ethnos.rules.errors import Refusal
from ethnos.server.http import (
    admin_routes,
    analysis_routes,
    archive_routes,
    daily_routes,
    exercise_routes,
    guest_routes,
    passkey_routes,
    push_routes,
    report_routes,
    room_routes,
    saving_routes,
)

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
NEVER_SENT = {RefusalCode.NOT_DUE}
"""Returned to the server's own clock only."""


def rows(page: str, header: str) -> list[list[str]]:
    """Return the cells of the table with this header."""
    start = page.index(header)
    lines = page[start:].splitlines()[2:]
    table = []
    for line in lines:
        if not line.startswith("|"):
            break
        table.append([cell.strip() for cell in line.strip("|").split("|")])
    assert table
    return table


def fields_of(kind: type[msgspec.Struct]) -> str:
    """Return the fields of a message as the page writes them."""
    return ", ".join(
        f"`{field.encode_name}{'' if is_required(kind, field) else '?'}`"
        for field in msgspec.structs.fields(kind)
    )


def is_required(kind: type[msgspec.Struct], field: msgspec.structs.FieldInfo) -> bool:
    always = {"hello": {"proto"}, "ping": {"n"}}  # clients should send them, though they may not
    return field.required or field.encode_name in always.get(tag_of(kind), ())


def tag_of(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def routes() -> dict[str, int]:
    """Return every documented request of the application with its status."""
    found = {}
    for module in (
        *(guest_routes, passkey_routes, push_routes, room_routes, archive_routes),
        *(exercise_routes, analysis_routes, saving_routes, daily_routes),
        *(report_routes, admin_routes),
    ):
        for route in module.router.routes:
            assert isinstance(route, Route)
            (method,) = (route.methods or set()) - {"HEAD"}
            found[f"{method} {route.path}"] = getattr(route, "status_code", None) or 200
    return found


def described_routes(page: str) -> dict[str, int]:
    return {
        cells[0].strip("`").partition("?")[0]: int(cells[2][:3])
        for cells in rows(page, "| Request | Body | Response |")
    }


def described_fields(page: str, header: str) -> dict[str, str]:
    return {cells[0].strip("`"): cells[1] for cells in rows(page, header)}


def test_every_route_has_its_row_and_status() -> None:
    assert described_routes(PAGE) == routes()


def test_every_client_message_has_its_row_and_fields() -> None:
    kinds = {tag_of(kind): fields_of(kind) for kind in get_args(protocol.FromClient)}
    assert described_fields(PAGE, "| You send | Fields | You get |") == kinds


def test_every_order_of_operators_has_its_row_and_fields() -> None:
    kinds = {tag_of(kind): fields_of(kind) for kind in get_args(admin.Order)}
    assert described_fields(PAGE, "| Order | Fields | Answer |") == kinds


def test_every_entry_has_its_row_and_fields() -> None:
    kinds = {tag_of(kind): fields_of(kind) for kind in get_args(protocol.Entry)}
    assert described_fields(PAGE, "| `e.t` | Fields |") == kinds


@pytest.mark.parametrize("kind", get_args(protocol.FromServer), ids=tag_of)
def test_every_server_message_is_described(kind: type[msgspec.Struct]) -> None:
    assert re.search(rf"`{tag_of(kind)}[` ]", PAGE)


@pytest.mark.parametrize(
    "kind",
    [
        *(protocol.Welcome, protocol.Previewed, protocol.Understood),
        *(protocol.Hinted, protocol.Presence),
    ],
    ids=tag_of,
)
def test_fields_of_server_messages_are_listed(kind: type[msgspec.Struct]) -> None:
    names = ["t", *(field.encode_name for field in msgspec.structs.fields(kind))]
    assert f"{{{', '.join(names)}}}" in PAGE


@pytest.mark.parametrize(
    "part",
    [
        *(protocol.You, protocol.RoomInfo, protocol.SeatInfo, protocol.Deal, protocol.Mine),
        *(protocol.Choices, protocol.LeaderPreview, protocol.Advised, protocol.AgeScores),
        *(protocol.Refused, protocol.Missed),
        *(daily.DailyDeal, daily.DailyGame),
        *(review.Reviewing, review.GameReview, review.JudgedDecision),
    ],
    ids=lambda part: part.__name__,
)
def test_fields_of_parts_are_listed(part: type[msgspec.Struct]) -> None:
    names = ", ".join(field.encode_name for field in msgspec.structs.fields(part))
    assert f"{{{names}}}" in PAGE


@pytest.mark.parametrize("code", sorted(set(RefusalCode) - NEVER_SENT))
def test_every_refusal_code_is_described(code: str) -> None:
    assert f"`{code}`" in PAGE


def test_refusal_codes_in_the_tables_exist() -> None:
    tables = [rows(PAGE, "| Status | Codes |"), rows(PAGE, "| Code | Meaning |\n")]
    cells = [row[1] if row[0][:1].isdigit() else row[0] for table in tables for row in table]
    named = {code for cell in cells for code in re.findall(r"`([a-z_]+)`", cell)}
    assert named <= set(RefusalCode)


def test_close_codes_match() -> None:
    described = {int(cells[0]) for cells in rows(PAGE, "| Code | Meaning | What to do |")}
    assert described == set(CloseCode)


def test_example_of_rule_refusal_exists() -> None:
    example = re.search(r"the rules' own code, e\.g\. `([a-z_]+)`", PAGE)
    assert example is not None
    assert example[1] in set(Refusal)


def test_wrong_status_and_missing_field_are_caught() -> None:
    wrong = PAGE.replace("| 201 `Me` and the cookie; a known", "| 200 `Me` and the cookie; a known")
    assert wrong != PAGE
    assert described_routes(wrong) != routes()
    missing = PAGE.replace("| `act` | `k`, `v`, `a` |", "| `act` | `k`, `v` |")
    assert missing != PAGE
    header = "| You send | Fields | You get |"
    assert described_fields(missing, header) != described_fields(PAGE, header)
