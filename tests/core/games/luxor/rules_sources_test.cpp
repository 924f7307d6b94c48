#include "tests/core/games/luxor/rules_kit.h"

namespace architects::luxor {
namespace {

/// Seat 1 has all five researchers out, none at the camel. snake-camel in d makes a pair of camels that
/// look different ways, crocodile-camel one that look the same way.
Position spent(int seats = 2) {
    return Position(seats)
        .shaft('c', {"mule-camel"})
        .hand(1, {"snake-camel", "crocodile-camel"})
        .pillar("mule", 1, 1)
        .pillar("snake", 2, 1)
        .pillar("hippo", 0, 1)
        .pillar("crocodile", 0, 1)
        .pillar("ibis", 0, 1);
}

TEST_CASE("R16: with a researcher in the supply he comes without a word") {
    const Table table(Position()
                          .shaft('c', {"mule-camel"})
                          .hand(1, {"snake-camel"})
                          .pillar("mule", 0, 1)
                          .pillar("snake", 0, 1)
                          .pillar("hippo", 0, 1)
                          .pillar("ibis", 0, 1));
    REQUIRE(table.supply(1) == 1);
    CHECK(table.ways(1, "drop snake-camel d") == std::vector<std::string>{"drop snake-camel d"});
    CHECK(table.answer(1, "drop snake-camel d camel:stay") == LuxorNoResearcherNeeded);
    CHECK(table.answer(1, "drop snake-camel d camel:mule") == LuxorNoResearcherNeeded);
}

TEST_CASE("R16: with an empty supply one may come from any other own pillar, or none comes") {
    const Table table(spent());
    REQUIRE(table.supply(1) == 0);
    CHECK(table.ways(1, "drop snake-camel d") ==
          std::vector<std::string>{"drop snake-camel d camel:mule", "drop snake-camel d camel:snake",
                                   "drop snake-camel d camel:hippo", "drop snake-camel d camel:crocodile",
                                   "drop snake-camel d camel:ibis", "drop snake-camel d camel:stay"});
    CHECK(table.answer(1, "drop snake-camel d") == LuxorSayWhoComes);
    CHECK(table.answer(1, "drop snake-camel d camel:cat") == LuxorNoResearcherThere);
}

TEST_CASE("R16: one cannot move a rival's researcher") {
    const Table table(spent().pillar("cat", 0, 2));
    CHECK(table.answer(1, "drop snake-camel d camel:cat") == LuxorNoResearcherThere);
}

TEST_CASE("R16: the pillar that is left keeps scarabs and sarcophagi and is empty of researchers") {
    Table table(spent().tomb("snake1", 2, 3));
    table.play(1, "drop snake-camel d camel:snake");
    CHECK(table.front("camel") == 1);
    CHECK(table.scarabs("camel") == 1);
    CHECK(table.front("snake") == 0);
    CHECK(table.scarabs("snake") == 2);
    CHECK(table.opened("snake") == 1);
    CHECK(table.owner("snake2") == 0);
    CHECK(table.supply(1) == 0);
}

TEST_CASE("R16: who declines at an empty pillar leaves it empty, and the scarab is placed anyway") {
    Table table(spent());
    table.play(1, "drop snake-camel d camel:stay");
    CHECK(table.front("camel") == 0);
    CHECK(table.scarabs("camel") == 1);
    CHECK(table.front("mule") == 1);
    CHECK(table.front("ibis") == 1);
}

TEST_CASE("R16: who declines to swap leaves the rival there, and the scarab is placed anyway") {
    Table table(spent().pillar("camel", 1, 2));
    table.play(1, "drop crocodile-camel d camel:stay");
    CHECK(table.front("camel") == 2);
    CHECK(table.scarabs("camel") == 2);
    CHECK(table.supply(2) == 4);
}

TEST_CASE("R16: who declines to swap and brings the third scarab opens for the rival") {
    Table table(spent().pillar("camel", 2, 2));
    table.play(1, "drop crocodile-camel d camel:stay");
    CHECK(table.owner("camel1") == 2);
}

TEST_CASE("R16: a swap with a moved researcher sends the rival home") {
    Table table(spent().pillar("camel", 2, 2));
    table.play(1, "drop crocodile-camel d camel:hippo");
    CHECK(table.front("camel") == 1);
    CHECK(table.front("hippo") == 0);
    CHECK(table.supply(2) == 5);
    CHECK(table.owner("camel1") == 1);
}

TEST_CASE("R16: at a rival's pillar a pair looking different ways asks nobody to come") {
    const Table table(spent().pillar("camel", 1, 2));
    CHECK(table.ways(1, "drop snake-camel d") == std::vector<std::string>{"drop snake-camel d"});
    CHECK(table.answer(1, "drop snake-camel d camel:stay") == LuxorNoResearcherNeeded);
}

TEST_CASE("R16: at one's own pillar nobody has to come") {
    const Table table(Position()
                          .shaft('c', {"mule-camel"})
                          .hand(1, {"crocodile-camel"})
                          .pillar("camel", 0, 1)
                          .pillar("snake", 0, 1)
                          .pillar("hippo", 0, 1)
                          .pillar("crocodile", 0, 1)
                          .pillar("ibis", 0, 1));
    CHECK(table.ways(1, "drop crocodile-camel d") == std::vector<std::string>{"drop crocodile-camel d"});
}

TEST_CASE("R16: a card without combinations asks nobody to come") {
    const Table table(spent());
    CHECK(table.ways(1, "drop snake-camel h") == std::vector<std::string>{"drop snake-camel h"});
    CHECK(table.answer(1, "drop snake-camel h camel:mule") == LuxorNoResearcherNeeded);
}

TEST_CASE("R16: for a double one researcher is named, for the bottom animal") {
    Table table(Position()
                    .shaft('c', {"mule-camel"})
                    .hand(1, {"camel-camel"})
                    .pillar("mule", 0, 1)
                    .pillar("snake", 0, 1)
                    .pillar("hippo", 0, 1)
                    .pillar("crocodile", 0, 1)
                    .pillar("ibis", 0, 1));
    CHECK(table.moves(1).size() >= 6);
    const Move move{1, {0, 3, 0, 2, 0}};
    REQUIRE(table.answer(1, move) == None);
    Luxor::play(table.state, Seat::First, move);
    CHECK(table.front("camel") == 1);
    CHECK(table.front("mule") == 0);
    CHECK(table.scarabs("camel") == 2);
    CHECK(tally::wrongIn(table.state).empty());
}

TEST_CASE("R18, golden case 5: the third scarab with nobody in front opens nothing, and all three stay") {
    Table table(spent().pillar("camel", 2));
    table.play(1, "drop snake-camel d camel:stay");
    CHECK(table.scarabs("camel") == 3);
    CHECK(table.opened("camel") == 0);
    CHECK(table.owner("camel1") == 0);
    CHECK(table.slab() == 10);
    CHECK(table.sampled().starts_with("draw 1 "));
}

TEST_CASE("R18: a full pillar without a researcher takes no further scarab") {
    Table table(spent().pillar("camel", 3));
    table.play(1, "drop snake-camel d camel:stay");
    CHECK(table.scarabs("camel") == 3);
    CHECK(table.slab() == 10);
    CHECK(table.opened("camel") == 0);
}

TEST_CASE("R18: whoever arrives at a full pillar opens it, then his own scarab follows") {
    Table table(Position().shaft('c', {"mule-camel"}).hand(1, {"snake-camel"}).pillar("camel", 3));
    CHECK(table.slab() == 13);
    table.play(1, "drop snake-camel d");
    CHECK(table.front("camel") == 1);
    CHECK(table.owner("camel1") == 1);
    CHECK(table.opened("camel") == 1);
    CHECK(table.scarabs("camel") == 1);
    CHECK(table.slab() == 15);
}

TEST_CASE("R18: whoever arrives at a full pillar with two combinations leaves two scarabs there") {
    Table table(Position()
                    .shaft('c', {"mule-camel"})
                    .shaft('e', {"ibis-camel"})
                    .hand(1, {"snake-camel"})
                    .pillar("camel", 3));
    REQUIRE(table.makes("snake-camel", 'd') == "camel 2");
    table.play(1, "drop snake-camel d");
    CHECK(table.opened("camel") == 1);
    CHECK(table.scarabs("camel") == 2);
    CHECK(table.slab() == 14);
}

TEST_CASE("R18: a researcher who is moved to a full pillar opens it too") {
    Table table(spent().pillar("camel", 3));
    table.play(1, "drop snake-camel d camel:ibis");
    CHECK(table.owner("camel1") == 1);
    CHECK(table.scarabs("camel") == 1);
    CHECK(table.front("ibis") == 0);
}

/// Seat 1 has one researcher left, and mule-camel in d makes a pair of camels and a pair of mules.
Position lastOne() {
    return Position()
        .shaft('c', {"crocodile-camel"})
        .shaft('e', {"hippo-mule"})
        .hand(1, {"mule-camel"})
        .pillar("snake", 0, 1)
        .pillar("hippo", 0, 1)
        .pillar("crocodile", 0, 1)
        .pillar("ibis", 0, 1);
}

TEST_CASE("R13, R16: one researcher for two pillars: the first animal's comes from the supply") {
    const Table table(lastOne());
    REQUIRE(table.makes("mule-camel", 'd') == "camel 1 same, mule 1");
    // Both with one of four moved, the mule's alone, the camel's alone; every other way comes to the same.
    CHECK(table.ways(1, "drop mule-camel d") ==
          std::vector<std::string>{"drop mule-camel d mule:camel", "drop mule-camel d mule:snake",
                                   "drop mule-camel d mule:hippo", "drop mule-camel d mule:crocodile",
                                   "drop mule-camel d mule:ibis", "drop mule-camel d mule:stay"});
    CHECK(table.answer(1, "drop mule-camel d") == LuxorSayWhoComes);
    CHECK(table.answer(1, "drop mule-camel d top camel:stay") == LuxorSameAsAnother);
    CHECK(table.answer(1, "drop mule-camel d top camel:hippo") == LuxorSameAsAnother);
    CHECK(table.answer(1, "drop mule-camel d top") == LuxorSayWhoComes);
}

TEST_CASE("R13: a researcher may open at the one pillar and then go on to the other") {
    Table table(lastOne().pillar("mule", 2));
    REQUIRE(table.answer(1, "drop mule-camel d top camel:mule") == None);
    table.play(1, "drop mule-camel d top camel:mule");
    CHECK(table.owner("mule1") == 1);
    CHECK(table.front("mule") == 0);
    CHECK(table.front("camel") == 1);
    CHECK(table.scarabs("camel") == 1);
    CHECK(table.scarabs("mule") == 0);
}

TEST_CASE("R13, R18: carried out in the other order the same card leaves that pillar shut") {
    Table table(lastOne().pillar("mule", 2));
    table.play(1, "drop mule-camel d mule:stay");
    CHECK(table.opened("mule") == 0);
    CHECK(table.scarabs("mule") == 3);
    CHECK(table.front("camel") == 1);
    CHECK(table.front("mule") == 0);
}

TEST_CASE("R13: with none left the first animal's researcher may leave the second one's pillar") {
    Table table(Position()
                    .shaft('c', {"crocodile-camel"})
                    .shaft('e', {"hippo-mule"})
                    .hand(1, {"mule-camel"})
                    .pillar("mule", 2, 1)
                    .pillar("snake", 0, 1)
                    .pillar("hippo", 0, 1)
                    .pillar("crocodile", 0, 1)
                    .pillar("ibis", 0, 1));
    REQUIRE(table.supply(1) == 0);
    Table left = table;
    left.play(1, "drop mule-camel d camel:mule mule:stay");
    CHECK(left.front("camel") == 1);
    CHECK(left.front("mule") == 0);
    CHECK(left.scarabs("mule") == 3);
    Table opened = table;
    opened.play(1, "drop mule-camel d top camel:mule");
    CHECK(opened.owner("mule1") == 1);
    CHECK(opened.front("camel") == 1);
    CHECK(opened.front("mule") == 0);
    Table other = table;
    // The snake's researcher could as well go to the camel and the mule's stay: one way is enough.
    CHECK(other.answer(1, "drop mule-camel d camel:snake") == LuxorSameAsAnother);
    other.play(1, "drop mule-camel d camel:mule mule:snake");
    CHECK(other.front("camel") == 1);
    CHECK(other.front("snake") == 0);
    CHECK(other.owner("mule1") == 1);
    CHECK(other.front("mule") == 1);
}

TEST_CASE("R13, R33: of two sarcophagi of one turn the one that opened first is the older") {
    // The mule's opens, its researcher goes on to oust the camel's, and opens there too.
    const auto both = [](std::string_view way) {
        Table table(Position()
                        .shaft('c', {"crocodile-camel"})
                        .shaft('e', {"hippo-mule"})
                        .hand(1, {"mule-camel"})
                        .pillar("camel", 2, 2)
                        .pillar("mule", 2, 1)
                        .pillar("snake", 0, 1)
                        .pillar("hippo", 0, 1)
                        .pillar("crocodile", 0, 1)
                        .pillar("ibis", 0, 1));
        table.play(1, way);
        CHECK(table.owner("mule1") == 1);
        CHECK(table.owner("camel1") == 1);
        return table.state.taken;
    };
    const auto top = both("drop mule-camel d top camel:mule");
    CHECK(top[tombNumber("mule1")] < top[tombNumber("camel1")]);
    const auto bottom = both("drop mule-camel d camel:mule mule:snake");
    CHECK(bottom[tombNumber("camel1")] < bottom[tombNumber("mule1")]);
}

TEST_CASE("R13: the researcher just placed may be moved on, which leaves his scarab behind") {
    Table table(lastOne());
    table.play(1, "drop mule-camel d mule:camel");
    CHECK(table.front("camel") == 0);
    CHECK(table.scarabs("camel") == 1);
    CHECK(table.front("mule") == 1);
    CHECK(table.scarabs("mule") == 1);
    CHECK(table.supply(1) == 0);
}

} // namespace
} // namespace architects::luxor
