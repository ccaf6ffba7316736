"""One game of a tournament: a pure function of the tournament, its seed and the game's index."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import gcd
from pathlib import Path
from time import perf_counter
from typing import Final
from zlib import crc32

from ethnos.arena.times import Times
from ethnos.bots import Bot, LegalActions, make_bot
from ethnos.bots.streams import bot_stream
from ethnos.packed.codes import codes_of
from ethnos.records.digest import GameSummary, encode, game_seed
from ethnos.records.glory import GlorySource, glory_by_source
from ethnos.rules.actions import Action
from ethnos.rules.apply import apply_legal
from ethnos.rules.cards import Card, Tribe
from ethnos.rules.components import tribes_in_play
from ethnos.rules.errors import EthnosError, SetupError
from ethnos.rules.refusals import check
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.setup import new_game
from ethnos.rules.state import GameState
from ethnos.rules.steps import random_action
from ethnos.rules.streams import LINEUP_STREAM, TRIBES_STREAM, FastSource, Stream, shuffle
from ethnos.rules.view import view

LONGEST_FAILURE: Final = 300
Watch = Callable[[str], None]
"""Called with the name of the bot that is about to decide."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is played in every game."""

    bots: tuple[str, ...]
    """Ids or `module:Class`, as for `make_bot`; duplicates are allowed."""
    ruleset: Ruleset
    """Without named tribes, the deals use all twelve equally often."""
    think: float | None = None
    """Seconds per decision for search bots. Games are then not reproducible."""
    playouts: int | None = None
    """Simulated games per decision for search bots."""
    codes: bool = False
    """Whether the results contain the codes of every game."""
    lineups: Mapping[int, tuple[str, ...]] | None = None
    """The bots of each deal, by its number, if they are not all or drawn from `bots`."""

    def __post_init__(self) -> None:
        if not self.bots:
            raise SetupError("a tournament needs bots")

    @property
    def seats(self) -> int:
        """The number of players. Every deal is played once per seat rotation."""
        return self.ruleset.players


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of one seat."""

    bot: str
    rank: int
    won: float
    """1 for the winner; a shared victory is split."""
    glory: int
    sources: tuple[int, ...]
    """Glory by source, in the order of `GlorySource`; the giant's with its immediate glory."""
    led: tuple[tuple[Tribe, int], ...]
    """The number of bands led by each tribe."""
    cards: tuple[tuple[Tribe, int], ...]
    """The number of cards of each tribe in its bands."""
    times: Times
    failure: str | None = None
    """The error by which the bot forfeited the game: it ranks last, and chance played on for it."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a game."""

    index: int
    summary: GameSummary
    tribes: tuple[Tribe, ...]
    seats: tuple[SeatResult, ...]
    codes: tuple[int, ...] = ()
    """The action codes of the game (`ethnos.packed.moves`), if the tournament keeps them."""


def play(
    tournament: Tournament, root_seed: int, index: int, watch: Watch | None = None
) -> GameResult:
    """Play one game. Consecutive games share a deal, with the seats rotated by one."""
    deal, rotation = divmod(index, tournament.seats)
    seed = game_seed(root_seed, deal)
    names = lineup(tournament, root_seed, deal)
    names = (*names[-rotation:], *names[:-rotation]) if rotation else names
    ruleset = tournament.ruleset
    if ruleset.tribes is None:
        ruleset = replace(ruleset, tribes=tribes_of(root_seed, deal, ruleset.players))
    state, _ = new_game(ruleset, FastSource(seed))
    streams = [bot_stream(seed, rotation, seat) for seat in range(len(names))]
    game = _BotGame(state, names, tournament, streams)
    game.play_out(watch)
    return game.result(index, seed)


def lineup(tournament: Tournament, root_seed: int, deal: int) -> tuple[str, ...]:
    """Return the bots of a deal: all of them, or a random draw if there are too many or too few."""
    if tournament.lineups is not None:
        return tournament.lineups[deal]
    bots = list(tournament.bots)
    if len(bots) == tournament.seats:
        return tuple(bots)
    shuffle(FastSource(game_seed(root_seed, deal)).stream(LINEUP_STREAM), bots)
    return tuple(bots[seat % len(bots)] for seat in range(tournament.seats))


def tribes_of(root_seed: int, deal: int, players: int) -> tuple[Tribe, ...]:
    """Return the tribes of a deal; a round of deals uses every tribe equally often.

    >>> sorted(tribes_of(1, 0, 4) + tribes_of(1, 1, 4)) == sorted(Tribe)
    True
    """
    count = tribes_in_play(players)
    length = len(Tribe) // gcd(count, len(Tribe))
    number, offset = divmod(deal, length)
    order = list(Tribe)
    shuffle(FastSource(game_seed(root_seed, number)).stream(TRIBES_STREAM), order)
    return tuple(sorted(order[(offset * count + i) % len(order)] for i in range(count)))


