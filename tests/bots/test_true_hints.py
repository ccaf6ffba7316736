"""Every sentence of a hint is true, and no alternative argues against the best action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from ethnos.bots import LEVELS, LegalActions, Reason, ReasonCode, advise, make_bot
from ethnos.bots.appraisal import Appraisal
from ethnos.bots.reasons import explain, why
from ethnos.bots.weights import STANDARD_WEIGHTS
from ethnos.records.notation import parse_action, parse_cards
from ethnos.rules import actions as act
from ethnos.rules.cards import Tribe
from ethnos.rules.ruleset import OPTION_NAMES, Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.state import Decision
from ethnos.rules.streams import FastSource
from ethnos.rules.view import PlayerView, view
from tests.bots.claims import CLAIMS, Hint, hints_of, is_true
from tests.bots.self_play import self_play_states, stream, varied_ruleset

GAMES = 15
PLAYERS = ("heuristic", "random", "marker")
"""Who plays the games whose positions are sampled: different hands, pools and boards."""
THOUGHTFUL = ("novice", "adventurer", "heuristic")
PLAIN = ("random", "marker", "collector")
"""Those that have few reasons to give."""
TRIBES = (Tribe.CENTAUR, Tribe.ELF, Tribe.MERFOLK, Tribe.ORC, Tribe.SKELETON, Tribe.TROLL)


@cache
def sampled_views() -> tuple[PlayerView, ...]:
    """Return every third decision of games of all player counts and many rulesets."""
    games = (
        self_play_states(make_bot(PLAYERS[number % 3]), varied_ruleset(number), seed=number)
        for number in range(GAMES)
    )
    return tuple(view(s, s.to_move) for states in games for s in islice(states, 0, None, 3))


def sampled_hints(adviser: str) -> Iterator[Hint]:
    bot = make_bot(adviser)
    for number, seen in enumerate(sampled_views()):
        yield from hints_of(seen, advise(bot, seen, LegalActions(seen), stream(number), 4))


def test_every_reason_has_a_claim() -> None:
    assert CLAIMS.keys() == set(ReasonCode)


def test_every_level_is_sampled() -> None:
    assert {level.id for level in LEVELS} <= {*THOUGHTFUL, *PLAIN, "search"}


@pytest.mark.parametrize("adviser", THOUGHTFUL)
def test_no_sentence_is_false(adviser: str) -> None:
    codes: Counter[ReasonCode] = Counter()
    for hint in sampled_hints(adviser):
        codes[hint.reason.code] += 1
        assert is_true(hint), hint
    assert codes.total() > 5_000
    assert len(codes) > 25


@pytest.mark.parametrize("adviser", PLAIN)
def test_no_sentence_of_a_bot_of_few_words_is_false(adviser: str) -> None:
    assert [hint for hint in sampled_hints(adviser) if not is_true(hint)] == []


def test_no_sentence_of_the_search_is_false() -> None:
    """Few simulated games: what it says follows from the position, whatever it chooses."""
    bot = make_bot("search", playouts=30)
    codes: Counter[ReasonCode] = Counter()
    for number, seen in enumerate(sampled_views()[::12]):
        advice = advise(bot, seen, LegalActions(seen), stream(number), 4)
        for hint in hints_of(seen, advice):
            codes[hint.reason.code] += 1
            assert is_true(hint), hint
    assert codes[ReasonCode.IMAGINED] > 100
    assert len(codes) > 10


def test_sampled_hints_cover_the_game() -> None:
    views = sampled_views()
    assert {seen.players for seen in views} == set(range(2, 7))
    assert {tribe for seen in views for tribe in seen.tribes} == set(Tribe)
    assert {seen.decision for seen in views} == {
        decision for decision in Decision if decision not in ("age_over", "game_over")
    }
    for name in OPTION_NAMES:
        assert len({getattr(seen.ruleset, name) for seen in views}) > 1, name


# The checks can fail: sentences that bots used to say.


@pytest.fixture
def seen() -> PlayerView:
    """The first turn of a game, with an empty hand and an empty pool."""
    state, _ = new_game(Ruleset(tribes=TRIBES), FastSource(4))
    return replace(view(state, state.to_move), hand=(), pool=(), known=((),) * 4)


def holding(seen: PlayerView, hand: str, pool: str = "") -> PlayerView:
    cards = parse_cards(hand) if hand else ()
    sizes = [len(cards) if seat == seen.seat else 1 for seat in range(seen.players)]
    offered = parse_cards(pool) if pool else ()
    return replace(seen, hand=cards, pool=offered, hand_sizes=tuple(sizes))


def said(seen: PlayerView, action: str, *, best: bool = True) -> Reason:
    return why(Appraisal(seen, STANDARD_WEIGHTS), parse_action(action), best=best)


Case = tuple[str, str, str, Reason, bool]
"""Hand, pool, action, a false reason, and whether the action is the best one."""


def false(
    hand: str, pool: str, action: str, code: ReasonCode, *, best: bool = True, **named: str | int
) -> Case:
    return hand, pool, action, Reason(code, named), best


FALSE = [
    false(
        "elf:red+skeleton", "elf:blue", "take elf:blue", ReasonCode.RECRUIT_MATCH,
        card="elf:blue", size=2,
    ),
    false("skeleton", "elf:blue", "take elf:blue", ReasonCode.RECRUIT_START, card="elf:blue"),
    false("", "elf:blue", "take elf:blue", ReasonCode.RECRUIT_START, card="elf:blue"),
    false(
        "skeleton", "skeleton", "take skeleton", ReasonCode.RECRUIT_MATCH, card="skeleton", size=2
    ),
    false("elf:red", "", "draw", ReasonCode.RECRUIT_DECK, percent=0),
    false("elf:red", "orc:blue", "draw", ReasonCode.RECRUIT_DECK, percent=0, best=False),
    false("elf:red", "orc:blue", "draw", ReasonCode.RECRUIT_DECK, percent=9),
    false(
        "elf:red+orc:red", "", "band elf:red+orc:red", ReasonCode.BAND_ABILITY, size=2, tribe="elf"
    ),
    false("centaur:red", "", "band centaur:red", ReasonCode.BAND_ABILITY, size=1, tribe="centaur"),
    false("elf:red", "", "band elf:red", ReasonCode.ONLY_CHOICE),
    false(
        "elf:red", "", "band elf:red", ReasonCode.BAND_MARKER, size=1, kingdom="red",
        standing="ties",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "pool", "action", "reason", "best"), FALSE)
def test_false_sentence_is_noticed(
    seen: PlayerView, hand: str, pool: str, action: str, reason: Reason, best: bool
) -> None:
    asked = holding(seen, hand, pool)
    assert not is_true(Hint(asked, parse_action(action), reason, best))
    spoken = said(asked, action, best=best)
    assert spoken != reason
    assert is_true(Hint(asked, parse_action(action), spoken, best))


def test_skeletons_in_hand_count(seen: PlayerView) -> None:
    asked = holding(seen, "elf:red+elf:grey+skeleton", "elf:blue+skeleton")
    for card in ("elf:blue", "skeleton"):
        reason = said(asked, f"take {card}")
        assert reason == Reason(ReasonCode.RECRUIT_MATCH, {"card": card, "size": 4})


def test_alternatives_are_described_and_not_recommended(seen: PlayerView) -> None:
    asked = replace(holding(seen, "elf:red+orc:blue"), decision=Decision.FURTHER_BAND)
    assert said(asked, "stop").code is ReasonCode.STOP
    assert said(asked, "stop", best=False) == Reason(ReasonCode.DISCARD, {"count": 2})
    assert said(asked, "keep none", best=False) == Reason(ReasonCode.DISCARD, {"count": 2})


def test_only_choice_is_said_of_the_only_legal_action(seen: PlayerView) -> None:
    appraisal = Appraisal(holding(seen, "elf:red"), STANDARD_WEIGHTS)
    draw = act.RECRUIT_FROM_DECK
    assert explain(appraisal, [draw], [draw]) == [Reason(ReasonCode.ONLY_CHOICE)]
    [reason] = explain(appraisal, [draw], LegalActions(appraisal.view))
    assert reason.code is ReasonCode.RECRUIT_POOL_EMPTY


def test_merfolk_tell_where_they_arrive(seen: PlayerView) -> None:
    asked = replace(holding(seen, "elf:red"), decision=Decision.MERFOLK_MOVE)
    expected = {"space": 7, "spaces": 7, "symbols": 2}
    assert said(asked, "move 7") == Reason(ReasonCode.MERFOLK_MOVE, expected)


def test_troll_token_tells_whose_ties_it_wins(seen: PlayerView) -> None:
    tokens = tuple((4,) if seat == 3 - (seen.seat or 0) else () for seat in range(4))
    asked = replace(seen, trolls=tokens, decision=Decision.TROLL_TOKEN)
    expected = {3: (2, "some"), 5: (3, "all")}
    for token, (rivals, standing) in expected.items():
        parameters = {"token": token, "rivals": rivals, "standing": standing}
        assert said(asked, f"troll {token}").parameters == parameters
