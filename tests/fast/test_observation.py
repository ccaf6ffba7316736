"""Observations equal the view of their seat, number by number."""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest

from ethnos.fast.batch import Batch
from ethnos.fast.layout import GameArray
from ethnos.fast.observation import (
    MOST_GLORY,
    OBSERVATION_DTYPE,
    OBSERVATION_SIZE,
    OFFSETS,
    PIECES,
    observe,
    split,
)
from ethnos.fast.pack import pack_state
from ethnos.fast.stepping import apply_code, legal_codes
from ethnos.fast.word_access import SIX, WORD
from ethnos.packed.moves import CODE_OF_STEP
from ethnos.rules.actions import KeepCards, PlayBand
from ethnos.rules.apply import apply_legal
from ethnos.rules.cards import CARD_TYPES, Card, Kingdom, Tribe
from ethnos.rules.ruleset import Ruleset
from ethnos.rules.scoring import score_band
from ethnos.rules.state import DECISIONS, Decision
from ethnos.rules.steps import Draft, is_complete, say, steps
from ethnos.rules.streams import FastSource
from ethnos.rules.view import PlayerView, view
from ethnos.testing.lockstep.cases import Case, Policy, cases, choose, deal

Row = npt.NDArray[np.uint8]

AFTER_SIXES = (
    *("known", "pool", "unseen", "band_sizes", "bands_worth", "tokens", "glory", "orc_boards"),
    *("trolls", "giant", "raids_decided", "turn_owner", "to_move", "in_play", "decision"),
)
"""The pieces that directly follow a piece written in sixes."""


def count(piece: Row, cards: tuple[Card, ...]) -> None:
    for card in cards:
        piece[CARD_TYPES.index(card)] += 1


def expected(seen: PlayerView, draft: Draft) -> Row:
    """Return the observation computed from a view alone, without the fast engine."""
    row = np.zeros(OBSERVATION_SIZE, np.uint8)
    pieces = split(row)
    assert seen.seat is not None
    offsets = {(seen.seat + step) % seen.players: step for step in range(seen.players)}
    count(pieces["hand"], seen.hand)
    count(pieces["pool"], seen.pool)
    count(pieces["unseen"], seen.unseen())
    pieces["unseen"][-1] = seen.dragons_left
    write_draft(pieces, seen, draft)
    for seat, offset in offsets.items():
        write_seat(pieces, seen, seat, offset)
    for code, tokens in enumerate(seen.tokens):
        pieces["tokens"][code, : len(tokens)] = tokens
    if seen.giant is not None:
        pieces["giant"][offsets[seen.giant.holder]] = seen.giant.size
    pieces["first_player"][offsets[seen.first_player]] = 1
    pieces["turn_owner"][offsets[seen.turn_owner]] = 1
    pieces["to_move"][offsets[seen.to_move]] = 1
    pieces["decision"][DECISIONS.index(seen.decision)] = 1
    for name in ("age", "dragons_revealed", "deck_size", "dragon_free"):
        pieces[name][0] = getattr(seen, name)
    pieces["ages"][0] = seen.ruleset.ages
    pieces["bands_this_turn"][0] = seen.bands_this_turn
    pieces["free_markers"][0] = seen.free_markers
    for tribe in seen.tribes:
        pieces["tribes"][list(Tribe).index(tribe)] = 1
    return row


def write_draft(pieces: dict[str, Row], seen: PlayerView, draft: Draft) -> None:
    if draft is not None and seen.seat == seen.to_move:
        count(pieces["draft"], draft.cards)
        if isinstance(draft, PlayBand) and draft.leader is not None:
            count(pieces["draft_leader"], (draft.leader,))
    asked = (Decision.TURN, Decision.RAID, Decision.GAME_OVER)
    if seen.decision not in asked:
        band = seen.bands[seen.turn_owner][-1]
        assert band.leader is not None
        count(pieces["leader"], (band.leader,))
        pieces["leader_size"][0] = band.size


