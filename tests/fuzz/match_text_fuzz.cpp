#include <catch2/catch.hpp>

#include <cstdint>

#include "core/games/any_match.h"
#include "core/table/match_text.h"
#include "tests/fuzz/fuzz.h"

using namespace architects;
using kheops::Kheops;

namespace {

const Notation* find(std::string_view game) {
    return game == "kheops" ? &notationOf<Kheops>() : nullptr;
}

std::string sampleText(std::uint8_t seed) {
    Seed bytes{};
    bytes[0] = seed;
    auto match = Match<Kheops>::begin(makeSetup("kheops", 2, bytes));
    FastRandom random(seed);
    MoveList moves;
    while (!match->pending().over()) {
        const Seat seat = match->pending().seats.first();
        Kheops::legalMoves(match->state(), seat, moves);
        const auto pick = below(random, static_cast<std::uint32_t>(moves.size()));
        REQUIRE(match->play(seat, moves[pick]) == Refusal::None);
    }
    MatchDocument document;
    document.log = match->log();
    document.players = {{"Nefer", PlayerKind::Person, 0}, {"Imhotep", PlayerKind::Bot, 4}};
    return writeMatch(document, notationOf<Kheops>());
}

} // namespace

TEST_CASE("An injured match file is refused by name or still a sound match, never a crash") {
    FastRandom random(2026);
    int refused = 0;
    for (std::uint8_t seed = 1; seed <= 5; ++seed) {
        const std::string text = sampleText(seed);
        for (int i = 0; i < 400; ++i) {
            TextFault fault;
            const auto read = readMatch(fuzz::injured(text, random), find, fault);
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

TEST_CASE("An injured match file without its chain is still refused or sound") {
    FastRandom random(7);
    std::string text = sampleText(9);
    text.erase(text.find("chain "));
    int sound = 0;
    for (int i = 0; i < 1000; ++i) {
        TextFault fault;
        const auto read = readMatch(fuzz::injured(text, random), find, fault);
        if (read && AnyMatch::verify(read->log) == Refusal::None) {
            ++sound; // only what was no part of the match was hurt, or it was cut short
            REQUIRE(AnyMatch::replay(read->log).ok());
        }
    }
    CHECK(sound < 1000);
}

TEST_CASE("An injured position is refused or can be played on") {
    FastRandom random(11);
    auto match = Match<Kheops>::begin(makeSetup("kheops", 2, Seed{}));
    REQUIRE(match.ok());
    const std::string text = Kheops::writeState(match->state());
    for (int i = 0; i < 3000; ++i) {
        const auto state = Kheops::readState(fuzz::injured(text, random));
        if (!state.ok()) {
            REQUIRE(state.refusal() != Refusal::None);
            continue;
        }
        MoveList moves;
        const Pending pending = Kheops::pending(*state);
        if (pending.kind == Pending::Kind::Seats) {
            Kheops::legalMoves(*state, pending.seats.first(), moves);
            REQUIRE_FALSE(moves.empty());
        }
    }
}
