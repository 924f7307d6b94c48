#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

TEST_CASE("A Rest turn takes one tile and passes", "[pyramidice]") {
    Table table = beginning();
    table.play(rest()).play(takeTile(9));
    CHECK(table.side(0).pieces == Pieces{5, 2, 1});
    CHECK(table.side(0).tiles[0] == 9);
    CHECK_FALSE(table.rowHas(9));
    CHECK(table.state.step == Step::Begin);
    CHECK(table.state.mover == 1);
}

TEST_CASE("A tile that somebody holds cannot be taken from the row", "[pyramidice]") {
    const Table table = resting({7, 8, 9, 10, 11}).holds(1, {12});
    CHECK(table.answer(takeTile(12)) == PyramidiceTileNotThere);
    CHECK(table.answer(takeTile(1)) == PyramidiceTileNotThere);
    CHECK(table.answer(takeTile(13)) == NoSuchMove);
    CHECK(table.answer(takeTile(0)) == NoSuchMove);
}

TEST_CASE("Rest is possible only if a tile can be paid (R13)", "[pyramidice]") {
    const auto poor = [] {
        return beginning().fame(0, 0).pieces(0, 0, 0).tiles({1, 2, 3, 5, 6}).holds(1, {7});
    };
    CHECK(Table(poor()).answer(rest()) == PyramidiceCannotRest);
    CHECK(Table(poor()).allows(work()));
    CHECK(Table(poor().pieces(0, 1, 0)).allows(rest()));                         // tile 1 for the Worker
    CHECK(Table(poor().fame(0, 1)).allows(rest()));                              // tile 2, 5 or 6
    CHECK(Table(poor().tiles({1, 2, 3, 4, 5})).allows(rest()));                  // tile 4 is free
    CHECK(Table(poor().gods(0, {Hapy})).answer(rest()) == PyramidiceCannotRest); // nothing to discard
}

TEST_CASE("Rest is possible if Hapy can be used though no tile can be paid (R13)", "[pyramidice]") {
    Table table =
        beginning().fame(0, 0).pieces(0, 1, 0).gods(0, {Hapy}).tiles({2, 3, 5, 6}).holds(1, {7, 8});
    table.play(rest());
    CHECK(table.answer(takeTile(2)) == PyramidiceCannotPayTile);
    table.play(use(Hapy, 1)).play({gain(cat), gain(cat), gain(stoneDie)});
    CHECK(table.side(0).pieces == Pieces{0, 2, 1});
    CHECK(table.state.mover == 1);
}

TEST_CASE("Rest is possible if Bes makes a tile payable (R13, R14)", "[pyramidice]") {
    const auto poor = [] {
        return beginning().fame(0, 0).pieces(0, 0, 0).gods(0, {Bes}).tiles({1, 2, 3, 5, 6}).holds(1, {7});
    };
    Table table = poor();
    table.play(rest());
    CHECK(table.only() == use(Bes)); // no tile before that
    table.play(use(Bes)).play(takeTile(2));
    CHECK(table.fame() == 0);
    CHECK(table.side(0).pieces == Pieces{1, 1, 1});
    CHECK(Table(poor().tiles({1, 3}).holds(1, {7, 8}).holds(0, {9, 10})).answer(rest()) ==
          PyramidiceCannotRest); // tile 3 costs two
}

TEST_CASE("Rest is possible if Bes makes somebody else's tile payable for Emerald (R13, R46)",
          "[pyramidice]") {
    Table table = beginning()
                      .fame(0, 0)
                      .pieces(0, 0, 0)
                      .gods(0, {Bes})
                      .scarab(0, Emerald)
                      .tiles({1, 3})
                      .holds(0, {7, 8})
                      .holds(1, {2, 5});
    table.play(rest());
    CHECK(table.only() == use(Bes));
    table.play(use(Bes));
    CHECK(table.allows(takeTile(2, 0, 2)));
}

