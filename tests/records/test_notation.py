"""The notation of cards and actions: it round-trips, and tolerates sloppy typing."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethnos.records.errors import NotationError
from ethnos.records.notation import (
    parse_action,
    parse_card,
    parse_cards,
    parse_deck_card,
    parse_kingdom,
    parse_kingdoms,
    parse_tribe,
)
from ethnos.rules import actions as act
from ethnos.rules.actions import Action
from ethnos.rules.cards import CARD_TYPES, DRAGON, SKELETON, Card, Kingdom, Tribe
from ethnos.rules.errors import EthnosError

cards = st.sampled_from(CARD_TYPES)
leaders = st.sampled_from([card for card in CARD_TYPES if not card.is_skeleton])
sorted_cards = st.lists(cards, max_size=9).map(lambda some: tuple(sorted(some)))
kingdom_or_none = st.sampled_from([None, *Kingdom])
small = st.integers(min_value=0, max_value=18)

ACTIONS: dict[type[Action], st.SearchStrategy[Action]] = {
    act.RecruitFromDeck: st.just(act.RECRUIT_FROM_DECK),
    act.RecruitFromPool: st.builds(act.RecruitFromPool, cards),
    act.PlayBand: st.builds(act.PlayBand, leaders, sorted_cards) | st.just(act.TEN_SKELETONS),
    act.Pass: st.just(act.PASS),
    act.PlaceMarker: st.builds(act.PlaceMarker, kingdom_or_none),
    act.MoveMerfolk: st.builds(act.MoveMerfolk, small),
    act.PlaceFreeMarker: st.builds(act.PlaceFreeMarker, kingdom_or_none),
    act.PlaceOrcMarker: st.builds(act.PlaceOrcMarker, st.booleans()),
    act.TakeTrollToken: st.builds(act.TakeTrollToken, st.sampled_from([None, 1, 2, 3, 4, 5, 6])),
    act.StopPlaying: st.just(act.STOP_PLAYING),
    act.KeepCards: st.builds(act.KeepCards, sorted_cards),
    act.DrawCards: st.builds(act.DrawCards, small),
    act.Raid: st.builds(
        act.Raid, st.sets(st.sampled_from(Kingdom)).map(lambda some: tuple(sorted(some)))
    ),
}


def test_every_kind_of_action_is_tried() -> None:
    assert set(ACTIONS) == set(Action.__args__)


@given(st.one_of(*ACTIONS.values()))
def test_action_text_round_trips(action: Action) -> None:
    assert parse_action(str(action)) == action


@given(st.one_of(*ACTIONS.values()), st.randoms(use_true_random=False))
def test_case_and_spaces_are_ignored(action: Action, random: Random) -> None:
    text = str(action).replace("+", " +  ").replace(":", " : ").replace(" ", "  ")
    sloppy = "".join(random.choice((letter, letter.upper())) for letter in text)
    assert parse_action(f"  {sloppy} ") == action


@given(leaders, st.lists(cards, max_size=9))
def test_followers_are_accepted_in_any_order(leader: Card, others: list[Card]) -> None:
    text = "band " + "+".join(map(str, (leader, *others)))
    assert parse_action(text) == act.PlayBand(leader, tuple(sorted(others)))


@pytest.mark.parametrize("card", CARD_TYPES, ids=str)
def test_card_text_round_trips(card: Card) -> None:
    assert parse_card(str(card)) == card
    assert parse_deck_card(str(card)) == card


def test_dragon_is_deck_card_only() -> None:
    assert parse_deck_card("Dragon") is DRAGON
    with pytest.raises(NotationError, match="there is no tribe 'dragon'"):
        parse_card("dragon")


@pytest.mark.parametrize(
    ("short", "full"),
    [
        ("b el:r + o:r", "band elf:red+orc:red"),
        ("ta sk", "take skeleton"),
        ("k o:pu+c:b", "keep centaur:blue+orc:purple"),
        ("ra r+gree", "raid green+red"),
        ("o y", "orc yes"),
        ("d", "draw"),
    ],
)
def test_abbreviations_are_accepted(short: str, full: str) -> None:
    assert str(parse_action(short)) == full


def test_none_must_be_written_out() -> None:
    with pytest.raises(NotationError, match="there is no kingdom 'n'"):
        parse_action("free n")


def test_only_band_of_ten_skeletons_has_no_leader() -> None:
    assert parse_action("band " + "+".join(["skeleton"] * 10)) == act.TEN_SKELETONS
    assert parse_action("band skeleton+elf:red") == act.PlayBand(
        SKELETON, (Card(Tribe.ELF, Kingdom.RED),)
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no action is named"),
        ("dance", "there is no action 'dance'"),
        ("p", "action 'p' could be pass or place"),
        ("draw 2", "nothing follows 'draw'"),
        ("take", "'take' needs a card"),
        ("take elf", "card 'elf' lacks its kingdom"),
        ("take elf:", "no kingdom is named"),
        ("take :red", "no tribe is named"),
        ("take elf:red+orc:red", "there is no kingdom 'red\\+orc:red'"),
        ("take m:red", "tribe 'm' could be merfolk or minotaur"),
        ("take skeleton:red", "a skeleton has no kingdom"),
        ("band", "'band' needs cards, the leader first"),
        ("band none", "a band needs a card"),
        ("band elf:red+", "no tribe is named"),
        ("place gre", "kingdom 'gre' could be green or grey"),
        ("move x", "'x' is not a number"),
        ("move -1", "'-1' is not a number"),
        ("move ٣", "is not a number"),
        ("wizard 2.5", "'2.5' is not a number"),
        ("troll 0", "there is no troll token 0"),
        ("orc maybe", "there is no answer 'maybe'"),
        ("raid red+red", "names a kingdom twice"),
    ],
)
def test_unreadable_text_is_explained(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason) as caught:
        parse_action(text)
    assert str(caught.value).startswith(f"cannot read '{text}'")
    assert isinstance(caught.value, EthnosError)
    assert isinstance(caught.value, ValueError)


@given(st.text())
def test_parser_survives_any_text(text: str) -> None:
    for parse in (
        parse_action,
        parse_card,
        parse_cards,
        parse_kingdom,
        parse_kingdoms,
        parse_tribe,
    ):
        try:
            parse(text)
        except NotationError:
            continue
