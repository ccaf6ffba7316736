"""The analysis board: set up a position, ask for the best actions, play them out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.json import decode

from ethnos.records.exercise import state_at
from ethnos.records.position import format_position, parse_position
from ethnos.records.record import load_record
from ethnos.records.set_up import set_up
from ethnos.rules.cards import Card
from ethnos.rules.legal import legal_actions
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.view import view
from ethnos.server.archive import analysis
from ethnos.server.archive.tasks import Argument
from tests.records.recorded_games import play, rulesets, seeds
from tests.server.harness import LocalServer, finished_game, with_server

TYPED = """
players: 2
tribes: elf giant orc troll wizard
hand 0: elf:red elf:blue elf:green
pool: orc:red troll:blue
markers red: 2 1
"""


@settings(max_examples=12)
@given(rulesets(), seeds, st.integers(min_value=0, max_value=300))
def test_written_position_is_set_up_as_it_was(ruleset: Ruleset, seed: int, actions: int) -> None:
    state = play(ruleset, seed, actions=actions).state
    if not state.is_over:
        assert set_up(format_position(state)) == state


def test_open_parts_of_a_typed_position_are_filled_in() -> None:
    board = decode(analysis.position_after(TYPED, None))
    state = parse_position(board["position"])
    assert len(state.deck) == 60 - 5 + 3
    assert [len(tokens) for tokens in state.tokens.values()] == [2] * 6
    full = parse_position("players: 2\ntribes: elf giant orc troll wizard\n").supply[0]
    assert state.supply == [full - 2, full - 1]
    assert {move["action"] for move in board["moves"]} == {*map(str, legal_actions(state))}
    assert set_up(board["position"]) == state


@pytest.mark.parametrize("hidden", ["deck", "hand 1"])
def test_best_actions_follow_from_what_the_player_knows(
    monkeypatch: pytest.MonkeyPatch, hidden: str
) -> None:
    """Other hidden cards, the same advice."""
    monkeypatch.setattr("ethnos.review.analysis.best_judge", lambda: "heuristic")
    state = play(Ruleset(players=2), 4, actions=20).state
    state.known[1 - state.to_move] = ()
    found = []
    for turned in (0, 1):
        other = state.copy()
        rival = 1 - other.to_move
        if turned and hidden == "deck":
            free = len(other.deck) - other.dragon_free
            other.deck[free:] = other.deck[free:][::-1]
        elif turned:
            held = other.hands[rival]
            top = other.deck.pop()
            assert isinstance(top, Card)
            other.deck.append(held[0])
            other.hands[rival] = tuple(sorted([*held[1:], top]))
        assert view(other, other.to_move) == view(state, state.to_move)
        found.append(finished(analysis.best_moves(format_position(other).encode())))
    assert found[0] == found[1]
    best = decode(found[0])
    assert best[0]["win_chance"] >= best[-1]["win_chance"] > 0
    assert best[0]["say"]["id"] == "advice"


def finished(steps: Any) -> bytes:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return bytes(end.value)


def test_board_is_served_with_its_refusals(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Argument] = []

    async def run_task(_: str, arguments: Sequence[Argument], __: object) -> bytes:
        asked.extend(arguments)
        return b"[]"

    async def test(server: LocalServer) -> None:
        monkeypatch.setattr(server.hub.workers, "run_task", run_task)
        _, room = await finished_game(server.url)
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            dealt = (await http.post("/api/analysis", json={"players": 3})).json()
            assert len(dealt["hands"]) == 3
            wanted = {"position": dealt["position"], "action": dealt["moves"][0]["action"]}
            played = (await http.post("/api/analysis", json=wanted)).json()
            assert played["lines"]
            assert played["position"] != dealt["position"]
            while True:
                sent = await http.post("/api/analysis/moves", json={"position": TYPED})
                if sent.raise_for_status().json()["moves"] is not None:
                    break
            assert asked == [TYPED.encode()]

            data = (await http.get(f"/api/rooms/{room}/record")).content
            for answer in (
                await http.get(f"/api/rooms/{room}/position?v=7"),
                await http.post("/api/position?v=7", content=data),
            ):
                then = format_position(state_at(load_record(data), 7))
                assert answer.json()["position"] == then
            for body, words in (
                ({"position": "hello"}, "not of the form"),
                ({"position": TYPED + "hand 1: elf:red elf:red"}, "of elf:red"),
                ({"position": TYPED, "action": "take elf:red"}, ""),
                ({"position": TYPED, "action": "dance"}, "dance"),
            ):
                refused = await http.post("/api/analysis", json=body)
                assert (refused.status_code, refused.json()["code"]) == (422, "bad_position"), body
                assert words in refused.json()["reason"]
            over = await http.get(f"/api/rooms/{room}/position?v=3000")
            assert over.status_code == 422

    with_server(sqlite, test)


def test_many_analyses_of_one_address_are_refused(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run_task(_: str, __: Sequence[Argument], ___: object) -> bytes:
        return b"[]"

    async def test(server: LocalServer) -> None:
        monkeypatch.setattr(server.hub.workers, "run_task", run_task)
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
            for glory in range(60):
                text = f"{TYPED}glory: {glory} 0\n"
                sent = await http.post("/api/analysis/moves", json={"position": text})
                if sent.status_code == 429:
                    return
            raise AssertionError("nobody was refused")

    with_server(sqlite, test, reviews_per_minute=0.001)
