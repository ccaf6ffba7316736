"""Settings of a server, chosen by its operator."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """The defaults suit one process on a small machine."""

    database: str = "sqlite:///ethnos.db"
    direct_database: str = ""
    """The same database without the pooler that `database` may name: LISTEN needs a session."""
    origins: tuple[str, ...] = ()
    """Allowed origins, e.g. `https://ethnos.example.org`; by default the server's own address."""
    secure_cookies: bool = False
    """Whether the page is reached over HTTPS only."""
    admin_key: str = ""
    """What operators prove themselves with over HTTP; without it, there is no such way."""
    words: str = ""
    """A file of words that are not allowed in names, titles and chat."""
    keep_games: int = 0
    """Days after its end that a game is deleted; 0 for never."""
    keep_chat: int = 0
    """Days after its last change that a room loses its chat; 0 for never."""
    archive_after: int = 7
    """Days after its last change that a finished game moves into the archive; 0 for never."""
    webhooks: bool = False
    """Whether guests may set a URL that is called when their turn begins."""

    push: bool = True
    """Whether browsers may ask to be notified by Web Push when their guest's turn begins."""
    push_contact: str = ""
    """Whom a push service may write to: a `mailto:` or `https:` address; by default the origin."""
    tracing: bool = False
    """Whether commands are traced with OpenTelemetry."""
    passkeys: bool = True
    """Whether guests may sign in on other devices by a passkey."""

    bot_pause: float = 0.8
    """Seconds a bot waits before it acts while people watch."""
    bot_think: float = 1.0
    """Seconds the search bot may think."""
    stand_in: str = "heuristic"
    """The bot that stands in for players who left or ran out of time."""
    adviser: str = "heuristic"
    """The bot that gives hints."""
    away_after: float = 60.0
    """Seconds after which a disconnected player may be replaced."""

    sockets_per_guest: int = 20
    rooms_per_guest: int = 5
    """Rooms that have not started in which a guest has a seat, or that they opened in the last
    hour, and games of theirs in which only bots play."""
    messages_per_second: float = 20.0
    message_burst: int = 100
    requests_per_second: float = 20.0
    request_burst: int = 200
    """Per address, for requests that change something; safe methods have ten times the budget."""
    refusals_per_second: float = 5.0
    refusal_burst: int = 100
    """Refused handshakes per address before the answer is delayed."""
    guests_per_minute: float = 30.0
    guest_burst: int = 200
    """New guests per address."""

    guesses_per_second: float = 1.0
    """Codes tried per address."""
    replays_per_second: float = 1.0
    """Replays, win chances and verifications per address; each takes tenths of a CPU second."""

    reviews_per_minute: float = 4.0
    """Reviews per address; each takes some ten CPU seconds of the worker process."""

    public_daily: bool = False
    """Whether the seed of a daily deal follows from its day, for those who play without others."""

    poll: float = 1.0
    """Seconds between polls of a shared store for changes by other processes."""
    tick: float = 0.25
    """Seconds between checks for deadlines that have passed."""
    unload_after: float = 60.0
    """Seconds a room without viewers stays in memory."""

    @property
    def push_sender(self) -> str | None:
        """The contact that push services are told; without one there are no notifications."""
        origins = [origin for origin in self.origins if origin.startswith("https://")]
        contacts = [self.push_contact] if self.push_contact else origins
        return contacts[0] if self.push and contacts else None

    @property
    def games_per_guest(self) -> int:
        """Games that a guest opened and in which something happened within a day."""
        return 10 * self.rooms_per_guest
