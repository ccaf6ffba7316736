"""The words a command may begin with, and how a typed word is matched to one of them."""

from __future__ import annotations

from difflib import get_close_matches
from enum import StrEnum
from typing import Final

from ethnos.i18n import Phrase, phrase
from ethnos.rules.errors import EthnosError
from ethnos.rules.state import Decision
from ethnos.talk.phrases import names_list


class Verb(StrEnum):
    """What a command can begin with. The first group becomes actions, the second does not."""

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

ALIASES: Final = {
    "?": Verb.HELP,
    "b": Verb.BAND,
    "d": Verb.DRAW,
    "exit": Verb.QUIT,
    "h": Verb.HINT,
    "k": Verb.KEEP,
    "l": Verb.LOG,
    "p": Verb.PLACE,
    "play": Verb.BAND,
    "q": Verb.QUIT,
    "r": Verb.RULES,
    "recruit": Verb.TAKE,
    "s": Verb.SCORE,
    "t": Verb.TAKE,
    "u": Verb.UNDO,
    "w": Verb.WHY,
}


class CommandError(EthnosError, ValueError):
    """Raised when a command is not understood. Nothing has changed."""

    def __init__(self, explanation: Phrase) -> None:
        super().__init__(explanation.id)
        self.explanation = explanation
        """One helpful sentence."""


def find_verb(word: str, decision: Decision) -> Verb:
    """Return the verb a word means: itself, a short form, or an unmistakable beginning.

    >>> find_verb("dr", Decision.TURN)
    <Verb.DRAW: 'draw'>
    """
    if word in ALIASES:
        return ALIASES[word]
    fitting = _beginning(word, VERBS_FOR[decision])
    found = fitting or _beginning(word, tuple(Verb))
    if len(found) > 1:
        raise CommandError(phrase("command-ambiguous", word=word, choices=names_list(found)))
    if not found:
        raise CommandError(_unknown(word))
    return found[0]


def _beginning(word: str, verbs: tuple[Verb, ...]) -> list[Verb]:
    if word in list(verbs):
        return [Verb(word)]
    return [verb for verb in verbs if verb.startswith(word)]


def _unknown(word: str) -> Phrase:
    known = [*Verb, *(alias for alias in ALIASES if len(alias) > 1)]
    near = get_close_matches(word, known, n=1, cutoff=0.5)
    if near:
        return phrase("command-unknown-near", word=word, near=near[0])
    return phrase("command-unknown", word=word)
