"""Ethnos for OpenSpiel: importing this module registers the game `ethnos`.

Chance comes first: four chance nodes of 256 equal outcomes draw the seed of the deal, byte by byte,
so a game is its history and nothing else. Whatever lies face down follows from the seed; a player
who wants to search redraws it with `resample_from_infostate`.

>>> game = pyspiel.load_game("ethnos(players=3)")
>>> game.num_distinct_actions(), game.max_chance_outcomes()
(382, 256)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from ethnos.env.codes import name_of
from ethnos.env.fast_game import NOBODY, Table
from ethnos.env.rewards import Reward, final_payoffs
from ethnos.fast.codes import CODES, STEPS
from ethnos.fast.observation import OBSERVATION_SIZE, OFFSETS, PIECES, Observation
from ethnos.records.notation import parse_tribe
from ethnos.records.position import format_position
from ethnos.rules.actions import Raid
from ethnos.rules.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.rules.ruleset import OrcRaidOrder, Ruleset
from ethnos.rules.steps import Keep, Kept, is_complete

SEED_BYTES: Final = 4
_BYTE: Final = 256
_EVERY_BYTE: Final = [(value, 1 / _BYTE) for value in range(_BYTE)]
_MOST_STEPS: Final = 100_000
"""Far more than any game takes: every band uses up a card, and hands hold ten."""
_MOST_GLORY: Final = 1_000.0
_MEMORY_BYTES: Final = 16

_DEFAULTS: Final = {"players": 4, "tribes": "", "options": "", "reward": str(Reward.WIN_SHARE)}
"""Tribes are written `elf+orc+...`, options `orc_raid:any_number+troll_depth:...`."""

_UTILITY: Final = {
    Reward.WIN_SHARE: (pyspiel.GameType.Utility.CONSTANT_SUM, 0.0, 1.0, 1.0),
    Reward.RANK: (pyspiel.GameType.Utility.ZERO_SUM, -1.0, 1.0, 0.0),
    Reward.GLORY_MARGIN: (pyspiel.GameType.Utility.GENERAL_SUM, -_MOST_GLORY, _MOST_GLORY, None),
}
"""By reward: what kind it is, its least, its greatest, and the sum of all."""


def ruleset_of(parameters: Mapping[str, Any]) -> Ruleset:
    """Return the ruleset that the parameters of a game ask for.

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
        provides_information_state_tensor=True,
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


class EthnosGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """The game before anything is dealt."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        parameters = {**_DEFAULTS, **(params or {})}
        self.ruleset = ruleset_of(parameters)
        self.reward = Reward(parameters["reward"])
        self.blank = Table(self.ruleset)
        super().__init__(
            _game_type(self.reward), _game_info(self.reward, self.ruleset.players), params or {}
        )

    def new_initial_state(self) -> EthnosState:
        """Return the state before the deal."""
        return EthnosState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how many chance nodes there are: all at the beginning."""
        return SEED_BYTES

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> EthnosObserver:
        """Return an observer that shows the pieces of `ethnos.fast.observation`."""
        if params:
            raise ValueError(f"an observer of Ethnos has no parameters, but was given {params}")
        return EthnosObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class EthnosState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A game in play."""

    def __init__(self, game: EthnosGame) -> None:
        super().__init__(game)
        self._position = _Position(game.blank, game.reward)

    def current_player(self) -> int:
        """Return who decides."""
        if self._position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if not self._position.is_dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return self._position.table.to_move

    def _legal_actions(self, _player: int) -> list[int]:
        codes: list[int] = self._position.table.mask.nonzero()[0].tolist()
        return codes

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every value of the next byte of the seed."""
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
        """Return what every seat is paid: nothing before the end."""
        return self._position.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> EthnosState:
        """Return a state this player cannot tell from the present one."""
        twin: EthnosState = self.clone()
        twin._position.guess(player, int(sampler() * 2**53))
        return twin

    def seen_by(self, player: int) -> Observation:
        """Return what a player sees; nothing before the deal."""
        return self._position.seen_by(player)

    def memory_of(self, player: int) -> bytes:
        """Return a fingerprint of all a player has seen so far."""
        return self._position.memories[player]

    def __str__(self) -> str:
        return str(self._position)


