"""Look for what would trouble a server, and say what to do about it.

The checks here look at this machine and its database, those of `doctor_origin` at the public
address.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ethnos.extras import is_installed, naming_extras
from ethnos.server.machine import doctor_addresses, doctor_passkeys, doctor_push
from ethnos.server.machine.doctor_origin import SECONDS, clock, examine_origin
from ethnos.server.machine.finding import Finding, Verdict
from ethnos.server.store.schema import ENCODING, VERSION
from ethnos.web_app import PAGE

if TYPE_CHECKING:
    import psycopg  # an extra

MIN_FREE_BYTES: Final = 1 << 30
MIN_OPEN_FILES: Final = 4_096
MIN_SQLITE: Final = (3, 35, 0)
MIN_POSTGRES: Final = 14
RESTORE: Final = "restore a backup (`ethnos backup FILE --restore`)"


def examine(
    database: str, origins: Sequence[str] = (), proxies: str | None = None
) -> Iterator[Finding]:
    """Yield the findings about a database and, at each of the given origins, a running server.

    `proxies` is the setting of that name, if it is known.
    """
    yield _page()
    yield _engine()
    yield _open_files()
    if database.startswith("sqlite:///"):
        file = Path(database.removeprefix("sqlite:///"))
        yield from _sqlite_file(file)
        yield _sqlite_schema(file)
        secret = _sqlite_push_key(file)
    else:
        yield from _postgres(database)
        secret = _postgres_push_key(database)
    yield doctor_push.stored_key(secret)
    yield doctor_passkeys.installed()
    if proxies is not None:
        yield doctor_addresses.trusted(proxies)
    if not origins:
        remedy = "name the address players use with --origin to check proxy and compression"
        yield Finding("origin", Verdict.ADVICE, "not checked", remedy)
    for origin in origins:
        for finding in examine_origin(origin.rstrip("/"), secret):
            where = f" at {origin}" if len(origins) > 1 else ""
            yield replace(finding, check=finding.check + where)


def _page() -> Finding:
    if (PAGE / "index.html").is_file():
        return Finding("page", Verdict.FINE, "built")
    return Finding("page", Verdict.PROBLEM, "not built", "run `make ui`, or install a wheel")


def _engine() -> Finding:
    if is_installed("fast"):
        return Finding("bots", Verdict.FINE, "the strongest bot is available")
    return Finding(
        "bots", Verdict.ADVICE, "no compiled engine", "pip install 'ethnos[fast]' for all bots"
    )


def _open_files() -> Finding:
    try:
        import resource  # noqa: PLC0415  # not on Windows
    except ImportError:
        return Finding("open files", Verdict.FINE, "no limit known")
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if limit >= MIN_OPEN_FILES or limit == resource.RLIM_INFINITY:
        return Finding("open files", Verdict.FINE, f"limit {limit:,}")
    remedy = f"every connection is one: raise it to {MIN_OPEN_FILES:,} (LimitNOFILE, ulimit -n)"
    return Finding("open files", Verdict.ADVICE, f"limit {limit:,}", remedy)


def _sqlite_file(file: Path) -> Iterator[Finding]:
    folder = file.parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        remedy = f"create {folder} and let the server's user write there"
        yield Finding("data folder", Verdict.PROBLEM, f"{folder} is not writable", remedy)
        return
    yield Finding("data folder", Verdict.FINE, str(folder))
    free = shutil.disk_usage(folder).free
    amount = f"{free / 1e9:.1f} GB free"
    if free >= MIN_FREE_BYTES:
        yield Finding("disk", Verdict.FINE, amount)
    else:
        remedy = "free some: on a full disk no move can be stored"
        yield Finding("disk", Verdict.PROBLEM, amount, remedy)
    if file.is_file() and stat.S_IMODE(file.stat().st_mode) & 0o077:
        yield Finding(
            "file rights", Verdict.PROBLEM, "others may read the database", f"chmod 600 {file}"
        )
    if sqlite3.sqlite_version_info < MIN_SQLITE:
        wanted = ".".join(map(str, MIN_SQLITE))
        yield Finding(
            "sqlite", Verdict.PROBLEM, sqlite3.sqlite_version, f"install SQLite {wanted} or newer"
        )


def _sqlite_schema(file: Path) -> Finding:
    """Look at the schema and the pages, without changing anything: a server may be running."""
    if not file.is_file():
        return Finding("database", Verdict.FINE, "the first start creates it")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as db:
            (version,) = db.execute("PRAGMA user_version").fetchone()
            (damage,) = db.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        return Finding("database", Verdict.PROBLEM, str(error), RESTORE)
    if damage != "ok":
        return Finding("database", Verdict.PROBLEM, str(damage), RESTORE)
    return _schema(version)


def _sqlite_push_key(file: Path) -> str | None:
    if not file.is_file():
        return None
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as db:
            row = db.execute("SELECT secret FROM push_key").fetchone()
    except sqlite3.Error:
        return None  # an older schema, or damage that is reported elsewhere
    return str(row[0]) if row else None


def _connected(url: str) -> psycopg.Connection:
    import psycopg  # noqa: PLC0415  # an extra

    return psycopg.connect(url, client_encoding=ENCODING, connect_timeout=int(SECONDS))


def _postgres_push_key(url: str) -> str | None:
    import psycopg  # noqa: PLC0415  # an extra

    try:
        with _connected(url) as db:
            row = db.execute("SELECT secret FROM push_key").fetchone()
    except psycopg.Error:
        return None
    return str(row[0]) if row else None


def _postgres(url: str) -> Iterator[Finding]:
    with naming_extras():
        import psycopg  # noqa: PLC0415  # an extra
    try:
        with _connected(url) as db:
            yield _server_version(db.info.server_version)
            row = db.execute("SELECT extract(epoch FROM clock_timestamp())::float8").fetchone()
            yield clock("clock of the database", row[0] if row else None)
            found = db.execute("SELECT to_regclass('schema_version')").fetchone()
            if found is None or found[0] is None:
                yield Finding("database", Verdict.FINE, "the first start creates the tables")
                return
            row = db.execute("SELECT max(number) FROM schema_version").fetchone()
            yield _schema(row[0] if row and row[0] is not None else 0)
    except psycopg.Error as error:
        remedy = "check the address, the user and the rights in --database"
        yield Finding("database", Verdict.PROBLEM, str(error).strip(), remedy)


def _server_version(number: int) -> Finding:
    major = number // 10_000
    if major >= MIN_POSTGRES:
        return Finding("postgresql", Verdict.FINE, f"version {major}")
    remedy = f"PostgreSQL {MIN_POSTGRES} is the oldest that is tested"
    return Finding("postgresql", Verdict.ADVICE, f"version {major}", remedy)


def _schema(version: int) -> Finding:
    newest = VERSION
    if version == newest:
        return Finding("database", Verdict.FINE, f"schema {version}")
    if version < newest:
        remedy = "make a backup: the next start upgrades it"
        return Finding("database", Verdict.ADVICE, f"schema {version} of {newest}", remedy)
    remedy = "a newer version of Ethnos wrote it: install that one"
    return Finding("database", Verdict.PROBLEM, f"schema {version}, newer than {newest}", remedy)