TEST_CASE("The stall guard does not end the match while Bes makes a tile payable (R11, R13)",
          "[pyramidice]") {
    const auto poor = [](std::initializer_list<God> gods) {
        return beginning()
            .turnOf(1)
            .fame(0, 0)
            .pieces(0, 0, 0)
            .gods(0, gods)
            .tiles({1, 2, 3, 5, 6})
            .holds(1, {7});
    };
    Table table = poor({Bes});
    table.state.quietTurns = 5; // the sixth quiet turn of two players follows
    table.idleWork();
    CHECK(table.asked() == 0);
    CHECK(table.answer(work()) == PyramidiceMustRest);
    CHECK(table.allows(rest()));
    Table without = poor({});
    without.state.quietTurns = 5;
    without.idleWork();
    CHECK(without.asked() == -2);
}

TEST_CASE("Work is always possible (R13)", "[pyramidice]") {
    const Table table = beginning().fame(0, 0).pieces(0, 0, 0);
    CHECK(table.allows(work()));
}

TEST_CASE("Bes brings a Fame once in a Rest turn, before the tile (R14)", "[pyramidice]") {
    Table table = resting({7, 8, 9, 10, 11, 12}).gods(0, {Bes});
    table.play(use(Bes));
    CHECK(table.fame() == 6);
    CHECK(table.answer(use(Bes)) == PyramidiceGodUsed);
    table.play(takeTile(7));
    CHECK(table.side(0).tiles[0] == 7);
    CHECK(table.state.mover == 1);
}

TEST_CASE("Bes may pay for a tile (R14)", "[pyramidice]") {
    Table table = resting({2, 7, 8, 9, 10, 11}).gods(0, {Bes}).fame(0, 0).pieces(0, 1, 0, 0);
    CHECK(table.answer(takeTile(2)) == PyramidiceCannotPayTile);
    table.play(use(Bes)).play(takeTile(2));
    CHECK(table.fame() == 0);
    CHECK(table.side(0).pieces == Pieces{2, 1, 1});
}

TEST_CASE("Hapy discards a piece for three of other kinds, instead of a tile (R14)", "[pyramidice]") {
    Table table = resting({7, 8, 9, 10}).gods(0, {Hapy}).pieces(0, 2, 1, 0).holds(0, {11, 12});
    table.play(use(Hapy, 2));
    CHECK(table.answer(gain(cat)) == PyramidiceWrongKind);
    CHECK(table.answer(takeTile(7)) == PyramidiceWrongStep);
    table.play({gain(worker), gain(stoneDie), gain(worker)});
    CHECK(table.side(0).pieces == Pieces{4, 0, 1});
    CHECK(table.state.mover == 1);
    CHECK(table.asked() == 1);
    CHECK(table.side(0).tiles == std::array<std::uint8_t, 3>{11, 12, 0}); // nothing taken, nothing returned
    CHECK(table.rowHas(7));
}

TEST_CASE("Bes and Hapy may both be used in one Rest turn (R14)", "[pyramidice]") {
    Table table = resting({7, 8, 9, 10, 11, 12}).gods(0, {Hapy, Bes}).pieces(0, 2, 1, 0);
    table.play(use(Bes)).play(use(Hapy, 1)).play({gain(cat), gain(cat), gain(cat)});
    CHECK(table.fame() == 6);
    CHECK(table.side(0).pieces == Pieces{1, 4, 0});
}

TEST_CASE("Hapy needs the piece that is to be discarded (R14)", "[pyramidice]") {
    const Table table = resting({7, 8, 9, 10, 11, 12}).gods(0, {Hapy}).pieces(0, 2, 0, 0);
    CHECK(table.allows(use(Hapy, 1)));
    CHECK(table.answer(use(Hapy, 2)) == PyramidiceNoSuchPiece);
    CHECK(table.answer(use(Hapy, 3)) == PyramidiceNoSuchPiece);
    CHECK(table.answer(use(Hapy, 0)) == NoSuchMove);
}

