"""A bot at a seat, and whole games among bots."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ethnos.bots import Player, UnknownBotError, play_out
from ethnos.rules import Action, Game, PlayerView, Ruleset, SetupError
from ethnos.rules.streams import Stream


class Witness:
    """Plays its first legal action; keeps the views and random numbers it was handed."""

    def __init__(self) -> None:
        self.views: list[PlayerView] = []
        self.numbers: list[int] = []

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:
        self.views.append(view)
        self.numbers += [stream.below(1000) for _ in range(8)]
        return actions[0]


def test_a_player_chooses_a_legal_action() -> None:
    game = Game(seed=3)
    assert Player("novice").choose(game.view(game.to_move)) in game.legal_actions


def test_players_with_the_same_seed_choose_alike() -> None:
    game = Game(seed=3)
    view = game.view(game.to_move)
    first, second = Player("random", seed=5), Player("random", seed=5)
    choices = [first.choose(view) for _ in range(20)]
    assert choices == [second.choose(view) for _ in range(20)]
    assert choices != [Player("random", seed=6).choose(view) for _ in range(20)]


def test_a_player_with_the_seed_of_a_game_does_not_share_its_streams() -> None:
    witness = Witness()
    game = Game(seed=5)
    Player(witness, seed=5).choose(game.view(game.to_move))
    assert game.state.source is not None
    streams = [game.state.source.stream(number) for number in range(4)]
    assert witness.numbers not in [[stream.below(1000) for _ in range(8)] for stream in streams]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBotError):
        Player("nobody")


@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_is_played_out(players: int) -> None:
    game = play_out(["random"] * players, seed=players)
    assert game.is_over
    assert game.ruleset == Ruleset(players=players)
    assert len(game.events) == len(game.actions) + 1  # the deal comes first


def test_the_same_seed_gives_the_same_game() -> None:
    bots = ("heuristic", "random")
    first, again, other = (play_out(bots, seed=seed) for seed in (1, 1, 2))
    assert first.actions == again.actions
    assert first.actions != other.actions


def test_every_seat_has_a_random_stream_of_its_own() -> None:
    bots = [Witness() for _ in range(4)]
    play_out(bots, seed=1)
    assert len({tuple(bot.numbers[:8]) for bot in bots}) == 4


def test_each_bot_is_handed_the_views_of_its_seat() -> None:
    bots = [Witness() for _ in range(3)]
    play_out(bots)
    for seat, bot in enumerate(bots):
        assert {view.seat for view in bot.views} == {seat}


def test_every_bot_needs_a_seat() -> None:
    with pytest.raises(SetupError, match="3 bots cannot fill 4 seats"):
        play_out(["random"] * 3, ruleset=Ruleset(players=4))
    with pytest.raises(SetupError):
        play_out(["random"])
