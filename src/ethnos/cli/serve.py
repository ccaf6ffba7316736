"""`ethnos serve`: serve the browser game, for one room or many."""

from __future__ import annotations

import asyncio
import json
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from ethnos.cli.options import DATA_FOLDER, Database, DataFolder, database_url
from ethnos.cli.server_start import WILDCARDS, print_start, reachable
from ethnos.cli.values import decimal, whole
from ethnos.extras import is_installed, naming_extras
from ethnos.rules.errors import SetupError

if TYPE_CHECKING:
    from ethnos.server.settings import Settings


OFF: Final = "off"
MIN_KEY_LENGTH: Final = 16
DETAILED: Final = ("info", "debug", "trace")
"""The levels of the log at which all settings are printed."""

Host = Annotated[str, typer.Option(envvar="ETHNOS_HOST", help="cli-serve-host")]
Port = Annotated[
    int, typer.Option(parser=whole(0, 65_535), envvar="ETHNOS_PORT", help="cli-serve-port")
]
DirectDatabase = Annotated[
    str,
    typer.Option(metavar="URL", envvar="ETHNOS_DIRECT_DATABASE", help="cli-serve-direct-database"),
]
Origins = Annotated[
    list[str] | None, typer.Option(metavar="URL", envvar="ETHNOS_ORIGIN", help="cli-serve-origin")
]
Proxies = Annotated[str, typer.Option(envvar="ETHNOS_PROXIES", help="cli-serve-proxies")]
Webhooks = Annotated[bool, typer.Option(envvar="ETHNOS_WEBHOOKS", help="cli-serve-webhooks")]
Push = Annotated[bool, typer.Option(envvar="ETHNOS_PUSH", help="cli-serve-push")]
PasskeysOffered = Annotated[bool, typer.Option(envvar="ETHNOS_PASSKEYS", help="cli-serve-passkeys")]
PushContact = Annotated[
    str,
    typer.Option(metavar="ADDRESS", envvar="ETHNOS_PUSH_CONTACT", help="cli-serve-push-contact"),
]
BotPause = Annotated[
    float,
    typer.Option(
        parser=decimal(), metavar="SECONDS", envvar="ETHNOS_BOT_PAUSE", help="cli-serve-bot-pause"
    ),
]
BotThink = Annotated[
    float,
    typer.Option(
        parser=decimal(), metavar="SECONDS", envvar="ETHNOS_BOT_THINK", help="cli-serve-bot-think"
    ),
]
RoomsPerGuest = Annotated[
    int,
    typer.Option(
        parser=whole(1),
        metavar="ROOMS",
        envvar="ETHNOS_ROOMS_PER_GUEST",
        help="cli-serve-rooms-per-guest",
    ),
]
SocketsPerGuest = Annotated[
    int,
    typer.Option(
        parser=whole(1),
        metavar="SOCKETS",
        envvar="ETHNOS_SOCKETS_PER_GUEST",
        help="cli-serve-sockets-per-guest",
    ),
]
MessagesPerSecond = Annotated[
    float,
    typer.Option(
        parser=decimal(1),
        metavar="MESSAGES",
        envvar="ETHNOS_MESSAGES_PER_SECOND",
        help="cli-serve-messages-per-second",
    ),
]
AdminKey = Annotated[
    str, typer.Option(metavar="KEY", envvar="ETHNOS_ADMIN_KEY", help="cli-serve-admin-key")
]
Words = Annotated[str, typer.Option(metavar="FILE", envvar="ETHNOS_WORDS", help="cli-serve-words")]
KeepGames = Annotated[
    int,
    typer.Option(
        parser=whole(0), metavar="DAYS", envvar="ETHNOS_KEEP_GAMES", help="cli-serve-keep-games"
    ),
]
KeepChat = Annotated[
    int,
    typer.Option(
        parser=whole(0), metavar="DAYS", envvar="ETHNOS_KEEP_CHAT", help="cli-serve-keep-chat"
    ),
]
ArchiveAfter = Annotated[
    int,
    typer.Option(
        parser=whole(0),
        metavar="DAYS",
        envvar="ETHNOS_ARCHIVE_AFTER",
        help="cli-serve-archive-after",
    ),
]
Tracing = Annotated[bool, typer.Option(envvar="ETHNOS_TRACING", help="cli-serve-tracing")]
LogLevel = Annotated[
    str, typer.Option(metavar="LEVEL", envvar="ETHNOS_LOG_LEVEL", help="cli-serve-log-level")
]
OpenBrowser = Annotated[bool, typer.Option("--open", help="cli-serve-open")]
Schema = Annotated[bool, typer.Option("--schema", help="cli-serve-schema")]


