#include "tests/core/games/pyramidice/rival.h"

using namespace architects;
using namespace architects::pyramidice;

TEST_CASE("The Architect takes the god of the highest end Fame (R55)", "[pyramidice]") {
    struct Line {
        God one, two, three;
        int slot;
    };
    for (const Line& line : {
             Line{Hathor, Maat, Ra, 1},
             Line{Ra, Maat, Min, 2},
             Line{Ra, Heh, Sopdet, 3},
             Line{Amon, Aton, Heh, 1},
             Line{Atum, Hathor, Maat, 1}, // any card of the Ennead outranks all others
             Line{Hathor, Seth, Maat, 2},
         }) {
        Table table = rivalTurn(1).row(line.one, line.two, line.three);
        CHECK(table.asked() == rival);
        CHECK(table.only() == rivalGod(line.slot));
    }
}

TEST_CASE("Between equals the Architect takes the rightmost (R55)", "[pyramidice]") {
    CHECK(Table(rivalTurn(1).row(Ra, Heh, Neith)).only() == rivalGod(3));
    CHECK(Table(rivalTurn(1).row(Amon, Ptah, Heh)).only() == rivalGod(2));
    CHECK(Table(rivalTurn(1).row(Atum, Shu, Hathor)).only() == rivalGod(2));
}

TEST_CASE("The Architect's own way is the only one (R55)", "[pyramidice]") {
    Table table = rivalTurn(1).row(Ra, Maat, Min);
    CHECK(table.answer(rivalGod(1)) == PyramidiceRivalsStep);
    CHECK(table.answer(rivalGod(3)) == PyramidiceRivalsStep);
    CHECK(table.answerTo(player, work()) == NotYourTurn);
    table.play(rivalGod(2));
    CHECK(table.owns(Maat, rival));
    CHECK(table.answer(rivalDie(false)) == PyramidiceRivalsStep);
    table.play(rivalDie(true)).rolls("s3");
    CHECK(table.answer(rivalBuild(0)) == PyramidiceRivalsStep);
    CHECK(table.answer(rivalTile(8)) == PyramidiceRivalsStep);
    CHECK(table.answer(rivalTile(9)) == None);
}

TEST_CASE("The Architect has no upkeep, and his gods no powers (R55)", "[pyramidice]") {
    Table table = rivalTurn(1).row(Ra, Heh, Min).gods(rival, {Maat, Amon, Serket, Bes, Neith});
    rivalPlays(table, 3);
    CHECK(sizeOf(table.side(rival).gods) == 6);
    Table build = rivalTurn(1).row(Ra, Heh, Min).gods(rival, {Serket, Thoth}).ground();
    build.state.tileRow[2] = 0;
    build.state.sides[player].tiles[0] = 9;
    rivalPlays(build, 3);
    CHECK(build.fame(rival) == 5 + 3 + 2);
}

TEST_CASE("The row is filled to three at the end of each Architect's turn (R56)", "[pyramidice]") {
    Table table = rivalTurn(1).row(Ra, Maat, Min);
    const int deck = table.state.deck;
    rivalRolls(table, 3);
    CHECK(table.state.row == std::array<God, 3>{Ra, noGod, Min});
    table.by(rival, table.only());
    CHECK(table.state.row == std::array<God, 3>{noGod, Ra, Min});
    table.chance(drew(1, Amon));
    CHECK(table.state.row == std::array<God, 3>{Amon, Ra, Min});
    CHECK(table.state.deck == deck - 1);
    CHECK(table.state.mover == player);
    CHECK(table.state.step == Step::Begin);
}

TEST_CASE("On his last rest space the rightmost god goes before the refill (R56)", "[pyramidice]") {
    Table table = rivalTurn(1).row(Ra, Maat, Min).holds(rival, {7, 8}).tiles({0, 0, 9, 10, 11, 12});
    const int deck = table.state.deck;
    rivalPlays(table, 3);
    CHECK(has(table.state.discarded, Min));
    CHECK(table.state.row[2] == Ra);
    CHECK(table.state.deck == deck - 2);
    CHECK(table.state.mover == player);
}

TEST_CASE("The Architect's die comes from the quarry, else from the supply (R57)", "[pyramidice]") {
    Table quarry = rivalTurn(1).row(Ra, Maat, Min).quarryStones(2);
    quarry.play(rivalGod(2));
    CHECK(quarry.answer(rivalDie(true)) == PyramidiceRivalsStep);
    quarry.play(rivalDie(false));
    CHECK(quarry.state.quarry == std::array<std::uint8_t, 2>{1, 4});
    Table supply = rivalTurn(1).row(Ra, Maat, Min); // Prayer dice in the quarry are not for him
    const int stones = supply.state.stoneSupply;
    supply.play(rivalGod(2)).play(rivalDie(true));
    CHECK(supply.state.stoneSupply == stones - 1);
    CHECK(supply.state.quarry[1] == 4);
}

