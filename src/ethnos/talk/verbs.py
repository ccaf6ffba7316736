"""The verbs of the command language, and the errors for users."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from ethnos.phrase import Phrase
from ethnos.rules.errors import EthnosError
from ethnos.rules.state import Decision


class Verb(StrEnum):
    """What a command can begin with: first the verbs of actions, then those of local commands.

    The message `verb-...` of each language lists what can be typed for a verb.
    """

    DRAW = "draw"
    TAKE = "take"
    BAND = "band"
    PLACE = "place"
    MOVE = "move"
    FREE = "free"
    ORC = "orc"
    TROLL = "troll"
    STOP = "stop"
    KEEP = "keep"
    WIZARD = "wizard"
    RAID = "raid"
    WAIT = "wait"
    PASS = "pass"

    HINT = "hint"
    WHY = "why"
    UNDO = "undo"
    TRIBES = "tribes"
    RULES = "rules"
    LOG = "log"
    SCORE = "score"
    TABLE = "table"
    SORT = "sort"
    MEMORY = "memory"
    CONFIRM = "confirm"
    SAVE = "save"
    HELP = "help"
    QUIT = "quit"


VERBS_FOR: Final[dict[Decision, tuple[Verb, ...]]] = {
    Decision.TURN: (Verb.DRAW, Verb.TAKE, Verb.BAND, Verb.PASS),
    Decision.MARKER: (Verb.PLACE,),
    Decision.MERFOLK_MOVE: (Verb.MOVE,),
    Decision.FREE_MARKER: (Verb.FREE,),
    Decision.ORC_MARKER: (Verb.ORC,),
    Decision.TROLL_TOKEN: (Verb.TROLL,),
    Decision.FURTHER_BAND: (Verb.BAND, Verb.STOP),
    Decision.KEEP: (Verb.KEEP,),
    Decision.WIZARD_DRAW: (Verb.WIZARD, Verb.DRAW),
    Decision.RAID: (Verb.RAID, Verb.WAIT),
    Decision.AGE_OVER: (),
    Decision.GAME_OVER: (),
}
"""The verbs that answer each decision, the most common first."""

LOCAL_VERBS: Final = tuple(Verb)[tuple(Verb).index(Verb.HINT) :]
"""The verbs of commands that the program answers itself, without an action of the game."""


class UserError(EthnosError, ValueError):
    """Raised when a user's request cannot be fulfilled. Nothing has changed."""

    def __init__(self, explanation: Phrase) -> None:
        super().__init__(explanation.id)
        self.explanation = explanation
        """The error as one sentence."""


class CommandError(UserError):
    """Raised when a command is not understood."""
