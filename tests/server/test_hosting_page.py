"""The numbers and flags in docs/hosting.md are those of the code."""

from __future__ import annotations

import re
from pathlib import Path

import typer.main

from ethnos.cli.app import command_line
from ethnos.protocol import MAX_FRAME_BYTES
from ethnos.server.desk.archive import MAX_REVIEWS
from ethnos.server.http.bodies import (
    MAX_BODY_BYTES,
    MAX_HELD_BYTES,
    MAX_HELD_SHARE,
    SMALL_BODY_BYTES,
)
from ethnos.server.http.context import (
    CODE_GUESS_BURST,
    EVERYBODYS_REFUSALS,
    PASSKEY_BURST,
    PASSKEYS_PER_SECOND,
    REPLAY_BURST,
)
from ethnos.server.http.middleware import SAFE_BUDGET
from ethnos.server.live.guest_commands import REACTION_BURST, REACTIONS_PER_SECOND
from ethnos.server.machine.passkeys import MAX_PASSKEYS
from ethnos.server.rooms.decide import MAX_CHAT, MAX_LINES
from ethnos.server.settings import Settings
from ethnos.server.sockets.session import MAX_QUEUED_BYTES, MAX_QUEUED_FRAMES
from ethnos.server.sockets.uvicorn_protocol import CONTROL_FRAME_BURST, CONTROL_FRAMES_PER_SECOND

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")


def rows(heading: str) -> list[list[str]]:
    """Return the cells of the first table under a heading, without its head."""
    section = PAGE[PAGE.index(f"\n## {heading}\n") :]
    table = re.search(r"(?:^\|.*\n)+", section, re.MULTILINE)
    assert table is not None
    lines = table[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_table_of_limits_is_current() -> None:
    s = Settings()
    expected = [
        ("size of a frame", f"{MAX_FRAME_BYTES // 1024} KiB", ""),
        ("size of a request body", f"{MAX_BODY_BYTES // 1024**2} MiB", ""),
        (
            f"request bodies over {SMALL_BODY_BYTES // 1024} KiB held at a time, of all addresses",
            f"{MAX_HELD_BYTES // 1024**2} MiB",
            "",
        ),
        ("those of an address", f"{MAX_HELD_SHARE // 1024**2} MiB", ""),
        ("sockets of a guest", s.sockets_per_guest, ""),
        ("rooms of a guest that have not begun", s.rooms_per_guest, ""),
        ("games of a guest that are being played", s.games_per_guest, ""),
        (
            "messages of a guest, over all sockets",
            f"{s.messages_per_second:g} a second",
            s.message_burst,
        ),
        (
            "WebSocket pings and pongs of a socket",
            f"{CONTROL_FRAMES_PER_SECOND:g} a second",
            CONTROL_FRAME_BURST,
        ),
        ("chat messages of a room", f"{MAX_CHAT:,}", ""),
        ("reactions of a guest", f"{REACTIONS_PER_SECOND:g} a second", REACTION_BURST),
        ("lines in the log of a room, except those of the game", f"{MAX_LINES:,}", ""),
        ("messages queued for a socket", MAX_QUEUED_FRAMES, ""),
        ("bytes queued for a socket", f"{MAX_QUEUED_BYTES // 1024} KiB", ""),
        (
            "requests of an address that change something",
            f"{s.requests_per_second:g} a second",
            s.request_burst,
        ),
        (
            "requests of an address that only read",
            f"{SAFE_BUDGET * s.requests_per_second:g} a second",
            f"{SAFE_BUDGET * s.request_burst:,}",
        ),
        ("new guests of an address", f"{s.guests_per_minute:g} a minute", s.guest_burst),
        ("room codes tried by an address", f"{s.guesses_per_second:g} a second", CODE_GUESS_BURST),
        (
            "steps with a passkey of an address; signing in takes two",
            f"{PASSKEYS_PER_SECOND:g} a second",
            PASSKEY_BURST,
        ),
        ("passkeys of a guest", MAX_PASSKEYS, ""),
        (
            "stored reviews of finished games, some 40 kB each; the latest are kept",
            f"{MAX_REVIEWS:,}",
            "",
        ),
        (
            "replays, checks and chances requested by an address",
            f"{s.replays_per_second:g} a second",
            REPLAY_BURST,
        ),
        (
            "sockets refused to an address",
            f"{s.refusals_per_second:g} a second",
            s.refusal_burst,
        ),
        (
            "sockets refused at once, to everybody together",
            f"{EVERYBODYS_REFUSALS * s.refusals_per_second:g} a second",
            EVERYBODYS_REFUSALS * s.refusal_burst,
        ),
    ]
    assert rows("Limits") == [[str(cell) for cell in row] for row in expected]


def test_the_table_of_flags_is_complete() -> None:
    serve = typer.main.get_command(command_line("serve")).commands["serve"]  # type: ignore[attr-defined]  # a group
    flags = {
        option.opts[0]: (option.envvar or "", option.default)
        for option in serve.params
        if option.name != "help"
    }
    documented = {flag.strip("`"): env.strip("`") for flag, env, _ in rows("On one machine")}
    assert documented == {flag: env for flag, (env, _) in flags.items()}
    for flag, _, meaning in rows("On one machine"):
        default = flags[flag.strip("`")][1]
        if default and not isinstance(default, bool):
            assert re.search(rf"\(`?{re.escape(str(default))}\b", meaning), flag
