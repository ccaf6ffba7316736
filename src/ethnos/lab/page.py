"""The findings of a lab as one self-contained HTML page with a search for sets."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from math import isfinite
from typing import Any, Final

from ethnos.bots.compiled.census import MEASURES
from ethnos.i18n import Messages
from ethnos.lab.aims import AIMS
from ethnos.lab.folder import Plan
from ethnos.lab.summary import Findings, Mean
from ethnos.rules.cards import Tribe

_TRIBES: Final = tuple(Tribe)
WORDS: Final = (
    *MEASURES,
    *("set", "first", "fitting", "place", "wins", "earned", "tribe", "led", "index", "adds", "age"),
    "without",
)
"""The words of the script: messages `lab-<word>`. Those of the aims are `mood-<aim>`."""


def page(plan: Plan, found: Sequence[Findings], messages: Messages, command: str) -> str:
    """Return the HTML of the page."""

    def say(word: str, **values: str | float) -> str:
        return escape(messages.format(f"lab-{word}", **values))

    about = say(
        "about",
        games=sum(one.games for one in found),
        tables=sum(len(one.tables) for one in found),
        count=min(table.games for one in found for table in one.tables),
        bot=messages.format(f"bot-{plan.bot}-name"),
    )
    should_be = escape(messages.format("mood-should-be"))
    versions = {name: str(plan.identity[name]) for name in ("ethnos", "rules", "weights")}
    parts = [
        f"<h1>{say('title')}</h1><p>{about}</p><p>{say('errors')}</p>",
        f'<fieldset class="picks" id="players"><legend>{say("players")}</legend></fieldset>',
        f"<h2>{say('tonight')}</h2>",
        f'<fieldset class="picks" id="aims"><legend>{should_be}</legend></fieldset>',
        f'<fieldset class="picks" id="wanted"><legend>{say("wanted")}</legend></fieldset>',
        '<div id="sets"></div>',
        f'<h2>{say("tribes")}</h2><p>{say("tribes-explained")}</p><div id="tribes"></div>',
        f'<h2>{say("pairs")}</h2><p>{say("pairs-explained")}</p><div id="pairs"></div>',
        f'<h2>{say("seats")}</h2><div id="seats"></div><p id="lengths"></p>',
        f"<p>{say('repeat')} <code>{escape(command)}</code></p>",
        f"<p><code>{escape(json.dumps(versions))}</code></p>",
    ]
    return _document(messages, say("title"), "".join(parts), data(found, messages))


def _document(messages: Messages, title: str, body: str, shown: dict[str, Any]) -> str:
    style = files("ethnos.lab").joinpath("page.css").read_text("utf-8")
    script = files("ethnos.lab").joinpath("page.js").read_text("utf-8")
    embedded = json.dumps(shown, separators=(",", ":")).replace("</", "<\\/")
    return (
        f'<!doctype html><html lang="{messages.lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{style}</style></head><body>{body}"
        f'<script type="application/json" id="lab-data">{embedded}</script>'
        f"<script>{script}</script></body></html>\n"
    )


def data(found: Sequence[Findings], messages: Messages) -> dict[str, Any]:
    """Return what the script of the page shows; tribes are numbers, a set of them is one."""
    return {
        "lang": messages.lang,
        "measures": MEASURES,
        "aims": [[messages.format(f"mood-{aim}"), *sorting] for aim, sorting in AIMS.items()],
        "tribes": [messages.format("tribe-title", tribe=str(tribe)) for tribe in _TRIBES],
        "words": {word: messages.format(f"lab-{word}") for word in WORDS},
        "findings": [_findings(one) for one in found],
    }


def _findings(one: Findings) -> dict[str, Any]:
    return {
        "players": one.players,
        "tables": [
            [
                sum(1 << _TRIBES.index(tribe) for tribe in described.table.tribes),
                [_rounded(described.means[name]) for name in MEASURES],
                _rounded(described.first_player),
            ]
            for described in one.tables
        ],
        "age_turns": [round(turns, 2) for turns in one.age_turns],
        "won": [_rounded(share) for share in one.won],
        "earned": [round(glory, 2) for glory in one.earned],
        "tribes": {
            _TRIBES.index(tribe): {
                "led": round(value.led, 2),
                "index": value.index and _rounded(value.index),
                "changes": {name: _rounded(change) for name, change in value.changes.items()},
            }
            for tribe, value in one.tribes.items()
        },
        "pairs": {
            f"{_TRIBES.index(first)}-{_TRIBES.index(second)}": _rounded(share)
            for (first, second), share in one.pairs.items()
        },
    }


def _rounded(mean: Mean) -> list[float | None]:
    return [round(mean.value, 4), round(mean.error, 4) if isfinite(mean.error) else None]