TEST_CASE("If the tile of his number is there he takes it, and the die goes to the quarry (R58)",
          "[pyramidice]") {
    for (int value = 1; value <= 6; ++value) {
        Table table = rivalTurn(1).row(Ra, Maat, Min).tiles({1, 2, 3, 4, 5, 6});
        rivalRolls(table, value);
        CHECK(table.only() == rivalTile(value));
        finishTurn(table);
        CHECK(table.side(rival).tiles[0] == value);
        CHECK_FALSE(table.rowHas(value));
        CHECK(table.state.quarry[0] == 1);
        CHECK(std::ranges::count(table.state.built, 0) == 20);
        CHECK(piecesOn(table.side(rival)) == 0); // he gains nothing of what the tile says
    }
}

TEST_CASE("The numbers belong to the spaces of the row, whatever tiles lie there (R58)", "[pyramidice]") {
    Table table = rivalTurn(1).row(Ra, Maat, Min).tiles({12, 7, 4, 1, 9, 2});
    rivalRolls(table, 4);
    CHECK(table.only() == rivalTile(1));
}

TEST_CASE("His tiles go to the leftmost free space and bring its Fame (R58)", "[pyramidice]") {
    const std::array<std::array<int, 3>, 5> fame{{{}, {0, 0, 1}, {0, 1, 1}, {0, 1, 2}, {1, 1, 2}}};
    for (int level = 1; level <= 4; ++level) {
        const auto gained = [level](std::initializer_list<int> held) {
            Table table = rivalTurn(level).row(Ra, Maat, Min).holds(rival, held);
            for (const int tile : held) {
                table.state.tileRow[static_cast<std::size_t>(tile - 7)] = 0;
            }
            rivalPlays(table, 3);
            return table.fame(rival) - 5;
        };
        const auto& spaces = fame[static_cast<std::size_t>(level)];
        CHECK(gained({}) == spaces[0]);
        CHECK(gained({7}) == spaces[1]);
        CHECK(gained({7, 8}) == spaces[2]);
    }
}

TEST_CASE("His full set goes back, and the player says where (R59)", "[pyramidice]") {
    Table table = rivalTurn(1).row(Ra, Maat, Min).holds(rival, {7, 8}).tiles({0, 0, 9, 10, 11, 12});
    rivalRolls(table, 3).by(rival, rivalTile(9));
    table.settle();
    REQUIRE(table.state.step == Step::PlaceTile);
    CHECK(table.asked() == player);
    CHECK(table.answer(placeTile(7, 3)) == PyramidiceSpaceOfTileTaken);
    CHECK(table.answer(placeTile(7, 6)) == NoSuchMove);
    CHECK(table.answer(placeTile(10, 0)) == PyramidiceTileNotThere);
    table.play(placeTile(7, 2));
    CHECK(table.state.tileRow[2] == 7);
    finishTurn(table);
    for (int tile = 7; tile <= 12; ++tile) {
        CHECK(table.rowHas(tile));
    }
    CHECK(table.side(rival).tiles == std::array<std::uint8_t, 3>{});
    CHECK(table.state.mover == player);
    CHECK(table.state.step == Step::Begin);
}

TEST_CASE("The player's own returned tiles are placed by him too (R59)", "[pyramidice]") {
    Table table = resting({0, 8, 9, 0, 11, 12}).solo(1).holds(player, {7, 10}).row(Ra, Maat, Min);
    table.play(takeTile(9)).settle();
    REQUIRE(table.state.step == Step::PlaceTile);
    CHECK(table.asked() == player);
    const auto moves = table.moves();
    CHECK(std::ranges::count(moves, placeTile(7, 3)) == 1);
    table.play(placeTile(7, 3));
    finishTurn(table);
    CHECK(table.state.tileRow[3] == 7);
    for (int tile = 7; tile <= 12; ++tile) {
        CHECK(table.rowHas(tile));
    }
    CHECK(table.state.step == Step::RivalGod);
    CHECK(table.asked() == rival);
}

TEST_CASE("A number whose space is empty makes him build, without Workers (R60)", "[pyramidice]") {
    Table table = rivalTurn(1).row(Ra, Maat, Min).tiles({7, 8, 0, 10, 11, 12}).holds(player, {9});
    rivalRolls(table, 3);
    CHECK(table.only() == rivalBuild(0));
    finishTurn(table);
    CHECK(table.state.built[0] == 3);
    CHECK(table.fame(rival) == 8);
    CHECK(table.state.quarry[0] == 0);
    CHECK(table.fame(player) == 5);
}

TEST_CASE("Tile 4 gives the Architect nothing (R65)", "[pyramidice]") {
    Table table = resting({4, 8, 9, 10, 11, 12}).solo(1).row(Ra, Maat, Min).pieces(player, 1, 0);
    table.play(takeTile(4)).play({gain(worker), gain(worker)});
    CHECK(table.asked() == rival);
    CHECK(piecesOn(table.side(rival)) == 0);
    CHECK(table.state.pieces[1] == 9);
}
