"""The Gymnasium environment of one seat against bots."""

import warnings
from collections.abc import Sequence
from dataclasses import dataclass

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from ethnos.bots import Bot, make_bot
from ethnos.env.rewards import Reward
from ethnos.env.single import EthnosEnv
from ethnos.rules.actions import PASS, Action
from ethnos.rules.cards import Tribe
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


@dataclass
class Seeing:
    """A bot as an object: an environment cannot know that there is a compiled one."""

    bot: Bot

    def choose(self, view: PlayerView, actions: Sequence[Action], stream: Stream) -> Action:
        return self.bot.choose(view, actions, stream)


def whole_game(env: EthnosEnv, seed: int) -> list[bytes]:
    """Return everything that a random learner sees in a game."""
    obs, _ = env.reset(seed=seed)
    stream = FastSource(seed).stream(9)
    seen, over = [obs["observation"].tobytes()], False
    while not over:
        obs, _, over, _, _ = env.step(random_code(obs["action_mask"], stream))
        seen.append(obs["observation"].tobytes())
    return seen


@pytest.mark.parametrize(
    ("names", "ruleset"),
    [
        (["random", "novice"], other_options(3)),
        (["novice", "heuristic", "novice"], Ruleset(4)),
        (["adventurer", "random"], Ruleset(3)),
        (["novice"], Ruleset(2, (*Tribe,)[-5:])),  # with skeletons, trolls and wizards
        (["heuristic", "novice", "adventurer", "random", "novice"], other_options(6)),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, list) else "",
)
def test_compiled_opponents_decide_as_the_bots_do(names: list[str], ruleset: Ruleset) -> None:
    compiled = EthnosEnv(names, seat=1, ruleset=ruleset)
    seeing = EthnosEnv([Seeing(make_bot(name)) for name in names], seat=1, ruleset=ruleset)
    for seed in (5, 6):
        expected = whole_game(seeing, seed)
        assert whole_game(compiled, seed) == expected
        assert len(expected) > 20


def test_random_bots_among_others_need_no_guessed_table(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = whole_game(EthnosEnv(["marker", Seeing(make_bot("random"))]), 5)
    monkeypatch.setattr("ethnos.bots.random_bot.determinize", None)
    assert whole_game(EthnosEnv(["marker", "random"]), 5) == expected


@pytest.mark.parametrize("bots", [["random", "random"], ["random", "marker"]])
def test_glory_is_paid_as_it_is_gained(bots: list[str]) -> None:
    env = EthnosEnv(bots, seat=1, reward="glory_gained")
    for seed in range(2):
        obs, _ = env.reset(seed=seed)
        stream = FastSource(seed).stream(9)
        paid: list[float] = []
        over = False
        while not over:
            obs, reward, over, _, _ = env.step(random_code(obs["action_mask"], stream))
            paid.append(reward)
        assert sum(paid) == env.state.glory[1]
        assert sum(reward != 0 for reward in paid) > 1


def test_names_and_types_of_rllib() -> None:
    plain, renamed = EthnosEnv(), EthnosEnv(form="rllib")
    obs, _ = plain.reset(seed=1)
    same, _ = renamed.reset(seed=1)
    assert renamed.observation_space.contains(same)
    assert dict(same).keys() == {"observations", "action_mask"}
    assert (dict(same)["observations"] == obs["observation"]).all()
    assert (same["action_mask"] == obs["action_mask"]).all()


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
