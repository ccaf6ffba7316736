"""The bot interface: a bot receives a view, the legal actions and a stream, and returns an action.

A bot never sees the state, only what its seat may know (`PlayerView`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol, runtime_checkable

from ethnos.rules.actions import Action
from ethnos.rules.streams import Stream
from ethnos.rules.view import PlayerView


class ReasonCode(StrEnum):
    """Why an action was chosen. The sentence for a code is the message `reason-<code>`.

    Every sentence is a claim about the view and the action, and true of them;
    `tests/bots/claims.py` has a check for each code. A sentence that says one action is better than
    others belongs to the best one: see `Alternative`.
    """

    ONLY_CHOICE = "only-choice"
    AT_RANDOM = "at-random"
    UNEXPLAINED = "unexplained"
    IMAGINED = "imagined"
    """The results of simulated games: `playouts`, `percent`, `glory`. `because` has the words."""

    TEN_SKELETONS = "ten-skeletons"
    BAND_GLORY = "band-glory"
    """Worth `glory` at the end of the age: `size`, `glory`."""
    BAND_MARKER = "band-marker"
    """Its marker matters: `size`, `kingdom`, `standing` (see `Standing`)."""
    BAND_ABILITY = "band-ability"
    """Its leader's ability: `size`, `tribe`."""
    BAND_DRAGON = "band-dragon"
    """The age may end before the next turn: `size`, `percent`. Only of the best action."""
    BAND_FULL_HAND = "band-full-hand"
    """Only of the best action."""
    RECRUIT_MATCH = "recruit-match"
    """It makes a band of `size`, skeletons included: `card`, `size`."""
    RECRUIT_START = "recruit-start"
    """Nothing in hand fits, but it may lead another band: `card`."""
    RECRUIT_FIRST = "recruit-first"
    """The hand is empty, and it may lead a band: `card`."""
    SKELETONS = "skeletons"
    """Skeletons fit in any band; so far nothing in hand could lead one."""
    RECRUIT_DECK = "recruit-deck"
    """Nothing in the pool helps: `percent` is the risk that the age ends. Only of the best."""
    RECRUIT_UNKNOWN = "recruit-unknown"
    """An unknown card: `percent` is the risk that the age ends."""
    RECRUIT_POOL_EMPTY = "recruit-pool-empty"
    """There is no pool: `percent` is the risk that the age ends."""
    HAND_GROWS = "hand-grows"
    """A draw instead of a band, which would discard the rest: `percent` is the risk that the age
    ends. Only of the best."""

    MARKER = "marker"
    """`kingdom`, `standing` (see `Standing`), `glory` at stake."""
    NO_MARKER = "no-marker"
    MERFOLK_MOVE = "merfolk-move"
    """`space` reached by `spaces`, with `symbols` free markers."""
    ORC_MARKER = "orc-marker"
    """`spaces` on the orc board with it."""
    TROLL_TOKEN = "troll-token"
    """`token`, with which ties against `rivals` are won; `standing`: `all`, `some`, `none`."""
    NO_TROLL_TOKEN = "no-troll-token"
    STOP = "stop"
    """Only of the best action."""
    KEEP = "keep"
    """`count` cards that fit in one band."""
    KEEP_SOME = "keep-some"
    """`count` cards, of which `size` fit in one band."""
    KEEP_APART = "keep-apart"
    """`count` cards, no two of which fit in one band."""
    KEEP_NOTHING = "keep-nothing"
    """Only of the best action."""
    DISCARD = "discard"
    """The whole hand, `count` cards, goes to the pool."""
    WIZARD_DRAW = "wizard-draw"
    """`count`, `percent`: the risk that the age ends."""
    NO_WIZARD_DRAW = "no-wizard-draw"
    """`percent`: the risk that drawing would have been."""
    RAID = "raid"
    """`spaces`, `glory`."""
    NO_RAID = "no-raid"
    """`ages` still to come."""


class Standing(StrEnum):
    """How the markers in a kingdom compare with those of the rivals after one more."""

    EXTENDS = "extends"
    """More than any rival, as before."""
    LEADS = "leads"
    """More than any rival, which was not so before."""
    TIES = "ties"
    BEHIND = "behind"


Parameter = str | int
"""An integer, or a name of `ethnos.rules`: a card such as `elf:red`, a kingdom, a tribe."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One sentence, not yet translated."""

    code: ReasonCode
    parameters: Mapping[str, Parameter] = field(default_factory=dict)
    because: Reason | None = None
    """What numbers leave out: the same choice in words."""

    @property
    def message(self) -> str:
        """The message id of the sentence.

        >>> Reason(ReasonCode.BAND_GLORY, {"size": 5, "glory": 10}).message
        'reason-band-glory'
        """
        return f"reason-{self.code}"


@dataclass(frozen=True, slots=True)
class Alternative:
    """An action with its expected results."""

    action: Action
    win_chance: float
    """From 0 to 1."""
    glory: float
    """The expected final glory of the seat."""
    reason: Reason
    """What the action brings or costs; of the best action also why it is better than others."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The best few actions, best first; at least one."""

    alternatives: tuple[Alternative, ...]

    @property
    def best(self) -> Alternative:
        """The action the bot would choose."""
        return self.alternatives[0]


class Bot(Protocol):
    """A player: the one method every bot must have."""

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:
        """Return one of the actions. Use no randomness but the stream."""
        ...


@runtime_checkable
class Adviser(Bot, Protocol):
    """A bot that can explain its choice, for the hint button and the review after a game."""

    def advise(
        self, view: PlayerView, actions: Sequence[Action], stream: Stream, count: int = 3
    ) -> Advice:
        """Return the best actions with the reason for each; the first is what `choose` returns."""
        ...


@runtime_checkable
class Judge(Adviser, Protocol):
    """An adviser that can also judge actions it would never choose, for the review of a game."""

    def compare(
        self, view: PlayerView, actions: Sequence[Action], stream: Stream
    ) -> tuple[Alternative, ...]:
        """Return the results of exactly these legal actions, in their order, measured alike.

        The first is taken for the best one, and its reason may say so.
        """
        ...


def advise(
    bot: Bot, view: PlayerView, actions: Sequence[Action], stream: Stream, count: int = 3
) -> Advice:
    """Ask any bot for advice; a bot that is no `Adviser` gives its choice without a reason."""
    if isinstance(bot, Adviser):
        return bot.advise(view, actions, stream, count)
    chosen = bot.choose(view, actions, stream)
    reason = Reason(ReasonCode.UNEXPLAINED)
    fair_share = 1 / view.players
    assert view.seat is not None
    own_glory = float(view.glory[view.seat])
    return Advice((Alternative(chosen, fair_share, own_glory, reason),))
