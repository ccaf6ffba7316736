"""The tables, as a list of migrations from each version of the schema to the next.

The table `game` contains rooms and the table `entry` log lines. Both were named before those words
existed; the names are kept for stored databases. `archive` contains finished games as one row each,
and `visitor` the guests who did something in them.

A few tables and two statements on the hot path need no object mapper, and so no migration tool
based on one: a step is SQL that both databases understand, run in one transaction with the new
version number. Never edit a released step; add a new one.
"""

from __future__ import annotations

from typing import Final

ENCODING: Final = "utf8"
"""Of all texts on connections to PostgreSQL: from a database without an encoding (SQL_ASCII) they
would arrive as bytes otherwise."""

STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE game (
            id TEXT PRIMARY KEY, code TEXT NOT NULL, head BIGINT NOT NULL, status TEXT NOT NULL,
            public INTEGER NOT NULL, due BIGINT, summary TEXT NOT NULL,
            created BIGINT NOT NULL, updated BIGINT NOT NULL)""",
        "CREATE INDEX game_code ON game (code)",
        "CREATE INDEX game_due ON game (due) WHERE due IS NOT NULL",
        "CREATE INDEX game_public ON game (updated) WHERE public = 1 AND status <> 'finished'",
        """CREATE TABLE entry (
            game TEXT NOT NULL, seq BIGINT NOT NULL, key TEXT, body TEXT NOT NULL,
            PRIMARY KEY (game, seq))""",
        "CREATE UNIQUE INDEX entry_key ON entry (game, key) WHERE key IS NOT NULL",
        """CREATE TABLE player (
            guest TEXT NOT NULL, game TEXT NOT NULL, PRIMARY KEY (guest, game))""",
        "CREATE INDEX player_game ON player (game)",
        "CREATE TABLE record (game TEXT PRIMARY KEY, body TEXT NOT NULL)",
        """CREATE TABLE guest (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, webhook TEXT, created BIGINT NOT NULL)""",
        """CREATE TABLE token (
            digest TEXT PRIMARY KEY, guest TEXT NOT NULL, purpose TEXT NOT NULL,
            expires BIGINT NOT NULL)""",
    ),
    (
        """CREATE TABLE uptime (
            process TEXT NOT NULL, began BIGINT NOT NULL, ended BIGINT NOT NULL,
            PRIMARY KEY (process, began))""",
    ),
    (
        "ALTER TABLE game ADD COLUMN host TEXT NOT NULL DEFAULT ''",
        "CREATE INDEX game_host ON game (host) WHERE status <> 'finished'",
    ),
    (
        """CREATE TABLE result (
            game TEXT PRIMARY KEY, ended BIGINT NOT NULL, body TEXT NOT NULL)""",
    ),
    (
        "CREATE TABLE push_key (id INTEGER PRIMARY KEY, secret TEXT NOT NULL)",
        """CREATE TABLE subscription (
            endpoint TEXT PRIMARY KEY, guest TEXT NOT NULL, token TEXT NOT NULL,
            p256dh TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL,
            saved BIGINT NOT NULL)""",
        "CREATE INDEX subscription_guest ON subscription (guest)",
    ),
    (
        """CREATE TABLE ban (
            id TEXT PRIMARY KEY, subject TEXT NOT NULL, muted INTEGER NOT NULL, until BIGINT,
            why TEXT NOT NULL, created BIGINT NOT NULL)""",
        """CREATE TABLE audit (
            id TEXT PRIMARY KEY, at BIGINT NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL,
            subject TEXT NOT NULL, why TEXT NOT NULL)""",
        """CREATE TABLE report (
            id TEXT PRIMARY KEY, at BIGINT NOT NULL, game TEXT NOT NULL, reporter TEXT NOT NULL,
            guest TEXT NOT NULL, body TEXT NOT NULL, settled BIGINT)""",
        "ALTER TABLE game ADD COLUMN swept BIGINT NOT NULL DEFAULT 0",
    ),
    (
        "CREATE TABLE daily (day TEXT PRIMARY KEY, seed TEXT NOT NULL)",
        """CREATE TABLE daily_result (
            guest TEXT NOT NULL, day TEXT NOT NULL, game TEXT NOT NULL, place INTEGER NOT NULL,
            glory INTEGER NOT NULL, counted INTEGER NOT NULL, PRIMARY KEY (guest, day))""",
        "CREATE INDEX daily_result_day ON daily_result (day, glory, place) WHERE counted = 1",
    ),
    (
        """CREATE TABLE archive (
            game TEXT PRIMARY KEY, head BIGINT NOT NULL, log BYTEA NOT NULL,
            record BYTEA NOT NULL)""",
        "CREATE TABLE visitor (guest TEXT NOT NULL, game TEXT NOT NULL, PRIMARY KEY (guest, game))",
        "CREATE INDEX visitor_game ON visitor (game)",
        "ALTER TABLE game ADD COLUMN archived BIGINT NOT NULL DEFAULT 0",
        """CREATE INDEX game_archivable ON game (updated)
            WHERE status = 'finished' AND archived < head""",
    ),
    (
        """CREATE TABLE review (
            game TEXT NOT NULL, seat INTEGER NOT NULL, record TEXT NOT NULL, body TEXT NOT NULL,
            saved BIGINT NOT NULL, PRIMARY KEY (game, seat))""",
        "CREATE INDEX review_saved ON review (saved)",
    ),
    (
        """CREATE TABLE passkey (
            id TEXT PRIMARY KEY, guest TEXT NOT NULL, public_key TEXT NOT NULL,
            counter BIGINT NOT NULL, created BIGINT NOT NULL, used BIGINT)""",
        "CREATE INDEX passkey_guest ON passkey (guest)",
    ),
)

KEPT: Final = (
    *("game", "entry", "player", "record", "result", "guest", "token", "subscription"),
    *("ban", "audit", "report", "daily_result", "archive", "visitor", "review", "passkey"),
)
"""The tables of user data, which must be empty before a backup is restored."""
WRITTEN_AT_START: Final = ("uptime", "push_key", "daily")
"""The tables that a server fills by itself; a backup replaces their content."""
TABLES: Final = (*KEPT, *WRITTEN_AT_START)
VERSION: Final = len(STEPS)
