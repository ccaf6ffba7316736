"""Ethnos for OpenSpiel: importing this module registers the game `ethnos`.

Chance comes first: four chance nodes with 256 equal outcomes draw the seed of the deal, byte by
byte, so a history determines the game. All hidden cards follow from the seed; a searching player
resamples them with `resample_from_infostate`.

>>> game = pyspiel.load_game("ethnos(players=3)")
>>> game.num_distinct_actions(), game.max_chance_outcomes()
(382, 256)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, Final, NoReturn

import numpy as np
import numpy.typing as npt

from ethnos.extras import naming_extras

with naming_extras():
    import pyspiel

from ethnos.env.codes import name_of
from ethnos.env.fast_game import NOBODY, FastGame
from ethnos.env.rewards import Reward, final_payoffs
from ethnos.fast.observation import OBSERVATION_SIZE, OFFSETS, PIECES, Observation
from ethnos.fast.pack import pack_view
from ethnos.packed.moves import CODES, STEPS
from ethnos.records.notation import parse_tribe
from ethnos.records.position import format_position
from ethnos.rules.actions import Raid
from ethnos.rules.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.rules.ruleset import OrcRaidOrder, Ruleset
from ethnos.rules.steps import Keep, Kept, is_complete
from ethnos.rules.view import PlayerView

SEED_BYTES: Final = 4
_BYTE: Final = 256
_EVERY_BYTE: Final = [(value, 1 / _BYTE) for value in range(_BYTE)]
_MOST_STEPS: Final = 100_000
"""An upper bound, far above the length of any game."""
_MOST_GLORY: Final = 1_000.0
_HASH_BYTES: Final = 16

_DEFAULTS: Final = {"players": 4, "tribes": "", "options": "", "reward": str(Reward.WIN_SHARE)}
"""Tribes are written `elf+orc+...`, options `orc_raid:any_number+troll_depth:...`."""

_UTILITY: Final = {
    Reward.WIN_SHARE: (pyspiel.GameType.Utility.CONSTANT_SUM, 0.0, 1.0, 1.0),
    Reward.RANK: (pyspiel.GameType.Utility.ZERO_SUM, -1.0, 1.0, 0.0),
    Reward.GLORY_MARGIN: (pyspiel.GameType.Utility.GENERAL_SUM, -_MOST_GLORY, _MOST_GLORY, None),
    Reward.GLORY_GAINED: (pyspiel.GameType.Utility.GENERAL_SUM, 0.0, _MOST_GLORY, None),
}
"""By reward: the kind of utility, its minimum, its maximum, and the sum over all seats."""


def ruleset_of(parameters: Mapping[str, Any]) -> Ruleset:
    """Return the ruleset for the parameters of a game.

    >>> ruleset_of({"players": 2, "tribes": "", "options": "orc_raid:any_number"}).orc_raid.value
    'any_number'
    """
    tribes = [parse_tribe(name) for name in parameters["tribes"].split("+") if name]
    options = dict(part.split(":") for part in parameters["options"].split("+") if part)
    return Ruleset(parameters["players"], tuple(tribes) or None).with_options(**options)


def _game_type(reward: Reward) -> Any:
    return pyspiel.GameType(
        short_name="ethnos",
        long_name="Ethnos",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=_UTILITY[reward][0],
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MAX_PLAYERS,
        min_num_players=MIN_PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # no row of fixed size holds a whole history
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_DEFAULTS,
    )


def _game_info(reward: Reward, players: int) -> Any:
    _, least, greatest, total = _UTILITY[reward]
    return pyspiel.GameInfo(
        num_distinct_actions=CODES,
        max_chance_outcomes=_BYTE,
        num_players=players,
        min_utility=least,
        max_utility=greatest,
        utility_sum=total,
        max_game_length=_MOST_STEPS,
    )


def game_of(ruleset: Ruleset, reward: Reward = Reward.WIN_SHARE) -> EthnosGame:
    """Return the game of a ruleset.

    >>> game_of(Ruleset(players=3)).num_players()
    3
    """
    options = (f"{name}:{value}" for name, value in ruleset.options.items())
    parameters = {
        "players": ruleset.players,
        "tribes": "+".join(ruleset.tribes or ()),
        "options": "+".join(options),
        "reward": str(reward),
    }
    game: EthnosGame = pyspiel.load_game("ethnos", parameters)
    return game


class EthnosGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """The game: its ruleset and reward."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        parameters = {**_DEFAULTS, **(params or {})}
        self.ruleset = ruleset_of(parameters)
        self.reward = Reward(parameters["reward"])
        self.blank = FastGame(self.ruleset)
        super().__init__(
            _game_type(self.reward), _game_info(self.reward, self.ruleset.players), params or {}
        )

    def new_initial_state(self) -> EthnosState:
        """Return the state before the deal."""
        return EthnosState(self)

    def state_of_view(self, seen: PlayerView, seed: int = 0) -> EthnosState:
        """Return a state that agrees with a view, so that an algorithm can play for its seat.

        What is hidden from the seat is sampled, and nothing is remembered of the time before.
        """
        state = EthnosState(self)
        state.begin_at(FastGame(self.ruleset, pack_view(seen, seed)))
        return state

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of chance nodes: all at the beginning."""
        return SEED_BYTES

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> EthnosObserver:
        """Return an observer of the pieces of `ethnos.fast.observation`."""
        if params:
            raise ValueError(f"an observer of Ethnos has no parameters, but was given {params}")
        return EthnosObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class EthnosState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A game in progress."""

    def __init__(self, game: EthnosGame) -> None:
        super().__init__(game)
        self._position = _Position(game.blank, game.reward)

    def current_player(self) -> int:
        """Return the player to move."""
        if self._position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if not self._position.is_dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return self._position.fast_game.to_move

    def begin_at(self, fast_game: FastGame) -> None:
        """Begin the history in the middle of a game."""
        fast_game.refresh()
        self._position.begin_at(fast_game)

    def random_returns(self, seed: int) -> list[float]:
        """Return what every seat gets if the game is played on at random, in compiled code."""
        twin = self._position.fast_game.copy()
        twin.play_to_end(seed)
        return final_payoffs(self._position.reward, twin)

    def _legal_actions(self, _player: int) -> list[int]:
        codes: list[int] = self._position.fast_game.mask.nonzero()[0].tolist()
        return codes

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the next byte of the seed."""
        return _EVERY_BYTE

    def _apply_action(self, action: int) -> None:
        if self._position.is_dealt:
            self._position.step(action)
        else:
            self._position.draw_byte(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else name_of(action)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self._position.is_over

    def returns(self) -> list[float]:
        """Return the reward of every seat: 0 before the end."""
        return self._position.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> EthnosState:
        """Return a state that this player cannot distinguish from this one."""
        twin: EthnosState = self.clone()
        twin._position.resample(player, int(sampler() * 2**53))
        return twin

    def information_state_tensor(self, *_: object) -> NoReturn:
        """Refuse: algorithms that ask for it count on perfect recall, which no row here has."""
        raise NotImplementedError("Ethnos has no information_state_tensor; see observation_tensor")

    def observation_of(self, player: int) -> Observation:
        """Return the observation of a player; zeros before the deal."""
        return self._position.observation_of(player)

    def history_hash(self, player: int) -> bytes:
        """Return a hash of everything a player has observed so far."""
        return self._position.history_hashes[player]

    def __str__(self) -> str:
        return str(self._position)


class _Position:
    """The contents of a state, cheap to copy and to print."""

    __slots__ = ("fast_game", "history_hashes", "pending", "reward", "seed")

    def __init__(self, fast_game: FastGame, reward: Reward) -> None:
        self.fast_game = fast_game
        self.reward = reward
        self.seed: tuple[int, ...] = ()
        """The seed bytes drawn so far, the highest first."""
        self.pending: tuple[int, ...] = ()
        """The codes of the unfinished action."""
        self.history_hashes = (bytes(_HASH_BYTES),) * fast_game.players

    @property
    def is_dealt(self) -> bool:
        return len(self.seed) == SEED_BYTES

    @property
    def is_over(self) -> bool:
        return self.is_dealt and self.fast_game.to_move == NOBODY

    def begin_at(self, fast_game: FastGame) -> None:
        self.seed = (0,) * SEED_BYTES
        self.fast_game = fast_game
        self._update_history_hashes(NOBODY)

    def draw_byte(self, value: int) -> None:
        self.seed = (*self.seed, value)
        if self.is_dealt:
            self.fast_game = self.fast_game.copy()  # before the deal all states share one
            self.fast_game.deal(int.from_bytes(self.seed, "big"))
            self._update_history_hashes(NOBODY)

    def step(self, code: int) -> None:
        mover = self.fast_game.to_move
        self.fast_game.step(code)
        self.pending = (*self.pending, code)
        if is_complete(STEPS[code]):
            self._update_history_hashes(mover)
            self.pending = ()

    def _update_history_hashes(self, mover: int) -> None:
        """Extend every seat's hash by the action, if visible to it, and its new observation."""
        codes = bytes(str(self.pending), "ascii")
        secret = bool(self.pending) and self._is_secret(self.pending[-1])
        history_hashes = []
        for seat, before in enumerate(self.history_hashes):
            digest = blake2b(before, digest_size=_HASH_BYTES)
            digest.update(b"" if secret and seat != mover else codes)
            digest.update(self.fast_game.observe(seat).tobytes())
            history_hashes.append(digest.digest())
        self.history_hashes = tuple(history_hashes)

    def _is_secret(self, code: int) -> bool:
        """Return whether the decision is secret from the other seats. R53, D41."""
        step = STEPS[code]
        in_secret = self.fast_game.ruleset.orc_raid_order is OrcRaidOrder.SIMULTANEOUS
        return isinstance(step, Keep | Kept) or (isinstance(step, Raid) and in_secret)

    def resample(self, player: int, seed: int) -> None:
        if not self.is_dealt:
            return
        if self.fast_game.to_move != player:
            self.pending = ()  # a rival's unfinished action is hidden
        self.fast_game = self.fast_game.determinized(player, seed)
        own = self.history_hashes[player]
        self.history_hashes = tuple(
            own
            if seat == player
            else blake2b(own + bytes((seat,)), digest_size=_HASH_BYTES).digest()
            for seat in range(self.fast_game.players)
        )

    def returns(self) -> list[float]:
        if not self.is_over:
            return [0.0] * self.fast_game.players
        return final_payoffs(self.reward, self.fast_game)

    def observation_of(self, player: int) -> Observation:
        if self.is_dealt:
            return self.fast_game.observe(player)
        return np.zeros(OBSERVATION_SIZE, np.uint8)

    def __deepcopy__(self, _memo: object) -> _Position:
        twin = _Position(self.fast_game.copy() if self.is_dealt else self.fast_game, self.reward)
        twin.seed, twin.pending, twin.history_hashes = self.seed, self.pending, self.history_hashes
        return twin

    def __str__(self) -> str:
        if not self.is_dealt:
            return f"seed so far: {bytes(self.seed).hex()}"
        said = "".join(f"said: {name_of(code)}\n" for code in self.pending)
        return f"{format_position(self.fast_game.state())}{said}"


