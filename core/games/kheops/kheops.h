#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/games/kheops/state.h"
#include "core/table/game.h"

namespace architects::kheops {

/// The door of the game: what core/table asks of every game. The rest of the folder is for those who
/// want to know more, above all networks.h for whoever draws the board.
struct Kheops {
    using State = kheops::State;

    static const GameInfo& info();
    static State start(const Setup& setup);
    static Pending pending(const State& state);
    static Move randomMove(const State& state, Seat seat, FastRandom& random);
    static void legalMoves(const State& state, Seat seat, MoveList& moves);
    static Refusal check(const State& state, Seat seat, const Move& move);
    static void play(State& state, Seat seat, const Move& move);

    static Outcome sample(const State& state, FastRandom& random);
    static Outcome sample(const State& state, ChaChaRandom& random);
    static Refusal check(const State& state, const Outcome& outcome);
    static void resolve(State& state, const Outcome& outcome);

    static State mask(const State& state, Seat viewer);
    static Entry mask(const State& before, const Entry& entry, Seat viewer);
    static bool reveals(const State& before, Seat seat, const Move& move);
    static State guess(const State& view, FastRandom& random);

    static ScoreSheet score(const State& state);
    static std::uint64_t hash(const State& state);

    static std::string write(const Entry& entry);
    static Result<Entry> read(Seat by, std::string_view text);
    static std::string writeState(const State& state);
    static Result<State> readState(std::string_view text);
};
static_assert(architects::Game<Kheops>);

} // namespace architects::kheops
