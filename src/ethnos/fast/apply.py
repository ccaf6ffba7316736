"""Apply a move: a turn, step by step."""

from __future__ import annotations

from ethnos.fast.ages import end_age, plan_raid
from ethnos.fast.board import (
    current_leader,
    current_size,
    has_marker,
    place,
    receive,
    seat_after,
    take_marker,
    tribe_of,
)
from ethnos.fast.deal import begin_turn
from ethnos.fast.jit import compiled
from ethnos.fast.legal import open_kingdoms
from ethnos.fast.outcome import win_by_skeletons
from ethnos.fast.powers import DRAWS, KEEPS
from ethnos.fast.scoring import band_worth
from ethnos.fast.tribes import centaurs, move_merfolk, use
from ethnos.packed.bits import lowest
from ethnos.packed.fields import (
    DECISION_AGE_OVER,
    DECISION_FREE_MARKER,
    DECISION_FURTHER_BAND,
    DECISION_KEEP,
    DECISION_MARKER,
    DECISION_WIZARD_DRAW,
    DRAGON,
    KINGDOMS,
    NONE,
    ONE_KINGDOM,
    ONE_TRIBE,
    GameStruct,
)
from ethnos.packed.moves import (
    ARGUMENTS,
    MOVE_ADD,
    MOVE_COMMIT,
    MOVE_DRAW,
    MOVE_FREE_MARKER,
    MOVE_KEEP,
    MOVE_KEPT,
    MOVE_LEAD,
    MOVE_MERFOLK,
    MOVE_ORC,
    MOVE_PASS,
    MOVE_PLACE,
    MOVE_STOP,
    MOVE_TAKE,
    MOVE_TROLL,
    MOVE_WIZARD,
    NO_KINGDOM,
    NO_TOKEN,
    ORC_YES,
)
from ethnos.packed.options import DRAW_TWO, ELIGIBLE, OPTIONAL
from ethnos.packed.powers import MAY_CHAIN, MAY_DRAW, MAY_KEEP
from ethnos.rules.cards import DRAGONS
from ethnos.rules.components import LARGEST_BAND, SKELETONS_TO_WIN


@compiled
def apply_move(game: GameStruct, move: int) -> None:
    """Apply a legal move; score the age if it ends."""
    perform(game, move)
    if game.decision == DECISION_AGE_OVER:
        end_age(game)


@compiled
def perform(game: GameStruct, move: int) -> None:  # noqa: PLR0912  # one case per kind
    """Apply a legal move, but do not score an age that it ends."""
    kind = move // ARGUMENTS
    argument = move % ARGUMENTS
    if kind == MOVE_ADD:
        add_to_band(game, argument)
    elif kind == MOVE_COMMIT:
        play_band(game)
    elif kind == MOVE_LEAD:
        lead_band(game, argument)
    elif kind == MOVE_TAKE:
        recruit_from_pool(game, argument)
    elif kind == MOVE_DRAW:
        recruit_from_deck(game)
    elif kind == MOVE_PLACE:
        place_marker(game, argument)
    elif kind == MOVE_KEEP:
        keep_card(game, argument)
    elif kind == MOVE_KEPT:
        discard_others(game)
        end_turn(game)
    elif kind == MOVE_WIZARD:
        draw_cards(game, argument)
    elif kind == MOVE_STOP:
        go_on(game, NONE)
    elif kind == MOVE_FREE_MARKER:
        place_free_marker(game, argument)
    elif kind == MOVE_ORC:
        place_orc_marker(game, argument)
    elif kind == MOVE_TROLL:
        take_troll_token(game, argument)
    elif kind == MOVE_MERFOLK:
        go_on(game, move_merfolk(game, argument))
    elif kind == MOVE_PASS:
        end_turn(game)
    else:
        plan_raid(game, argument)


# Action 1: recruit. R25-R32.


@compiled
def recruit_from_deck(game: GameStruct) -> None:
    """Draw the next ally, or two where the ruleset says so. R26, D11."""
    seat = game.to_move
    two = game.empty_pool == DRAW_TWO and game.pool_set == 0
    if two and game.hand_size[seat] + 1 < game.hand_limit and not draw_card(game, seat):
        return
    if draw_card(game, seat):
        end_turn(game)


@compiled
def recruit_from_pool(game: GameStruct, slot: int) -> None:
    """Take a face-up card; everybody sees which. R26, R27."""
    seat = game.to_move
    game.pool[slot] -= 1
    if game.pool[slot] == 0:
        game.pool_set ^= 1 << slot
    receive(game, seat, slot)
    game.known[seat, slot] += 1
    end_turn(game)