class _BotGame:
    """A game in progress between bots."""

    def __init__(
        self,
        state: GameState,
        names: tuple[str, ...],
        tournament: Tournament,
        streams: Sequence[Stream],
    ) -> None:
        self._state = state
        self._names = names
        self._failures: list[str | None] = [None] * len(names)
        self._bots = [self._made(seat, tournament) for seat in range(len(names))]
        self._streams = streams
        self._times = [Times() for _ in names]
        self._decisions = 0
        self._checksum = 0
        self._codes: list[int] | None = [] if tournament.codes else None

    def _made(self, seat: int, tournament: Tournament) -> Bot | None:
        """Return the bot of a seat; `None` if there is none: its file may have gone meanwhile."""
        name = self._names[seat]
        try:
            return make_bot(name, think=tournament.think, playouts=tournament.playouts)
        except EthnosError as error:
            self._failures[seat] = _description(error)
            return None

    def play_out(self, watch: Watch | None) -> None:
        """Play to the end. A bot that cannot be made, fails or chooses illegally forfeits."""
        state = self._state
        while not state.is_over:
            if watch is not None:
                watch(self._names[state.to_move])
            action = self._choose(state.to_move)
            apply_legal(state, action)
            self._checksum = crc32(str(action).encode(), self._checksum)
            self._decisions += 1
            if self._codes is not None:
                self._codes += codes_of(action)

    def _choose(self, seat: int) -> Action:
        """Return the bot's action, or a random one if it has forfeited."""
        bot = self._bots[seat]
        if bot is not None and self._failures[seat] is None:
            seen = view(self._state, seat)
            started = perf_counter()
            try:
                action = bot.choose(seen, LegalActions(seen), self._streams[seat])
                self._times[seat].add(perf_counter() - started)
                check(self._state, action)
            except (Exception, SystemExit) as error:  # noqa: BLE001  # a bot may raise anything
                self._failures[seat] = _description(error)
            else:
                return action
        return random_action(self._state, self._streams[seat])[0]

    def result(self, index: int, seed: int) -> GameResult:
        """Return the result of the game."""
        checksum = crc32(encode(self._state), self._checksum)
        ranks = self._ranks()
        return GameResult(
            index=index,
            summary=GameSummary(seed, self._decisions, checksum),
            tribes=self._state.tribes,
            seats=tuple(self._seat(seat, ranks) for seat in range(len(ranks))),
            codes=tuple(self._codes or ()),
        )

    def _ranks(self) -> list[int]:
        """Return the rank of every seat; those that forfeited are last, behind all others."""
        outcome = self._state.outcome
        assert outcome is not None
        order = sorted(outcome.standings, key=lambda standing: standing.seat)
        kept = [standing.rank for standing in order if self._failures[standing.seat] is None]
        return [
            1 + (len(kept) if failure else sum(rank < standing.rank for rank in kept))
            for standing, failure in zip(order, self._failures, strict=True)
        ]

    def _seat(self, seat: int, ranks: list[int]) -> SeatResult:
        state = self._state
        winners = [
            seat for seat, rank in enumerate(ranks) if rank == 1 and self._failures[seat] is None
        ]
        bands = [
            scored.band for age in state.results for scored in age.bands if scored.seat == seat
        ]
        return SeatResult(
            bot=self._names[seat],
            rank=ranks[seat],
            won=1 / len(winners) if seat in winners else 0.0,
            glory=state.glory[seat],
            sources=_sources(state, seat),
            led=_tally(band.leader for band in bands if band.leader),
            cards=_tally(card for band in bands for card in band.cards),
            times=self._times[seat],
            failure=self._failures[seat],
        )


def _description(error: BaseException) -> str:
    """Return an error and where it was raised, in one line.

    >>> try:
    ...     {}["elf"]
    ... except KeyError as error:
    ...     _description(error).partition(" (")[0]
    "KeyError: 'elf'"
    """
    at = traceback.extract_tb(error.__traceback__)[-1]
    words = " ".join(f"{type(error).__name__}: {error}".split())[:LONGEST_FAILURE]
    return f"{words} ({Path(at.filename).name}:{at.lineno})"


def _tally(cards: Iterable[Card]) -> tuple[tuple[Tribe, int], ...]:
    return tuple(sorted(Counter(card.tribe for card in cards).items()))


def _sources(state: GameState, seat: int) -> tuple[int, ...]:
    earned: Counter[GlorySource] = Counter()
    for age in state.results:
        earned.update(glory_by_source(age, seat))
    earned[GlorySource.GIANT] += state.glory[seat] - earned.total()  # its immediate glory
    return tuple(earned[source] for source in GlorySource)
