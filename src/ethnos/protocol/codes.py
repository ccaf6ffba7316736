"""Codes that clients may rely on: why something was refused, why a socket was closed."""

from __future__ import annotations

from enum import IntEnum, StrEnum


class RefusalCode(StrEnum):
    """Why the server refused a command or a request.

    An action that the rules forbid carries a code of `ethnos.rules.errors.Refusal` instead.
    """

    # Commands.
    STALE = "stale"
    """The position has changed since the version acted on."""
    NOT_YOUR_TURN = "not_your_turn"
    NOT_YOURS = "not_yours"
    NOT_HOST = "not_host"
    BAD_ACTION = "bad_action"
    """The text is no action in the notation of the records."""
    FULL = "full"
    SEAT_TAKEN = "seat_taken"
    SEATS_OPEN = "seats_open"
    ALREADY_STARTED = "already_started"
    NOT_STARTED = "not_started"
    FINISHED = "finished"
    NOT_FINISHED = "not_finished"
    BAD_OPTIONS = "bad_options"
    NO_SUCH_BOT = "no_such_bot"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NO_UNDO = "no_undo"
    NOT_ASKED = "not_asked"
    NOT_AWAY = "not_away"
    NOT_DUE = "not_due"
    NO_HINTS = "no_hints"
    PAUSED = "paused"
    """The operator of the server has paused the room."""
    MUTED = "muted"
    """The operator of the server has taken the chat from this guest or network."""
    DAILY = "daily"
    """Not in a daily deal: everybody plays it once, and by themselves."""
    BAD_WORDS = "bad_words"
    """The operator of the server does not want a word in it."""
    LOG_FULL = "log_full"
    """The room has as much chat, or as long a log, as it may have; only the game goes on."""

    # Requests and handshakes.
    BANNED = "banned"
    """The operator of the server has banned this guest or network."""
    ROOM_CLOSED = "room_closed"
    """The operator of the server has closed the room."""
    BAD_KEY = "bad_key"
    """Not the key of the operator."""
    BAD_REQUEST = "bad_request"
    BAD_NAME = "bad_name"
    BAD_RECORD = "bad_record"
    BAD_PASSKEY = "bad_passkey"
    BAD_POSITION = "bad_position"
    """The text is no position, or nobody could play from it; the reason says why."""
    BAD_ORIGIN = "bad_origin"
    NO_SESSION = "no_session"
    NO_SPECTATORS = "no_spectators"
    NO_SUCH_CODE = "no_such_code"
    NO_SUCH_ROOM = "no_such_room"
    NOT_FOUND = "not_found"
    NOT_JSON = "not_json"
    REFUSED = "refused"
    REVIEW_FAILED = "review_failed"
    """The review was broken off; it can be asked for again."""
    SEALED = "sealed"
    """A game of a daily deal that others are still playing: it would give the cards away."""
    TOO_BIG = "too_big"
    TOO_MANY_ROOMS = "too_many_rooms"
    TOO_MANY_SOCKETS = "too_many_sockets"

    # Either.
    TOO_FAST = "too_fast"
    STORAGE = "storage"
    """The outcome of the write is unknown: resend the same key to learn it."""
    INTERNAL = "internal"
    """A fault of the server; nothing has changed."""


class CloseCode(IntEnum):
    """Why the server closed a socket."""

    TOO_FAST = 1008
    """Too many messages: wait, then resume."""
    TOO_BIG = 1009
    """A frame over 8 KiB: do not resend it."""
    INTERNAL = 1011
    """A fault of the server: resume."""
    RESTART = 1012
    """The server is restarting: resume soon."""
    BAD_MESSAGE = 4000
    """Not a message of this protocol: give up, the client is wrong."""
    BAD_PROTOCOL = 4001
    """A version of the protocol this server does not speak: reload the page."""
    TOO_SLOW = 4002
    """Too many frames were waiting to be read: resume."""
    SILENT = 4003
    """No `hello` within ten seconds: resume."""
    SIGNED_OUT = 4005
    """The guest's session has ended: sign in again."""
    NOT_WELCOME = 4007
    """The game has begun and may not be watched: give up."""
    ROOM_CLOSED = 4008
    """The operator of the server has closed the room: give up."""
    BANNED = 4009
    """The operator of the server has banned this guest or network: give up."""