@compiled
def draw_card(game: GameStruct, seat: int) -> bool:
    """Draw an ally into the hand; return False if the third dragon came instead. R28-R32."""
    while True:
        game.deck_size -= 1
        slot = game.deck[game.deck_size]
        if game.dragon_free > 0:
            game.dragon_free -= 1
        if slot != DRAGON:
            receive(game, seat, slot)
            return True
        game.dragons_revealed += 1
        if game.dragons_revealed == DRAGONS:
            game.third_dragon_drawer = seat
            game.decision = DECISION_AGE_OVER
            return False


# Action 2: play a band, steps 1 to 5. R33-R46.


@compiled
def lead_band(game: GameStruct, slot: int) -> None:
    """Start a band; a band of ten skeletons is complete at once. R36, R67."""
    if game.skeletons >> slot & 1:
        for number in range(SKELETONS_TO_WIN):
            game.draft[number] = slot
        game.draft_size = SKELETONS_TO_WIN
        lay_out_band(game)
        win_by_skeletons(game)
        return
    seat = game.to_move
    game.draft[0] = slot
    game.draft_size = 1
    game.draft_run = 0
    tribe = slot // KINGDOMS
    fitting = ONE_TRIBE << tribe * KINGDOMS | ONE_KINGDOM << slot % KINGDOMS | game.skeletons
    followers = game.hand_set[seat] & fitting
    if game.hand[seat, slot] == 1:
        followers ^= 1 << slot
    game.draft_set = followers


@compiled
def add_to_band(game: GameStruct, slot: int) -> None:
    """Add a card. Later cards must not sort before it, so every band is reached in one way only."""
    seat = game.to_move
    leader = game.draft[0]
    size = game.draft_size
    run = game.draft_run + 1 if size > 1 and game.draft[size - 1] == slot else 1
    game.draft[size] = slot
    game.draft_size = size + 1
    game.draft_run = run
    followers = game.draft_set & -(1 << slot)
    if game.hand[seat, slot] - run - (slot == leader) == 0:
        followers ^= 1 << slot
    if game.skeletons >> slot & 1 == 0:  # R33: from now on only the tribe, or only the kingdom
        if slot // KINGDOMS != leader // KINGDOMS:
            followers &= ONE_KINGDOM << leader % KINGDOMS | game.skeletons
        elif slot != leader:
            followers &= ONE_TRIBE << leader // KINGDOMS * KINGDOMS | game.skeletons
    game.draft_set = followers if size + 1 < LARGEST_BAND else 0


@compiled
def lay_out_band(game: GameStruct) -> None:
    """Steps 1 and 2: lay out the cards of the draft, the leader on top. R35, R36."""
    seat = game.to_move
    size = game.draft_size
    laid = game.cards_laid
    wild = 0
    for number in range(size):
        slot = game.draft[number]
        game.band_cards[laid + number] = slot
        wild += game.skeletons >> slot & 1
        game.hand[seat, slot] -= 1
        if game.hand[seat, slot] == 0:
            game.hand_set[seat] ^= 1 << slot
        if game.known[seat, slot] > 0:
            game.known[seat, slot] -= 1
        else:
            game.covered[slot] -= 1
    band = game.bands
    game.band_owner[band] = seat
    game.band_size[band] = size
    game.bands = band + 1
    game.cards_laid = laid + size
    game.bands_by_size[seat, size - 1] += 1
    game.hand_size[seat] -= size
    game.bands_this_turn += 1
    game.bands_worth[seat] += band_worth(tribe_of(game, game.draft[0]), size, wild)
    game.draft_size = 0


@compiled
def play_band(game: GameStruct) -> None:
    """Play the drafted band up to the first decision. R34-R46."""
    lay_out_band(game)
    kingdoms = open_kingdoms(game)  # step 3
    if kingdoms == 0:
        use_ability(game, False)
    elif kingdoms & (kingdoms - 1) or game.marker_placement == OPTIONAL:
        game.decision = DECISION_MARKER
    else:
        place(game, game.to_move, lowest(kingdoms))
        use_ability(game, True)


@compiled
def place_marker(game: GameStruct, kingdom: int) -> None:
    """Step 3 if there is a choice. R37, R70, D18, D25."""
    if kingdom == NO_KINGDOM:
        use_ability(game, game.centaur_trigger == ELIGIBLE)
    else:
        place(game, game.to_move, kingdom)
        use_ability(game, True)


@compiled
def use_ability(game: GameStruct, further_band: bool) -> None:
    """Step 4: the leader's ability. R42."""
    tribe = tribe_of(game, current_leader(game))
    decision = use(game, tribe)
    if MAY_CHAIN >> tribe & 1 and further_band and centaurs(game):
        decision = DECISION_FURTHER_BAND
    go_on(game, decision)


