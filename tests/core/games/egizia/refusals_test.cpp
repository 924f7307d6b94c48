#include "tests/core/games/egizia/tally.h"

#include <algorithm>
#include <set>
#include <string_view>

#include "core/games/egizia/moves.h"

namespace architects::egizia {
namespace {

/// A move with something wrong about it, or not.
Move nearly(const MoveList& moves, FastRandom& random) {
    const auto number = [&random] {
        return static_cast<std::uint8_t>(below(random, below(random, 3) == 0 ? 60 : 9));
    };
    Move move = moves[below(random, static_cast<std::uint32_t>(moves.size()))];
    switch (below(random, 4)) {
    case 0: {
        const auto kind = static_cast<MoveKind>(1 + below(random, moveKinds));
        return moveOf(kind, number(), below(random, 2) == 0 ? number() : 0);
    }
    case 1: std::swap(move.arg[1], move.arg[2]); return move;
    default: move.arg[below(random, 3)] = number(); return move;
    }
}

/// Calls `look` with every position of random games in which a seat is asked.
template <class F>
void inRandomGames(int games, std::uint64_t seed, F&& look) {
    MoveList moves;
    FastRandom random(seed);
    for (int game = 0; game < games; ++game) {
        State state = Egizia::start(tally::everyVariant(2 + game % 3)[static_cast<std::size_t>(game % 4)]);
        while (!Egizia::pending(state).over()) {
            if (Egizia::pending(state).chance()) {
                Egizia::resolve(state, Egizia::sample(state, random));
                continue;
            }
            const Seat seat = Egizia::pending(state).seats.first();
            Egizia::legalMoves(state, seat, moves);
            look(state, seat, moves, random);
            Egizia::play(state, seat, moves[below(random, static_cast<std::uint32_t>(moves.size()))]);
        }
    }
}

/// A position in which seat 1 is asked this, with a ship at this site.
State asked(Step step, std::size_t site) {
    FastRandom random(1);
    State state = Egizia::start(tally::setupOf(2));
    while (Egizia::pending(state).chance()) {
        Egizia::resolve(state, Egizia::sample(state, random));
    }
    state.step = step;
    state.mover = 0;
    state.site = static_cast<std::uint8_t>(site);
    if (step != Step::Sail) {
        state.sites[site].queue[0] = 0;
        state.sites[site].ship[0] = Ship::Waiting;
    }
    state.action.crew = step == Step::Action ? workerSet(Blue) : std::uint8_t{0};
    state.players[0].strength.fill(strengthCap);
    return state;
}

void give(State& state, Card card) {
    state.players[0].cards = with(state.players[0].cards, card);
}

/// What chance seldom comes to.
void meetTheRare(std::set<std::string_view>& met) {
    const auto meet = [&met](const State& state, const Move& move) {
        met.insert(infoOf(Egizia::check(state, Seat::First, move)).name);
    };
    State sailing = asked(Step::Sail, 0);
    give(sailing, secondShipCard);
    sailing.players[0].ships = 1;
    meet(sailing, playCard(secondShipCard));
    State poor = asked(Step::Build, 1);
    give(poor, stonesCard);
    poor.players[0].stones = 0;
    meet(poor, work(Blue));
    State looking = asked(Step::Action, 0);
    looking.fresh = 1;
    meet(looking, look(2));
    State selling = asked(Step::Action, 1);
    give(selling, sellStonesCard);
    meet(selling, sell(selling.players[0].stones));
}

TEST_CASE("Every refusal of Egizia is met somewhere") {
    std::set<std::string_view> met;
    meetTheRare(met);
    inRandomGames(1200, 3,
                  [&met](const State& state, Seat seat, const MoveList& moves, FastRandom& random) {
                      for (int i = 0; i < 60; ++i) {
                          met.insert(infoOf(Egizia::check(state, seat, nearly(moves, random))).name);
                      }
                  });
    for (const RefusalInfo& info : allRefusals()) {
        if (info.name.starts_with("egizia.")) {
            INFO(info.name);
            CHECK(met.count(info.name) == 1);
            CHECK(info.rule.starts_with("egizia/"));
        }
    }
}

TEST_CASE("But for ships and cards that do nothing, no two moves of a list of Egizia lead to the same") {
    int lists = 0;
    inRandomGames(100, 5, [&lists](const State& state, Seat seat, const MoveList& moves, FastRandom&) {
        if (state.step == Step::Sail || state.step == Step::Leftover) {
            return; // a card to be used at once may be taken although it does nothing
        }
        std::vector<State> after;
        for (const Move& move : moves) {
            State next = state;
            Egizia::play(next, seat, move);
            INFO(Egizia::write(Entry::of(seat, move)) << " in\n" << Egizia::writeState(state));
            REQUIRE(std::find(after.begin(), after.end(), next) == after.end());
            after.push_back(next);
        }
        ++lists;
    });
    CHECK(lists > 2'000);
}

} // namespace
} // namespace architects::egizia
