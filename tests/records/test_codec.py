"""JSON of events, views and rulesets: complete, strict, and equal in every process."""

from typing import get_args

import pytest
from hypothesis import given, settings

from ethnos.records.codec import (
    Json,
    canonical,
    decode,
    decode_event,
    decode_events,
    encode,
    encode_events,
    encode_state,
    parse_json,
    state_hash,
)
from ethnos.records.errors import CodecError
from ethnos.rules.cards import Card
from ethnos.rules.events import CardDrawn, Event
from ethnos.rules.outcome import Outcome
from ethnos.rules.results import AgeResult
from ethnos.rules.ruleset import PRESETS, Ruleset
from ethnos.rules.view import PlayerView, redact
from tests.records.recorded_games import OTHER_OPTIONS, play, rulesets, seeds

DRAWN: dict[str, Json] = {"type": "CardDrawn", "seat": 1, "card": "elf:red"}


@settings(max_examples=15)
@given(rulesets(), seeds)
def test_whole_games_round_trip_through_json(ruleset: Ruleset, seed: int) -> None:
    game = play(ruleset, seed)
    for events in game.events:
        for seat in (None, 0):
            shown = tuple(redact(event, seat) for event in events)
            text = canonical(encode_events(shown))
            assert decode_events(parse_json(text)) == shown
    for seat in (None, 1):
        view = game.view(seat)
        assert decode(PlayerView, parse_json(canonical(encode(view)))) == view
    assert game.state.outcome is not None
    assert decode(Outcome, encode(game.state.outcome)) == game.state.outcome
    assert [decode(AgeResult, encode(age)) for age in game.state.results] == [*game.state.results]
    assert decode(Ruleset, encode(ruleset)) == ruleset


def test_random_games_cover_every_event() -> None:
    seen: set[type[Event]] = set()
    for players in (2, 4, 6):
        for seed in range(12):
            ruleset = Ruleset(players=players)
            if seed % 2:
                ruleset = ruleset.with_options(**OTHER_OPTIONS)
            game = play(ruleset, seed)
            seen.update(type(event) for events in game.events for event in events)
    assert {kind.__name__ for kind in seen} >= {
        kind.__name__ for kind in get_args(Event) if kind.__name__ != "TurnPassed"
    }


@pytest.mark.parametrize("name", PRESETS)
def test_encoded_ruleset_contains_every_option(name: str) -> None:
    data = encode(PRESETS[name])
    assert isinstance(data, dict)
    assert set(Ruleset().options) | {"players", "tribes"} == set(data)


def test_state_hash_depends_on_everything_but_source() -> None:
    game = play(Ruleset(), 5, actions=60)
    other = game.state.copy()
    assert state_hash(other) == state_hash(game.state)
    other.deck[0], other.deck[1] = other.deck[1], other.deck[0]
    assert (state_hash(other) == state_hash(game.state)) is (other.deck == game.state.deck)
    for name, value in {"age": 9, "glory": [1, 2, 3, 4], "giant": None, "known": []}.items():
        changed = game.state.copy()
        if getattr(changed, name) != value:
            setattr(changed, name, value)
            assert state_hash(changed) != state_hash(game.state), name
    assert "source" not in encode_state(game.state)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"type": "CardEaten"}, "no event 'CardEaten'"),
        ({"type": None}, "no event None"),
        ({"more": 1}, "CardDrawn has unknown more"),
        ({"seat": "1"}, "CardDrawn.seat: int was expected, not '1'"),
        ({"seat": True}, "CardDrawn.seat: int was expected, not True"),
        ({"card": "ELF:red"}, "CardDrawn.card: 'ELF:red' is no card"),
        ({"card": "el:red"}, "is no card"),
        ({"card": 7}, "7 is no card"),
    ],
)
def test_json_of_wrong_shape_is_refused(change: dict[str, Json], reason: str) -> None:
    with pytest.raises(CodecError, match=reason):
        decode_event({**DRAWN, **change})


def test_missing_fields_and_wrong_containers_are_refused() -> None:
    with pytest.raises(CodecError, match="CardDrawn lacks card"):
        decode_event({"type": "CardDrawn", "seat": 1})
    with pytest.raises(CodecError, match=r"band: Band\.others: a list was expected"):
        decode_event(
            {"type": "BandPlayed", "seat": 0, "band": {"leader": None, "others": "elf:red"}}
        )
    with pytest.raises(CodecError, match="must be an object"):
        decode_event([])
    with pytest.raises(CodecError, match="is no OrcRaid"):
        decode(Ruleset, {**_object(encode(Ruleset())), "orc_raid": "sometimes"})
    with pytest.raises(CodecError, match="2 items were expected"):
        decode_event({"type": "GameBegan", "players": 2, "tribes": [], "tokens": [["red"]]})


def _object(data: Json) -> dict[str, Json]:
    assert isinstance(data, dict)
    return data


def test_cards_are_text_and_events_carry_type() -> None:
    event = decode_event(DRAWN)
    assert isinstance(event, CardDrawn)
    assert isinstance(event.card, Card)
    assert encode(event) == DRAWN


@pytest.mark.parametrize("text", ["1.5", "1e3", "NaN", "Infinity", "{", '{"a":1}x', "[" * 9999])
def test_incomplete_json_is_refused(text: str) -> None:
    with pytest.raises(CodecError):
        parse_json(text.encode())
    with pytest.raises(CodecError, match="has no JSON form"):
        encode(1.5)


def test_lone_surrogate_is_refused() -> None:
    with pytest.raises(CodecError, match="Unicode"):
        canonical("\ud800")
