#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/table/chacha20.h"
#include "core/table/log.h"
#include "core/table/move.h"
#include "core/table/random.h"
#include "core/table/refusal.h"
#include "core/table/result.h"
#include "core/table/score.h"
#include "core/table/seat.h"

namespace architects {

/// Who or what the table is waiting for.
struct Pending {
    enum class Kind : std::uint8_t { Seats, Chance, Over };
    Kind kind = Kind::Over;
    SeatSet seats; ///< the seats that may move now; nearly always one
    /// They all race, and whoever comes first decides: also when only one of them is left in it. What they
    /// decide by is seen by everybody.
    bool race = false;
    [[nodiscard]] bool over() const { return kind == Kind::Over; }
    [[nodiscard]] bool chance() const { return kind == Kind::Chance; }
    friend bool operator==(const Pending&, const Pending&) = default;
};

/// One choice made before a match: its name, its values (the first is the default), what they mean.
struct OptionInfo {
    std::string_view name;                      ///< stable, in match files: "pharaoh"
    std::span<const std::string_view> values;   ///< stable: "priest", "mummy"
    std::string_view title;                     ///< English, for people
    std::span<const std::string_view> meanings; ///< English, for people, one for each value
    int seats = 0;     ///< how many seats any value but the first asks for; 0: it does not matter
    int oneDevice = 0; ///< the value for several people around one device only; 0: there is none
};

struct GameInfo {
    std::string_view id;   ///< stable short name: "kheops"
    std::string_view name; ///< for people
    int minSeats = 2;
    int maxSeats = 2;
    std::span<const OptionInfo> options;
    /// The number of the rules that new matches are played by. A change that an old log, or the other side
    /// of an old match, would notice is a new number.
    int rules = firstRules;
    int oldestRules = firstRules; ///< matches by these and all later ones can still be played here
};

/// The contract of a game. Everything is a static function over a plain value; README.md says what each
/// must guarantee, and the battery in tests/core/games/battery.h holds every game to it.
template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> &&
    std::equality_comparable<typename G::State> &&
    requires(const typename G::State& state, typename G::State& changing, const Setup& setup, Seat seat,
             const Move& move, const Outcome& outcome, const Entry& entry, MoveList& moves,
             FastRandom& fast, ChaChaRandom& strong, std::string_view text) {
    { G::info() } -> std::same_as<const GameInfo&>;
    // Playing
    { G::start(setup) } -> std::same_as<typename G::State>;
    { G::pending(state) } -> std::same_as<Pending>;
    { G::legalMoves(state, seat, moves) } -> std::same_as<void>;
    { G::check(state, seat, move) } -> std::same_as<Refusal>;
    { G::play(changing, seat, move) } -> std::same_as<void>;
    // Chance
    { G::sample(state, fast) } -> std::same_as<Outcome>;
    { G::sample(state, strong) } -> std::same_as<Outcome>;
    { G::check(state, outcome) } -> std::same_as<Refusal>;
    { G::resolve(changing, outcome) } -> std::same_as<void>;
    // Secrets
    { G::mask(state, seat) } -> std::same_as<typename G::State>;
    { G::mask(state, entry, seat) } -> std::same_as<Entry>;
    { G::reveals(state, seat, move) } -> std::same_as<bool>;
    { G::guess(state, fast) } -> std::same_as<typename G::State>;
    // Counting
    { G::score(state) } -> std::same_as<ScoreSheet>;
    { G::hash(state) } -> std::same_as<std::uint64_t>;
    // Text
    { G::write(entry) } -> std::same_as<std::string>;
    { G::read(seat, text) } -> std::same_as<Result<Entry>>;
    { G::writeState(state) } -> std::same_as<std::string>;
    { G::readState(text) } -> std::same_as<Result<typename G::State>>;
};

} // namespace architects
