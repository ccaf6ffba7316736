"""Lock-step cases, spread over player counts, tribes, options, policies and starts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from ethnos.packed.moves import CODE_OF_STEP, STEPS
from ethnos.records.digest import game_seed
from ethnos.rules import actions as act
from ethnos.rules.cards import SKELETON, Card, DeckCard, Kingdom, Tribe, ally_deck, together
from ethnos.rules.components import MERFOLK_LAST_SPACE, tribes_in_play
from ethnos.rules.house import HOUSE_NUMBERS
from ethnos.rules.ruleset import OPTION_NAMES, Ruleset, option_values
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.rules.steps import Add, Commit, Keep, Kept, Lead, Step
from ethnos.rules.streams import CASE_STREAM, FastSource, Stream, shuffle


class Policy(StrEnum):
    """How steps are chosen."""

    UNIFORM = "uniform"
    HOARDER = "hoarder"
    """Recruits while possible, then plays large bands."""
    ADVERSARY = "adversary"
    """Prefers rare decisions: symbols, chains, large draws, skeletons, declined markers."""


class Start(StrEnum):
    """How the state is prepared before the first decision."""

    DEALT = "dealt"
    FEW_MARKERS = "few_markers"
    """Each player has two markers left."""
    NEAR_SYMBOLS = "near_symbols"
    """All merfolk markers are near the end of their track."""
    SKELETONS = "skeletons"
    """One hand holds skeletons up to one below the limit, the pool the others."""
    LARGE_HANDS = "large_hands"
    """Every hand holds cards of one kingdom, up to one below the limit."""
    DRAGONS_NEAR = "dragons_near"
    """The dragons are among the next cards."""
    LAST_AGE = "last_age"
    """Only the last age is left."""


@dataclass(frozen=True, slots=True)
class Case:
    """One game to compare."""

    ruleset: Ruleset
    seed: int
    policy: Policy = Policy.UNIFORM
    start: Start = Start.DEALT


def cases(
    count: int, root_seed: int = 0, first: int = 0, policy: Policy | None = None
) -> Iterator[Case]:
    """Yield cases spread over player counts, tribes, options, starts and policies.

    With `policy`, every case uses that policy.
    """
    for index in range(first, first + count):
        seed = game_seed(root_seed, index)
        case = _case(index, seed, FastSource(seed).stream(CASE_STREAM))
        yield case if policy is None else replace(case, policy=policy)


def house_cases(count: int, root_seed: int = 0, first: int = 0) -> Iterator[Case]:
    """Yield cases with house numbers: at least one of them is not as printed."""
    for case in cases(count, root_seed, first):
        stream = FastSource(game_seed(case.seed, 1)).stream(CASE_STREAM)
        ruleset = case.ruleset
        while not ruleset.variants:
            ruleset = ruleset.with_options(**_house_numbers(ruleset.players, stream))
        yield replace(case, ruleset=ruleset)


def _house_numbers(players: int, stream: Stream) -> dict[str, str]:
    return {
        name: str(number.least + stream.below(number.most(players) + 1 - number.least))
        for name, number in HOUSE_NUMBERS.items()
        if stream.below(2)
    }


def _case(index: int, seed: int, stream: Stream) -> Case:
    players = 2 + index % 5
    tribes = list(Tribe)
    shuffle(stream, tribes)
    start = tuple(Start)[stream.below(len(Start))] if stream.below(2) else Start.DEALT
    if start is Start.SKELETONS:
        tribes.sort(key=lambda tribe: tribe is not Tribe.SKELETON)
    random_tribes = start is not Start.SKELETONS and stream.below(2)
    given = None if random_tribes else tuple(tribes[: tribes_in_play(players)])
    ruleset = Ruleset(players, given)
    if stream.below(4):  # A quarter of all games keep the default rulings.
        ruleset = ruleset.with_options(
            **{
                name: option_values(name)[stream.below(len(option_values(name)))]
                for name in OPTION_NAMES
            }
        )
    policy = tuple(Policy)[index // 5 % len(Policy)]
    return Case(ruleset, seed, policy, start)


# Policies: a step is chosen with a probability proportional to its weight.


def _hoarder(step: Step) -> int:
    if isinstance(step, Add):
        return 40
    return 8 if isinstance(step, act.RecruitFromDeck | act.RecruitFromPool | Keep) else 1


_RARE_LEADERS: Final = {
    Tribe.CENTAUR: 12,
    Tribe.MERFOLK: 12,
    Tribe.ORC: 12,
    Tribe.TROLL: 8,
    Tribe.WINGFOLK: 8,
    Tribe.WIZARD: 16,
    Tribe.SKELETON: 100,
}


def _adversary(step: Step) -> int:
    match step:
        case act.RecruitFromDeck():
            return 12
        case act.RecruitFromPool(card) | Keep(card):
            return 20 if card.is_skeleton else 4
        case Lead(card):
            return _RARE_LEADERS.get(card.tribe, 2)
        case Add(card):
            return 1 if card.is_skeleton else 4
        case Commit():
            return 4
        case act.PlaceMarker(None) | act.PlaceFreeMarker(None):
            return 3
        case act.PlaceOrcMarker(True) | act.TakeTrollToken(int()):
            return 3
        case act.MoveMerfolk(number) | act.DrawCards(number):
            return 1 + 2 * number
        case act.PlaceMarker() | act.PlaceFreeMarker() | act.PlaceOrcMarker():
            return 1
        case act.TakeTrollToken() | act.StopPlaying() | act.Raid() | act.Pass() | Kept():
            return 1
        case act.PlayBand() | act.KeepCards():
            raise AssertionError(f"'{step}' consists of several steps")


def _weights(weigh: Callable[[Step], int]) -> list[int]:
    return [weigh(step) for step in STEPS]


WEIGHTS: Final = {
    Policy.UNIFORM: _weights(lambda _: 1),
    Policy.HOARDER: _weights(_hoarder),
    Policy.ADVERSARY: _weights(_adversary),
}
"""By policy, the weight of each code; nothing here needs numpy, so browsers play cases, too."""
_WEIGHT_OF_STEP: Final = {
    policy: {step: weights[code] for step, code in CODE_OF_STEP.items()}
    for policy, weights in WEIGHTS.items()
}


def choose(options: list[Step], policy: Policy, stream: Stream) -> int:
    """Return the index of the step that a policy chooses."""
    if policy is Policy.UNIFORM:
        return stream.below(len(options))
    weights = [_WEIGHT_OF_STEP[policy][option] for option in options]
    left = stream.below(sum(weights))
    for number, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return number
    raise AssertionError("a number below the sum of all weights")


# Starts: states prepared so that rare decisions are frequent.


def deal(case: Case) -> GameState:
    """Return the first state of a case."""
    state, _ = new_game(case.ruleset, FastSource(case.seed))
    match case.start:
        case Start.FEW_MARKERS:
            state.supply = [2 for _ in state.supply]
        case Start.NEAR_SYMBOLS:
            if Tribe.MERFOLK in state.tribes:
                state.merfolk = [MERFOLK_LAST_SPACE - 7 + seat for seat in range(state.players)]
        case Start.SKELETONS:
            _hand_out_skeletons(state)
        case Start.LARGE_HANDS:
            _fill_hands(state)
        case Start.DRAGONS_NEAR:
            del state.deck[len(state.deck) - state.dragon_free :]
            state.dragon_free = 0
        case Start.LAST_AGE:
            state.age = state.ruleset.ages
        case Start.DEALT:
            pass
    return state


def _hand_out_skeletons(state: GameState) -> None:
    """Move all skeletons: to the first player's hand up to the last card, the rest to the pool."""
    upper = _without_skeletons(state.deck[len(state.deck) - state.dragon_free :])
    state.deck = [*_without_skeletons(state.deck[: len(state.deck) - state.dragon_free]), *upper]
    state.dragon_free = len(upper)
    state.pool = tuple(card for card in state.pool if not card.is_skeleton)
    state.hands = [tuple(c for c in hand if not c.is_skeleton) for hand in state.hands]
    seat = state.first_player
    held = state.ruleset.hand_limit - 1
    skeletons = ally_deck((Tribe.SKELETON,))
    state.pool = together(state.pool, (*state.hands[seat], *skeletons[held:]))
    state.hands[seat] = tuple(skeletons[:held])


def _without_skeletons(cards: list[DeckCard]) -> list[DeckCard]:
    return [card for card in cards if card != SKELETON]


def _fill_hands(state: GameState) -> None:
    """Deal every player cards of one kingdom from the deck, up to the last a hand may hold."""
    held = state.ruleset.hand_limit - 1
    for seat, kingdom in zip(range(state.players), Kingdom, strict=False):
        for index in range(len(state.deck) - 1, -1, -1):
            card = state.deck[index]
            if len(state.hands[seat]) < held and isinstance(card, Card) and card.kingdom is kingdom:
                if index >= len(state.deck) - state.dragon_free:
                    state.dragon_free -= 1
                del state.deck[index]
                state.hands[seat] = together(state.hands[seat], (card,))