TEST_CASE("Hapy's three may be alike, and come one by one into the board (R15)", "[pyramidice]") {
    Table table = resting({7, 8, 9, 10, 11, 12}).gods(0, {Hapy}).pieces(0, 2, 1, 1);
    table.play(use(Hapy, 3)).play({gain(worker), gain(worker), gain(worker)});
    CHECK(table.side(0).pieces == Pieces{5, 1, 0});
    CHECK(table.state.quarry[0] == 1); // the Stone die went to the quarry
}

TEST_CASE("Gods of Work are not used in a Rest turn, gods of others never", "[pyramidice]") {
    const Table table = resting({7, 8, 9, 10, 11, 12}).gods(0, {Heh, Ra}).gods(1, {Bes});
    CHECK(table.answer(use(Heh)) == PyramidiceNoPowerToUse);
    CHECK(table.answer(use(Ra)) == PyramidiceNoPowerToUse);
    CHECK(table.answer(use(Bes)) == PyramidiceNotYourGod);
}

TEST_CASE("The third tile sends all three back and turns out the rightmost god (R20)", "[pyramidice]") {
    Table table = resting({7, 8, 9, 10}).holds(0, {11, 12}).row(Ra, Heh, Min).pieces(0, 2, 0, 0);
    const int deck = table.state.deck;
    table.play(takeTile(7));
    CHECK(table.state.row == std::array<God, 3>{noGod, Ra, Heh});
    CHECK(has(table.state.discarded, Min));
    table.chance(drew(1, Maat));
    CHECK(table.state.row == std::array<God, 3>{Maat, Ra, Heh});
    CHECK(table.state.deck == deck - 1);
    CHECK(table.side(0).tiles == std::array<std::uint8_t, 3>{});
    for (int tile = 7; tile <= 12; ++tile) {
        CHECK(table.rowHas(tile));
    }
    CHECK(table.has(worker) == 4);
    CHECK(table.state.mover == 1);
}

TEST_CASE("The second tile stays, and the row of gods too (R20)", "[pyramidice]") {
    Table table = resting({7, 8, 9, 10, 11}).holds(0, {12}).row(Ra, Heh, Min);
    table.play(takeTile(7)).settle();
    CHECK(table.side(0).tiles == std::array<std::uint8_t, 3>{12, 7, 0});
    CHECK(table.state.row == std::array<God, 3>{Ra, Heh, Min});
}

TEST_CASE("With an empty deck the third tile still turns out the rightmost god (R21)", "[pyramidice]") {
    const auto last = [] { return resting({7, 8, 9, 10}).holds(0, {11, 12}).deck(0).ending(2); };
    Table two = last().row(noGod, Ra, Heh);
    two.play(takeTile(7));
    CHECK(two.asked() == 1);
    CHECK(two.state.row == std::array<God, 3>{noGod, noGod, Ra});
    Table gap = last().row(Ra, noGod, noGod); // as left by an earlier turn that could not refill
    gap.play(takeTile(7));
    CHECK(has(gap.state.discarded, Ra));
    CHECK(gap.state.row == std::array<God, 3>{noGod, noGod, noGod});
}

TEST_CASE("From an empty row the third tile turns out nothing (R21)", "[pyramidice]") {
    Table table = resting({7, 8, 9, 10}).holds(0, {11, 12}).deck(0).ending(2).row(noGod, noGod, noGod);
    const GodSet discarded = table.state.discarded;
    table.play(takeTile(7));
    CHECK(table.state.discarded == discarded);
    CHECK(table.side(0).tiles == std::array<std::uint8_t, 3>{});
    CHECK(table.asked() == 1);
}

TEST_CASE("Upkeep exists only in Work turns (R17)", "[pyramidice]") {
    Table table = resting({12, 7, 8, 9, 10, 11}).pieces(0, 0, 0).gods(0, {Ra, Heh, Min, Khonsu});
    table.play(takeTile(11)).settle();
    CHECK(sizeOf(table.side(0).gods) == 4);
    CHECK(table.state.mover == 1);
}
