"""What a command can ask for, and the error of one that is not understood."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from ethnos.i18n import Phrase
from ethnos.rules.errors import EthnosError
from ethnos.rules.state import Decision


class Verb(StrEnum):
    """What a command can begin with. The first group becomes actions, the second does not.

    What is typed for it says the message `verb-...` of each language.
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
"""What answers each decision, the usual answer first."""

LOCAL_VERBS: Final = tuple(Verb)[tuple(Verb).index(Verb.HINT) :]
"""What the program answers itself, without the game going on."""


class UserError(EthnosError, ValueError):
    """Raised when what a person asks for cannot be. Nothing has changed."""

    def __init__(self, explanation: Phrase) -> None:
        super().__init__(explanation.id)
        self.explanation = explanation
        """One helpful sentence."""


class CommandError(UserError):
    """Raised when a command is not understood."""
