// PCG32 (PCG-XSH-RR), numbered streams and shuffling: as in src/ethnos/fast/pcg.py.
#pragma once

#include <cstdint>
#include <utility>

namespace ethnos {

constexpr int SETUP_STREAM = 0;
constexpr int POLICY_STREAM = 77;

// The finalizer of SplitMix64.
inline std::uint64_t mix(std::uint64_t value) {
    value += 0x9E3779B97F4A7C15u;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9u;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBu;
    return value ^ (value >> 31);
}

inline std::uint64_t game_seed(std::uint64_t root_seed, std::uint64_t index) {
    return mix(mix(root_seed) + index);
}

class Stream {
  public:
    Stream(std::uint64_t seed, int number)
        : state_(0), increment_(static_cast<std::uint64_t>(number) << 1 | 1) {
        state_ = increment_ + mix(seed);
        draw();
    }

    // An unbiased number from 0 to limit - 1; a limit of 1 consumes nothing.
    int below(std::uint32_t limit) {
        if (limit == 1) return 0;
        std::uint64_t product = std::uint64_t{draw()} * limit;
        if (static_cast<std::uint32_t>(product) < limit) {
            const std::uint32_t threshold = (std::uint64_t{1} << 32) % limit;
            while (static_cast<std::uint32_t>(product) < threshold) {
                product = std::uint64_t{draw()} * limit;
            }
        }
        return static_cast<int>(product >> 32);
    }

    // Fisher-Yates, from the last item down.
    void shuffle(std::int8_t* items, int count) {
        for (int last = count - 1; last > 0; --last) std::swap(items[last], items[below(last + 1)]);
    }

  private:
    std::uint32_t draw() {
        const std::uint64_t old = state_;
        state_ = old * 6364136223846793005u + increment_;
        const auto shifted = static_cast<std::uint32_t>(((old >> 18) ^ old) >> 27);
        const auto rotation = static_cast<unsigned>(old >> 59);
        return (shifted >> rotation) | (shifted << (-rotation & 31));
    }

    std::uint64_t state_;
    std::uint64_t increment_;
};

}  // namespace ethnos
