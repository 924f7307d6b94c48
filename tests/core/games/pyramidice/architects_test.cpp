// The four Great Architects of the solo game against one and the same simple player.
#include "tests/core/games/pyramidice/tally.h"

#include <algorithm>
#include <array>

#include "core/games/pyramidice/moves.h"
#include "core/games/pyramidice/score.h"

namespace architects::pyramidice {
namespace {

constexpr int games = 400;

/// What the scripted player would rather do: gods, then the dearest build, then powers, then Fame. He rests
/// while he has few Workers.
int liking(const State& state, const Move& move) {
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::Pray: return 100;
    case MoveKind::Build: return 50 + buildOffer(state, move.arg[0], move.arg[1], false).fame;
    case MoveKind::Use: return move.arg[0] == Aton ? 0 : 40;
    case MoveKind::Fame: return 30;
    case MoveKind::End: return 20;
    case MoveKind::Work: return moving(state).pieces[at(Resource::Worker)] >= 4 ? 20 : 0;
    case MoveKind::Rest: return 10;
    case MoveKind::Take: return move.arg[0];
    case MoveKind::Gain: return move.arg[0] == static_cast<int>(Resource::Worker) ? 3 : 1;
    case MoveKind::Discard: return move.arg[0] == static_cast<int>(Resource::Worker) ? 1 : 3;
    default: return 1;
    }
}

Move scripted(const State& state, const MoveList& moves) {
    return *std::max_element(moves.begin(), moves.end(), [&state](const Move& a, const Move& b) {
        return liking(state, a) < liking(state, b);
    });
}

/// The mean total of the Architect of a level.
double meanTotal(int level) {
    double sum = 0;
    MoveList moves;
    for (int game = 0; game < games; ++game) {
        FastRandom random(static_cast<std::uint64_t>(game));
        State state = Pyramidice::start(tally::setupOf(2, level));
        for (Pending pending = Pyramidice::pending(state); !pending.over();
             pending = Pyramidice::pending(state)) {
            if (pending.chance()) {
                Pyramidice::resolve(state, Pyramidice::sample(state, random));
                continue;
            }
            const Seat seat = pending.seats.first();
            Pyramidice::legalMoves(state, seat, moves);
            if (seat == seatAt(rivalSeat) && moves.size() != 1) {
                FAIL("the Great Architect has a choice");
            }
            Pyramidice::play(state, seat, scripted(state, moves));
        }
        sum += totalOf(state, rivalSeat);
    }
    return sum / games;
}

TEST_CASE("Against the same player the Great Architects score more the higher their level") {
    std::array<double, 4> totals{};
    for (int level = 1; level <= 4; ++level) {
        totals[static_cast<std::size_t>(level - 1)] = meanTotal(level);
    }
    INFO(totals[0] << ", " << totals[1] << ", " << totals[2] << ", " << totals[3]);
    CHECK(totals[0] > 50);
    CHECK(totals[1] > totals[0]);
    CHECK(totals[2] > totals[1]);
    CHECK(totals[3] > totals[2]);
}

} // namespace
} // namespace architects::pyramidice
