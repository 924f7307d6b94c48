#include <catch2/catch.hpp>

#include <memory>
#include <string>
#include <type_traits>

#include "core/bots/choose.h"
#include "core/bots/choose_by_search.h"
#include "core/bots/think.h"
#include "core/games/any_game.h"
#include "core/games/playout.h"
#include "tests/core/games/battery.h"

using namespace architects;
using egizia::Egizia;
using kheops::Kheops;
using luxor::Luxor;
using pyramidice::Pyramidice;

namespace {

template <Game G>
typename G::State begun(int seats, std::uint64_t number) {
    FastRandom random(number);
    auto state = G::start(makeSetup(std::string(G::info().id), seats, {}));
    while (G::pending(state).chance()) {
        G::resolve(state, G::sample(state, random));
    }
    return state;
}

/// A position of a match for two after some moves, with several moves to choose from.
template <Game G>
typename G::State middleOf(std::uint64_t number) {
    FastRandom random(number);
    auto state = begun<G>(2, number);
    MoveList moves;
    for (int decisions = 0; !G::pending(state).over();) {
        if (G::pending(state).chance()) {
            G::resolve(state, G::sample(state, random));
            continue;
        }
        const Seat seat = G::pending(state).seats.first();
        G::legalMoves(state, seat, moves);
        if (++decisions > 12 && moves.size() >= 4) {
            break;
        }
        G::play(state, seat, *greedyMove<G>(G::mask(state, seat), seat, 3, random.next64()));
    }
    return state;
}

template <Game G>
std::unique_ptr<Search<G>> searchAt(const typename G::State& state, std::size_t edges,
                                    std::uint64_t seed = 1) {
    const Seat seat = G::pending(state).seats.first();
    return std::make_unique<Search<G>>(G::mask(state, seat), seat, Levels<G>::style, edges, seed);
}

/// Has the seat a way to win alone, in at most so many moves of its own? What chance does at the very end
/// is tried once.
template <Game G>
bool wins(typename G::State state, Seat seat, int depth, FastRandom& random) {
    while (G::pending(state).chance()) {
        G::resolve(state, G::sample(state, random));
    }
    if (G::pending(state).over()) {
        return G::score(state).winners == SeatSet(seat);
    }
    if (depth == 0 || G::pending(state).seats.first() != seat) {
        return false;
    }
    MoveList moves;
    G::legalMoves(state, seat, moves);
    for (const Move& move : moves) {
        auto next = state;
        G::play(next, seat, move);
        if (wins<G>(next, seat, depth - 1, random)) {
            return true;
        }
    }
    return false;
}

/// May the match be over after so many moves of the seat? Tried out, so that only ends are searched
/// through.
template <Game G>
bool nearTheEnd(const typename G::State& state, Seat seat, int depth, FastRandom& random) {
    for (int tries = 0; tries < 12; ++tries) {
        auto next = state;
        for (int i = 0; i < depth && !G::pending(next).chance() && G::pending(next).seats.has(seat); ++i) {
            G::play(next, seat, battery::randomMove<G>(next, seat, random));
        }
        while (G::pending(next).chance()) {
            G::resolve(next, G::sample(next, random));
        }
        if (G::pending(next).over()) {
            return true;
        }
    }
    return false;
}

constexpr int guesses = 16;

/// Moves that may come before those of a win without harm: a pawn's power in Kheops, actions in Pyramidice.
template <Game G>
constexpr int detoursIn = std::is_same_v<G, Luxor>    ? 0
                          : std::is_same_v<G, Kheops> ? 1
                                                      : 2;

/// In how many guesses at what the view leaves open the move wins.
template <Game G>
int winsWith(const typename G::State& view, Seat seat, const Move& move, int depth) {
    FastRandom random(9);
    int won = 0;
    for (int i = 0; i < guesses; ++i) {
        auto state = G::guess(view, random);
        G::play(state, seat, move);
        won += wins<G>(state, seat, depth - 1, random) ? 1 : 0;
    }
    return won;
}

/// Is there a move that always wins, and one that throws the win away?
template <Game G>
bool isPuzzle(const typename G::State& view, Seat seat, int depth) {
    MoveList moves;
    G::legalMoves(view, seat, moves);
    bool sureOne = false;
    bool bad = false;
    for (std::size_t i = 0; i < moves.size() && !(sureOne && bad); ++i) {
        const int won = winsWith<G>(view, seat, moves[i], depth);
        sureOne = sureOne || won == guesses;
        bad = bad || won <= guesses / 4;
    }
    return sureOne && bad;
}

/// Puts such positions to Imhotep; how many were found.
template <Game G>
int forcedWinsAreFound(int depth, int detours, int enough) {
    FastRandom random(21);
    int found = 0;
    for (int number = 0; number < 300 && found < enough; ++number) {
        auto state = begun<G>(2, static_cast<std::uint64_t>(number));
        while (!G::pending(state).over() && found < enough) {
            if (G::pending(state).chance()) {
                G::resolve(state, G::sample(state, random));
                continue;
            }
            const Seat seat = G::pending(state).seats.first();
            const auto view = G::mask(state, seat);
            if (nearTheEnd<G>(state, seat, depth, random) && isPuzzle<G>(view, seat, depth)) {
                const auto move = chooseMove<G>(view, seat, levelCount, random.next64(), {2000});
                REQUIRE(move.has_value());
                INFO(G::info().id << ", game " << number);
                CHECK(winsWith<G>(view, seat, *move, depth + detours) >= guesses - 1);
                ++found;
            }
            G::play(state, seat, *greedyMove<G>(view, seat, 1, random.next64()));
        }
    }
    return found;
}

} // namespace

