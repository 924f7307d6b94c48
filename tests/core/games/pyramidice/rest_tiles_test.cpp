#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

TEST_CASE("Tile 1 takes a piece for two of other kinds (R15)", "[pyramidice]") {
    Table table = resting({1, 7, 8, 9, 10, 11}).pieces(0, 2, 1, 1);
    table.play(takeTile(1, 1));
    CHECK(table.has(worker) == 1);
    CHECK(table.answer(gain(worker)) == PyramidiceWrongKind);
    table.play({gain(cat), gain(cat)}); // they may be alike
    CHECK(table.side(0).pieces == Pieces{1, 3, 1});
    CHECK(table.state.mover == 1);
    Table mixed = resting({1, 7, 8, 9, 10, 11}).pieces(0, 2, 1, 0);
    mixed.play(takeTile(1, 2)).play({gain(stoneDie), gain(worker)});
    CHECK(mixed.side(0).pieces == Pieces{3, 0, 1});
}

TEST_CASE("Tile 1 needs a piece on the board, and says which (R16)", "[pyramidice]") {
    const Table none = resting({1, 7, 8, 9, 10, 11}).pieces(0, 0, 0);
    CHECK(none.answer(takeTile(1, 1)) == PyramidiceCannotPayTile);
    CHECK(none.answer(takeTile(1)) == PyramidiceCannotPayTile);
    const Table cats = resting({1, 7, 8, 9, 10, 11}).pieces(0, 0, 2);
    CHECK(cats.allows(takeTile(1, 2)));
    CHECK(cats.answer(takeTile(1, 3)) == PyramidiceNoSuchPiece);
    CHECK(cats.answer(takeTile(7, 2)) == NoSuchMove); // the others take no piece
}

TEST_CASE("Tile 1 works with a full board, and its Stone die goes to the quarry (R9)", "[pyramidice]") {
    Table table = resting({1, 7, 8, 9, 10, 11}).pieces(0, 6, 1, 1);
    table.play(takeTile(1, 3)).play({gain(worker), gain(cat)});
    CHECK(table.state.quarry[0] == 1);
    table.play(discard(cat));
    CHECK(table.side(0).pieces == Pieces{7, 1, 0});
}

TEST_CASE("Tile 2 is one of each for a Fame (R16)", "[pyramidice]") {
    Table table = resting({2, 7, 8, 9, 10, 11}).pieces(0, 2, 1, 1);
    table.play(takeTile(2));
    CHECK(table.side(0).pieces == Pieces{3, 2, 2});
    CHECK(table.fame() == 4);
    CHECK(Table(resting({2, 7, 8, 9, 10, 11}).fame(0, 0)).answer(takeTile(2)) == PyramidiceCannotPayTile);
}

TEST_CASE("Tile 3 is a god of the row for two Fame, the row is filled at once (R17)", "[pyramidice]") {
    Table table = resting({3, 7, 8, 9, 10, 11}).row(Ra, Heh, Min);
    table.play(takeTile(3));
    CHECK(table.fame() == 3);
    CHECK(table.moves().size() == 3);
    table.play(takeGod(2));
    CHECK(table.owns(Heh));
    CHECK(table.state.row == std::array<God, 3>{noGod, Ra, Min});
    table.draws(Maat);
    CHECK(table.state.row == std::array<God, 3>{Maat, Ra, Min});
    CHECK(table.state.mover == 1);
    CHECK(table.side(0).tiles[0] == 3);
}

TEST_CASE("Tile 3 needs two Fame and a god in the row (R16)", "[pyramidice]") {
    CHECK(Table(resting({3, 7, 8, 9, 10, 11}).fame(0, 1)).answer(takeTile(3)) == PyramidiceCannotPayTile);
    const Table empty = resting({3, 7, 8, 9, 10, 11}).row(noGod, noGod, noGod).deck(0).ending(2);
    CHECK(empty.answer(takeTile(3)) == PyramidiceCannotPayTile);
    Table gap = resting({3, 7, 8, 9, 10, 11}).row(noGod, Ra, Min).deck(0).ending(2);
    gap.play(takeTile(3));
    CHECK(gap.answer(takeGod(1)) == PyramidiceEmptySlot);
    CHECK(gap.allows(takeGod(3)));
}

