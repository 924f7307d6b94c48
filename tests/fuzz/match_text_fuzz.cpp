#include <catch2/catch.hpp>

#include <cstdint>

#include "core/games/any_game.h"
#include "core/games/any_match.h"
#include "core/games/playout.h"
#include "core/table/match_text.h"
#include "tests/core/games/every_game.h"
#include "tests/fuzz/fuzz.h"

using namespace architects;
using egizia::Egizia;
using luxor::Luxor;
using pyramidice::Pyramidice;

namespace {

template <Game G>
std::string sampleText(std::uint8_t seed) {
    Seed bytes{};
    bytes[0] = seed;
    auto match = Match<G>::begin(makeSetup(std::string(G::info().id), 2, bytes));
    FastRandom random(seed);
    MoveList moves;
    while (!match->pending().over()) {
        const Seat seat = match->pending().seats.first();
        G::legalMoves(match->state(), seat, moves);
        const auto pick = below(random, static_cast<std::uint32_t>(moves.size()));
        REQUIRE(match->play(seat, moves[pick]) == Refusal::None);
    }
    MatchDocument document;
    document.log = match->log();
    document.players = {{"Nefer", PlayerKind::Person, 0}, {"Imhotep", PlayerKind::Bot, 4}};
    return writeMatch(document, notationOf<G>());
}

/// Injures the position at hand: what is read of it can be played on to the end.
template <Game G>
void injure(const typename G::State& whole, int times, FastRandom& random) {
    const std::string text = G::writeState(whole);
    for (int i = 0; i < times; ++i) {
        auto state = G::readState(fuzz::injured(text, random));
        if (!state.ok()) {
            REQUIRE(state.refusal() != Refusal::None);
            continue;
        }
        MoveList moves;
        const Pending pending = G::pending(*state);
        if (pending.kind == Pending::Kind::Seats) {
            G::legalMoves(*state, pending.seats.first(), moves);
            REQUIRE_FALSE(moves.empty());
        }
    }
}

} // namespace

TEMPLATE_LIST_TEST_CASE("An injured match file is refused by name or still a sound match, never a crash",
                        "", EveryGame) {
    FastRandom random(2026);
    int refused = 0;
    for (std::uint8_t seed = 1; seed <= 5; ++seed) {
        const std::string text = sampleText<TestType>(seed);
        for (int i = 0; i < 400; ++i) {
            TextFault fault;
            const auto read = readMatch(fuzz::injured(text, random), findNotation, fault);
            if (!read) {
                REQUIRE(fault.refusal != Refusal::None);
                ++refused;
                continue;
            }
            const auto match = AnyMatch::replay(read->log);
            REQUIRE((match.ok() || match.refusal() != Refusal::None));
        }
    }
    CHECK(refused > 1500); // the chain catches nearly everything
}

TEMPLATE_LIST_TEST_CASE("An injured match file without its chain is still refused or sound", "",
                        EveryGame) {
    FastRandom random(7);
    std::string text = sampleText<TestType>(9);
    text.erase(text.find("chain "));
    int sound = 0;
    for (int i = 0; i < 1000; ++i) {
        TextFault fault;
        const auto read = readMatch(fuzz::injured(text, random), findNotation, fault);
        if (read && AnyMatch::verify(read->log) == Refusal::None) {
            ++sound; // only what was no part of the match was hurt, or it was cut short
            REQUIRE(AnyMatch::replay(read->log).ok());
        }
    }
    CHECK(sound < 1000);
}

TEMPLATE_LIST_TEST_CASE("An injured position is refused or can be played on", "", EveryGame) {
    FastRandom random(11);
    const GameInfo& info = TestType::info();
    auto match = Match<TestType>::begin(newSetup(std::string(info.id), info.maxSeats, Seed{}));
    REQUIRE(match.ok());
    injure<TestType>(match->state(), 3000, random);
}

namespace {

/// Injures every position of a few random matches; what is read of it is played to its end.
template <Game G>
int playInjured(const Setup& setup, FastRandom& random) {
    MoveList moves;
    int playedOn = 0;
    for (int game = 0; game < 10; ++game) {
        auto state = G::start(setup);
        while (!G::pending(state).over()) {
            const std::string text = G::writeState(state);
            for (int i = 0; i < 20; ++i) {
                auto injured = G::readState(fuzz::injured(text, random));
                if (injured.ok()) {
                    playout<G>(*injured, random, moves);
                    playedOn += G::pending(*injured).over() ? 1 : 0;
                }
            }
            if (G::pending(state).chance()) {
                G::resolve(state, G::sample(state, random));
                continue;
            }
            const Seat seat = G::pending(state).seats.first();
            G::legalMoves(state, seat, moves);
            G::play(state, seat, moves[below(random, static_cast<std::uint32_t>(moves.size()))]);
        }
    }
    return playedOn;
}

} // namespace

TEST_CASE("Whatever position of Pyramidice is injured, what is read of it can be played to the end") {
    FastRandom random(12);
    Setup setup = makeSetup("pyramidice", GENERATE(2, 3, 4), Seed{});
    setup.options[0] = setup.seats == 2 ? GENERATE(std::uint8_t{0}, std::uint8_t{3}) : std::uint8_t{0};
    CHECK(playInjured<Pyramidice>(setup, random) > 0);
}

TEST_CASE("Whatever position of Luxor is injured, what is read of it can be played to the end") {
    FastRandom random(13);
    Setup setup = makeSetup("luxor", GENERATE(2, 3, 4), Seed{});
    setup.options[0] = GENERATE(std::uint8_t{0}, std::uint8_t{1}, std::uint8_t{2}, std::uint8_t{3});
    CHECK(playInjured<Luxor>(setup, random) > 0);
}

TEST_CASE("Whatever position of Egizia is injured, what is read of it can be played to the end") {
    FastRandom random(14);
    Setup setup = makeSetup("egizia", GENERATE(2, 3, 4), Seed{});
    setup.options[0] = GENERATE(std::uint8_t{0}, std::uint8_t{1});
    CHECK(playInjured<Egizia>(setup, random) > 0);
}
