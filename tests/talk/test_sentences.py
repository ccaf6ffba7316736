"""Events, previews, refusals and reasons as a player reads them."""

from dataclasses import fields, replace
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ethnos.bots import Reason, ReasonCode
from ethnos.i18n import Messages
from ethnos.records.notation import parse_card
from ethnos.rules import events as ev
from ethnos.rules.actions import PlayBand
from ethnos.rules.bands import Band
from ethnos.rules.cards import Card, Kingdom
from ethnos.rules.events import Event
from ethnos.rules.game import Game
from ethnos.rules.results import AreaResult, BandResult, Place, RaidResult
from ethnos.rules.ruleset import OPTION_NAMES, Ruleset, option_values
from ethnos.rules.state import Decision
from ethnos.rules.steps import random_action
from ethnos.rules.streams import FastSource
from ethnos.rules.view import redact
from ethnos.talk.preview import confirmation, preview_band
from ethnos.talk.projection import Projector
from ethnos.talk.questions import prompt, question
from ethnos.talk.reasons import reason_phrase
from ethnos.talk.sentences import narrate_to, tell
from ethnos.talk.voice import Voice

MESSAGES = Messages(strict=True)
NAMES = ("Ida", "Kofi", "Noor", "Tomas", "Wren", "Bela")


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(word) for word in text.split())


def band(text: str) -> Band:
    leader, *others = cards(text)
    return Band(leader, tuple(sorted(others)))


def said(*events: Event) -> list[str]:
    return [MESSAGES.say(phrase) for phrase in tell(events, NAMES)]


def test_documented_example_sentence() -> None:
    played = ev.BandPlayed(1, band("dwarf:purple dwarf:red dwarf:red"))
    placed = ev.MarkerPlaced(1, Kingdom.PURPLE, 2, free=False)
    assert said(played, placed) == [
        "Kofi plays 3 dwarves led by one of Duris and places a marker in Duris, 2 there now."
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("elf:orange", "an elf of Ithys alone"),
        ("elf:red elf:red", "2 elves of Rhea"),
        ("elf:red elf:blue", "2 elves led by one of Rhea"),
        ("orc:red elf:red", "2 cards of Rhea led by an orc"),
        ("elf:red skeleton", "an elf of Rhea and 1 skeleton"),
        ("elf:red elf:red skeleton skeleton", "2 elves of Rhea and 2 skeletons"),
        ("elf:red elf:blue skeleton", "2 elves and 1 skeleton led by an elf of Rhea"),
        ("orc:red elf:red skeleton", "2 cards of Rhea and 1 skeleton led by an orc"),
        ("merfolk:grey merfolk:green", "2 merfolk led by one of Pelagon"),
    ],
)
def test_band_is_described_by_leader_and_size(text: str, sentence: str) -> None:
    assert said(ev.BandPlayed(0, band(text))) == [f"Ida plays {sentence}."]


def test_band_without_marker_gives_reason() -> None:
    halflings = ev.BandPlayed(0, band("halfling:red"))
    assert said(halflings, ev.NoMarkerPlaced(0, Kingdom.RED, declined=False)) == [
        "Ida plays a halfling of Rhea alone: halflings place no marker."
    ]
    orc = ev.BandPlayed(0, band("orc:red"))
    assert said(orc, ev.NoMarkerPlaced(0, Kingdom.RED, declined=False)) == [
        "Ida plays an orc of Rhea alone, without a marker."
    ]
    assert said(orc, ev.NoMarkerPlaced(0, Kingdom.RED, declined=True)) == [
        "Ida plays an orc of Rhea alone and declines the marker."
    ]


def test_wingfolk_with_single_open_kingdom_is_told_in_full() -> None:
    played = ev.BandPlayed(0, band("wingfolk:red"))
    assert said(played, ev.MarkerPlaced(0, Kingdom.GREY, 1, free=False)) == [
        "Ida plays a wingfolk of Rhea alone.",
        "Ida places a marker in Pelagon, 1 there now.",
    ]


def test_hidden_card_is_not_named() -> None:
    drawn = ev.CardDrawn(2, parse_card("elf:red"))
    assert said(redact(drawn, 2)) == ["Noor draws an elf of Rhea."]
    assert said(redact(drawn, 0)) == ["Noor draws from the deck."]
    kept = ev.CardsKept(2, 2, cards("elf:red elf:red"))
    assert said(redact(kept, 2)) == ["Noor keeps 2 cards: 2 elves of Rhea."]
    assert said(redact(kept, None)) == ["Noor keeps 2 cards."]