class EthnosObserver:
    """Shows the pieces of an observation by name.

    With perfect recall the text also has a hash of everything observed; the tensor has not.
    """

    def __init__(self, kind: Any) -> None:
        private = kind.private_info != pyspiel.PrivateInfoType.NONE
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observer of Ethnos shows what one player sees, not all")
        shown = [piece for piece in PIECES if (private if piece.private else kind.public_info)]
        self._shows_history = bool(kind.perfect_recall and private and kind.public_info)
        self._indices = np.concatenate(
            [np.arange(piece.size) + OFFSETS[piece.name] for piece in shown]
        )
        self.tensor: npt.NDArray[np.float32] = np.zeros(len(self._indices), np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        start = 0
        for piece in shown:
            self.dict[piece.name] = self.tensor[start : start + piece.size].reshape(piece.shape)
            start += piece.size

    def set_from(self, state: EthnosState, player: int) -> None:
        """Write the observation of a player into `tensor`, which `dict` shares."""
        self.tensor[:] = state.observation_of(player)[self._indices]

    def string_from(self, state: EthnosState, player: int) -> str:
        """Return the observation of a player as text: every nonzero number with its index."""
        self.set_from(state, player)
        words = [f"seat {player}"]
        if self._shows_history:
            words.append(f"remembers {state.history_hash(player).hex()}")
        indices = self.tensor.nonzero()[0]
        words += map("{}={:.0f}".format, indices.tolist(), self.tensor[indices].tolist())
        return " ".join(words)


pyspiel.register_game(_game_type(Reward.WIN_SHARE), EthnosGame)
