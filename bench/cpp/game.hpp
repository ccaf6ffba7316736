// The state of one game, its setup and the deal of an age. Standard rulings only.
//
// Cards are numbered by slots: six for each tribe in play, by kingdom; skeletons use the first of
// theirs. A set of cards, kingdoms, seats or tokens is an integer with one bit per member.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#include "random.hpp"

namespace ethnos {

using Set = std::uint64_t;

constexpr int NONE = -1;
constexpr int MOST_PLAYERS = 6;
constexpr int KINGDOMS = 6;
constexpr int TRIBES = 12;
constexpr int MOST_TRIBES = 6;
constexpr int SLOTS = MOST_TRIBES * KINGDOMS;
constexpr int DRAGON = SLOTS;  // in the deck
constexpr int DRAGONS = 3;
constexpr int MOST_AGES = 3;
constexpr int MOST_ALLIES = 24 + 5 * 12;
constexpr int HAND_LIMIT = 10;
constexpr int LARGEST_BAND = 10;
constexpr int SKELETONS_TO_WIN = 10;
constexpr int MARKERS_PER_PLAYER = 26;
constexpr int CARD_TYPES = 11 * KINGDOMS + 1;

// In the order of ethnos.rules.cards.Tribe, Decision and the sources of glory.
enum Tribe {
    CENTAUR, DWARF, ELF, GIANT, HALFLING, MERFOLK, MINOTAUR, ORC, SKELETON, TROLL, WINGFOLK, WIZARD
};
enum Decision : std::int8_t {
    TURN, MARKER, MERFOLK_MOVE, FREE_MARKER, ORC_MARKER, TROLL_TOKEN, FURTHER_BAND, KEEP,
    WIZARD_DRAW, AGE_OVER, RAID, GAME_OVER
};
enum Source { FROM_KINGDOMS, FROM_MERFOLK, FROM_GIANT, FROM_RAIDS, FROM_BANDS, SOURCES };

constexpr Set ONE_TRIBE = (Set{1} << KINGDOMS) - 1;
constexpr Set ONE_KINGDOM = 0x41041041;  // the first slot of each tribe

inline int lowest(Set members) { return std::countr_zero(members); }
inline int size_of(Set members) { return std::popcount(members); }
inline Set single(int member) { return Set{1} << member; }

struct Game {
    // The ruleset and the deal.
    std::int8_t players, ages, tribe_count;
    std::int8_t tribes[MOST_TRIBES], tribe_index[TRIBES];
    std::uint64_t seed;

    // Cards.
    Set hand_set[MOST_PLAYERS], pool_set, draft_set, skeletons;
    std::int8_t hand[MOST_PLAYERS][SLOTS], known[MOST_PLAYERS][SLOTS], hand_size[MOST_PLAYERS];
    std::int8_t pool[SLOTS], discarded[SLOTS];
    std::int8_t deck[MOST_ALLIES + DRAGONS], deck_size;  // the next card is the last
    std::int8_t band_cards[MOST_ALLIES], band_owner[MOST_ALLIES], band_size[MOST_ALLIES];
    std::int8_t bands, cards_laid;
    std::int8_t draft[LARGEST_BAND], draft_size, draft_run;

    // Seats and board.
    std::int16_t glory[MOST_PLAYERS], bands_worth[MOST_PLAYERS];
    std::int16_t age_glory[MOST_AGES][MOST_PLAYERS][SOURCES];
    std::int8_t supply[MOST_PLAYERS], merfolk[MOST_PLAYERS], orc_board[MOST_PLAYERS];
    std::int8_t trolls[MOST_PLAYERS], raid_plan[MOST_PLAYERS], rank[MOST_PLAYERS];
    std::int8_t markers[KINGDOMS][MOST_PLAYERS], tokens[KINGDOMS][MOST_AGES];
    std::int8_t giant_holder, giant_size;

    // Turn and outcome.
    std::int8_t age, first_player, turn_owner, to_move;
    Decision decision;
    std::int8_t bands_this_turn, free_markers, dragon_free, dragons_revealed, third_dragon_drawer;
    std::int8_t ages_scored, winners, termination, decided_by;

    Game(int player_count, std::uint64_t game_seed);
    void start_age();
    void begin_turn(int seat);

    int tribe_of(int slot) const { return tribes[slot / KINGDOMS]; }
    int seat_after(int seat) const { return seat + 1 < players ? seat + 1 : 0; }
    int current_size() const { return band_size[bands - 1]; }
    int current_leader() const { return band_cards[cards_laid - current_size()]; }
    bool short_game() const { return ages < MOST_AGES; }

    void place(int seat, int kingdom) {
        --supply[seat];
        ++markers[kingdom][seat];
    }

    void receive(int seat, int slot) {
        ++hand[seat][slot];
        ++hand_size[seat];
        hand_set[seat] |= single(slot);
    }