def write_seat(pieces: dict[str, Row], seen: PlayerView, seat: int, offset: int) -> None:
    count(pieces["known"][offset], seen.known[seat])
    pieces["in_play"][offset] = 1
    pieces["hand_sizes"][offset] = seen.hand_sizes[seat]
    pieces["glory"][offset] = min(seen.glory[seat], MOST_GLORY)
    pieces["supply"][offset] = seen.supply[seat]
    pieces["merfolk"][offset] = seen.merfolk[seat]
    for band in seen.bands[seat]:
        pieces["band_sizes"][offset, band.size - 1] += 1
        pieces["bands_worth"][offset] += score_band(seat, band).glory
    for token in seen.trolls[seat]:
        pieces["trolls"][offset, token - 1] = 1
    pieces["raids_decided"][offset] = seen.raids_decided[seat]
    for code, kingdom in enumerate(Kingdom):
        pieces["markers"][code, offset] = seen.markers[code][seat]
        pieces["orc_boards"][offset, code] = kingdom in seen.orc_boards[seat]
        pieces["raid_plans"][offset, code] = kingdom in (seen.raid_plans[seat] or ())


def observed(games: GameArray, seat: int) -> Row:
    row = np.zeros(OBSERVATION_SIZE, np.uint8)
    observe(games[0], seat, row.view(OBSERVATION_DTYPE)[0])
    return row


def observations_of(case: Case) -> Iterator[tuple[Row, Row]]:
    """Play a game; yield expected and actual observations of every seat now and then."""
    state = deal(case)
    games = pack_state(state)
    stream = FastSource(case.seed).stream(5)
    draft: Draft = None
    decisions = 0
    while not state.is_over:
        options = steps(state, draft)
        step = options[choose(options, case.policy, stream)]
        said = say(draft, step)
        apply_code(games, 0, CODE_OF_STEP[step])
        decisions += 1
        if is_complete(step):
            assert said is not None
            apply_legal(state, said)
            draft = None
        else:
            assert isinstance(said, PlayBand | KeepCards)
            draft = said
        rare = state.decision in (Decision.RAID, Decision.GAME_OVER)
        if decisions % 5 and not rare:
            continue
        for seat in range(state.players):
            yield expected(view(state, seat), draft), observed(games, seat)


def check(case: Case, wanted: Row, actual: Row) -> None:
    for piece, one, two in zip(PIECES, split(wanted).values(), split(actual).values(), strict=True):
        assert (one == two).all(), (case, piece.name)


def test_observation_equals_the_view() -> None:
    for case in cases(24, root_seed=3):
        for wanted, actual in observations_of(case):
            check(case, wanted, actual)


def test_no_piece_is_overwritten_by_the_one_before_it() -> None:
    """Six seats, and the first and the last tribe: every piece is written to its end."""
    tribes = (Tribe.CENTAUR, Tribe.GIANT, Tribe.MERFOLK, Tribe.ORC, Tribe.TROLL, Tribe.WIZARD)
    ruleset = Ruleset(6, tribes).with_options(marker_placement="optional")
    reached = np.zeros(OBSERVATION_SIZE, np.uint8)
    for policy in Policy:
        case = Case(ruleset, 4, policy)
        for wanted, actual in observations_of(case):
            check(case, wanted, actual)
            reached |= wanted
    for name in AFTER_SIXES:
        assert reached[OFFSETS[name] :][: WORD - SIX].all(), name


def test_piece_names_are_unique_and_pieces_fill_a_row() -> None:
    assert len({piece.name for piece in PIECES}) == len(PIECES)
    assert sum(piece.size for piece in PIECES) == OBSERVATION_SIZE
    assert all(piece.meaning for piece in PIECES)


@pytest.mark.parametrize("players", range(2, 7))
def test_batch_rows_equal_fresh_observations(players: int) -> None:
    """Rows are overwritten in offset; nothing of an earlier observation may remain."""
    batch = Batch(Ruleset(players), 8, seed=2)
    while batch.played.min() < 3:
        batch.step(batch.sample())
        for index in (0, 7):
            row = observed(batch.games[index : index + 1], int(batch.to_move[index]))
            assert (row == batch.observations[index]).all()


def test_row_can_be_reused_for_another_seat() -> None:
    for number, case in enumerate(cases(12, root_seed=8)):
        state = deal(case)
        games = pack_state(state)
        stream = FastSource(number).stream(5)
        row = np.zeros(OBSERVATION_SIZE, np.uint8)
        while codes := legal_codes(games):
            apply_code(games, 0, codes[stream.below(len(codes))])
            seat = stream.below(state.players)
            observe(games[0], seat, row.view(OBSERVATION_DTYPE)[0])
            assert (row == observed(games, seat)).all()