TEST_CASE("Bes or Hapy taken by tile 3 is not used in this turn (R17)", "[pyramidice]") {
    Table table = resting({3, 7, 8, 9, 10, 11}).row(Bes, Hapy, Min);
    CHECK(table.answer(use(Bes)) == PyramidiceNotYourGod);
    table.play(takeTile(3)).play(takeGod(1));
    CHECK(table.owns(Bes));
    table.settle();
    CHECK(table.fame() == 3);
    CHECK(table.state.mover == 1);
}

TEST_CASE("Tile 3 as the third tile: refill first, then the rightmost god goes (R20)", "[pyramidice]") {
    Table table = resting({3, 7, 8, 9}).holds(0, {11, 12}).row(Ra, Heh, Min);
    table.play(takeTile(3)).play(takeGod(3)).draws(Maat);
    CHECK(table.state.row == std::array<God, 3>{noGod, Maat, Ra});
    CHECK(has(table.state.discarded, Heh));
    table.draws(Amon);
    CHECK(table.state.row == std::array<God, 3>{Amon, Maat, Ra});
    CHECK(table.rowHas(3));
}

TEST_CASE("Tile 4 is two pieces of one's choice, and a Cat for everybody else (R18)", "[pyramidice]") {
    Table table = resting({4, 7, 8, 9, 10, 11, 12, 1}, 3).pieces(0, 2, 1, 1);
    table.play(takeTile(4)).play({gain(stoneDie), gain(worker)});
    CHECK(table.side(0).pieces == Pieces{3, 1, 2});
    CHECK(table.has(cat, 1) == 2);
    CHECK(table.has(cat, 2) == 2);
    CHECK(table.fame() == 5);
    CHECK(table.state.mover == 1);
}

TEST_CASE("Tile 4: the others take their Cats clockwise while there are any (R18)", "[pyramidice]") {
    const auto cats = [](int first) {
        Position position = resting({4, 7, 8, 9, 10, 11, 12, 1, 2, 3}, 4).turnOf(2);
        position.pieces(0, 3, first).pieces(1, 3, 1).pieces(2, 3, 1).pieces(3, 3, 1);
        return position;
    };
    Table one = cats(5); // one Cat is left
    one.by(2, takeTile(4)).play({gain(worker), gain(worker)});
    CHECK(one.has(cat, 3) == 2); // clockwise from seat 3 on
    CHECK(one.has(cat, 0) == 5);
    CHECK(one.has(cat, 1) == 1);
    Table none = cats(5);
    none.by(2, takeTile(4)).play({gain(cat), gain(worker)}); // the active player comes first
    CHECK(none.has(cat, 2) == 2);
    CHECK(none.has(cat, 3) == 1);
}

TEST_CASE("Tile 5 is three pieces of one kind for a Fame", "[pyramidice]") {
    for (const Resource kind : {worker, cat, stoneDie}) {
        Table table = resting({5, 7, 8, 9, 10, 11}).pieces(0, 1, 1, 1);
        table.play(takeTile(5)).play(gain(kind));
        CHECK(table.has(kind) == 4);
        CHECK(piecesOn(table.side(0)) == 6);
        CHECK(table.fame() == 4);
        CHECK(table.state.mover == 1);
    }
    CHECK(Table(resting({5, 7, 8, 9, 10, 11}).fame(0, 0)).answer(takeTile(5)) == PyramidiceCannotPayTile);
}

TEST_CASE("The named tiles give the two pieces they show, for nothing", "[pyramidice]") {
    const std::array<Pieces, 6> gains{{{2, 0, 0}, {1, 0, 1}, {1, 1, 0}, {0, 1, 1}, {0, 0, 2}, {0, 2, 0}}};
    for (int tile = 7; tile <= 12; ++tile) {
        Table table = resting({7, 8, 9, 10, 11, 12}).pieces(0, 1, 1, 1).fame(0, 0);
        table.play(takeTile(tile));
        const Pieces& gain = gains[static_cast<std::size_t>(tile - 7)];
        for (const Resource kind : {worker, cat, stoneDie}) {
            CHECK(table.has(kind) == 1 + gain[at(kind)]);
        }
        CHECK(table.fame() == 0);
    }
}

