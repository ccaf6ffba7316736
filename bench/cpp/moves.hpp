// The legal moves, in the order of ethnos.rules.steps, and what each does: R24-R74.
#pragma once

#ifdef __BMI2__
#include <immintrin.h>
#endif

#include "scoring.hpp"

namespace ethnos {

enum Kind {
    DRAW, TAKE, LEAD, ADD, COMMIT, PASS, PLACE, MERFOLK_SPACES, PLACE_FREE, ORC_ANSWER, TAKE_TROLL,
    STOP, KEEP_CARD, KEPT, DRAW_CARDS, RAID_SPACES
};
struct Move {
    Kind kind;
    int argument;
};

constexpr int NO_KINGDOM = KINGDOMS;
constexpr int NO_TOKEN = 6;
constexpr int ORC_YES = 0;

inline int nth(Set members, int number) {
#ifdef __BMI2__
    return lowest(_pdep_u64(single(number), members));
#else
    for (; number; --number) members &= members - 1;
    return lowest(members);
#endif
}

// All legal moves: drawing, cards of the pool, cards of the hand, then answers.
struct Menu {
    int draw = 0;
    Set pool = 0;
    Kind card_kind = LEAD;
    Set cards = 0;
    Kind kind = PASS;
    Set arguments = 0;

    int count() const { return draw + size_of(pool) + size_of(cards) + size_of(arguments); }

