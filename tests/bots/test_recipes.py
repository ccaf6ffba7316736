"""The baselines follow the published strategies they stand for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ethnos.bots import Bot, LegalActions, make_bot
from ethnos.records.notation import parse_cards
from ethnos.rules.cards import Kingdom, Tribe
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.state import Decision, GiantToken
from ethnos.rules.streams import FastSource
from ethnos.rules.view import PlayerView, view
from tests.bots.self_play import stream

TRIBES = (Tribe.CENTAUR, Tribe.ELF, Tribe.GIANT, Tribe.MERFOLK, Tribe.ORC, Tribe.SKELETON)
TOKENS = ((0, 2, 10), (2, 4, 6), (4, 4, 8), (0, 6, 6), (6, 6, 8), (2, 8, 10))
"""Purple pays most in age I."""


def turn(hand: str, pool: str = "", *, markers: int = 0, **changes: object) -> PlayerView:
    """Return a turn with these cards and this many own markers in every kingdom."""
    state, _ = new_game(Ruleset(tribes=TRIBES), FastSource(4))
    seen = view(state, state.to_move)
    there = tuple(markers * (seat == seen.seat) for seat in range(4))
    cards = parse_cards(hand) if hand else ()
    plain: PlayerView = replace(
        seen,
        hand=cards,
        pool=parse_cards(pool) if pool else (),
        known=((),) * 4,
        hand_sizes=tuple(len(cards) if seat == seen.seat else 1 for seat in range(4)),
        markers=(there,) * 6,
        tokens=TOKENS,
    )
    return replace(plain, **changes)  # type: ignore[arg-type]  # any field


def choice(bot: Bot, seen: PlayerView, seed: int = 0) -> str:
    return str(bot.choose(seen, LegalActions(seen), stream(seed)))


MARKER = make_bot("marker")
COLLECTOR = make_bot("collector")


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("orc:red", "band orc:red"),  # the whole hand is one orc of a new colour
        ("orc:red+elf:blue", "draw"),
    ],
)
def test_marker_plays_an_orc_alone_only_if_it_is_the_whole_hand(hand: str, expected: str) -> None:
    assert choice(MARKER, turn(hand, markers=2)) == expected


def test_marker_plays_merfolk_for_a_free_marker() -> None:
    hand = "merfolk:red+merfolk:blue+merfolk:grey"
    assert choice(MARKER, turn(hand, markers=3)).startswith("band merfolk")
    past = turn(hand, markers=3, merfolk=(3,) * 4)
    assert choice(MARKER, past) == "draw"


def test_marker_starts_with_an_orc_then_with_three_of_a_kind_then_at_random() -> None:
    assert choice(MARKER, turn("", "elf:red+giant:red+merfolk:red+orc:blue")) == "take orc:blue"
    assert choice(MARKER, turn("", "elf:blue+giant:red+merfolk:red+centaur:red")) != "take elf:blue"
    pool = turn("", "elf:blue+giant:red+merfolk:green")
    assert {choice(MARKER, pool, seed) for seed in range(30)} == {
        "take elf:blue",
        "take giant:red",
        "take merfolk:green",
    }


@pytest.mark.parametrize(
    ("hand", "pool", "expected"),
    [
        ("elf:red+giant:red", "elf:blue+orc:red", "take orc:red"),  # colour before tribe
        ("elf:red+elf:blue", "orc:red+elf:green", "take elf:green"),  # unless of it there are more
        ("elf:red+giant:red", "orc:blue+skeleton", "take skeleton"),
        ("elf:red+giant:red", "orc:blue", "draw"),
        ("skeleton", "skeleton+elf:red", "take elf:red"),
    ],
)
def test_marker_takes_what_the_hand_has_most_of(hand: str, pool: str, expected: str) -> None:
    assert choice(MARKER, turn(hand, pool, markers=3)) == expected


def test_marker_always_plays_another_band_after_centaurs() -> None:
    seen = turn("elf:red+merfolk:blue", markers=5, decision=Decision.FURTHER_BAND)
    assert choice(MARKER, seen).startswith("band")
    assert choice(COLLECTOR, seen) == "stop"


def test_marker_places_where_a_kingdom_pays_most() -> None:
    seen = turn("elf:red", decision=Decision.FREE_MARKER)
    assert choice(MARKER, seen) == "free purple"


def test_collector_counts_the_giant_token_and_what_elves_keep() -> None:
    held = GiantToken(0, 5)
    giants = "giant:red+giant:blue+giant:grey"
    assert choice(COLLECTOR, turn(giants, markers=5)).startswith("band")
    assert choice(COLLECTOR, turn(giants, markers=5, giant=held)) == "draw"
    kept = "elf:red+elf:blue+elf:grey+orc:green+orc:orange+merfolk:purple"
    assert choice(COLLECTOR, turn(kept, markers=5)).startswith("band elf")


def test_collector_counts_skeletons_as_matches() -> None:
    seen = turn("skeleton+elf:grey", "elf:red+orc:blue", markers=5)
    assert choice(COLLECTOR, seen) == "take elf:red"


def test_collector_weighs_orc_spaces() -> None:
    plain = turn("orc:red+orc:orange+orc:red", markers=5)
    assert choice(COLLECTOR, plain) == "draw"
    board = (Kingdom.BLUE, Kingdom.GREEN, Kingdom.GREY)
    assert choice(COLLECTOR, replace(plain, orc_boards=(board,) * 4)).startswith("band orc")
