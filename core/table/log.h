#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/table/chacha20.h"
#include "core/table/move.h"
#include "core/table/seat.h"
#include "core/table/sha256.h"

namespace architects {

inline constexpr std::size_t maxOptions = 8;
/// The number of a game's first rules: of every match from before matches carried a number.
inline constexpr int firstRules = 1;
inline constexpr int mostRules = 9999;

/// What is agreed before the first entry. Together with the entries it is the whole match.
struct Setup {
    std::string game;                               ///< the game's short name, "kheops"
    int rules = firstRules;                         ///< by which of the game's rules it is played
    int seats = 2;                                  ///< how many sit down
    std::array<std::uint8_t, maxOptions> options{}; ///< for each of the game's options, which value
    std::optional<Seed> seed; ///< empty in a view: nobody at the table may know it yet
    Digest seedHash{};        ///< the promise: sha256 of the seed
    /// Entries before this one were played elsewhere, on another seed; 0 in nearly every match.
    std::uint32_t seedFrom = 0;
    friend bool operator==(const Setup&, const Setup&) = default;
};

/// A set-up by a game's first rules, with its seed and the promise of that seed. For new matches:
/// newSetup().
Setup makeSetup(std::string game, int seats, const Seed& seed);

/// One thing that happened: a move of a seat, or an outcome of chance.
struct Entry {
    Seat by = Seat::Chance;
    std::uint8_t kind = 0;
    std::array<std::uint8_t, 7> arg{};

    static Entry of(Seat seat, const Move& move) { return {seat, move.kind, move.arg}; }
    static Entry of(const Outcome& outcome) { return {Seat::Chance, outcome.kind, outcome.arg}; }
    [[nodiscard]] bool isChance() const { return by == Seat::Chance; }
    /// Does it keep something back, as an entry of a view may?
    [[nodiscard]] bool isMasked() const {
        return std::find(arg.begin(), arg.end(), hiddenArg) != arg.end();
    }
    [[nodiscard]] Move move() const { return {kind, arg}; }
    [[nodiscard]] Outcome outcome() const { return {kind, arg}; }
    friend bool operator==(const Entry&, const Entry&) = default;
};

/// An entry as bytes, the same on every machine: actor, kind, arguments.
inline constexpr std::size_t entryBytes = 9;
std::array<std::uint8_t, entryBytes> toBytes(const Entry& entry);
Entry entryFromBytes(const std::array<std::uint8_t, entryBytes>& bytes);

/// A match: its set-up and what happened since. Everything else is computed from this.
struct Log {
    Setup setup;
    std::vector<Entry> entries;
    friend bool operator==(const Log&, const Log&) = default;
};

/// The hash chain: each link covers the set-up and every entry so far, so the last link proves the log.
Digest chainStart(const Setup& setup);
Digest chainNext(const Digest& link, const Entry& entry);
Digest chainOf(const Log& log);

} // namespace architects
