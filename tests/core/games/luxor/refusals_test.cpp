#include "tests/core/games/luxor/tally.h"

#include <algorithm>
#include <set>
#include <string_view>

#include "core/games/luxor/moves.h"
#include "core/games/luxor/pairs.h"

namespace architects::luxor {
namespace {

/// A move with something wrong about it, or not.
Move nearly(const MoveList& moves, FastRandom& random) {
    const auto number = [&random] {
        return static_cast<std::uint8_t>(below(random, below(random, 3) == 0 ? 90 : 9));
    };
    Move move = moves[below(random, static_cast<std::uint32_t>(moves.size()))];
    switch (below(random, 4)) {
    case 0: return moveOf(static_cast<MoveKind>(1 + below(random, 4)), number(), number(), number());
    case 1: std::swap(move.arg[0], move.arg[1]); return move;
    case 2: move.arg[2] = static_cast<std::uint8_t>(1 - move.arg[2]); return move;
    default: move.arg[below(random, 5)] = number(); return move;
    }
}

/// Moves tried in random matches of every kind, and which refusals they met.
std::set<std::string_view> refusalsMet() {
    std::set<std::string_view> met;
    MoveList moves;
    FastRandom random(3);
    for (int game = 0; game < 400; ++game) {
        State state = Luxor::start(tally::everyVariant(2 + game % 3)[static_cast<std::size_t>(game % 8)]);
        while (!Luxor::pending(state).over()) {
            if (Luxor::pending(state).chance()) {
                Luxor::resolve(state, Luxor::sample(state, random));
                continue;
            }
            const Seat seat = Luxor::pending(state).seats.first();
            Luxor::legalMoves(state, seat, moves);
            for (int i = 0; i < 60; ++i) {
                met.insert(infoOf(Luxor::check(state, seat, nearly(moves, random))).name);
            }
            Luxor::play(state, seat, moves[below(random, static_cast<std::uint32_t>(moves.size()))]);
        }
    }
    return met;
}

TEST_CASE("Every refusal of Luxor is met somewhere") {
    const std::set<std::string_view> met = refusalsMet();
    for (const RefusalInfo& info : allRefusals()) {
        if (info.name.starts_with("luxor.")) {
            INFO(info.name);
            CHECK(met.count(info.name) == 1);
            CHECK(info.rule.starts_with("luxor/"));
        }
    }
}

TEST_CASE("No two moves of a turn lead to the same") {
    MoveList moves;
    FastRandom random(5);
    int choices = 0;
    for (int game = 0; game < 300; ++game) {
        State state = Luxor::start(tally::everyVariant(2)[static_cast<std::size_t>(game % 8)]);
        while (!Luxor::pending(state).over()) {
            if (Luxor::pending(state).chance()) {
                Luxor::resolve(state, Luxor::sample(state, random));
                continue;
            }
            const Seat seat = Luxor::pending(state).seats.first();
            Luxor::legalMoves(state, seat, moves);
            if (state.step == Step::Drop && moves.size() > handSize * shaftCount) {
                ++choices;
                std::vector<State> after;
                for (const Move& move : moves) {
                    State next = state;
                    Luxor::play(next, seat, move);
                    REQUIRE(std::find(after.begin(), after.end(), next) == after.end());
                    after.push_back(next);
                }
            }
            Luxor::play(state, seat, moves[below(random, static_cast<std::uint32_t>(moves.size()))]);
        }
    }
    CHECK(choices > 100);
}

} // namespace
} // namespace architects::luxor
