#pragma once

// Positions in which a curse is about to come to light, for the tests of the Curse of the Pharaoh.

#include "tests/core/games/luxor/rules_kit.h"

namespace architects::luxor {

inline constexpr std::string_view theCurse = "snake-hippo-ibis";

/// The lines of the wall that show a curse, as claims.
inline std::vector<std::string> rightClaims(const State& state, std::string_view curse = theCurse) {
    std::vector<std::string> claims;
    for (const auto& cells : model::matchesOf(model::wallOf(state), cursed(curse))) {
        claims.push_back(claimOf(cells));
    }
    return claims;
}
/// Every line of filled cells, with or without those that show the curse.
inline std::vector<std::string> lineClaims(const State& state, bool right,
                                           std::string_view curse = theCurse) {
    const model::Wall wall = model::wallOf(state);
    std::vector<std::string> claims;
    for (int a = 0; a < 80; ++a) {
        for (int b = a + 1; b < std::min(80, a + 12); ++b) {
            const std::array<int, 3> cells{a, b, 2 * b - a};
            const bool onWall = cells[2] < 80 && model::inLine(cells);
            if (onWall &&
                std::ranges::all_of(cells, [&](int c) { return wall.at(c / 10, c % 10).animal >= 0; }) &&
                (right || !model::shows(wall, cells, cursed(curse)))) {
                claims.push_back(claimOf(cells));
            }
        }
    }
    return claims;
}
inline std::string wrongClaim(const State& state, std::string_view curse = theCurse) {
    return lineClaims(state, false, curse).front();
}

/// Seat 1 drops camel-camel into h, which makes no combination, and a curse lies on top of the pile. After
/// that the wall shows theCurse somewhere, or nowhere.
inline Position beforeCurse(int seats, std::string_view rule, bool match, std::string_view sphinx = "no") {
    const int card = cardNumber("camel-camel");
    Position position(seats, rule, sphinx);
    position.hand(1, {"camel-camel"});
    position.fill(18, "h", [&](model::Wall wall) {
        const auto pairs =
            sphinx == "yes" ? model::sphinx(wall, card, 7) : model::neighbours(wall, card, 7);
        wall.drop(card, 7);
        return pairs.empty() && model::matchesOf(wall, cursed(theCurse)).empty() != match;
    });
    return position.curses(everyCurseName, "snake");
}
/// The curse has been revealed by seat 1.
inline Table revealed(const Position& position) {
    Table table(position);
    table.play(1, "drop camel-camel h");
    table.chance("curse " + std::string(theCurse));
    table.settle();
    return table;
}
/// The first way to drop a card of the hand that opens nothing.
inline std::string quietDrop(const Table& table, int seat) {
    for (const std::string& way : table.ways(seat, "drop")) {
        Table after = table;
        after.play(seat, way);
        if (after.state.looks == 0) {
            return way;
        }
    }
    FAIL("every card opens something");
    return "";
}

} // namespace architects::luxor
