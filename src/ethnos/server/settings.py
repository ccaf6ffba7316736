"""Everything about a server that an operator may decide."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """The defaults suit one process on a small machine."""

    database: str = "sqlite:///ethnos.db"
    direct_database: str = ""
    """PostgreSQL past the pooler that `database` may name: LISTEN needs a connection of its own."""
    origins: tuple[str, ...] = ()
    """Where the page is served from, e.g. `https://ethnos.example.org`; the server's own host
    is always allowed."""
    secure_cookies: bool = False
    """Whether the page is reached over HTTPS only."""
    webhooks: bool = False
    """Whether guests may name a URL that is called when it is their turn."""

    bot_pause: float = 0.8
    """Seconds a bot waits before it acts, where people watch."""
    bot_think: float = 1.0
    """Seconds a bot that searches may think."""
    stand_in: str = "heuristic"
    """The bot that plays for people who have left or run out of time."""
    adviser: str = "heuristic"
    """The bot that gives hints."""
    away_after: float = 60.0
    """Seconds after which a player who is not connected may be replaced."""

    sockets_per_guest: int = 20
    rooms_per_guest: int = 5
    """Rooms a guest may sit in that have not begun."""
    messages_per_second: float = 20.0
    message_burst: int = 100
    requests_per_second: float = 20.0
    request_burst: int = 200
    """Per address, for requests that change something; ten times as many may only look."""
    refusals_per_second: float = 5.0
    refusal_burst: int = 100
    """Handshakes refused per address before the answer is held back."""
    guests_per_minute: float = 30.0
    guest_burst: int = 200
    """New guests per address."""

    guesses_per_second: float = 1.0
    """Codes tried per address."""
    replays_per_second: float = 1.0
    """Replays, chances and checks of finished games per address; each takes some tenths of a second
    of a core."""

    poll: float = 1.0
    """Seconds between looks at a shared store for what other processes did."""
    tick: float = 0.25
    """Seconds between looks for turns that have run out."""
    unload_after: float = 60.0
    """Seconds an unwatched room stays in memory."""
