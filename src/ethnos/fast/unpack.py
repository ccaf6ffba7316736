"""Unpack structs into states of `ethnos.rules`; `ethnos.fast.pack` is the reverse.

A struct holds the glory of every age by seat and source, but not its explanation (`AgeResult`). The
explanation of the age being scored is recomputed from the state; those of earlier ages may be
passed in as `history`, and must agree with the struct.
"""

from __future__ import annotations

from typing import Final

from ethnos.fast.layout import GameArray, read
from ethnos.fast.pack import pack_state
from ethnos.fast.stepping import apply_code
from ethnos.packed.fields import DRAGON, NONE, OPTION_VALUES
from ethnos.packed.moves import CODE_OF_STEP, steps_of
from ethnos.packed.pack import glory_by_source
from ethnos.packed.plain_game import PlainGame
from ethnos.rules import cards as rules
from ethnos.rules.actions import Action, KeepCards, PlayBand
from ethnos.rules.apply import apply_legal
from ethnos.rules.bands import Band
from ethnos.rules.cards import CARD_TYPES, Card, DeckCard, Kingdom, Tribe
from ethnos.rules.components import ORC_RAID_GLORY, TROLL_TOKENS
from ethnos.rules.outcome import TERMINATIONS, TIE_BREAKS, Outcome, Standing
from ethnos.rules.results import AgeResult, RaidResult
from ethnos.rules.ruleset import FinalBandSize, OrcRaidOrder, Ruleset, TrollScope
from ethnos.rules.scoring import score_band, score_kingdom, score_merfolk
from ethnos.rules.state import DECISIONS, Decision, GameState, GiantToken, blank_state
from ethnos.rules.steps import Draft
from ethnos.rules.streams import FastSource
from ethnos.rules.tribes.giants import score_giant
from ethnos.rules.tribes.skeletons import size_without_skeletons
from ethnos.rules.tribes.trolls import tie_strength

_TRIBES: Final = tuple(Tribe)
_KINGDOMS: Final = tuple(Kingdom)


class DisagreementError(AssertionError):
    """The glory in a struct differs from what the reference computes for the same state."""


def unpack_state(
    games: GameArray, ruleset: Ruleset | None = None, history: tuple[AgeResult, ...] = ()
) -> GameState:
    """Return the state of the first struct; `history` explains the ages already scored."""
    game = read(games)
    chosen = unpack_ruleset(game) if ruleset is None else ruleset
    in_play = tuple(_TRIBES[tribe] for tribe in game.tribes[: game.tribe_count])
    state = blank_state(chosen, FastSource(int(game.seed)), in_play)
    _read_moment(state, game)
    _read_cards(state, game)
    _read_seats(state, game)
    state.results = history
    if state.decision is Decision.RAID:
        state.scoring = _age_being_scored(state)
    for result in (*history, *([state.scoring] if state.scoring else [])):
        _check_points(game, result)
    if state.decision is Decision.GAME_OVER:
        state.outcome = _outcome(state, game)
    return state


def unpack_draft(games: GameArray) -> Draft:
    """Return the draft in the first struct: the unfinished action, or `None`."""
    game = read(games)
    if not game.draft_size:
        return None
    cards = tuple(_card(game, slot) for slot in game.draft[: game.draft_size])
    if DECISIONS[game.decision] is Decision.KEEP:
        return KeepCards(cards)
    return PlayBand(cards[0], cards[1:])


def unpack_ruleset(game: PlainGame) -> Ruleset:
    """Return the ruleset of a struct; named tribes come back sorted."""
    given = tuple(_TRIBES[tribe] for tribe in game.tribes[: game.tribe_count])
    plain = Ruleset(
        game.players,
        given if game.tribes_given else None,
        hand_limit=game.hand_limit,
        marker_count=game.marker_count,
        age_count=game.ages,
    )
    return plain.with_options(
        **{name: str(values[getattr(game, name)]).lower() for name, values in OPTION_VALUES.items()}
    )


def replay_check(state: GameState, action: Action) -> GameState:
    """Return the state after a legal action according to the fast engine.

    Every number comes from the fast engine. The explanation of an age scored by this action comes
    from the reference; if it does not match the fast engine's glory, `DisagreementError` is raised.
    """
    seed = state.source.seed if isinstance(state.source, FastSource) else 0
    games = pack_state(state, seed=seed)
    for step in steps_of(action):
        apply_code(games, 0, CODE_OF_STEP[step])
    reference = state.copy()
    apply_legal(reference, action)
    after = unpack_state(games, state.ruleset, reference.results)
    after.source = state.source
    return after


def _number(number: int) -> int | None:
    return None if number == NONE else number


