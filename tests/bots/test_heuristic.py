"""The decisions and estimates of the heuristic bot."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from ethnos.bots import LegalActions, ReasonCode
from ethnos.bots.heuristic import HeuristicBot
from ethnos.bots.judgement.appraisal import appraise
from ethnos.bots.judgement.kingdoms import troll_gain, worth
from ethnos.bots.judgement.outlook import survival_chance
from ethnos.bots.judgement.scratch import PlainScratch
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.packed.plain_game import PlainGame
from ethnos.packed.seen import seen_game
from ethnos.records.notation import parse_cards
from ethnos.rules import actions as act
from ethnos.rules.apply import apply
from ethnos.rules.cards import Card, Kingdom, Tribe
from ethnos.rules.ruleset import Ruleset, TenSkeletons
from ethnos.rules.setup import new_game
from ethnos.rules.state import Decision
from ethnos.rules.streams import FastSource
from ethnos.rules.view import PlayerView, view
from tests.bots.self_play import stream

TRIBES = (Tribe.DWARF, Tribe.ELF, Tribe.GIANT, Tribe.ORC, Tribe.SKELETON, Tribe.WIZARD)


@pytest.fixture
def seen() -> PlayerView:
    """The first turn of a game, with an empty hand and an empty pool."""
    state, _ = new_game(Ruleset(tribes=TRIBES), FastSource(4))
    first = view(state, state.to_move)
    return replace(first, hand=(), pool=(), known=((),) * 4)


def holding(seen: PlayerView, hand: str, **changes: object) -> PlayerView:
    cards = parse_cards(hand) if hand else ()
    sizes = [1] * seen.players
    sizes[seen.to_move] = len(cards)
    changed: PlayerView = replace(seen, hand=cards, hand_sizes=tuple(sizes), **changes)  # type: ignore[arg-type]  # any field
    return changed


def choice(seen: PlayerView) -> act.Action:
    return HeuristicBot().choose(seen, LegalActions(seen), stream(0))


FIVE_ELVES = "elf:blue+elf:green+elf:grey+elf:orange+elf:purple"


def test_ten_skeletons_are_played_to_win(seen: PlayerView) -> None:
    hand = "+".join(["skeleton"] * 10)
    assert choice(holding(seen, hand)) == act.TEN_SKELETONS


def test_ten_skeletons_pass_if_they_may_not_win(seen: PlayerView) -> None:
    hand = "+".join(["skeleton"] * 10)
    ruleset = replace(seen.ruleset, ten_skeletons=TenSkeletons.ILLEGAL)
    assert choice(holding(seen, hand, ruleset=ruleset)) == act.PASS


def test_band_is_played_before_the_last_dragon(seen: PlayerView) -> None:
    late = holding(
        seen, "elf:blue+elf:green+elf:grey", deck_size=2, dragon_free=0, dragons_revealed=2
    )
    played = choice(late)
    assert isinstance(played, act.PlayBand)
    assert len(played.cards) == 3


def test_fitting_card_is_taken_with_a_reason(seen: PlayerView) -> None:
    pool = parse_cards("dwarf:red+elf:orange+giant:red")
    early = holding(seen, "elf:blue+elf:green+elf:grey", pool=pool)
    advice = HeuristicBot().advise(early, LegalActions(early), stream(0))
    assert advice.best.action == act.RecruitFromPool(Card(Tribe.ELF, Kingdom.ORANGE))
    assert advice.best.reason.code is ReasonCode.RECRUIT_MATCH
    assert advice.best.reason.parameters == {"card": "elf:orange", "size": 4}


def test_full_hand_plays_its_largest_group(seen: PlayerView) -> None:
    hand = f"dwarf:red+{FIVE_ELVES}+giant:red+orc:red+wizard:blue+wizard:red"
    played = choice(holding(seen, hand))
    assert isinstance(played, act.PlayBand)
    assert len(played.cards) == 5


def test_elves_keep_matching_cards() -> None:
    state, _ = new_game(Ruleset(tribes=TRIBES), FastSource(4))
    seat = state.to_move
    state.hands[seat] = parse_cards("elf:blue+elf:green+giant:grey+giant:red+orc:blue")
    band = act.PlayBand(Card(Tribe.ELF, Kingdom.BLUE), (Card(Tribe.ELF, Kingdom.GREEN),))
    apply(state, band)
    asked = view(state, seat)
    assert asked.decision is Decision.KEEP
    assert choice(asked) == act.KeepCards(parse_cards("giant:grey+giant:red"))


@pytest.mark.parametrize(("age", "raids"), [(3, True), (1, False)])
def test_orcs_raid_in_the_last_age_at_the_latest(seen: PlayerView, age: int, raids: bool) -> None:
    board = (Kingdom.BLUE, Kingdom.RED)
    boards = [board if seat == seen.to_move else () for seat in range(seen.players)]
    asked = holding(seen, "", decision=Decision.RAID, age=age, orc_boards=tuple(boards))
    assert choice(asked) == act.Raid(board if raids else ())


def test_survival_chance_follows_from_the_dragons_left(seen: PlayerView) -> None:
    one_left = replace(seen, deck_size=4, dragon_free=0, dragons_revealed=2)
    game = seen_game(one_left)
    assert [survival_chance(game, draws) for draws in range(5)] == [1.0, 0.75, 0.5, 0.25, 0.0]
    all_below = seen_game(replace(seen, deck_size=13, dragon_free=10))
    assert survival_chance(all_below, 12) == 1.0
    assert survival_chance(all_below, 13) == 0.0


def judged(seen: PlayerView) -> tuple[PlainGame, PlainScratch]:
    """Return a view in the last turns of an age, with the value of its board."""
    game = seen_game(replace(seen, deck_size=3, dragon_free=0, dragons_revealed=2))
    scratch = PlainScratch(STANDARD_WEIGHTS)
    appraise(game, scratch, game.to_move)
    return game, scratch


def test_larger_lead_pays_more(seen: PlayerView) -> None:
    markers = tuple((own, 3, 3, 1) for own in range(1, 6))
    shown = replace(seen, age=3, to_move=0, tokens=((2, 4, 8),) * 6, markers=(*markers, (0,) * 4))
    game, scratch = judged(shown)
    pays = [worth(game, scratch, kingdom, 0, 0) for kingdom in range(5)]
    assert all(less < more for less, more in pairwise(pays))
    assert pays[0] > 0
    assert pays[-1] < 8


def test_marker_is_worth_most_where_it_decides(seen: PlayerView) -> None:
    tokens = ((6, 8, 10),) * 6
    own = seen.to_move
    markers = []
    for ours, theirs in ((0, 0), (1, 1), (5, 1), (1, 5), (2, 2), (0, 3)):
        there = [theirs] * seen.players
        there[own] = ours
        markers.append(tuple(there))
    _, scratch = judged(replace(seen, age=3, tokens=tokens, markers=tuple(markers)))
    gains = scratch.marker_gains
    assert all(gain >= 0 for gain in gains)
    assert gains[1] > gains[2]
    assert gains[1] > gains[3]


def test_troll_tokens_are_worth_more_in_a_tie(seen: PlayerView) -> None:
    own = seen.to_move
    level = replace(seen, tokens=((4, 6, 8),) * 6, markers=((2,) * 4,) * 6)
    behind = tuple(3 - 2 * (seat == own) for seat in range(4))
    lost = replace(seen, tokens=((4, 6, 8),) * 6, markers=(behind,) * 6)
    gains = [troll_gain(*judged(shown), own, 3) for shown in (level, lost)]
    assert gains[0] > 2 * gains[1] >= 0
