#include "tests/core/games/egizia/rules_kit.h"

namespace architects::egizia {
namespace {

/// The match to its end, nobody doing anything in the fifth round. Three stones come to everybody.
Table ended(Position position) {
    Table table(position.round(5));
    table.endRound();
    REQUIRE(table.over());
    return table;
}
/// What a Sphinx card brings seat 1 at the end.
int worth(int riddle, Position position) {
    Position with = position;
    return ended(with.hand(1, {riddle})).points(1) - ended(position).points(1);
}

TEST_CASE("54: on square 4 or 5 of the quarry two stones are a point, an odd one is lost") {
    for (int square = 1; square <= 5; ++square) {
        INFO("square " << square);
        CHECK(ended(Position(2).quarry(1, square).stones(1, 4)).points(1) == (square >= 4 ? 3 : 0));
        CHECK(ended(Position(2).quarry(1, square).stones(1, 5)).points(1) == (square >= 4 ? 4 : 0));
    }
    CHECK(ended(Position(2).quarry(1, 5).stones(1, 4)).stones(1) <= 1);
}

TEST_CASE("54: the tombs one has taken are worth 2 points up to ten, 5 up to twenty, 9 beyond") {
    CHECK(ended(Position(2)).points(1) == 0);
    CHECK(ended(Position(2).tombs({5, 5, 3}).built(1, tomb(1), tomb(2))).points(1) == 2);
    CHECK(ended(Position(2).tombs({5, 5, 1}).built(1, tomb(1), tomb(3))).points(1) == 5);
    CHECK(ended(Position(2).tombs({5, 5, 5, 5, 3, 4, 2, 4, 3}).built(1, tomb(1), tomb(4))).points(1) == 5);
    CHECK(
        ended(Position(2).tombs({5, 5, 5, 5, 1, 4, 2, 4, 3, 4, 3}).built(1, tomb(1), tomb(5))).points(1) ==
        9);
}

TEST_CASE("54: N41 adds eight to the sum of one's tombs, alone it is worth 2 points") {
    CHECK(ended(Position(2).cards(1, {41})).points(1) == 2);
    CHECK(ended(Position(2).cards(1, {41}).tombs({2}).built(1, {tomb(1)})).points(1) == 2);
    CHECK(ended(Position(2).cards(1, {41}).tombs({3}).built(1, {tomb(1)})).points(1) == 5);
    CHECK(ended(Position(2).cards(1, {41}).tombs({5, 5, 3}).built(1, tomb(1), tomb(3))).points(1) == 9);
    CHECK(ended(Position(2).cards(2, {41}).tombs({3}).built(1, {tomb(1)})).points(1) == 2);
}

TEST_CASE("54: the highest tile is counted first and in full, so of two on one square he stands in front") {
    // Seat 1 ahead: tile 2, counted first. Both come to 12.
    const Table table = ended(Position(2)
                                  .points(1, 10)
                                  .points(2, 3)
                                  .tombs({5, 5, 5, 5, 3, 3, 2, 4, 3})
                                  .built(1, {tomb(1)})
                                  .built(2, tomb(2), tomb(6)));
    CHECK(table.points(1) == 12);
    CHECK(table.points(2) == 12);
    CHECK(table.order() == "12");
    const Table other = ended(Position(2)
                                  .points(2, 10)
                                  .points(1, 3)
                                  .tombs({5, 5, 5, 5, 3, 3, 2, 4, 3})
                                  .built(2, {tomb(1)})
                                  .built(1, tomb(2), tomb(6)));
    CHECK(other.points(1) == 12);
    CHECK(other.order() == "21");
}

TEST_CASE(
    "54: Sphinx cards are shown one by one, each player's from the lowest number up, highest tile first") {
    Table table(Position(3).round(5).hand(1, {20, 17}).hand(3, {29, 1, 18}).points(1, 5));
    while (table.question() != Question::Show) {
        table.play(table.state.mover + 1, pass());
    }
    // Tiles are now 2, 3, 1.
    CHECK_FALSE(table.could(showRiddle(0, sphinx(20))));
    CHECK_FALSE(table.could(showRiddle(2, sphinx(1))));
    table.chance(showRiddle(0, sphinx(17)));
    CHECK(table.points(1) == 6);
    table.chance(showRiddle(0, sphinx(20)));
    CHECK(table.points(1) == 8);
    table.chance(showRiddle(2, sphinx(1))).chance(showRiddle(2, sphinx(18)));
    CHECK(table.points(3) == 1);
    CHECK(table.player(3).hand == onlyRiddle(sphinx(29)));
    table.chance(showRiddle(2, sphinx(29)));
    CHECK(table.over());
    CHECK(std::popcount(table.player(3).shown) == 3);
}

TEST_CASE("S01-S04: a certain square is filled, whoever's the stone") {
    CHECK(worth(1, Position(2).built(2, obelisk(1), obelisk(10))) == 6);
    CHECK(worth(1, Position(2).built(1, obelisk(1), obelisk(10))) == 6);
    CHECK(worth(1, Position(2).built(2, obelisk(1), obelisk(9))) == 0);
    CHECK(worth(2, Position(2).built(2, pyramid(1, 1), pyramid(5, 1))) == 7);
    CHECK(worth(2, Position(2).built(2, pyramid(1, 1), pyramid(4, 3))) == 0);
    CHECK(worth(3, Position(2).built(2, leftSide(1), beam(1))) == 6);
    CHECK(worth(3, Position(2).built(2, leftSide(1), column(4))) == 0);
    CHECK(worth(4, Position(2).built(2, tomb(1), tomb(10))) == 7);
    CHECK(worth(4, Position(2).built(2, tomb(1), tomb(9))) == 0);
}

TEST_CASE("S05-S07: both monuments are finished, whoever's the stones") {
    CHECK(worth(5, Position(2).built(1, obelisk(1), obelisk(12)).built(2, tomb(1), tomb(12))) == 10);
    CHECK(worth(5, Position(2).built(1, obelisk(1), obelisk(12)).built(2, tomb(1), tomb(11))) == 0);
    CHECK(worth(5, Position(2).built(1, obelisk(1), obelisk(11)).built(2, tomb(1), tomb(12))) == 0);
    CHECK(worth(6, Position(2).built(1, pyramid(1, 1), pyramid(6, 1)).built(2, leftSide(1), beam(2))) ==
          12);
    CHECK(worth(6, Position(2).built(1, pyramid(1, 1), pyramid(6, 1)).built(2, leftSide(1), beam(1))) == 0);
    CHECK(worth(6, Position(2).built(1, pyramid(1, 1), pyramid(5, 2)).built(2, leftSide(1), beam(2))) == 0);
    CHECK(worth(7, Position(2).built(1, obelisk(1), obelisk(12)).built(2, leftSide(1), beam(2))) == 9);
    CHECK(worth(7, Position(2).built(1, obelisk(1), obelisk(12)).built(2, leftSide(1), beam(1))) == 0);
}

TEST_CASE("56: S08 and S09 count all players on the last square, the owner too: 0, 3, 5, 7, 9") {
    const std::array<int, 5> points{0, 3, 5, 7, 9};
    for (int count = 0; count <= 4; ++count) {
        Position quarry(4);
        Position market(4);
        for (int seat = 4; seat > 4 - count; --seat) {
            quarry.quarry(seat, 5).market(seat, 4);
            market.market(seat, 5).quarry(seat, 4);
        }
        for (int seat = 1; seat <= 4; ++seat) {
            quarry.stones(seat, 0);
            market.stones(seat, 0);
        }
        INFO(count << " players");
        CHECK(worth(8, quarry) == points[static_cast<std::size_t>(count)]);
        CHECK(worth(9, market) == points[static_cast<std::size_t>(count)]);
        CHECK(worth(9, quarry) == 0);
        CHECK(worth(8, market) == 0);
    }
}

TEST_CASE("S10-S14: so many own stones in temple, pyramid or obelisk") {
    CHECK(worth(10, Position(2).built(1, {leftSide(1), leftSide(2), rightSide(1), rightSide(2)})) == 7);
    CHECK(worth(10,
                Position(2).built(1, {leftSide(1), leftSide(2), rightSide(1)}).built(2, {rightSide(2)})) ==
          0);
    CHECK(worth(11, Position(2).built(1, pyramid(1, 1), pyramid(1, 6))) == 6);
    CHECK(worth(11, Position(2).built(1, pyramid(1, 1), pyramid(1, 5)).built(2, {pyramid(1, 6)})) == 0);
    CHECK(worth(12, Position(2).built(1, pyramid(1, 1), pyramid(2, 1))) == 8);
    CHECK(worth(12, Position(2).built(1, pyramid(1, 1), pyramid(1, 6))) == 0);
    CHECK(worth(13, Position(2).built(1, obelisk(1), obelisk(4))) == 6);
    CHECK(worth(13, Position(2).built(1, obelisk(1), obelisk(3)).built(2, {obelisk(4)})) == 0);
    CHECK(worth(14, Position(2).built(1, obelisk(1), obelisk(5))) == 8);
    CHECK(worth(14, Position(2).built(1, obelisk(1), obelisk(4))) == 0);
}

TEST_CASE("56: S15 asks for two own stones in each of obelisk, tombs, pyramid and temple") {
    const Position all = Position(2).built(1, {obelisk(1), obelisk(2), tomb(1), tomb(2), pyramid(1, 1),
                                               pyramid(1, 2), leftSide(1), rightSide(1)});
    CHECK(worth(15, all) == 8);
    CHECK(worth(15, Position(2).built(1, {obelisk(1), obelisk(2), tomb(1), tomb(2), pyramid(1, 1),
                                          pyramid(1, 2), leftSide(1)})) == 0);
    CHECK(worth(15, Position(2).built(1, {obelisk(1), tomb(1), tomb(2), pyramid(1, 1), pyramid(1, 2),
                                          leftSide(1), rightSide(1)})) == 0);
    CHECK(worth(15, Position(2).built(1, {obelisk(1), obelisk(2), tomb(1), pyramid(1, 1), pyramid(1, 2),
                                          leftSide(1), rightSide(1)})) == 0);
    CHECK(worth(15, Position(2).built(1, {obelisk(1), obelisk(2), tomb(1), tomb(2), pyramid(1, 1),
                                          leftSide(1), rightSide(1)})) == 0);
}

TEST_CASE("56: S16 brings a point for each own stone in the tombs, not their values") {
    CHECK(worth(16, Position(2).built(1, tomb(1), tomb(3)).built(2, {tomb(4)})) == 3);
    CHECK(worth(16, Position(2).built(2, {tomb(1)})) == 0);
}

TEST_CASE("S17-S20: as many points as the worker has strength: blue, black, yellow, foreman") {
    const Position crew = Position(2).strength(1, 1, 2, 3, 4);
    CHECK(worth(17, crew) == 1);
    CHECK(worth(18, crew) == 2);
    CHECK(worth(19, crew) == 3);
    CHECK(worth(20, crew) == 4);
}

TEST_CASE("55: S21 to S23 go to who has most grain of a colour, flood or not, with as much as another to "
          "nobody") {
    CHECK(worth(21, Position(2).cards(1, {1})) == 7);
    CHECK(worth(21, Position(2)) == 0); // the start fields are green, six each
    CHECK(worth(21, Position(2).cards(1, {2}).cards(2, {2})) == 0);
    CHECK(worth(21, Position(2).cards(1, {2}).cards(2, {20})) == 0);
    CHECK(worth(22, Position(2).cards(1, {4}).cards(2, {3}).flood(Flood::Left)) == 7);
    CHECK(worth(22, Position(2).cards(1, {3}).cards(2, {4})) == 0);
    CHECK(worth(22, Position(2)) == 0); // more than nothing it has to be
    CHECK(worth(22, Position(2).cards(1, {21}).cards(2, {21})) == 0);
    CHECK(worth(23, Position(2).cards(1, {5}).flood(Flood::Left)) == 7);
    CHECK(worth(23, Position(2).cards(1, {5}).cards(2, {6})) == 0);
    CHECK(worth(23, Position(3).cards(1, {6}).cards(2, {5}).cards(3, {22})) == 0);
}

/// Plays the upgrade on the field, then ends the match.
Table upgraded(Position position, int field) {
    Table table(position.round(5));
    table.play(1, upgrade(nile(field)));
    table.endRound();
    return table;
}

TEST_CASE("55: for S21 to S23 the printed colour counts, whatever was laid on the field") {
    const auto fields = [] { return Position(2).cards(1, {10, 4}); };
    CHECK(upgraded(fields().hand(1, {22}), 4).points(1) == 7);
    CHECK(upgraded(fields().hand(1, {21}), 4).points(1) == 0);
    CHECK(upgraded(fields().cards(1, {6}).hand(1, {23}), 6).points(1) == 7);
}

TEST_CASE("55: S24 goes to who has most stones from quarries, the start quarry included") {
    CHECK(worth(24, Position(2).cards(1, {7})) == 7);
    CHECK(worth(24, Position(2)) == 0);
    CHECK(worth(24, Position(2).cards(1, {7}).cards(2, {8})) == 0);
    CHECK(worth(24, Position(2).cards(1, {8}).cards(2, {24})) == 0);
    CHECK(worth(24, Position(2).cards(1, {7, 7}).cards(2, {8})) == 7);
}

TEST_CASE("56: S25, S26 and S27 ask for the owner alone to be on the last square") {
    const Position quarry = Position(2).quarry(1, 5).stones(1, 0);
    const Position market = Position(2).market(1, 5);
    const Position both = Position(2).quarry(1, 5).market(1, 5).stones(1, 0);
    CHECK(worth(25, quarry) == 5);
    CHECK(worth(25, market) == 0);
    CHECK(worth(26, market) == 5);
    CHECK(worth(26, quarry) == 0);
    CHECK(worth(27, both) == 9);
    CHECK(worth(27, quarry) == 0);
    CHECK(worth(27, market) == 0);
    CHECK(worth(25, Position(2).quarry(2, 5)) == 0);
    CHECK(worth(25, Position(2).quarry(1, 4).stones(1, 0)) == 0);
}

TEST_CASE("56: S28 brings two points for each always card, N41 and upgrades too, fields and quarries not") {
    CHECK(worth(28, Position(2).cards(1, {9, 12, 26})) == 6);
    CHECK(worth(28, Position(2).cards(1, {1, 7, 4, 25})) == 0);
    CHECK(worth(28, Position(2).cards(1, {14, 31, 15})) == 0);
    CHECK(worth(28, Position(2).cards(1, {41})) == 2);
    CHECK(upgraded(Position(2).cards(1, {10, 4}).hand(1, {28}), 4).points(1) == 2);
}

TEST_CASE("57: S29 brings a point for every ten, after everything else of its owner") {
    CHECK(worth(29, Position(2).points(1, 9)) == 0);
    CHECK(worth(29, Position(2).points(1, 10)) == 1);
    CHECK(worth(29, Position(2).points(1, 39)) == 3);
    CHECK(worth(29, Position(2).points(1, -35)) == 0);
    // 17 and 2 for tombs and 1 for S17 make 20.
    CHECK(ended(Position(2).points(1, 17).hand(1, {29, 17}).tombs({3}).built(1, {tomb(1)})).points(1) ==
          22);
}

TEST_CASE("57: the sheet says the same of S29 as the score track, below nothing too") {
    for (const int points : {-35, -5, 9, 10, 39}) {
        INFO(points << " points");
        const Table table = ended(Position(2).points(1, points).hand(1, {29}));
        CHECK(table.points(1) == points + std::max(0, points / 10));
        CHECK(Egizia::score(table.state).totals[0] == table.points(1));
    }
}

TEST_CASE("58: most points win") {
    const Table table = ended(Position(3).points(1, 4).points(2, 9).points(3, 8));
    CHECK(table.winners() == "2");
    CHECK(Egizia::score(table.state).totals == std::array<int, maxSeats>{4, 9, 8, 0});
}

TEST_CASE("58: with as many points who stands further in front wins: one winner") {
    CHECK(ended(Position(3).points(1, 9).points(2, 9).points(3, 9).track({2, 1, 3})).winners() == "2");
    CHECK(ended(Position(3).points(1, 9).points(2, 9).points(3, 9).track({3, 1, 2})).winners() == "3");
}

TEST_CASE("54: the sheet tells where the points came from, and adds up to the score track") {
    const Table table = ended(Position(2)
                                  .points(1, 10)
                                  .quarry(1, 4)
                                  .stones(1, 5)
                                  .tombs({5, 5, 3})
                                  .built(1, tomb(1), tomb(2))
                                  .hand(1, {17, 29}));
    CHECK(table.points(1) == 10 + 4 + 2 + 1 + 1);
    const Player& player = table.player(1);
    CHECK(player.earned[static_cast<std::size_t>(Source::Stones)] == 4);
    CHECK(player.earned[static_cast<std::size_t>(Source::TombTiles)] == 2);
    CHECK(player.earned[static_cast<std::size_t>(Source::Riddles)] == 2);
    const ScoreSheet sheet = Egizia::score(table.state);
    std::array<int, maxSeats> sums{};
    for (const ScoreLine& line : sheet.lines) {
        for (std::size_t seat = 0; seat < maxSeats; ++seat) {
            sums[seat] += line.points[seat];
        }
    }
    CHECK(sums == sheet.totals);
    CHECK(sheet.totals[0] == table.points(1));
}

} // namespace
} // namespace architects::egizia