def _read_moment(state: GameState, game: PlainGame) -> None:
    state.age = game.age
    state.first_player = game.first_player
    state.turn_owner = game.turn_owner
    state.to_move = game.to_move
    state.decision = DECISIONS[game.decision]
    state.bands_this_turn = game.bands_this_turn
    state.free_markers = game.free_markers
    state.dragon_free = game.dragon_free
    state.dragons_revealed = game.dragons_revealed
    state.third_dragon_drawer = _number(game.third_dragon_drawer)
    if game.giant_holder != NONE:
        state.giant = GiantToken(game.giant_holder, game.giant_size)


def _card(game: PlainGame, slot: int) -> Card:
    return CARD_TYPES[int(game.card_at[slot])]


def _read_cards(state: GameState, game: PlainGame) -> None:
    def named(counts: list[int]) -> tuple[Card, ...]:
        return tuple(_card(game, slot) for slot, n in enumerate(counts) for _ in range(n))

    for seat in range(state.players):
        state.hands[seat] = named(game.hand[seat])
        state.known[seat] = named(game.known[seat])
    state.pool = named(game.pool)
    state.discarded = named(game.discarded)
    state.deck = [_deck_card(game, slot) for slot in game.deck[: game.deck_size]]
    first = 0
    for owner, size in zip(game.band_owner[: game.bands], game.band_size, strict=False):
        cards = tuple(_card(game, slot) for slot in game.band_cards[first : first + size])
        led = not cards[0].is_skeleton
        state.bands[owner] += (Band(cards[0] if led else None, cards[led:]),)
        first += size


def _deck_card(game: PlainGame, slot: int) -> DeckCard:
    return rules.DRAGON if slot == DRAGON else _card(game, slot)


def _spaces(members: int) -> tuple[Kingdom, ...]:
    return tuple(kingdom for bit, kingdom in enumerate(_KINGDOMS) if members >> bit & 1)


def _read_seats(state: GameState, game: PlainGame) -> None:
    players = state.players
    state.glory = game.glory[:players]
    state.supply = game.supply[:players]
    state.merfolk = game.merfolk[:players]
    state.orc_boards = [_spaces(board) for board in game.orc_board[:players]]
    state.trolls = [
        tuple(token for token in TROLL_TOKENS if held >> token - 1 & 1)
        for held in game.trolls[:players]
    ]
    state.raid_plans = [
        None if plan == NONE else _spaces(plan) for plan in game.raid_plan[:players]
    ]
    for code, kingdom in enumerate(_KINGDOMS):
        state.markers[kingdom] = tuple(game.markers[code][:players])
        state.tokens[kingdom] = tuple(game.tokens[code][: game.token_count[code]])


def _age_being_scored(state: GameState) -> AgeResult:
    """Recompute the result of an age whose raids are being decided."""
    at_once = state.ruleset.orc_raid_order is OrcRaidOrder.FIRST_PLAYER_CLOCKWISE
    raids = []
    for seat in state.clockwise(state.first_player) if at_once else ():
        plan = state.raid_plans[seat]
        if plan is not None:
            raids.append(RaidResult(seat, plan, ORC_RAID_GLORY[len(plan)]))
    return AgeResult(
        state.age,
        state.players,
        kingdoms=tuple(score_kingdom(state, kingdom) for kingdom in Kingdom),
        merfolk=score_merfolk(state),
        giant=score_giant(state),
        raids=tuple(raids),
    )


def _check_points(game: PlainGame, result: AgeResult) -> None:
    for seat in range(result.players):
        points = tuple(game.age_glory[result.age - 1][seat])
        reasons = glory_by_source(result, seat)
        if points != reasons:
            raise DisagreementError(f"age {result.age}, seat {seat}: {points}, not {reasons}")


def _outcome(state: GameState, game: PlainGame) -> Outcome:
    standings = [_standing(state, seat, game.rank[seat]) for seat in range(state.players)]
    return Outcome(
        termination=TERMINATIONS[game.termination],
        winners=tuple(seat for seat in range(state.players) if game.winners >> seat & 1),
        standings=tuple(sorted(standings, key=lambda standing: (standing.rank, standing.seat))),
        decided_by=TIE_BREAKS[game.decided_by],
    )


def _standing(state: GameState, seat: int, rank: int) -> Standing:
    trolls_count = state.ruleset.troll_scope is TrollScope.ALL_END_OF_AGE_TIES
    return Standing(
        seat=seat,
        rank=rank,
        glory=state.glory[seat],
        trolls=tie_strength(state.trolls[seat]) if trolls_count else (0, 0),
        markers=sum(there[seat] for there in state.markers.values()),
        band_sizes=tuple(
            sorted((_final_size(state, seat, band) for band in state.bands[seat]), reverse=True)
        ),
    )


def _final_size(state: GameState, seat: int, band: Band) -> int:
    match state.ruleset.final_band_size:
        case FinalBandSize.AS_PLAYED:
            return band.size
        case FinalBandSize.WITHOUT_SKELETONS:
            return size_without_skeletons(band)
        case FinalBandSize.AS_SCORED:
            return score_band(seat, band).counted_size