class _Position:
    """What a state consists of, cheap to copy and to write down."""

    __slots__ = ("memories", "reward", "said", "seed", "table")

    def __init__(self, table: Table, reward: Reward) -> None:
        self.table = table
        self.reward = reward
        self.seed: tuple[int, ...] = ()
        """The bytes drawn so far, the highest first."""
        self.said: tuple[int, ...] = ()
        """The codes of the action begun."""
        self.memories = (bytes(_MEMORY_BYTES),) * table.players

    @property
    def is_dealt(self) -> bool:
        return len(self.seed) == SEED_BYTES

    @property
    def is_over(self) -> bool:
        return self.is_dealt and self.table.to_move == NOBODY

    def draw_byte(self, value: int) -> None:
        self.seed = (*self.seed, value)
        if self.is_dealt:
            self.table = self.table.copy()  # so far it was the blank one of the game
            self.table.deal(int.from_bytes(self.seed, "big"))
            self._remember(NOBODY)

    def step(self, code: int) -> None:
        mover = self.table.to_move
        self.table.step(code)
        self.said = (*self.said, code)
        if is_complete(STEPS[code]):
            self._remember(mover)
            self.said = ()

    def _remember(self, mover: int) -> None:
        """Let every seat remember what was done, as far as it saw it, and what it sees now."""
        said = bytes(str(self.said), "ascii")
        secret = bool(self.said) and self._is_secret(self.said[-1])
        memories = []
        for seat, before in enumerate(self.memories):
            memory = blake2b(before, digest_size=_MEMORY_BYTES)
            memory.update(b"" if secret and seat != mover else said)
            memory.update(self.table.observe(seat).tobytes())
            memories.append(memory.digest())
        self.memories = tuple(memories)

    def _is_secret(self, code: int) -> bool:
        """Return whether the others do not learn what was decided. R53, D41."""
        step = STEPS[code]
        in_secret = self.table.ruleset.orc_raid_order is OrcRaidOrder.SIMULTANEOUS
        return isinstance(step, Keep | Kept) or (isinstance(step, Raid) and in_secret)

    def guess(self, player: int, seed: int) -> None:
        if not self.is_dealt:
            return
        if self.table.to_move != player:
            self.said = ()  # A band begun by somebody else is nobody's business.
        self.table = self.table.guessed(player, seed)
        own = self.memories[player]
        self.memories = tuple(
            own
            if seat == player
            else blake2b(own + bytes((seat,)), digest_size=_MEMORY_BYTES).digest()
            for seat in range(self.table.players)
        )

    def returns(self) -> list[float]:
        if not self.is_over:
            return [0.0] * self.table.players
        return final_payoffs(self.reward, self.table)

    def seen_by(self, player: int) -> Observation:
        if self.is_dealt:
            return self.table.observe(player)
        return np.zeros(OBSERVATION_SIZE, np.uint8)

    def __deepcopy__(self, _memo: object) -> _Position:
        twin = _Position(self.table.copy() if self.is_dealt else self.table, self.reward)
        twin.seed, twin.said, twin.memories = self.seed, self.said, self.memories
        return twin

    def __str__(self) -> str:
        if not self.is_dealt:
            return f"seed so far: {bytes(self.seed).hex()}"
        said = "".join(f"said: {name_of(code)}\n" for code in self.said)
        return f"{format_position(self.table.state())}{said}"


class EthnosObserver:
    """Shows the pieces of an observation, under their names; with perfect recall in text, too."""

    def __init__(self, kind: Any) -> None:
        private = kind.private_info != pyspiel.PrivateInfoType.NONE
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observer of Ethnos shows what one player sees, not all")
        shown = [piece for piece in PIECES if (private if piece.private else kind.public_info)]
        self._remembers = bool(kind.perfect_recall and private and kind.public_info)
        self._places = np.concatenate(
            [np.arange(piece.size) + OFFSETS[piece.name] for piece in shown]
        )
        self.tensor: npt.NDArray[np.float32] = np.zeros(len(self._places), np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        start = 0
        for piece in shown:
            self.dict[piece.name] = self.tensor[start : start + piece.size].reshape(piece.shape)
            start += piece.size

    def set_from(self, state: EthnosState, player: int) -> None:
        """Fill `tensor`, and with it `dict`, with what a player sees."""
        self.tensor[:] = state.seen_by(player)[self._places]

    def string_from(self, state: EthnosState, player: int) -> str:
        """Return what a player sees as text: every number that is not 0, by its place."""
        self.set_from(state, player)
        words = [f"seat {player}"]
        if self._remembers:
            words.append(f"remembers {state.memory_of(player).hex()}")
        places = self.tensor.nonzero()[0]
        words += map("{}={:.0f}".format, places.tolist(), self.tensor[places].tolist())
        return " ".join(words)


pyspiel.register_game(_game_type(Reward.WIN_SHARE), EthnosGame)