def serve(  # noqa: PLR0913, PLR0917  # each is an option of the command
    host: Host = "127.0.0.1",
    port: Port = 8000,
    data: DataFolder = DATA_FOLDER,
    database: Database = None,
    direct_database: DirectDatabase = "",
    origin: Origins = None,
    proxies: Proxies = "127.0.0.1",
    admin_key: AdminKey = "",
    words: Words = "",
    keep_games: KeepGames = 0,
    keep_chat: KeepChat = 0,
    archive_after: ArchiveAfter = 7,
    webhooks: Webhooks = False,
    push: Push = True,
    push_contact: PushContact = "",
    passkeys: PasskeysOffered = True,
    bot_pause: BotPause = 0.8,
    bot_think: BotThink = 1.0,
    rooms_per_guest: RoomsPerGuest = 5,
    sockets_per_guest: SocketsPerGuest = 20,
    messages_per_second: MessagesPerSecond = 20.0,
    tracing: Tracing = False,
    log_level: LogLevel = "warning",
    open_browser: OpenBrowser = False,
    schema: Schema = False,
) -> None:
    """Serve the game to browsers."""
    given = dict(locals())
    if schema:
        _print_schema()
        return
    settings = _settings(given)
    shown_key = "" if admin_key else settings.admin_key
    _start(settings, host, port, proxies, log_level, open_browser=open_browser, shown_key=shown_key)


def _settings(given: Mapping[str, Any]) -> Settings:
    """Return the settings of a server from the options of the command, by name."""
    from ethnos.server.settings import Settings

    origins = tuple(each.rstrip("/") for each in given["origin"] or ())
    same = {field.name: given[field.name] for field in fields(Settings) if field.name in given}
    changed = {
        "database": database_url(given["database"], given["data"]),
        "origins": origins,
        "secure_cookies": bool(origins) and all(each.startswith("https://") for each in origins),
        "admin_key": _admin_key(given["admin_key"]),
        "tracing": _checked_tracing(given["tracing"]),
    }
    return Settings(**{**same, **changed})


def _checked_tracing(wanted: bool) -> bool:
    """Return whether to trace; raise `MissingExtraError` early if that is not installed."""
    if wanted:
        with naming_extras():
            import_module("ethnos.server.machine.telemetry")
    return wanted


def _admin_key(given: str) -> str:
    """Return the key of the operator: the given one, none if that is `off`, else a new one."""
    if given == OFF:
        return ""
    if given and len(given) < MIN_KEY_LENGTH:
        raise SetupError(f"--admin-key: at least {MIN_KEY_LENGTH} characters, or '{OFF}'")
    return given or secrets.token_urlsafe(24)


def _start(
    settings: Settings,
    host: str,
    port: int,
    proxies: str,
    log_level: str,
    *,
    open_browser: bool,
    shown_key: str,
) -> None:
    _check_available(settings, host, port)
    print_start(settings, host, port, shown_key, everything=log_level in DETAILED)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(host, port), daemon=True).start()
    with _compiling():
        _run(settings, host, port, proxies, log_level)


def _check_available(settings: Settings, host: str, port: int) -> None:
    """Raise `SetupError` early if the address or the database is not available."""
    from ethnos.server.store import StorageError, store_for

    async def open_and_close() -> None:
        store = store_for(settings.database)
        await store.open()
        await store.close()

    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        socket.create_server((host, port), family=family).close()
    except OSError as error:
        raise SetupError(f"cannot listen at {host}:{port}: {error.strerror}; see --port") from None
    try:
        asyncio.run(open_and_close())
    except (StorageError, ValueError) as error:
        raise SetupError(f"{error}; see --data and --database") from None


def _print_schema() -> None:
    from ethnos.protocol.schema import full_schema

    print(json.dumps(full_schema(), indent=1))


@contextmanager
def _compiling() -> Iterator[None]:
    """Compile the search bot in another process, so that its first game does not wait for it.

    A server that stops ends it: restarts with a cold cache would leave one behind each.
    """
    if not is_installed("fast"):
        yield
        return
    compiler = subprocess.Popen(
        [sys.executable, "-m", "ethnos.bots.warm"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    threading.Thread(target=compiler.wait, daemon=True).start()  # reaps the process
    try:
        yield
    finally:
        compiler.kill()


def _run(settings: Settings, host: str, port: int, proxies: str, log_level: str) -> None:
    from ethnos.server.admin.ways import Note, leave_note, remove_note
    from ethnos.server.run import make_server, serve, set_up_logs
    from ethnos.server.store import StorageError

    set_up_logs(log_level)
    signal.signal(signal.SIGTERM, _terminated)  # else what is left behind is not removed
    if settings.admin_key:
        leave_note(settings.database, Note(reachable(host, port), settings.admin_key))
    try:
        server = make_server(settings, host=host, port=port, proxies=proxies)
        serve(server)
    except (StorageError, ValueError) as error:
        raise SetupError(str(error)) from None
    finally:
        remove_note(settings.database)
    if not server.started:
        raise SetupError("the server could not start; see its messages above")


def _terminated(*_: object) -> None:
    """End as asked: uvicorn sends itself the signal again when everything is closed."""
    raise SystemExit(0)


def _open_when_ready(host: str, port: int) -> None:
    address = "127.0.0.1" if host in WILDCARDS else host
    for _ in range(100):
        try:
            with socket.create_connection((address, port), timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(f"http://{address}:{port}")
