"""The errors of the rules."""

from __future__ import annotations

from enum import StrEnum

from ethnos.rules.actions import Action


class EthnosError(Exception):
    """Base class of all errors this package raises on purpose."""


class SetupError(EthnosError, ValueError):
    """Raised when a game cannot be set up as requested."""

    def __init__(self, words: str, code: str = "", **details: str | int | tuple[str, ...]) -> None:
        super().__init__(words)
        self.code = code
        """A code for translated messages; empty for errors that only programs see."""
        self.details = details


class Refusal(StrEnum):
    """Why an action is not legal. The values are stable: programs may rely on them."""

    GAME_OVER = "game_over"
    AGE_OVER = "age_over"
    WRONG_DECISION = "wrong_decision"
    NO_PASSING = "no_passing"
    HAND_FULL = "hand_full"
    DECK_EMPTY = "deck_empty"
    NOT_IN_POOL = "not_in_pool"
    NOT_IN_HAND = "not_in_hand"
    NOT_A_BAND = "not_a_band"
    BAND_TOO_LARGE = "band_too_large"
    NO_LEADER = "no_leader"
    SKELETON_LEADS = "skeleton_leads"
    BAND_TOO_SMALL = "band_too_small"
    WRONG_KINGDOM = "wrong_kingdom"
    MARKER_IS_MANDATORY = "marker_is_mandatory"
    MOVE_TOO_FAR = "move_too_far"
    TROLL_TOKEN_UNAVAILABLE = "troll_token_unavailable"
    TOO_MANY_KEPT = "too_many_kept"
    WRONG_DRAW = "wrong_draw"
    RAID_ALL_OR_NOTHING = "raid_all_or_nothing"
    SPACE_EMPTY = "space_empty"


class IllegalActionError(EthnosError, ValueError):
    """Raised when a well-formed action is not legal now. The state is unchanged."""

    def __init__(self, action: Action, code: Refusal, clause: str, reason: str) -> None:
        super().__init__(f"illegal action '{action}': {reason} ({clause}) [action/{code}]")
        self.action = action
        self.code = code
        self.clause = clause
        """The clause or ruling that the action violates, such as `R47`."""
        self.reason = reason
        """A short explanation for players, such as `the hand holds 10 cards`."""

    def __reduce__(self) -> tuple[type[IllegalActionError], tuple[Action, Refusal, str, str]]:
        """Support pickling, so that the error can leave a worker process."""
        return type(self), (self.action, self.code, self.clause, self.reason)
