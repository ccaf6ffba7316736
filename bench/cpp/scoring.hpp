// The end of an age and of the game: R76-R111.
#pragma once

#include <algorithm>

#include "game.hpp"

namespace ethnos {

enum TieBreak { BY_TEN_SKELETONS, BY_GLORY, BY_TROLLS, BY_MARKERS, BY_BANDS, BY_NOTHING };
enum Termination { LAST_AGE, TEN_SKELETONS };

// What decides a tie: the total of the troll tokens, then the highest. R94, R95.
inline int troll_strength(unsigned held) {
    int total = 0;
    int highest = 0;
    for (int token = 1; token <= 6; ++token) {
        if (held >> (token - 1) & 1) {
            total += token;
            highest = token;
        }
    }
    return total * 8 + highest;
}

inline void earn(Game& game, int seat, Source source, int glory) {
    game.glory[seat] = static_cast<std::int16_t>(game.glory[seat] + glory);
    auto& noted = game.age_glory[game.age - 1][seat][source];
    noted = static_cast<std::int16_t>(noted + glory);
}

// Trolls break ties; then tied players share the sum of their ranks, rounded down. R85, R86, R94.
inline void share(Game& game, Source source, const int* values, int paid, int* strengths) {
    unsigned held = 0;
    for (int seat = 0; seat < game.players; ++seat) held |= static_cast<unsigned>(game.trolls[seat]);
    for (int seat = 0; held && seat < game.players; ++seat) {
        if (strengths[seat] != NONE) {
            strengths[seat] = strengths[seat] * 256 + troll_strength(game.trolls[seat]);
        }
    }
    if (game.players == 2 && game.age == game.ages && paid > 1) {  // R114-R116
        if ((strengths[0] == NONE) != (strengths[1] == NONE)) {
            earn(game, strengths[1] == NONE ? 0 : 1, source, values[0] + values[1]);
            return;
        }
        paid = 1;
    }
    for (int seat = 0; seat < game.players; ++seat) {
        if (strengths[seat] == NONE) continue;
        int ahead = 0;
        int level = 0;
        for (int other = 0; other < game.players; ++other) {
            ahead += strengths[other] > strengths[seat];
            level += strengths[other] == strengths[seat];
        }
        int total = 0;
        for (int rank = ahead; rank < std::min(ahead + level, paid); ++rank) total += values[rank];
        earn(game, seat, source, total / level);
    }
}

// Kingdoms, merfolk track and giant token. R77, R88, R90.
inline void score_board(Game& game) {
    static constexpr int MERFOLK_BOARD[2][MOST_AGES] = {{1, 2, 4}, {1, 3, 0}};
    static constexpr int GIANT_TOKEN[2][MOST_AGES] = {{2, 4, 6}, {2, 5, 0}};
    const int paid = game.age;
    int values[MOST_AGES];
    int strengths[MOST_PLAYERS];
    for (int kingdom = 0; kingdom < KINGDOMS; ++kingdom) {
        for (int rank = 0; rank < paid; ++rank) values[rank] = game.tokens[kingdom][paid - 1 - rank];
        for (int seat = 0; seat < game.players; ++seat) {
            const int markers = game.markers[kingdom][seat];
            strengths[seat] = markers ? markers : NONE;  // R84
        }
        share(game, FROM_KINGDOMS, values, paid, strengths);
    }
    if (game.tribe_index[MERFOLK] != NONE) {
        for (int rank = 0; rank < paid; ++rank) {
            values[rank] = MERFOLK_BOARD[game.short_game()][paid - 1 - rank];
        }
        for (int seat = 0; seat < game.players; ++seat) {
            strengths[seat] = game.merfolk[seat] ? game.merfolk[seat] : NONE;
        }
        share(game, FROM_MERFOLK, values, paid, strengths);
    }
    if (game.giant_holder != NONE) {
        earn(game, game.giant_holder, FROM_GIANT, GIANT_TOKEN[game.short_game()][game.age - 1]);
    }
}

class Ranking {
  public:
    explicit Ranking(const Game& game) : game_(game) {
        for (int band = 0; band < game.bands; ++band) {
            ++sizes_[game.band_owner[band]][game.band_size[band]];
        }
    }

    int better_than(int seat, int without) const {
        int better = 0;
        for (int other = 0; other < game_.players; ++other) {
            better += other != without && compare(other, seat).ahead > 0;
        }
        return better;
    }

    int decided_by(int best) const {
        int second = NONE;
        for (int seat = 0; seat < game_.players; ++seat) {
            if (seat != best && (second == NONE || compare(seat, second).ahead > 0)) second = seat;
        }
        return compare(best, second).by;
    }