TEMPLATE_TEST_CASE("A search finds a win in one move", "", Kheops, Pyramidice, Luxor, Egizia) {
    CHECK(forcedWinsAreFound<TestType>(1, detoursIn<TestType>, 8) >= 3);
}

TEMPLATE_TEST_CASE("A search finds a win in two moves", "", Kheops, Pyramidice, Egizia) {
    CHECK(forcedWinsAreFound<TestType>(2, detoursIn<TestType>, 6) >= 3);
}

TEMPLATE_TEST_CASE("The same view and seed grow the same tree", "", Kheops, Pyramidice, Luxor, Egizia) {
    const auto state = middleOf<TestType>(4);
    const auto one = searchAt<TestType>(state, 20000, 7);
    const auto other = searchAt<TestType>(state, 20000, 7);
    run(*one, 400, nullptr);
    run(*other, 400, nullptr);
    CHECK(one->tree().size() == other->tree().size());
    for (std::size_t i = 0; i < one->choices().size(); ++i) {
        CHECK(one->choices()[i].visits == other->choices()[i].visits);
        CHECK(one->choices()[i].rewards == other->choices()[i].rewards);
    }
}

TEMPLATE_TEST_CASE("Every iteration is counted once at the root, and chances are chances", "", Kheops,
                   Pyramidice, Luxor, Egizia) {
    const int seats = TestType::info().maxSeats;
    const auto search = searchAt<TestType>(begun<TestType>(seats, 5), 20000);
    run(*search, 300, nullptr);
    std::uint32_t visits = 0;
    for (const Choice& choice : search->choices()) {
        visits += choice.visits;
        for (std::size_t seat = 0; seat < maxSeats; ++seat) {
            CHECK(choice.rewards[seat] >= 0);
            CHECK(choice.rewards[seat] <= sure);
        }
    }
    CHECK(visits == 300);
    const auto [best, second] = search->bestTwo();
    CHECK(best.visits >= second.visits);
    CHECK(best.move != second.move);
}

TEMPLATE_TEST_CASE("A tree that is full grows no more, and the search goes on", "", Kheops, Pyramidice,
                   Luxor, Egizia) {
    const auto state = middleOf<TestType>(6);
    const auto search = searchAt<TestType>(state, 0);
    run(*search, 2000, nullptr);
    CHECK(search->iterations() == 2000);
    CHECK(search->tree().size() <= search->tree().capacity());
    CHECK(search->tree().size() + 8 >= search->tree().capacity()); // it did run out
    const Seat seat = TestType::pending(state).seats.first();
    CHECK(TestType::check(state, seat, search->bestTwo().first.move) == Refusal::None);
}

TEMPLATE_TEST_CASE("Who knows nothing of a game tries every move once before he tries one again", "",
                   Kheops, Pyramidice, Luxor, Egizia) {
    const auto state = middleOf<TestType>(3);
    const Seat seat = TestType::pending(state).seats.first();
    Search<TestType> search(TestType::mask(state, seat), seat, plainSearch, 20000, 1);
    const std::size_t moves = search.choices().size();
    for (std::size_t i = 0; i < moves; ++i) {
        search.iterate();
    }
    for (const Choice& choice : search.choices()) {
        CHECK(choice.visits == 1);
    }
    search.iterate();
    CHECK(search.bestTwo().first.visits == 2);
}

TEST_CASE("A trial of one move is spent on that move") {
    const auto state = begun<Kheops>(2, 9);
    const auto search = searchAt<Kheops>(state, 20000);
    const Move last = search->choices()[search->choices().size() - 1].move;
    for (int i = 0; i < 50; ++i) {
        search->iterate(&last);
    }
    CHECK(search->choices()[search->choices().size() - 1].visits == 50);
}

TEST_CASE("The server's Architects spend no more than they are given") {
    const auto state = begun<Pyramidice>(4, 10);
    const Seat seat = Pyramidice::pending(state).seats.first();
    SearchControl control;
    (void)chooseMove<Pyramidice>(Pyramidice::mask(state, seat), seat, levelCount, 1, {40, &control});
    CHECK(control.wanted.load() == 40);
}
