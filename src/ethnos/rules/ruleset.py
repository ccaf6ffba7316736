"""The ruleset: players, tribes, the option of every ruling that has one, and house numbers."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Final

from ethnos.rules import components
from ethnos.rules.cards import Tribe
from ethnos.rules.errors import SetupError
from ethnos.rules.house import HOUSE_NUMBERS, VARIANT


class MerfolkScoring(StrEnum):
    """Which ranks of the merfolk track score. D38."""

    KINGDOM = "kingdom"
    LEADER_ONLY = "leader_only"


class MerfolkSymbols(StrEnum):
    """How many free markers a move over several symbols earns. D35."""

    EACH = "each"
    ONE_PER_MOVE = "one_per_move"


class MerfolkMove(StrEnum):
    """How far a merfolk marker moves. D34."""

    EXACT = "exact"
    UP_TO = "up_to"


class TrollScope(StrEnum):
    """Which ties troll tokens break. D46."""

    KINGDOMS_AND_MERFOLK = "kingdoms_and_merfolk"
    KINGDOMS_ONLY = "kingdoms_only"
    ALL_END_OF_AGE_TIES = "all_end_of_age_ties"


class TrollDepth(StrEnum):
    """How far troll tokens order tied players. D47."""

    FULL_ORDER = "full_order"
    WINNER_ONLY = "winner_only"


class TenSkeletons(StrEnum):
    """Whether ten skeletons win; with `illegal`, a hand of ten skeletons passes (D14). D44."""

    INSTANT_WIN = "instant_win"
    ILLEGAL = "illegal"


class TwoPlayerTie(StrEnum):
    """Which tokens two tied players share in age II. D65."""

    TOP_TOKEN_ONLY = "top_token_only"
    BOTH_TOKENS = "both_tokens"


class OrcRaid(StrEnum):
    """How many markers a raid removes. D40."""

    ALL_OR_NOTHING = "all_or_nothing"
    ANY_NUMBER = "any_number"


class OrcRaidOrder(StrEnum):
    """The order in which players decide about raids. D41."""

    FIRST_PLAYER_CLOCKWISE = "first_player_clockwise"
    SIMULTANEOUS = "simultaneous"


class MarkerPlacement(StrEnum):
    """Whether a band's marker must be placed. D18, D53."""

    MANDATORY = "mandatory"
    OPTIONAL = "optional"


class MarkerSupply(StrEnum):
    """Whether markers can run out. D21."""

    LIMITED = "limited"
    UNLIMITED = "unlimited"


class CentaurTrigger(StrEnum):
    """When centaurs allow a further band; the values differ only with optional markers. D25."""

    PLACED = "placed"
    ELIGIBLE = "eligible"


class CentaurChain(StrEnum):
    """How many further bands centaurs allow in a turn. D26."""

    UNLIMITED = "unlimited"
    SINGLE_EXTRA = "single_extra"


class WizardDraw(StrEnum):
    """How many cards wizards may draw. D30."""

    EXACT_OR_NONE = "exact_or_none"
    UP_TO = "up_to"


class GiantTie(StrEnum):
    """Whether a giant-led band of equal size takes the token. D31."""

    STRICTLY_LARGER = "strictly_larger"
    EQUAL_TAKES = "equal_takes"


class FinalBandSize(StrEnum):
    """The band size that counts in the final tie-break. D68."""

    AS_PLAYED = "as_played"
    WITHOUT_SKELETONS = "without_skeletons"
    AS_SCORED = "as_scored"