  private:
    struct Comparison {
        TieBreak by;
        int ahead;
    };

    // Glory, markers on the board, then the largest bands. R108-R111.
    Comparison compare(int one, int two) const {
        if (game_.glory[one] != game_.glory[two]) {
            return {BY_GLORY, game_.glory[one] - game_.glory[two]};
        }
        int ahead = 0;
        for (const auto& row : game_.markers) ahead += row[one] - row[two];
        if (ahead) return {BY_MARKERS, ahead};
        for (int size = LARGEST_BAND; size > 0; --size) {
            if (sizes_[one][size] != sizes_[two][size]) {
                return {BY_BANDS, sizes_[one][size] - sizes_[two][size]};
            }
        }
        return {BY_NOTHING, 0};
    }

    const Game& game_;
    int sizes_[MOST_PLAYERS][LARGEST_BAND + 1] = {};
};

inline void end_game(Game& game, Termination termination, TieBreak decided_by) {
    game.decision = GAME_OVER;
    game.termination = static_cast<std::int8_t>(termination);
    game.decided_by = static_cast<std::int8_t>(decided_by);
}

inline void rank_final(Game& game) {
    const Ranking ranking(game);
    int best = 0;
    for (int seat = 0; seat < game.players; ++seat) {
        game.rank[seat] = static_cast<std::int8_t>(1 + ranking.better_than(seat, NONE));
        if (game.rank[seat] == 1) {
            game.winners |= static_cast<std::int8_t>(1 << seat);
            best = seat;
        }
    }
    const bool shared = game.winners & (game.winners - 1);
    const int by = shared ? BY_NOTHING : ranking.decided_by(best);
    end_game(game, LAST_AGE, static_cast<TieBreak>(by));
}

// R67.
inline void win_by_skeletons(Game& game) {
    const Ranking ranking(game);
    const int winner = game.to_move;
    for (int seat = 0; seat < game.players; ++seat) {
        const int rank = seat == winner ? 1 : 2 + ranking.better_than(seat, winner);
        game.rank[seat] = static_cast<std::int8_t>(rank);
    }
    game.winners = static_cast<std::int8_t>(1 << winner);
    end_game(game, TEN_SKELETONS, BY_TEN_SKELETONS);
}

// The least glory begins, ties by turn order from the drawer of the third dragon. R22, R23.
inline int choose_first_player(const Game& game) {
    int seat = std::max<int>(game.third_dragon_drawer, 0);
    int first = seat;
    for (int seen = 0; seen < game.players; ++seen, seat = game.seat_after(seat)) {
        if (game.glory[seat] < game.glory[first]) first = seat;
    }
    return first;
}

// Ask the next player with orc markers, or close the age. R79, R92, R103.
inline void ask_for_raids(Game& game) {
    int seat = game.first_player;
    for (int asked = 0; asked < game.players; ++asked, seat = game.seat_after(seat)) {
        if (game.orc_board[seat] && game.raid_plan[seat] == NONE) {
            game.decision = RAID;
            game.to_move = static_cast<std::int8_t>(seat);
            return;
        }
    }
    for (seat = 0; seat < game.players; ++seat) earn(game, seat, FROM_BANDS, game.bands_worth[seat]);
    game.ages_scored |= static_cast<std::int8_t>(1 << (game.age - 1));
    if (game.age == game.ages) {
        rank_final(game);
        return;
    }
    game.first_player = static_cast<std::int8_t>(choose_first_player(game));
    ++game.age;
    game.start_age();
}

inline void raid(Game& game, unsigned spaces) {
    static constexpr int GLORY[] = {0, 1, 3, 6, 10, 15, 20};  // R93
    const int seat = game.to_move;
    game.raid_plan[seat] = static_cast<std::int8_t>(spaces);
    game.orc_board[seat] &= static_cast<std::int8_t>(~spaces);
    const int taken = size_of(spaces);
    game.supply[seat] = static_cast<std::int8_t>(game.supply[seat] + taken);
    earn(game, seat, FROM_RAIDS, GLORY[taken]);
    ask_for_raids(game);
}

inline void end_age(Game& game) {
    for (int seat = 0; seat < game.players; ++seat) {  // R76
        for (Set hand = game.hand_set[seat]; hand; hand &= hand - 1) {
            const int slot = lowest(hand);
            game.discarded[slot] = static_cast<std::int8_t>(game.discarded[slot] + game.hand[seat][slot]);
            game.hand[seat][slot] = game.known[seat][slot] = 0;
        }
        game.hand_set[seat] = 0;
        game.hand_size[seat] = 0;
    }
    score_board(game);
    ask_for_raids(game);
}

}  // namespace ethnos
