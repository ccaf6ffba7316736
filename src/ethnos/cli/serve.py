"""`ethnos serve`: the game for a browser, for one table or for many."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import subprocess
import sys
import threading
import time
import webbrowser
from functools import partial
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ethnos.cli.options import DATA_FOLDER, Database, DataFolder, database_url
from ethnos.rules.errors import SetupError

if TYPE_CHECKING:
    from ethnos.server.settings import Settings


EVERYWHERE: Final = ("0.0.0.0", "::")

DirectDatabase = Annotated[
    str,
    typer.Option(
        envvar="ETHNOS_DIRECT_DATABASE",
        help="PostgreSQL past a pooler, to hear at once of other processes.",
    ),
]
Origins = Annotated[
    list[str] | None,
    typer.Option(
        envvar="ETHNOS_ORIGIN", help="Where players open the page, e.g. https://example.org."
    ),
]
Proxies = Annotated[
    str,
    typer.Option(envvar="ETHNOS_PROXIES", help="Addresses whose X-Forwarded-For is believed."),
]
Webhooks = Annotated[
    bool,
    typer.Option(envvar="ETHNOS_WEBHOOKS", help="Let players be called when it is their turn."),
]


def serve(  # noqa: PLR0913, PLR0917  # each is an option of the command
    host: Annotated[
        str, typer.Option(envvar="ETHNOS_HOST", help="The address to listen at.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(envvar="ETHNOS_PORT", min=0, max=65_535)] = 8000,
    data: DataFolder = DATA_FOLDER,
    database: Database = None,
    direct_database: DirectDatabase = "",
    origin: Origins = None,
    proxies: Proxies = "127.0.0.1",
    webhooks: Webhooks = False,
    bot_pause: Annotated[
        float, typer.Option(envvar="ETHNOS_BOT_PAUSE", min=0, help="Seconds a bot waits to act.")
    ] = 0.8,
    bot_think: Annotated[
        float, typer.Option(envvar="ETHNOS_BOT_THINK", min=0, help="Seconds a bot may think.")
    ] = 1.0,
    rooms_per_guest: Annotated[int, typer.Option(envvar="ETHNOS_ROOMS_PER_GUEST", min=1)] = 5,
    sockets_per_guest: Annotated[int, typer.Option(envvar="ETHNOS_SOCKETS_PER_GUEST", min=1)] = 20,
    messages_per_second: Annotated[
        float, typer.Option(envvar="ETHNOS_MESSAGES_PER_SECOND", min=1)
    ] = 20.0,
    log_level: Annotated[str, typer.Option(envvar="ETHNOS_LOG_LEVEL")] = "warning",
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
    schema: Annotated[
        bool, typer.Option("--schema", help="Print the JSON Schema of every message.")
    ] = False,
) -> None:
    """Serve the game to browsers."""
    from ethnos.server.settings import Settings

    if schema:
        _print_schema()
        return
    origins = tuple(each.rstrip("/") for each in origin or ())
    settings = Settings(
        database=database_url(database, data),
        direct_database=direct_database,
        origins=origins,
        secure_cookies=bool(origins) and all(each.startswith("https://") for each in origins),
        webhooks=webhooks,
        bot_pause=bot_pause,
        bot_think=bot_think,
        rooms_per_guest=rooms_per_guest,
        sockets_per_guest=sockets_per_guest,
        messages_per_second=messages_per_second,
    )
    _check_free(settings, host, port)
    _say(settings, host, port)
    _compile_beside()
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(host, port), daemon=True).start()
    _run(settings, host, port, proxies, log_level)


def _check_free(settings: Settings, host: str, port: int) -> None:
    """Say at once, and in a line, if the address or the database cannot be had."""
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


def _compile_beside() -> None:
    """Compile the search bot in a process of its own, so that its first game need not wait."""
    compile_bots = partial(
        subprocess.run,
        [sys.executable, "-m", "ethnos.bots.warm"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    threading.Thread(target=compile_bots, daemon=True).start()  # waits for it to end


def _run(settings: Settings, host: str, port: int, proxies: str, log_level: str) -> None:
    from ethnos.server.run import make_server, serve, set_up_logs
    from ethnos.server.store import StorageError

    set_up_logs(log_level)
    try:
        server = make_server(settings, host=host, port=port, proxies=proxies)
        serve(server)
    except (StorageError, ValueError) as error:
        raise SetupError(str(error)) from None
    if not server.started:
        raise SetupError("the server could not start; what it said is above")


def _say(settings: Settings, host: str, port: int) -> None:
    """Print what the server is about to be, without a password in the database's address."""
    shown, _, place = settings.database.partition("://")
    place = place.rpartition("@")[2]
    lines = {
        "page": settings.origins[0] if settings.origins else _page(host, port),
        "listening at": f"{host}:{port}",
        "database": f"{shown}://{place}",
        "allowed origins": ", ".join(settings.origins) or "this machine's own addresses",
        "cookies": "secure" if settings.secure_cookies else "plain (no https origin named)",
        "webhooks": "on" if settings.webhooks else "off",
        "limits": f"{settings.rooms_per_guest} waiting rooms and {settings.sockets_per_guest} "
        f"sockets a guest, {settings.messages_per_second:g} messages a second",
        "bots": f"act after {settings.bot_pause:g} s, may think {settings.bot_think:g} s",
    }
    if shown == "sqlite":
        lines["sqlite"] = sqlite3.sqlite_version
    print("Ethnos")
    for name, value in lines.items():
        print(f"  {name:<16}{value}")
    print("Stop it with Ctrl+C; nothing is lost.", flush=True)


def _page(host: str, port: int) -> str:
    """Return where a browser finds the page: nobody is at an address that means all of them."""
    if host in EVERYWHERE:
        return f"http://127.0.0.1:{port}, from elsewhere http://{socket.gethostname()}:{port}"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _open_when_ready(host: str, port: int) -> None:
    address = "127.0.0.1" if host in EVERYWHERE else host
    for _ in range(100):
        try:
            with socket.create_connection((address, port), timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(f"http://{address}:{port}")
