"""The Gymnasium environment of one seat against bots."""

import warnings
from collections.abc import Sequence

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from ethnos.bots import Bot, make_bot
from ethnos.env.codes import codes_of
from ethnos.env.rewards import Reward
from ethnos.env.single import EthnosEnv
from ethnos.rules.actions import PASS, Action
from ethnos.rules.errors import IllegalActionError, SetupError
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.state import GameState
from ethnos.rules.streams import FastSource, Stream
from ethnos.rules.view import PlayerView
from ethnos.testing.invariance import view_leaks
from tests.env.reference import PLAYERS, other_options, random_code


class RecordingBot:
    """A random player that keeps the views it receives."""

    def __init__(self) -> None:
        self.shown: list[PlayerView] = []
        self._bot = make_bot("random")

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:
        """Store the view and choose at random."""
        self.shown.append(view)
        return self._bot.choose(view, actions, stream)


@pytest.mark.parametrize("players", PLAYERS)
def test_gymnasium_env_checker(players: int) -> None:
    made = gymnasium.make("ethnos.env.single:Ethnos-v0", bots=["random"] * (players - 1))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made.unwrapped)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_games_are_those_of_the_rules(seat: int) -> None:
    env = EthnosEnv(["random", "marker"], seat=seat, reward="rank", ruleset=other_options(3))
    obs, _ = env.reset(seed=3)
    stream = FastSource(3).stream(9)
    over = False
    while not over:
        assert obs["action_mask"].any()
        assert env.action_masks().sum() == obs["action_mask"].sum()
        obs, reward, over, _, _ = env.step(random_code(obs["action_mask"], stream))
        assert_same_state(env.game.state(), env.state)
    ranks = env.game.glory_and_ranks()[1]
    assert reward == pytest.approx(2 - ranks[seat] if len(set(ranks)) == 3 else reward)
    assert env.state.is_over


def assert_same_state(fast: GameState, reference: GameState) -> None:
    """Compare the states of the two engines."""
    for part in ("hands", "known", "pool", "bands", "glory", "markers", "deck", "to_move", "age"):
        assert getattr(fast, part) == getattr(reference, part)


def test_bots_receive_views_of_their_own_seat() -> None:
    recorder = RecordingBot()
    env = EthnosEnv(["random", recorder], seat=0)
    obs, _ = env.reset(seed=1)
    stream = FastSource(1).stream(9)
    for _ in range(40):
        obs, _, over, _, _ = env.step(random_code(obs["action_mask"], stream))
        assert not over
    assert recorder.shown
    for shown in recorder.shown:
        assert isinstance(shown, PlayerView)
        assert shown.seat == shown.to_move == 2
    assert view_leaks(env.state, FastSource(9)) == []


def test_the_same_seed_plays_the_same_game() -> None:
    def glory(seed: int) -> list[int]:
        env = EthnosEnv(["random", "heuristic"])
        obs, _ = env.reset(seed=seed)
        stream = FastSource(0).stream(9)
        over = False
        while not over:
            obs, _, over, _, _ = env.step(random_code(obs["action_mask"], stream))
        return env.state.glory

    assert glory(0) == glory(0) != glory(1)


def test_random_opponents_need_no_guessed_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """They choose what the bot would choose, without its view."""

    def whole_game(bots: list[str | Bot]) -> list[Action]:
        env = EthnosEnv(bots, seat=1, ruleset=other_options(3))
        played: list[Action] = []

        def note(action: Action) -> list[int]:
            played.append(action)
            return codes_of(action)

        monkeypatch.setattr("ethnos.env.single.codes_of", note)
        obs, _ = env.reset(seed=5)
        stream = FastSource(5).stream(9)
        over = False
        while not over:
            obs, _, over, _, _ = env.step(random_code(obs["action_mask"], stream))
        return played

    expected = whole_game([RecordingBot(), RecordingBot()])
    monkeypatch.setattr("ethnos.bots.random_bot.determinize", None)
    assert whole_game(["random", "random"]) == expected
    assert len(expected) > 50


def test_illegal_choice_of_a_bot_is_refused() -> None:
    class Cheat:
        def choose(self, *_: object) -> Action:
            return PASS

    with pytest.raises(IllegalActionError):
        EthnosEnv([Cheat()], seat=1).reset(seed=0)


def test_illegal_code_ends_the_game() -> None:
    env = EthnosEnv(reward=Reward.WIN_SHARE)
    obs, _ = env.reset(seed=0)
    _, reward, over, cut_off, info = env.step(int(obs["action_mask"].argmin()))
    assert (reward, over, cut_off, info) == (-1.0, True, False, {"illegal": True})


def test_bots_and_seat_must_fit_the_ruleset() -> None:
    with pytest.raises(SetupError, match="4 players need 3 bots"):
        EthnosEnv(["random"], ruleset=Ruleset(4))
    with pytest.raises(SetupError, match="no seat 2"):
        EthnosEnv(["random"], seat=2)


def test_render() -> None:
    env = EthnosEnv(["random"], render_mode="ansi")
    env.reset(seed=0)
    assert "seat 0 decides" in str(env.render())
