// The bytes of a state and their checksum: the format of docs/fast-engine.md.
#pragma once

#include <array>

#include "game.hpp"

namespace ethnos {

constexpr int NOTHING = 255;

class Checksum {
  public:
    void add(const std::uint8_t* bytes, int count) {
        for (int index = 0; index < count; ++index) {
            value_ = value_ >> 8 ^ TABLE[(value_ ^ bytes[index]) & 255];
        }
    }
    std::uint32_t value() const { return ~value_; }

  private:
    static constexpr std::array<std::uint32_t, 256> TABLE = [] {
        std::array<std::uint32_t, 256> table{};
        for (std::uint32_t byte = 0; byte < 256; ++byte) {
            std::uint32_t value = byte;
            for (int bit = 0; bit < 8; ++bit) value = value >> 1 ^ (value & 1 ? 0xEDB88320u : 0);
            table[byte] = value;
        }
        return table;
    }();
    std::uint32_t value_ = 0xFFFFFFFFu;
};

class Encoder {
  public:
    explicit Encoder(const Game& game) : game_(game) {}

    void add_to(Checksum& checksum) {
        size_ = 0;
        moment();
        for (int seat = 0; seat < game_.players; ++seat) cards(game_.hand[seat]);
        for (int seat = 0; seat < game_.players; ++seat) cards(game_.known[seat]);
        cards(game_.pool);
        cards(game_.discarded);
        for (int seat = 0; seat < game_.players; ++seat) bands(seat);
        byte(game_.deck_size);
        for (int index = 0; index < game_.deck_size; ++index) byte(card_at(game_.deck[index]));
        seats();
        board();
        results();
        outcome();
        checksum.add(buffer_, size_);
    }

  private:
    void byte(int value) { buffer_[size_++] = static_cast<std::uint8_t>(value); }
    void number(int value) {
        byte(value & 255);
        byte(value >> 8);
    }

    int card_at(int slot) const {
        if (slot == DRAGON) return CARD_TYPES;
        const int tribe = game_.tribe_of(slot);
        const int first = tribe * KINGDOMS - (tribe > SKELETON ? KINGDOMS - 1 : 0);
        return first + slot % KINGDOMS;
    }

    void moment() {
        byte(game_.players);
        byte(game_.tribe_count);
        for (int index = 0; index < game_.tribe_count; ++index) byte(game_.tribes[index]);
        for (const int value :
             {int{game_.age}, int{game_.first_player}, int{game_.turn_owner}, int{game_.to_move},
              int{game_.decision}, int{game_.bands_this_turn}, int{game_.free_markers},
              int{game_.dragon_free}, int{game_.dragons_revealed}, int{game_.third_dragon_drawer},
              int{game_.giant_holder}, int{game_.giant_size}}) {
            byte(value);  // NONE becomes NOTHING
        }
    }

    void cards(const std::int8_t* counts) {
        const int start = size_;
        byte(0);
        for (int slot = 0; slot < SLOTS; ++slot) {
            for (int copy = 0; copy < counts[slot]; ++copy) byte(card_at(slot));
        }
        buffer_[start] = static_cast<std::uint8_t>(size_ - start - 1);
    }

    void bands(int seat) {
        const int start = size_;
        byte(0);
        for (int band = 0, first = 0; band < game_.bands; first += game_.band_size[band++]) {
            if (game_.band_owner[band] != seat) continue;
            const bool led = !(game_.skeletons >> game_.band_cards[first] & 1);
            byte(led ? card_at(game_.band_cards[first]) : NOTHING);
            byte(game_.band_size[band] - led);
            for (int index = first + led; index < first + game_.band_size[band]; ++index) {
                byte(card_at(game_.band_cards[index]));
            }
            ++buffer_[start];
        }
    }

    void seats() {
        for (int seat = 0; seat < game_.players; ++seat) number(game_.glory[seat]);
        for (int seat = 0; seat < game_.players; ++seat) number(game_.supply[seat]);
        for (int seat = 0; seat < game_.players; ++seat) number(game_.merfolk[seat]);
        for (int seat = 0; seat < game_.players; ++seat) byte(game_.orc_board[seat]);
        for (int seat = 0; seat < game_.players; ++seat) byte(game_.trolls[seat]);
        for (int seat = 0; seat < game_.players; ++seat) byte(game_.raid_plan[seat]);
    }

    void board() {
        for (const auto& row : game_.tokens) {
            byte(game_.ages);
            for (int index = 0; index < game_.ages; ++index) byte(row[index]);
        }
        for (const auto& row : game_.markers) {
            byte(game_.players);
            for (int seat = 0; seat < game_.players; ++seat) byte(row[seat]);
        }
    }

    void results() {
        const bool scoring = game_.decision == RAID;
        for (int age = 0; age < game_.age; ++age) {
            if (!(game_.ages_scored >> age & 1) && !(scoring && age == game_.age - 1)) continue;
            byte(age + 1);
            for (int seat = 0; seat < game_.players; ++seat) {
                for (const int glory : game_.age_glory[age][seat]) number(glory);
            }
        }
        if (!scoring) byte(0);
    }

    void outcome() {
        byte(game_.decision == GAME_OVER);
        if (game_.decision != GAME_OVER) return;
        byte(game_.termination);
        byte(game_.decided_by);
        byte(game_.winners);
        for (int seat = 0; seat < game_.players; ++seat) byte(game_.rank[seat]);
    }

    const Game& game_;
    std::uint8_t buffer_[2048];
    int size_ = 0;
};

}  // namespace ethnos
