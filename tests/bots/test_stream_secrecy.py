"""No deal can be rebuilt from the random stream of a bot, wherever bots play."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ethnos.arena.task import Tournament, play
from ethnos.bots import LegalActions, Player, play_out
from ethnos.bots.streams import bot_stream
from ethnos.cli.terminal.local_game import LocalGame, Seat
from ethnos.env.single import EthnosEnv
from ethnos.records.digest import game_seed
from ethnos.rules import Game, Ruleset
from ethnos.rules.streams import BOT_STREAM, FastSource, mix
from ethnos.server.live import bots as server_bots
from ethnos.server.rooms.daily import bots_stream
from tests.bots.deal_rebuilder import DealRebuilder, unmix

SPEC = f"{DealRebuilder.__module__}:{DealRebuilder.__name__}"
DEALS = 8


def in_the_arena(number: int) -> None:
    play(Tournament((SPEC, "random"), Ruleset(players=2)), root_seed=1, index=number)


def in_the_environment(number: int) -> None:
    EthnosEnv([DealRebuilder(), DealRebuilder()], seat=number % 3).reset(seed=number)


def in_a_game_played_out(number: int) -> None:
    play_out([SPEC, "marker", "marker"], seed=number)


def as_a_player_with_the_seed_of_the_game(number: int) -> None:
    game = Game(seed=number)
    Player(SPEC, seed=number).choose(game.view(game.to_move))


def in_the_terminal(number: int) -> None:
    seats = [Seat("a", SPEC), Seat("b", SPEC)]
    LocalGame(Ruleset(players=2), seats, FastSource(number)).play_bot_move()


def on_the_server(number: int) -> None:
    game = Game(seed=number)
    server_bots.choose(SPEC, game.view(game.to_move), think=1.0)


def in_a_daily_deal(number: int) -> None:
    game = Game(seed=number)
    stream = bots_stream(number.to_bytes(32, "big"), game.state)
    server_bots.choose(SPEC, game.view(game.to_move), 1.0, stream)


PLACES = (
    in_the_arena,
    in_the_environment,
    in_a_game_played_out,
    as_a_player_with_the_seed_of_the_game,
    in_the_terminal,
    on_the_server,
    in_a_daily_deal,
)


@pytest.fixture
def attacker(monkeypatch: pytest.MonkeyPatch) -> type[DealRebuilder]:
    monkeypatch.setattr(DealRebuilder, "attacks", 0)
    monkeypatch.setattr(DealRebuilder, "rebuilt", [])
    return DealRebuilder


@pytest.mark.parametrize("place", PLACES)
def test_no_deal_is_rebuilt_from_a_stream(
    place: Callable[[int], None], attacker: type[DealRebuilder]
) -> None:
    for number in range(DEALS):
        place(number)
    assert attacker.attacks >= DEALS // 2  # a seat of an environment may never have moved
    assert attacker.rebuilt == []


@pytest.mark.parametrize("derive", [lambda seed: seed, lambda seed: game_seed(seed, 3)])
def test_the_attacker_rebuilds_the_deal_from_a_seed_that_is_not_hashed(
    derive: Callable[[int], int], attacker: type[DealRebuilder]
) -> None:
    game = Game(seed=5)
    seen = game.view(game.to_move)
    stream = FastSource(derive(5)).stream(BOT_STREAM + 1)
    attacker().choose(seen, LegalActions(seen), stream)
    assert attacker.rebuilt == [5]


def test_unmixing_undoes_mixing() -> None:
    assert all(unmix(mix(number)) == number for number in (0, 1, 7, 1 << 63, (1 << 64) - 1))


def test_streams_of_bots_differ_by_seed_game_and_seat() -> None:
    keys = [(seed, game, seat) for seed in range(4) for game in range(4) for seat in range(4)]
    assert len({bot_stream(*key).below(1 << 32) for key in keys}) == len(keys)