  private:
    void draw_tribes(Stream& stream);
    void lay_tokens(Stream& stream);
    int gather_allies();
    void clear_table();
};

inline Game::Game(int player_count, std::uint64_t game_seed) {
    std::memset(static_cast<void*>(this), 0, sizeof *this);
    players = static_cast<std::int8_t>(player_count);
    ages = player_count < 4 ? 2 : 3;  // R16
    seed = game_seed;
    Stream stream(seed, SETUP_STREAM);
    draw_tribes(stream);
    for (int seat = 0; seat < players; ++seat) {  // R10, R12
        supply[seat] = MARKERS_PER_PLAYER - 1 - (tribe_index[MERFOLK] != NONE);
    }
    lay_tokens(stream);
    age = 1;
    third_dragon_drawer = NONE;
    first_player = static_cast<std::int8_t>(stream.below(players));  // R21
    start_age();
}

// R4, R11.
inline void Game::draw_tribes(Stream& stream) {
    std::int8_t all[TRIBES];
    for (int tribe = 0; tribe < TRIBES; ++tribe) all[tribe] = static_cast<std::int8_t>(tribe);
    stream.shuffle(all, TRIBES);
    unsigned chosen = 0;
    for (int index = 0; index < (short_game() ? MOST_TRIBES - 1 : MOST_TRIBES); ++index) {
        chosen |= 1u << all[index];
    }
    for (int tribe = 0; tribe < TRIBES; ++tribe) {
        tribe_index[tribe] = NONE;
        if (!(chosen >> tribe & 1)) continue;
        if (tribe == SKELETON) skeletons = single(tribe_count * KINGDOMS);
        tribe_index[tribe] = tribe_count;
        tribes[tribe_count++] = static_cast<std::int8_t>(tribe);
    }
}

// R9: each kingdom's tokens lie in ascending order.
inline void Game::lay_tokens(Stream& stream) {
    std::int8_t all[] = {0, 0, 2, 2, 4, 4, 4, 4, 6, 6, 6, 6, 6, 8, 8, 8, 10, 10};
    std::int8_t fewer[] = {0, 2, 2, 4, 4, 6, 6, 6, 8, 8, 8, 10};
    std::int8_t* left = short_game() ? fewer : all;
    int count = short_game() ? sizeof fewer : sizeof all;
    stream.shuffle(left, count);
    for (auto& row : tokens) {
        for (int laid = 0; laid < ages; ++laid) {
            const std::int8_t token = left[--count];
            int index = laid;
            for (; index > 0 && row[index - 1] > token; --index) row[index] = row[index - 1];
            row[index] = token;
        }
    }
}

// R18-R24.
inline void Game::start_age() {
    Stream stream(seed, age);
    clear_table();
    int left = gather_allies();
    stream.shuffle(deck, left);
    int seat = first_player;
    for (int dealt = 0; dealt < players; ++dealt, seat = seat_after(seat)) receive(seat, deck[--left]);
    for (int laid = 0; laid < 2 * players; ++laid) {  // R19
        const int slot = deck[--left];
        ++pool[slot];
        pool_set |= single(slot);
    }
    const int half = left / 2;  // R20
    std::memmove(deck + half + DRAGONS, deck + half, left - half);
    std::memset(deck + half, DRAGON, DRAGONS);
    stream.shuffle(deck, half + DRAGONS);
    deck_size = static_cast<std::int8_t>(left + DRAGONS);
    dragon_free = static_cast<std::int8_t>(left - half);
    dragons_revealed = 0;
    begin_turn(first_player);
}

// R3.
inline int Game::gather_allies() {
    int count = 0;
    for (int index = 0; index < tribe_count; ++index) {
        const int tribe = tribes[index];
        const int copies = tribe == HALFLING ? 4 : tribe == SKELETON ? 12 : 2;
        const int first = index * KINGDOMS;
        for (int slot = first; slot < first + (tribe == SKELETON ? 1 : KINGDOMS); ++slot) {
            std::memset(deck + count, slot, copies);
            count += copies;
        }
    }
    return count;
}

// R91, R97, R102-R107.
inline void Game::clear_table() {
    std::memset(hand_set, 0, sizeof hand_set);
    std::memset(hand, 0, sizeof hand);
    std::memset(known, 0, sizeof known);
    std::memset(hand_size, 0, sizeof hand_size);
    std::memset(pool, 0, sizeof pool);
    std::memset(discarded, 0, sizeof discarded);
    std::memset(trolls, 0, sizeof trolls);
    std::memset(raid_plan, NONE, sizeof raid_plan);
    std::memset(bands_worth, 0, sizeof bands_worth);
    pool_set = draft_set = 0;
    bands = cards_laid = draft_size = giant_size = 0;
    giant_holder = NONE;
}

inline void Game::begin_turn(int seat) {
    turn_owner = to_move = static_cast<std::int8_t>(seat);
    decision = TURN;
    bands_this_turn = 0;
}

}  // namespace ethnos
