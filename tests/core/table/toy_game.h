#pragma once

// A game small enough to check by hand, with everything a real one has: chance, a secret, a step that
// reveals, a refusal. Each seat draws a secret number 0..9; in turn each plays `add n` (0..3) to its own
// pile, or `show` its secret to all; after two moves each, pile plus secret is the score.

#include <array>
#include <cstdint>
#include <string>

#include "core/table/game.h"
#include "core/table/state_hash.h"

namespace architects::toy {

struct State {
    std::array<std::uint8_t, 2> secret{254, 254}; // 254 not drawn yet, 255 hidden from this viewer
    std::array<std::uint8_t, 2> pile{};
    std::uint8_t drawn = 0;
    std::uint8_t played = 0;
    std::uint8_t shown = 0; // bit mask of seats
    std::uint8_t rules = 1; // by rules 2 nobody may add 3
    friend bool operator==(const State&, const State&) = default;
};

struct Toy {
    using State = toy::State;
    enum : std::uint8_t { Add = 1, Show = 2, Draw = 1 };

    static const GameInfo& info() {
        static constexpr std::array<std::string_view, 2> values{"low", "high"};
        static constexpr std::array options{OptionInfo{"stakes", values, "Stakes", values}};
        static constexpr GameInfo toyInfo{"toy", "Toy", 2, 2, options, 2, 1};
        return toyInfo;
    }
    static State start(const Setup& setup) {
        State state;
        state.rules = static_cast<std::uint8_t>(setup.rules);
        return state;
    }
    static Pending pending(const State& s) {
        if (s.drawn < 2) {
            return {Pending::Kind::Chance, {}};
        }
        if (s.played == 4) {
            return {Pending::Kind::Over, {}};
        }
        return {Pending::Kind::Seats, SeatSet(seatAt(s.played % 2))};
    }
    static std::uint8_t most(const State& s) { return s.rules == 1 ? 3 : 2; }
    static void legalMoves(const State& s, Seat seat, MoveList& list) {
        list.clear();
        for (std::uint8_t n = 0; n <= most(s); ++n) {
            list.push({Add, {n}});
        }
        if (!isShown(s, seat)) {
            list.push({Show, {s.secret[static_cast<std::size_t>(indexOf(seat))]}});
        }
    }
    static Refusal check(const State& s, Seat seat, const Move& m) {
        if (m.kind == Add) {
            return m.arg[0] <= most(s) ? Refusal::None : Refusal::NoSuchMove;
        }
        const std::uint8_t own = s.secret[static_cast<std::size_t>(indexOf(seat))];
        const bool honest = m.kind == Show && (own == hiddenArg || own == m.arg[0]);
        return honest && !isShown(s, seat) ? Refusal::None : Refusal::NoSuchMove;
    }
    static void play(State& s, Seat seat, const Move& m) {
        const auto i = static_cast<std::size_t>(indexOf(seat));
        if (m.kind == Add) {
            s.pile[i] = static_cast<std::uint8_t>(s.pile[i] + m.arg[0]);
        } else {
            s.secret[i] = m.arg[0];
            s.shown = static_cast<std::uint8_t>(s.shown | (1U << i));
        }
        ++s.played;
    }
    template <RandomSource R>
    static Outcome sample(const State& s, R& random) {
        return {Draw, {s.drawn, static_cast<std::uint8_t>(below(random, 10))}};
    }
    static Refusal check(const State& s, const Outcome& o) {
        const bool fits = o.kind == Draw && o.arg[0] == s.drawn && (o.arg[1] < 10 || o.arg[1] == hiddenArg);
        return fits ? Refusal::None : Refusal::ImpossibleOutcome;
    }
    static void resolve(State& s, const Outcome& o) { s.secret[s.drawn++] = o.arg[1]; }
    static State mask(const State& s, Seat viewer) {
        State masked = s;
        for (std::size_t i = 0; i < 2; ++i) {
            if (seatAt(static_cast<int>(i)) != viewer && !isShown(s, seatAt(static_cast<int>(i))) &&
                s.drawn > i) {
                masked.secret[i] = hiddenArg;
            }
        }
        return masked;
    }
    static Entry mask(const State& /*before*/, const Entry& entry, Seat viewer) {
        Entry masked = entry;
        if (entry.isChance() && seatAt(entry.arg[0]) != viewer) {
            masked.arg[1] = hiddenArg;
        }
        return masked;
    }
    static bool reveals(const State& /*s*/, Seat /*seat*/, const Move& m) { return m.kind == Show; }
    static State guess(const State& view, FastRandom& random) {
        State full = view;
        for (std::uint8_t& secret : full.secret) {
            if (secret == hiddenArg) {
                secret = static_cast<std::uint8_t>(below(random, 10));
            }
        }
        return full;
    }
    static ScoreSheet score(const State& s) {
        ScoreSheet sheet;
        sheet.lines.clear();
        for (std::size_t i = 0; i < 2; ++i) {
            sheet.totals[i] = s.pile[i] + (s.secret[i] < 10 ? s.secret[i] : 0);
        }
        sheet.winners.add(sheet.totals[0] >= sheet.totals[1] ? Seat::First : Seat::Second);
        return sheet;
    }
    static std::uint64_t hash(const State& s) {
        return StateHash()
            .addBytes(s.secret)
            .addBytes(s.pile)
            .add(s.drawn)
            .add(s.played)
            .add(s.shown)
            .value();
    }
    static std::string number(std::uint8_t n) { return n == hiddenArg ? "?" : std::to_string(n); }
    static std::string write(const Entry& e) {
        if (e.isChance()) {
            return "draw " + std::to_string(e.arg[0] + 1) + " " + number(e.arg[1]);
        }
        return (e.kind == Add ? "add " : "show ") + number(e.arg[0]);
    }
    static Result<Entry> read(Seat by, std::string_view text) {
        const std::size_t last = text.rfind(' ');
        if (last == std::string_view::npos || last + 2 != text.size()) {
            return Refusal::BadNotation;
        }
        const char c = text.back();
        const auto n = static_cast<std::uint8_t>(c == '?' ? hiddenArg : c - '0');
        const std::string_view word = text.substr(0, last);
        if (by == Seat::Chance && (word == "draw 1" || word == "draw 2")) {
            return Entry::of(Outcome{Draw, {static_cast<std::uint8_t>(word.back() - '1'), n}});
        }
        if (by != Seat::Chance && (word == "add" || word == "show")) {
            return Entry::of(by, Move{static_cast<std::uint8_t>(word == "add" ? Add : Show), {n}});
        }
        return Refusal::BadNotation;
    }
    static std::string writeState(const State& /*s*/) { return "toy"; }
    static Result<State> readState(std::string_view text) {
        if (text != "toy") {
            return Refusal::BadNotation;
        }
        return State{};
    }

  private:
    static bool isShown(const State& s, Seat seat) { return ((s.shown >> indexOf(seat)) & 1U) != 0; }
};
static_assert(Game<Toy>);

inline Seed seedOf(std::uint8_t byte) {
    Seed seed{};
    seed.fill(byte);
    return seed;
}

} // namespace architects::toy