def place(rank: int, seats: tuple[int, ...], strength: int, values: tuple[int, ...]) -> Place:
    return Place(rank, seats, strength, values, sum(values) // len(seats), by_trolls=False)


def test_kingdom_score_shows_arithmetic() -> None:
    places = (place(1, (0, 1), 3, (10, 6)), place(3, (2,), 1, (4,)), place(4, (3,), 1, ()))
    assert said(ev.AreaScored(AreaResult(Kingdom.GREY, (10, 6, 4), places))) == [
        "Pelagon (grey) pays 10, 6 and 4.",
        "First, shared: Ida and Kofi with 3 markers each: (10 + 6) / 2 = 8 glory each.",
        "Third: Noor with 1 marker: 4 glory.",
        "Fourth: Tomas with 1 marker: nothing.",
    ]


def test_troll_tokens_that_decide_are_told_after_what_each_has() -> None:
    shared = replace(place(2, (0, 1), 1, (0,)), by_trolls=True)
    assert said(ev.AreaScored(AreaResult(Kingdom.GREY, (4, 0), (shared,))))[1] == (
        "Second, shared: Ida and Kofi with 1 marker each, troll tokens deciding: "
        "0 / 2 = 0 glory each."
    )


def test_rounding_loss_is_told() -> None:
    places = (place(1, (0, 1, 2), 1, (4,)),)
    assert said(ev.AreaScored(AreaResult(Kingdom.RED, (4,), places)))[1] == (
        "First, shared: Ida, Kofi and Noor with 1 marker each: 4 / 3 = 1 glory each, 1 lost."
    )


def test_lone_player_of_two_earns_both_tokens() -> None:
    result = AreaResult(Kingdom.RED, (8, 2), (place(1, (1,), 3, (8, 2)),), sole_presence=True)
    assert said(ev.AreaScored(result))[1] == (
        "Kofi with 3 markers is alone and earns 8 + 2 = 10 glory."
    )


def test_trolls_and_the_merfolk_track() -> None:
    first = Place(1, (0,), 9, (4,), 4, by_trolls=True)
    assert said(ev.AreaScored(AreaResult(None, (4, 2), (first,)))) == [
        "The merfolk track pays 4 and 2.",
        "First: Ida on space 9, troll tokens deciding: 4 glory.",
    ]
    assert said(ev.AreaScored(AreaResult(Kingdom.RED, (4,), ())))[1] == "Nobody has a place there."


def test_bands_of_player_are_told_together() -> None:
    def scored(text: str, skeletons: int, dwarf: int, counted: int, glory: int) -> Event:
        return ev.BandScored(BandResult(0, band(text), skeletons, dwarf, counted, glory))

    single = scored("orc:red", 0, 0, 1, 0)
    assert said(
        single,
        scored("dwarf:red elf:red skeleton skeleton", 2, 1, 3, 3),
        scored("orc:red elf:red skeleton", 1, 0, 2, 1),
        single,
        scored("dwarf:red", 0, 1, 2, 1),
    ) == [
        (
            "Bands of Ida: 3 for 4 cards (without skeletons, with the dwarf 3), "
            "1 for 3 cards (without skeletons 2), 1 for 1 card (with the dwarf 2) "
            "and 2 times 0 for 1 card. Together 5 glory."
        )
    ]


def test_raids_are_told() -> None:
    raided = ev.OrcsRaided(RaidResult(3, (Kingdom.BLUE, Kingdom.RED), 3))
    assert said(raided) == ["Tomas raids with 2 orc markers (Straton and Rhea): 3 glory."]
    assert said(ev.OrcsRaided(RaidResult(3, (), 0))) == ["Tomas does not raid."]


SOME_OPTIONS = st.fixed_dictionaries(
    {name: st.sampled_from(option_values(name)) for name in OPTION_NAMES}
)


@settings(max_examples=15)
@given(st.integers(2, 6), SOME_OPTIONS, st.integers(0, 10_000))
def test_every_game_can_be_narrated(players: int, options: dict[str, str], seed: int) -> None:
    """Narrate a whole random game to a player and to spectators; strict messages raise."""
    game = Game(Ruleset(players).with_options(**options), seed=seed)
    stream = FastSource(seed).stream(99)
    while not game.is_over:
        action, _ = random_action(game.state, stream)
        assert MESSAGES.say(question(game.state, Voice.TERMINAL))
        for seat in (None, game.state.to_move):
            asked = prompt(game.state, NAMES[:players], seat)
            assert MESSAGES.say(asked.title)
            assert MESSAGES.say(asked.say)
        assert MESSAGES.say(confirmation(game.state, action))
        if isinstance(action, PlayBand):
            assert MESSAGES.say(preview_band(game.state, action, Voice.TERMINAL).say)
        game.play(action)
    for seat in (None, 0):
        events = [redact(event, seat) for happened in game.events for event in happened]
        for sentence in tell(events, NAMES[:players]):
            assert MESSAGES.say(sentence)


@pytest.mark.parametrize(
    ("hand", "title"),
    [
        ("elf:red", "**Choose cards for a band.**"),
        ("skeleton", "**There is nothing you can do.** You have to pass."),
    ],
)
def test_title_offers_nothing_that_is_not_legal(hand: str, title: str) -> None:
    """Small phones show the title alone."""
    state = Game(Ruleset(2), seed=1).state
    hands = list(state.hands)
    hands[state.to_move] = cards(hand)
    nothing_left = replace(state, hands=hands, deck=[], pool=())
    assert MESSAGES.say(prompt(nothing_left, NAMES[:2], state.to_move).title) == title


def test_every_event_but_turn_start_has_sentence() -> None:
    seen: set[type[Event]] = set()
    for seed in range(25):
        options = {"orc_raid_order": "simultaneous", "marker_placement": "optional"}
        game = Game(Ruleset(4).with_options(**options), seed=seed)
        stream = FastSource(seed).stream(99)
        while not game.is_over:
            game.play(random_action(game.state, stream)[0])
        for happened in game.events:
            for event in happened:
                seen.add(type(event))
                if not isinstance(event, ev.TurnBegan | ev.CardDealt):
                    assert tell([event], NAMES[:4]), event
    assert set(get_args(Event)) - seen == {ev.TurnPassed}
    assert said(ev.TurnPassed(0)) == ["Ida can do nothing and passes."]


def test_every_reason_has_sentence() -> None:
    numbers = (
        *("size", "glory", "playouts", "percent", "token", "count", "spaces"),
        *("space", "symbols", "rivals", "ages"),
    )
    parameters: dict[str, str | int] = {
        **dict.fromkeys(numbers, 3),
        "standing": "leads",
        "card": "elf:red",
        "kingdom": "red",
        "tribe": "elf",
    }
    words = Reason(ReasonCode.STOP)
    for code in ReasonCode:
        sentence = MESSAGES.say(reason_phrase(Reason(code, parameters, words)))
        assert not sentence[0].islower()
        assert sentence[-1] == "."
    card = Reason(ReasonCode.RECRUIT_MATCH, {"card": "elf:red", "size": 3})
    assert MESSAGES.say(reason_phrase(card)) == "With an elf of Rhea, 3 cards go together."
    imagined = Reason(ReasonCode.IMAGINED, {"playouts": 9, "glory": 12}, card)
    assert MESSAGES.say(reason_phrase(imagined)) == (
        "With an elf of Rhea, 3 cards go together. "
        "9 games imagined a few turns ahead: 12 glory on average."
    )


def test_projection_agrees_with_following_scoring() -> None:
    game = Game(seed=11)
    stream = FastSource(1).stream(99)
    checked = 0
    while not game.is_over:
        before, age = Projector().project(game.state), game.state.age
        kind = game.state.decision
        game.play(random_action(game.state, stream)[0])
        if kind is Decision.TURN and (game.state.age > age or game.is_over):
            result = game.state.results[-1]
            for field in fields(result):
                if field.name not in ("raids", "bands"):
                    assert getattr(before, field.name) == getattr(result, field.name)
            assert sorted(map(str, before.bands)) == sorted(map(str, result.bands))
            checked += 1
    assert checked


def test_own_deeds_are_told_to_you_and_never_to_others() -> None:
    drawn = ev.CardDrawn(1, parse_card("giant:blue"))
    passed = ev.TurnPassed(1)
    (mine, mine_too) = narrate_to([drawn, passed], NAMES, 1)
    assert mine.you is not None
    assert mine_too.you is not None
    assert MESSAGES.say(mine.you) == "You draw a giant of Straton."
    assert MESSAGES.say(mine_too.you) == "You can do nothing and pass."
    for reader in (0, None):
        assert [line.you for line in narrate_to([drawn, passed], NAMES, reader)] == [None, None]