@compiled
def go_on(game: GameStruct, decision: int) -> None:
    """Ask the player if step 4 needs a decision, else continue with step 5."""
    if decision != NONE:
        game.decision = decision
        return
    tribe = tribe_of(game, current_leader(game))
    seat = game.to_move
    may_keep = MAY_KEEP >> tribe & 1
    if may_keep and game.hand_size[seat] > 0 and KEEPS[tribe, current_size(game)] > 0:
        game.decision = DECISION_KEEP
        game.draft_set = game.hand_set[seat]
        return
    discard_hand(game)
    if MAY_DRAW >> tribe & 1 and DRAWS[tribe, current_size(game)] > 0:
        game.decision = DECISION_WIZARD_DRAW
    else:
        end_turn(game)


@compiled
def place_free_marker(game: GameStruct, kingdom: int) -> None:
    """Place or decline the free marker of a merfolk symbol. R59, D28, D36."""
    seat = game.to_move
    if kingdom != NO_KINGDOM:
        place(game, seat, kingdom)
    game.free_markers = game.free_markers - 1 if has_marker(game, seat) else 0
    go_on(game, DECISION_FREE_MARKER if game.free_markers > 0 else NONE)


@compiled
def place_orc_marker(game: GameStruct, answer: int) -> None:
    """Place or decline a marker on the orc space of the leader's colour. R62."""
    if answer == ORC_YES:
        take_marker(game, game.to_move)
        game.orc_board[game.to_move] |= 1 << current_leader(game) % KINGDOMS
    go_on(game, NONE)


@compiled
def take_troll_token(game: GameStruct, token: int) -> None:
    """Take an unclaimed troll token, or none. R68."""
    if token != NO_TOKEN:
        game.trolls[game.to_move] |= 1 << token
    go_on(game, NONE)


@compiled
def keep_card(game: GameStruct, slot: int) -> None:
    """Keep a card; later cards must not sort before it. R53."""
    size = game.draft_size
    run = game.draft_run + 1 if size > 0 and game.draft[size - 1] == slot else 1
    game.draft[size] = slot
    game.draft_size = size + 1
    game.draft_run = run
    left = game.draft_set & -(1 << slot)
    if game.hand[game.to_move, slot] == run:
        left ^= 1 << slot
    limit = KEEPS[tribe_of(game, current_leader(game)), current_size(game)]
    game.draft_set = left if size + 1 < limit else 0


@compiled
def discard_others(game: GameStruct) -> None:
    """Step 5 after an elf's band: discard all but the kept cards into the pool. R53."""
    seat = game.to_move
    for number in range(game.draft_size):
        slot = game.draft[number]
        game.hand[seat, slot] -= 1
    hand = game.hand_set[seat]
    while hand:
        slot = lowest(hand)
        hand &= hand - 1
        leaving = game.hand[seat, slot]
        if leaving > 0:
            known = game.known[seat, slot]
            game.known[seat, slot] = max(known - leaving, 0)
            game.covered[slot] -= max(leaving - known, 0)
            discard(game, seat, slot)
    game.hand_set[seat] = 0
    game.hand_size[seat] = 0
    for number in range(game.draft_size):
        receive(game, seat, game.draft[number])
    game.draft_size = 0


@compiled
def discard_hand(game: GameStruct) -> None:
    """Step 5: discard the rest of the hand face up into the pool. R44."""
    seat = game.to_move
    hand = game.hand_set[seat]
    while hand:
        slot = lowest(hand)
        hand &= hand - 1
        game.covered[slot] -= game.hand[seat, slot] - game.known[seat, slot]
        game.known[seat, slot] = 0
        discard(game, seat, slot)
    game.hand_set[seat] = 0
    game.hand_size[seat] = 0


@compiled
def discard(game: GameStruct, seat: int, slot: int) -> None:
    """Move all cards of one slot from a hand to the pool."""
    game.pool[slot] += game.hand[seat, slot]
    game.pool_set |= 1 << slot
    game.hand[seat, slot] = 0


@compiled
def draw_cards(game: GameStruct, count: int) -> None:
    """Draw after a wizard's band; the third dragon cancels the remaining draws. R72, D30."""
    for _ in range(count):
        if not draw_card(game, game.to_move):
            return
    end_turn(game)


@compiled
def end_turn(game: GameStruct) -> None:
    """Pass the turn to the next seat. R24."""
    begin_turn(game, seat_after(game, game.turn_owner))
