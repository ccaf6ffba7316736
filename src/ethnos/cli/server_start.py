"""What `ethnos serve` prints when it starts: the address to open, and what a host has changed."""

from __future__ import annotations

import socket
import sqlite3
from typing import TYPE_CHECKING, Final

from ethnos.cli.options import DATA_FOLDER, database_url
from ethnos.extras import is_installed

if TYPE_CHECKING:
    from ethnos.server.settings import Settings

LOCAL: Final = "127.0.0.1"
WILDCARDS: Final = ("0.0.0.0", "::")


def print_start(
    settings: Settings, host: str, port: int, shown_key: str, *, everything: bool
) -> None:
    """Print where the page is, how to stop, and the settings that differ from the defaults."""
    from ethnos.server.settings import Settings

    rows = _rows(settings, host, port, shown_key)
    if not everything:
        usual = _rows(Settings(database=database_url(None, DATA_FOLDER)), LOCAL, port, "")
        rows = {name: value for name, value in rows.items() if value != usual[name]}
        if host == LOCAL and not settings.origins:
            rows.pop("operators", None)  # who plays at home needs none
    address = settings.origins[0] if settings.origins else _page(host, port)
    print(f"Ethnos is at {address}. Stop it with Ctrl+C; nothing is lost.")
    for name, value in rows.items():
        print(f"  {name:<16}{value}")
    if rows and not everything:
        print("All settings: ethnos serve --log-level info; what they mean: --help.")
    print(end="", flush=True)


def _rows(settings: Settings, host: str, port: int, shown_key: str) -> dict[str, str]:
    """Describe the settings; the password of the database is left out, and a key that was given."""
    scheme, _, address = settings.database.partition("://")
    address = address.rpartition("@")[2]
    limits = (
        f"{settings.rooms_per_guest} waiting rooms and {settings.sockets_per_guest} "
        f"sockets a guest, {settings.messages_per_second:g} messages a second"
    )
    return {
        "listening at": f"{host}:{port}",
        "database": f"{scheme}://{address}",
        "allowed origins": ", ".join(settings.origins) or "this machine's own addresses",
        "cookies": "secure" if settings.secure_cookies else "plain (no https origin named)",
        "operators": _operators(settings, shown_key),
        "words": settings.words or "all are allowed",
        "kept": f"games {_days(settings.keep_games)}, chat {_days(settings.keep_chat)}",
        "archive": f"games {settings.archive_after} days after their last change"
        if settings.archive_after
        else "off",
        "webhooks": "on" if settings.webhooks else "off",
        "notifications": _notifications(settings),
        "passkeys": _passkeys(settings),
        "tracing": "on" if settings.tracing else "off",
        "limits": limits,
        "bots": f"act after {settings.bot_pause:g} s, may think {settings.bot_think:g} s",
        "sqlite": sqlite3.sqlite_version if scheme == "sqlite" else "not used",
    }


def _operators(settings: Settings, shown_key: str) -> str:
    if not settings.admin_key:
        return "no page"
    return f"/admin, with the key {shown_key or 'that was given'}"


def _notifications(settings: Settings) -> str:
    """Say whether browsers can be notified of turns, and what is missing."""
    if not settings.push:
        return "off"
    if not is_installed("push"):
        return "off (pip install 'ethnos[push]')"
    contact = settings.push_sender
    return f"on, from {contact}" if contact else "off (no https origin and no --push-contact)"


def _passkeys(settings: Settings) -> str:
    """Say whether guests can sign in by passkeys, and what is missing."""
    if not settings.passkeys:
        return "off"
    if not is_installed("passkeys"):
        return "off (pip install 'ethnos[passkeys]')"
    return "on" if settings.secure_cookies else "at localhost only (no https origin named)"


def _days(days: int) -> str:
    return f"for {days} days" if days else "for ever"


def _page(host: str, port: int) -> str:
    """Return the URL of the page; a wildcard address such as 0.0.0.0 is not one to open."""
    if host in WILDCARDS:
        return f"{reachable(host, port)}, for other devices {reachable(_own_address(), port)}"
    return reachable(host, port)


def _own_address() -> str:
    """Return the address of this machine in its network; its name if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; an address for documentation
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])


def reachable(host: str, port: int) -> str:
    """Return where this machine reaches the server."""
    host = "127.0.0.1" if host in WILDCARDS else host
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
