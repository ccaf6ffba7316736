// Random play of whole games, natively: the yardstick for the compiled Python engine.
//
//   yardstick digest PLAYERS GAMES SEED   one line per game: seed, decisions, checksum
//   yardstick rate SECONDS                decisions per CPU second, four players, as JSON
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>

#include "digest.hpp"
#include "moves.hpp"

namespace {

using namespace ethnos;

long play(int players, std::uint64_t seed) {
    Game game(players, seed);
    Stream policy(seed, POLICY_STREAM);
    long decisions = 0;
    for (; game.decision != GAME_OVER; ++decisions) {
        const Menu moves = menu(game);
        apply(game, moves.pick(policy.below(moves.count())));
    }
    return decisions;
}

void play_and_print(int players, std::uint64_t seed) {
    Game game(players, seed);
    Stream policy(seed, POLICY_STREAM);
    Encoder encoder(game);
    Checksum checksum;
    encoder.add_to(checksum);
    long decisions = 0;
    for (; game.decision != GAME_OVER; ++decisions) {
        const Menu moves = menu(game);
        const int chosen = policy.below(moves.count());
        apply(game, moves.pick(chosen));
        const std::uint8_t choice[] = {static_cast<std::uint8_t>(moves.count()),
                                       static_cast<std::uint8_t>(chosen)};
        checksum.add(choice, 2);
        if (game.draft_size == 0) encoder.add_to(checksum);  // a complete action
    }
    std::printf("%llu %ld %08x\n", static_cast<unsigned long long>(seed), decisions, checksum.value());
}

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// The best of many short rounds: the one that other processes disturbed least.
double best_rate(double seconds) {
    constexpr int GAMES = 200;
    double best = 0;
    for (const double end = cpu_seconds() + seconds; cpu_seconds() < end || best == 0;) {
        const double start = cpu_seconds();
        long decisions = 0;
        for (int index = 0; index < GAMES; ++index) decisions += play(4, game_seed(1, index));
        best = std::max(best, static_cast<double>(decisions) / (cpu_seconds() - start));
    }
    return best;
}

}  // namespace

int main(int count, char** words) {
    const std::string_view command = count > 1 ? words[1] : "";
    if (command == "digest" && count == 5) {
        const std::uint64_t root_seed = std::strtoull(words[4], nullptr, 10);
        for (int index = 0; index < std::atoi(words[3]); ++index) {
            play_and_print(std::atoi(words[2]), game_seed(root_seed, index));
        }
        return 0;
    }
    if (command == "rate" && count == 3) {
        std::printf("{\"rate\": %.0f, \"version\": \"%s\"}\n", best_rate(std::atof(words[2])), __VERSION__);
        return 0;
    }
    std::fputs("usage: yardstick digest PLAYERS GAMES SEED | yardstick rate SECONDS\n", stderr);
    return 2;
}
