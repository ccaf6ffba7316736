"""`ethnos admin`: look after a server's rooms and guests."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ethnos.cli.options import DATA_FOLDER, Database, DataFolder, database_url
from ethnos.cli.values import duration, whole
from ethnos.rules.errors import SetupError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ethnos.protocol.admin import Order

SUBJECTS: Final = {
    **dict.fromkeys(("rooms", "guests", "bans", "reports", "audit"), ""),
    **dict.fromkeys(("close", "pause", "release", "hide", "show"), "room"),
    **dict.fromkeys(("ban", "mute"), "subject"),
    "lift": "ban",
    "settle": "report",
    **dict.fromkeys(("export", "erase"), "guest"),
}
"""What can be done, and the field of the order that names with what."""
_FIXED: Final[Mapping[str, tuple[str, Mapping[str, object]]]] = {
    "close": ("hold", {"hold": "closed"}),
    "pause": ("hold", {"hold": "paused"}),
    "release": ("hold", {"hold": None}),
    "hide": ("hide", {"hidden": True}),
    "show": ("hide", {"hidden": False}),
    "mute": ("ban", {"muted": True}),
}
"""Acts that are a kind of another order: its tag, and what they set."""

TIME: Final = "30m|12h|7d"


def admin(  # noqa: PLR0913, PLR0917  # each is an option of the command
    what: Annotated[str, typer.Argument(help="cli-admin-what")],
    subject: Annotated[str, typer.Argument(help="cli-admin-subject")] = "",
    data: DataFolder = DATA_FOLDER,
    database: Database = None,
    server: Annotated[str, typer.Option(metavar="URL", help="cli-admin-server")] = "",
    admin_key: Annotated[
        str, typer.Option(metavar="KEY", envvar="ETHNOS_ADMIN_KEY", help="cli-admin-key")
    ] = "",
    state: Annotated[str, typer.Option(help="cli-admin-state")] = "",
    name: Annotated[str, typer.Option(help="cli-admin-name")] = "",
    guest: Annotated[str, typer.Option(help="cli-admin-guest")] = "",
    older: Annotated[
        int | None, typer.Option(parser=duration, metavar=TIME, help="cli-admin-older")
    ] = None,
    younger: Annotated[
        int | None, typer.Option(parser=duration, metavar=TIME, help="cli-admin-younger")
    ] = None,
    idle: Annotated[
        int | None, typer.Option(parser=duration, metavar=TIME, help="cli-admin-idle")
    ] = None,
    settled: Annotated[bool, typer.Option("--all", help="cli-admin-all")] = False,
    limit: Annotated[int, typer.Option(parser=whole(1, 1_000), help="cli-admin-limit")] = 100,
    skip: Annotated[int, typer.Option(parser=whole(0), help="cli-admin-skip")] = 0,
    seconds: Annotated[
        int | None, typer.Option("--for", parser=duration, metavar=TIME, help="cli-admin-for")
    ] = None,
    why: Annotated[str, typer.Option(help="cli-admin-why")] = "",
    yes: Annotated[bool, typer.Option("--yes", help="cli-admin-yes")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-admin-json")] = False,
) -> None:
    """Look after a server's rooms and guests."""
    from ethnos.cli.admin_tables import written_out
    from ethnos.server.admin.ways import Note, ask_server, give_order

    given = {
        "state": state,
        "name": name,
        "guest": guest,
        "older": older,
        "younger": younger,
        "idle": idle,
        "settled": settled,
        "limit": limit,
        "skip": skip,
        "seconds": seconds,
        "why": why,
    }
    order = _order(what, subject, given)
    if what == "erase" and not yes:
        raise SetupError("this cannot be undone; add --yes")
    if server:
        answer = ask_server(Note(server, admin_key), order)
    else:
        answer = give_order(database_url(database, data), order)
    print(json.dumps(answer, indent=1) if as_json else written_out(what, answer))


def _order(what: str, subject: str, given: Mapping[str, object]) -> Order:
    """Return the order that a command line means; the protocol checks its values."""
    import msgspec

    from ethnos.protocol.admin import Order

    if what not in SUBJECTS:
        raise SetupError(f"'{what}' is none of {', '.join(SUBJECTS)}")
    field = SUBJECTS[what]
    if bool(field) is not bool(subject):
        needs = f"name the {field}" if field else "nothing more is named"
        raise SetupError(f"ethnos admin {what}: {needs}")
    tag, fixed = _FIXED.get(what, (what, {}))
    body: dict[str, object] = {"t": tag, **fixed}
    if field:
        body[field] = subject
    for option, value in given.items():
        if value not in ("", None, False) and option not in body:
            body[option] = value
    known = _fields(tag)
    surplus = [option for option in body if option not in known]
    for option in ("limit", "skip"):  # they have values of their own, which not every list needs
        if option in surplus:
            surplus.remove(option)
            del body[option]
    if surplus:
        raise SetupError(f"ethnos admin {what} has nothing to do with {surplus[0]}")
    try:
        order: Order = msgspec.convert(body, Order)
    except msgspec.ValidationError as error:
        raise SetupError(f"ethnos admin {what}: {error}") from None
    return order


def _fields(tag: str) -> set[str]:
    """Return the fields of the order with this tag, and the tag itself."""
    from typing import get_args

    import msgspec

    from ethnos.protocol.admin import Order

    kinds = {info.tag: kind for kind in get_args(Order) if (info := kind.__struct_config__)}
    return {"t", *(field.name for field in msgspec.structs.fields(kinds[tag]))}
