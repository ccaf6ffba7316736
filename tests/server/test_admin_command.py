"""`ethnos admin` and the key: the same orders by every way, and for nobody else."""

from __future__ import annotations

import asyncio
import json
import stat
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from ethnos.cli.app import run
from ethnos.protocol.admin import ListAudit, ListRooms, Order, decode_order
from ethnos.server.admin.amend import OrderError
from ethnos.server.admin.ways import Note, leave_note, note_file, remove_note
from tests.server.harness import LocalServer, serving, with_server, within
from tests.server.operators import KEY, order


def test_wrong_keys_are_refused_and_then_not_even_compared(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        for _ in range(12):
            await order(server, ListAudit())  # the right key costs nothing
        for wrong in ("", KEY[:-1], KEY + "x", "\u00e9", *["guess"] * 5):
            with pytest.raises(OrderError, match="not the operator's key"):
                await order(server, ListRooms(), wrong)
        refusals = []
        for _ in range(3):
            with pytest.raises(OrderError) as error:
                await order(server, ListRooms(), "guess")
            refusals.append(str(error.value))
        assert refusals[-1] == "too many wrong keys"

    with_server(sqlite, test, admin_key=KEY)


def test_server_without_a_key_has_no_operator(sqlite: str) -> None:
    async def test(server: LocalServer) -> None:
        for key in ("", KEY):
            with pytest.raises(OrderError, match="not_found"):
                await order(server, ListRooms(), key)

    with_server(sqlite, test)


def test_command_works_beside_a_server_and_without_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path / 'ethnos.db'}"
    where = ["--data", str(tmp_path)]

    def said(*arguments: str) -> str:
        assert run(["admin", *arguments, *where]) == 0, capsys.readouterr().err
        return capsys.readouterr().out

    async def main() -> None:
        async with serving(database, admin_key=KEY) as server:
            leave_note(database, Note(server.url, KEY))
            file = note_file(database)
            assert file is not None
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
            (ann,) = await server.room_with(1, ["heuristic"], title="A quiet table")
            room = ann.room.id
            assert room in await asyncio.to_thread(said, "rooms", "--name", "quiet")
            await asyncio.to_thread(said, "pause", room, "--why", "a quarrel")
            await ann.until(lambda: ann.room.held is not None)
            remove_note(database)
            assert await asyncio.to_thread(run, ["admin", "rooms", *where]) == 2
            assert "--server" in capsys.readouterr().err

    within(main())
    (listed,) = json.loads(said("rooms", "--state", "paused", "--json"))["rooms"]
    assert listed["room"]["title"] == "A quiet table"
    said("release", listed["room"]["id"])
    acts = json.loads(said("audit", "--json"))["acts"]
    assert [(act["who"], act["what"], act["why"]) for act in acts] == [
        ("command", "release", ""),
        ("command", "pause", "a quarrel"),
    ]
    (guest,) = json.loads(said("guests", "--json"))["guests"]
    assert "for ever" not in said("bans")
    said("mute", guest["id"])
    assert "for ever" in said("bans")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["dance"], "is none of rooms"),
        (["close"], "name the room"),
        (["close", "x"], "regex"),
        (["rooms", "x"], "nothing more is named"),
        (["bans", "--idle", "2d"], "nothing to do with idle"),
        (["rooms", "--idle", "soon"], "is not a duration such as"),
        (["erase", "0123"], "--yes"),
        (["rooms"], "there is no database"),
    ],
)
def test_mistakes_end_in_a_sentence(
    arguments: list[str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["admin", *arguments, "--data", str(tmp_path)]) == 2
    error = capsys.readouterr().err
    assert complaint in error
    assert "Traceback" not in error
    assert not (tmp_path / "ethnos.db").exists()


@pytest.mark.parametrize("kind", get_args(Order), ids=lambda kind: kind.__name__)
def test_orders_hold_no_text_that_a_database_cannot_store(kind: type[msgspec.Struct]) -> None:
    """PostgreSQL stores no NUL, which JSON can hold: such an order was answered with 500."""
    texts = {"room": "0" * 26, "guest": "0" * 16, "subject": "0" * 16, "ban": "x", "report": "x"}
    texts |= {"name": "", "why": ""}
    names = {field.encode_name for field in msgspec.structs.fields(kind)}
    whole = {"t": kind.__struct_config__.tag, "hold": None, "hidden": True, **texts}
    good = {name: value for name, value in whole.items() if name in {"t", *names}}
    assert isinstance(decode_order(msgspec.json.encode(good)), kind)
    for name in names & {*texts}:
        for end in ("\0", "a\0b", "\0\n"):
            bad = {**good, name: f"{texts[name]}{end}"}
            with pytest.raises(msgspec.ValidationError):
                decode_order(msgspec.json.encode(bad))