TEST_CASE("Tile 6: a Fame, a piece, a complete Work turn, then the end of the Rest turn (R19)",
          "[pyramidice]") {
    Table table = resting({6, 7, 8, 9, 10, 11}).pieces(0, 2, 0, 1).row(Ra, Heh, Min);
    table.play(takeTile(6));
    CHECK(table.fame() == 4);
    table.play(gain(worker));
    CHECK(table.has(worker) == 3);
    table.works(1, 2, "s5 p6 p1");
    CHECK(table.has(stoneDie) == 0); // phase 1
    table.play(pray(1)).play(use(Ra)).play(endWork());
    CHECK(table.state.row == std::array<God, 3>{noGod, Heh, Min});
    table.draws(Maat);
    CHECK(table.state.mover == 1);
    CHECK(table.side(0).tiles[0] == 6);
    CHECK(table.fame() == 7);
}

TEST_CASE("Tile 6: the piece it gave works at once (R19)", "[pyramidice]") {
    Table dice = resting({6, 7, 8, 9, 10, 11}).pieces(0, 0, 0);
    dice.play(takeTile(6)).play(gain(stoneDie)).works(0, 0, "");
    CHECK(dice.state.quarry[0] == 1);
    Table cats = resting({6, 7, 8, 9, 10, 11}).pieces(0, 1, 0);
    cats.play(takeTile(6)).play(gain(cat)).works(0, 1, "p5").play(nudge(prayer, 5, true));
    CHECK(cats.dice() == diceOf("p6"));
}

TEST_CASE("Tile 6: upkeep is done (R19)", "[pyramidice]") {
    Table table = resting({6, 7, 8, 9, 10, 11}).pieces(0, 0, 0).gods(0, {Ra, Heh});
    table.play(takeTile(6)).play(gain(worker)).works(0, 1, "p1").play(endWork());
    REQUIRE(table.state.step == Step::Drop);
    table.play(drop(Heh)).settle();
    CHECK(table.side(0).gods == only(Ra));
    CHECK(table.state.mover == 1);
}

TEST_CASE("Tile 6 as the third tile: the three go back after the Work turn (R19)", "[pyramidice]") {
    Table table = resting({6, 7, 8, 9}).holds(0, {11, 12}).pieces(0, 1, 0, 0).row(Ra, Heh, Min);
    table.play(takeTile(6)).play(gain(cat)).works(0, 1, "p5");
    CHECK(table.state.row == std::array<God, 3>{Ra, Heh, Min});
    table.play(endWork());
    CHECK(table.state.row == std::array<God, 3>{noGod, Ra, Heh});
    table.draws(Maat);
    CHECK(table.side(0).tiles == std::array<std::uint8_t, 3>{});
    CHECK(table.rowHas(6));
    CHECK(table.state.mover == 1);
}

TEST_CASE("Fame never falls below nothing: what costs more cannot be chosen (R8)", "[pyramidice]") {
    const Table table = resting({2, 3, 5, 6, 7, 8}).fame(0, 0);
    for (const int tile : {2, 3, 5, 6}) {
        CHECK(table.answer(takeTile(tile)) == PyramidiceCannotPayTile);
    }
    const Table one = resting({2, 3, 5, 6, 7, 8}).fame(0, 1);
    CHECK(one.answer(takeTile(3)) == PyramidiceCannotPayTile);
    CHECK(one.allows(takeTile(2)));
}

TEST_CASE("Fame has no upper limit (R8)", "[pyramidice]") {
    Table table = acting("").gods(0, {Ra}).fame(0, 299);
    CHECK(table.play(use(Ra)).fame() == 302);
    CHECK(table.total(0) == 302);
}