class EmptyPool(StrEnum):
    """What recruiting from the deck does with an empty pool; `draw_two` is in no rulebook. D11."""

    DECK_ONLY = "deck_only"
    DRAW_TWO = "draw_two"


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Everything agreed before a game begins. The defaults are the default rulings.

    >>> Ruleset(players=3, tribes=BEGINNER_TRIBES)
    Traceback (most recent call last):
    ethnos.rules.errors.SetupError: 3 players use 5 tribes, not 6 (R112)
    """

    players: int = 4
    tribes: tuple[Tribe, ...] | None = None
    """The tribes in play; `None` draws them at random (R11, D9)."""

    merfolk_scoring: MerfolkScoring = MerfolkScoring.KINGDOM
    merfolk_zero_ranks: bool = False
    """Whether a player on space 0 of the merfolk track is ranked. D39."""
    merfolk_two_player_sole_bonus: bool = True
    """Whether, with two players, one alone on the track earns both values in age II: the rival is
    on space 0, and space 0 has no place (`merfolk_zero_ranks`). D39."""
    merfolk_symbols: MerfolkSymbols = MerfolkSymbols.EACH
    merfolk_move: MerfolkMove = MerfolkMove.EXACT
    troll_scope: TrollScope = TrollScope.KINGDOMS_AND_MERFOLK
    troll_depth: TrollDepth = TrollDepth.FULL_ORDER
    ten_skeletons: TenSkeletons = TenSkeletons.INSTANT_WIN
    two_player_tie: TwoPlayerTie = TwoPlayerTie.TOP_TOKEN_ONLY
    orc_raid: OrcRaid = OrcRaid.ALL_OR_NOTHING
    orc_raid_order: OrcRaidOrder = OrcRaidOrder.FIRST_PLAYER_CLOCKWISE
    marker_placement: MarkerPlacement = MarkerPlacement.MANDATORY
    marker_supply: MarkerSupply = MarkerSupply.LIMITED
    centaur_trigger: CentaurTrigger = CentaurTrigger.PLACED
    centaur_chain: CentaurChain = CentaurChain.UNLIMITED
    wizard_draw: WizardDraw = WizardDraw.EXACT_OR_NONE
    giant_tie: GiantTie = GiantTie.STRICTLY_LARGER
    final_band_size: FinalBandSize = FinalBandSize.AS_PLAYED
    empty_pool: EmptyPool = EmptyPool.DECK_ONLY

    # House numbers: variants, in no rulebook. `ethnos.rules.house` has their bounds.
    hand_limit: int = field(default=components.HAND_LIMIT, metadata=VARIANT)
    """The number of cards from which a hand cannot recruit. R47."""
    marker_count: int = field(default=components.MARKERS_PER_PLAYER, metadata=VARIANT)
    """The markers of each player, that for the score included. R7."""
    age_count: int | None = field(default=None, metadata=VARIANT)
    """The number of ages; `None` is the printed one. R16."""

    def __post_init__(self) -> None:
        if not components.MIN_PLAYERS <= self.players <= components.MAX_PLAYERS:
            words = f"the game takes 2 to 6 players, not {self.players} (R1)"
            raise SetupError(words, "players", count=self.players, clause="R1")
        for option in fields(self):
            if isinstance(option.default, bool | StrEnum):
                self._check_option(option.name, option.default)
            elif option.metadata and getattr(self, option.name) is not option.default:
                HOUSE_NUMBERS[option.name].check(getattr(self, option.name), self.players)
        if self.age_count == components.ages(self.players):
            object.__setattr__(self, "age_count", None)  # Equal games have equal rulesets.
        if self.tribes is not None:
            self._check_tribes(self.tribes)

    def _check_option(self, name: str, default: bool | StrEnum) -> None:
        """Refuse a value of another type: a plain string would silently match no value."""
        value = getattr(self, name)
        if type(value) is not type(default):
            kind = type(default).__name__
            raise SetupError(f"option {name} is a {kind}, not {value!r}; text goes to with_options")

    def _check_tribes(self, tribes: tuple[Tribe, ...]) -> None:
        if len(set(tribes)) != len(tribes):
            twice = next(tribe for tribe in tribes if tribes.count(tribe) > 1)
            words = f"the {twice} tribe is named twice (R11)"
            raise SetupError(words, "tribe_twice", tribes=(str(twice),), clause="R11")
        needed = components.tribes_in_play(self.players)
        if len(tribes) != needed:
            clause = "R112" if components.is_short_game(self.players) else "R11"
            words = f"{self.players} players use {needed} tribes, not {len(tribes)} ({clause})"
            numbers = {"players": self.players, "needed": needed, "count": len(tribes)}
            raise SetupError(words, "tribe_count", **numbers, clause=clause)

    @property
    def ages(self) -> int:
        """The number of ages. R16."""
        return self.age_count or components.ages(self.players)

    @property
    def options(self) -> dict[str, str]:
        """Every ruling as text, in the order of the fields, then the numbers of the house.

        >>> Ruleset().options["orc_raid"]
        'all_or_nothing'
        >>> list(Ruleset(hand_limit=8).options.items())[-1]
        ('hand_limit', '8')
        """
        rulings = {name: _text(getattr(self, name)) for name in OPTION_NAMES}
        return rulings | {name: str(number) for name, number in self.variants.items()}

    @property
    def variants(self) -> dict[str, int]:
        """The house numbers that are not as printed.

        >>> Ruleset(players=2, hand_limit=10, age_count=1).variants
        {'age_count': 1}
        """
        return {
            name: getattr(self, name)
            for name in HOUSE_NUMBERS
            if getattr(self, name) != getattr(STANDARD, name)
        }

    def with_options(self, **options: str) -> Ruleset:
        """Return a copy with options given as text, as on a command line.

        >>> Ruleset().with_options(orc_raid="any_number").orc_raid
        <OrcRaid.ANY_NUMBER: 'any_number'>
        """
        chosen = {
            name: HOUSE_NUMBERS[name].parse(text, self.players)
            if name in HOUSE_NUMBERS
            else _parse(name, text)
            for name, text in options.items()
        }
        return replace(self, **chosen)  # type: ignore[arg-type]  # `_parse` gives the option's type


def option_values(name: str) -> tuple[str, ...]:
    """Return the values of a ruling's option, the default first.

    >>> option_values("merfolk_zero_ranks")
    ('false', 'true')
    """
    default = _default(name)
    if isinstance(default, bool):
        return _text(default), _text(not default)
    return tuple(str(value) for value in type(default))


def _default(name: str) -> bool | StrEnum:
    if name not in OPTION_NAMES:
        names = (*OPTION_NAMES, *HOUSE_NUMBERS)
        words = f"there is no option '{name}'; there are {', '.join(names)}"
        raise SetupError(words, "option", word=name, choices=names)
    default = getattr(STANDARD, name)
    assert isinstance(default, bool | StrEnum)
    return default


def _parse(name: str, text: str) -> bool | StrEnum:
    values = option_values(name)
    if text not in values:
        words = f"option {name} is one of {', '.join(values)}, not '{text}'"
        raise SetupError(words, "value", option=name, word=text, choices=values)
    default = _default(name)
    return text == "true" if isinstance(default, bool) else type(default)(text)


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


OPTION_NAMES: Final = tuple(
    option.name for option in fields(Ruleset) if isinstance(option.default, bool | StrEnum)
)
"""The options of rulings, in the order of the fields."""

BEGINNER_TRIBES: Final = (  # R17
    Tribe.CENTAUR,
    Tribe.GIANT,
    Tribe.HALFLING,
    Tribe.MINOTAUR,
    Tribe.WINGFOLK,
    Tribe.WIZARD,
)


def beginner_tribes(players: int) -> tuple[Tribe, ...]:
    """Return the first-game tribes; the short game omits the centaurs."""
    return BEGINNER_TRIBES[-components.tribes_in_play(players) :]


STANDARD: Final = Ruleset()
BEGINNER: Final = Ruleset(tribes=BEGINNER_TRIBES)

# One preset for each rulebook whose text differs from the default rulings; where a text can be
# read in two ways, the preset takes it by the letter.
# The Russian and German texts have no tribe chapter, so they need none (D73).
POLISH: Final = Ruleset(
    merfolk_scoring=MerfolkScoring.LEADER_ONLY,  # D38
    troll_scope=TrollScope.ALL_END_OF_AGE_TIES,  # D46
    centaur_chain=CentaurChain.SINGLE_EXTRA,  # D26: it speaks of "one more", "the second" band
)
CZECH: Final = Ruleset(
    troll_scope=TrollScope.KINGDOMS_ONLY,  # D46
    ten_skeletons=TenSkeletons.ILLEGAL,  # D44
    orc_raid=OrcRaid.ANY_NUMBER,  # D40
)
PORTUGUESE: Final = Ruleset(
    troll_scope=TrollScope.KINGDOMS_ONLY,  # D46
    ten_skeletons=TenSkeletons.ILLEGAL,  # D44
    centaur_chain=CentaurChain.SINGLE_EXTRA,  # D26: it speaks of "this second" band
)

PRESETS: Final = {
    "standard": STANDARD,
    "beginner": BEGINNER,
    "polish": POLISH,
    "czech": CZECH,
    "portuguese": PORTUGUESE,
}