    Move pick(int number) const {
        if (number < draw) return {DRAW, 0};
        number -= draw;
        if (number < size_of(pool)) return {TAKE, nth(pool, number)};
        number -= size_of(pool);
        if (number < size_of(cards)) return {card_kind, nth(cards, number)};
        return {kind, nth(arguments, number - size_of(cards))};
    }
};

// Skeletons lead only a band of ten. R36, R64, R67.
inline Set leaders(const Game& game) {
    const Set hand = game.hand_set[game.to_move];
    const Set wild = hand & game.skeletons;
    if (!wild || game.hand[game.to_move][lowest(wild)] >= SKELETONS_TO_WIN) return hand;
    return hand ^ wild;
}

// R37, R38, R57, R61, R70, R113.
inline Set open_kingdoms(const Game& game) {
    const int seat = game.to_move;
    const int leader = game.current_leader();
    const int tribe = game.tribe_of(leader);
    if (tribe == HALFLING || game.supply[seat] == 0) return 0;
    const int size = game.current_size() + (tribe == MINOTAUR);
    Set open = 0;
    for (Set reach = tribe == WINGFOLK ? ONE_TRIBE : single(leader % KINGDOMS); reach; reach &= reach - 1) {
        const auto& markers = game.markers[lowest(reach)];
        const int counted = game.players == 2 ? markers[0] + markers[1] : markers[seat];
        if (counted < size) open |= reach & -reach;
    }
    return open;
}

// R68.
inline Set free_trolls(const Game& game) {
    unsigned claimed = 0;
    for (int seat = 0; seat < game.players; ++seat) claimed |= static_cast<unsigned>(game.trolls[seat]);
    return (single(std::min(game.current_size(), NO_TOKEN)) - 1) & ~Set{claimed};
}

inline Menu turn_menu(const Game& game) {
    const Set lead = leaders(game);
    if (game.hand_size[game.to_move] >= HAND_LIMIT) {  // R47
        return {.cards = lead, .arguments = lead == 0};
    }
    const int draw = game.deck_size > 0;
    const bool stuck = !draw && !game.pool_set && !lead;
    return {.draw = draw, .pool = game.pool_set, .cards = lead, .arguments = stuck};
}

inline Menu menu(const Game& game) {
    switch (game.decision) {
        case TURN:
        case FURTHER_BAND:
            if (game.draft_size) {
                return {.card_kind = ADD, .cards = game.draft_set, .kind = COMMIT, .arguments = 1};
            }
            if (game.decision == TURN) return turn_menu(game);
            return {.cards = leaders(game), .kind = STOP, .arguments = 1};
        case KEEP:
            return {.card_kind = KEEP_CARD, .cards = game.draft_set, .kind = KEPT, .arguments = 1};
        case MARKER:
            return {.kind = PLACE, .arguments = open_kingdoms(game)};
        case FREE_MARKER:
            return {.kind = PLACE_FREE, .arguments = ONE_TRIBE | single(NO_KINGDOM)};
        case ORC_MARKER:
            return {.kind = ORC_ANSWER, .arguments = 3};
        case TROLL_TOKEN:
            return {.kind = TAKE_TROLL, .arguments = free_trolls(game) | single(NO_TOKEN)};
        case WIZARD_DRAW:
            return {.kind = DRAW_CARDS, .arguments = 1 | single(game.current_size())};
        case RAID:  // nothing, or everything: R92
            return {.kind = RAID_SPACES, .arguments = 3};
        default:
            return {};
    }
}

inline void end_turn(Game& game) { game.begin_turn(game.seat_after(game.turn_owner)); }

// False if the third dragon came instead of an ally. R28-R32.
inline bool draw_card(Game& game) {
    while (true) {
        const int slot = game.deck[--game.deck_size];
        if (game.dragon_free > 0) --game.dragon_free;
        if (slot != DRAGON) {
            game.receive(game.to_move, slot);
            return true;
        }
        if (++game.dragons_revealed == DRAGONS) {
            game.third_dragon_drawer = game.to_move;
            game.decision = AGE_OVER;
            return false;
        }
    }
}

inline void take_from_pool(Game& game, int slot) {
    if (--game.pool[slot] == 0) game.pool_set ^= single(slot);
    game.receive(game.to_move, slot);
    ++game.known[game.to_move][slot];
    end_turn(game);
}

// Lay out the cards of the draft. R35, R36, R87, R101.
inline void lay_out_band(Game& game) {
    static constexpr std::int16_t GLORY[] = {0, 0, 1, 3, 6, 10, 15, 15, 15, 15, 15, 15};
    const int seat = game.to_move;
    int counted = game.draft_size + (game.tribe_of(game.draft[0]) == DWARF);
    for (int number = 0; number < game.draft_size; ++number) {
        const int slot = game.draft[number];
        game.band_cards[game.cards_laid + number] = static_cast<std::int8_t>(slot);
        counted -= game.skeletons >> slot & 1;
        if (--game.hand[seat][slot] == 0) game.hand_set[seat] ^= single(slot);
        if (game.known[seat][slot] > 0) --game.known[seat][slot];
    }
    game.band_owner[game.bands] = static_cast<std::int8_t>(seat);
    game.band_size[game.bands++] = game.draft_size;
    game.cards_laid = static_cast<std::int8_t>(game.cards_laid + game.draft_size);
    game.hand_size[seat] = static_cast<std::int8_t>(game.hand_size[seat] - game.draft_size);
    ++game.bands_this_turn;
    game.bands_worth[seat] = static_cast<std::int16_t>(game.bands_worth[seat] + GLORY[counted]);
    game.draft_size = 0;
}

inline void lead_band(Game& game, int slot) {
    game.draft[0] = static_cast<std::int8_t>(slot);
    game.draft_size = 1;
    game.draft_run = 0;
    if (game.skeletons >> slot & 1) {  // R67
        std::memset(game.draft, slot, SKELETONS_TO_WIN);
        game.draft_size = SKELETONS_TO_WIN;
        lay_out_band(game);
        win_by_skeletons(game);
        return;
    }
    const Set tribe = ONE_TRIBE << slot / KINGDOMS * KINGDOMS;
    const Set fitting = tribe | ONE_KINGDOM << slot % KINGDOMS | game.skeletons;
    game.draft_set = game.hand_set[game.to_move] & fitting;
    if (game.hand[game.to_move][slot] == 1) game.draft_set ^= single(slot);
}

// Cards join in ascending order, so that every band is reached in one way only. R33.
inline void add_to_band(Game& game, int slot) {
    const int leader = game.draft[0];
    const int size = game.draft_size;
    const int run = size > 1 && game.draft[size - 1] == slot ? game.draft_run + 1 : 1;
    game.draft[size] = static_cast<std::int8_t>(slot);
    ++game.draft_size;
    game.draft_run = static_cast<std::int8_t>(run);
    Set followers = game.draft_set & -single(slot);
    if (game.hand[game.to_move][slot] - run - (slot == leader) == 0) followers ^= single(slot);
    if (!(game.skeletons >> slot & 1)) {
        if (slot / KINGDOMS != leader / KINGDOMS) {
            followers &= ONE_KINGDOM << leader % KINGDOMS | game.skeletons;
        } else if (slot != leader) {
            followers &= ONE_TRIBE << leader / KINGDOMS * KINGDOMS | game.skeletons;
        }
    }
    game.draft_set = game.draft_size < LARGEST_BAND ? followers : 0;
}

// Step 5: the rest of the hand goes face up into the pool. R44.
inline void discard_hand(Game& game) {
    const int seat = game.to_move;
    for (Set hand = game.hand_set[seat]; hand; hand &= hand - 1) {
        const int slot = lowest(hand);
        game.pool[slot] = static_cast<std::int8_t>(game.pool[slot] + game.hand[seat][slot]);
        game.hand[seat][slot] = game.known[seat][slot] = 0;
    }
    game.pool_set |= game.hand_set[seat];
    game.hand_set[seat] = 0;
    game.hand_size[seat] = 0;
}

inline void finish_band(Game& game) {
    const int tribe = game.tribe_of(game.current_leader());
    if (tribe == ELF && game.hand_size[game.to_move] > 0) {  // R53
        game.decision = KEEP;
        game.draft_set = game.hand_set[game.to_move];
        return;
    }
    discard_hand(game);
    if (tribe == WIZARD) {  // R72
        game.decision = WIZARD_DRAW;
    } else {
        end_turn(game);
    }
}

// R54-R56.
inline void take_giant_token(Game& game) {
    if (game.giant_holder != NONE && game.current_size() <= game.giant_size) return;
    game.giant_holder = game.to_move;
    game.giant_size = static_cast<std::int8_t>(game.current_size());
    game.glory[game.to_move] = static_cast<std::int16_t>(game.glory[game.to_move] + 2);
}

// The free markers that the move along the merfolk track earned. R58-R60.
inline int move_merfolk(Game& game) {
    const int start = game.merfolk[game.to_move];
    const int end = std::min(start + game.current_size(), 18);
    game.merfolk[game.to_move] = static_cast<std::int8_t>(end);
    int earned = 0;
    for (const int symbol : {3, 7, 12, 18}) earned += start < symbol && symbol <= end;
    return game.supply[game.to_move] > 0 ? earned : 0;
}

// Step 4: the decision that the ability of the leader's tribe needs; TURN means none. R42.
inline Decision use_ability(Game& game, bool placed) {
    const int seat = game.to_move;
    const int leader = game.current_leader();
    switch (game.tribe_of(leader)) {
        case CENTAUR:  // R49-R51
            return placed && game.hand_set[seat] & ~game.skeletons ? FURTHER_BAND : TURN;
        case GIANT:
            take_giant_token(game);
            return TURN;
        case MERFOLK: {
            const int earned = move_merfolk(game);
            if (earned) game.free_markers = static_cast<std::int8_t>(earned);
            return earned ? FREE_MARKER : TURN;
        }
        case ORC: {  // R62, R63
            const bool occupied = game.orc_board[seat] >> leader % KINGDOMS & 1;
            return occupied || game.supply[seat] == 0 ? TURN : ORC_MARKER;
        }
        case TROLL:
            return free_trolls(game) ? TROLL_TOKEN : TURN;
        default:
            return TURN;
    }
}

inline void after_marker(Game& game, bool placed) {
    const Decision decision = use_ability(game, placed);
    if (decision == TURN) {
        finish_band(game);
    } else {
        game.decision = decision;
    }
}

inline void play_band(Game& game) {
    lay_out_band(game);
    const Set kingdoms = open_kingdoms(game);  // step 3
    if (kingdoms & (kingdoms - 1)) {
        game.decision = MARKER;
        return;
    }
    if (kingdoms) game.place(game.to_move, lowest(kingdoms));
    after_marker(game, kingdoms != 0);
}

inline void place_free_marker(Game& game, int kingdom) {
    const int seat = game.to_move;
    if (kingdom != NO_KINGDOM) game.place(seat, kingdom);
    game.free_markers = static_cast<std::int8_t>(game.supply[seat] > 0 ? game.free_markers - 1 : 0);
    if (game.free_markers == 0) finish_band(game);
}

inline void keep_card(Game& game, int slot) {
    const int size = game.draft_size;
    const int run = size > 0 && game.draft[size - 1] == slot ? game.draft_run + 1 : 1;
    game.draft[size] = static_cast<std::int8_t>(slot);
    ++game.draft_size;
    game.draft_run = static_cast<std::int8_t>(run);
    Set left = game.draft_set & -single(slot);
    if (game.hand[game.to_move][slot] == run) left ^= single(slot);
    game.draft_set = game.draft_size < game.current_size() ? left : 0;
}

// R53. What everybody knew of the cards that stay remains known.
inline void discard_others(Game& game) {
    const int seat = game.to_move;
    for (int number = 0; number < game.draft_size; ++number) --game.hand[seat][game.draft[number]];
    std::int8_t known[SLOTS];
    std::memcpy(known, game.known[seat], sizeof known);
    for (Set hand = game.hand_set[seat]; hand; hand &= hand - 1) {
        const int slot = lowest(hand);
        const int leaving = game.hand[seat][slot];
        known[slot] = static_cast<std::int8_t>(std::max(known[slot] - leaving, 0));
        if (leaving == 0) game.hand_set[seat] ^= single(slot);
    }
    discard_hand(game);
    std::memcpy(game.known[seat], known, sizeof known);
    for (int number = 0; number < game.draft_size; ++number) game.receive(seat, game.draft[number]);
    game.draft_size = 0;
    end_turn(game);
}

inline void draw_cards(Game& game, int count) {
    for (; count > 0; --count) {
        if (!draw_card(game)) return;
    }
    end_turn(game);
}

inline void place_orc_marker(Game& game) {
    --game.supply[game.to_move];
    game.orc_board[game.to_move] |= static_cast<std::int8_t>(1 << game.current_leader() % KINGDOMS);
}

inline void apply(Game& game, Move move) {
    switch (move.kind) {
        case DRAW:
            if (draw_card(game)) end_turn(game);
            break;
        case TAKE: take_from_pool(game, move.argument); break;
        case LEAD: lead_band(game, move.argument); break;
        case ADD: add_to_band(game, move.argument); break;
        case COMMIT: play_band(game); break;
        case PASS: end_turn(game); break;
        case PLACE:
            game.place(game.to_move, move.argument);
            after_marker(game, true);
            break;
        case PLACE_FREE: place_free_marker(game, move.argument); break;
        case ORC_ANSWER:
            if (move.argument == ORC_YES) place_orc_marker(game);
            finish_band(game);
            break;
        case TAKE_TROLL:
            if (move.argument != NO_TOKEN) {
                game.trolls[game.to_move] |= static_cast<std::int8_t>(1 << move.argument);
            }
            finish_band(game);
            break;
        case STOP: finish_band(game); break;
        case KEEP_CARD: keep_card(game, move.argument); break;
        case KEPT: discard_others(game); break;
        case DRAW_CARDS: draw_cards(game, move.argument); break;
        case RAID_SPACES: raid(game, move.argument ? game.orc_board[game.to_move] : 0); break;
        case MERFOLK_SPACES: break;  // the standard rulings leave no choice
    }
    if (game.decision == AGE_OVER) end_age(game);
}

}  // namespace ethnos
