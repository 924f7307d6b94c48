#include "tests/core/games/luxor/rules_kit.h"

namespace architects::luxor {
namespace {

// Camels at the bottom of a card look left on mule-, ibis- and crocodile-camel, right on snake-, hippo- and
// cat-camel. In the middle is shaft d, into which seat 1 drops.

/// snake-camel in d makes one pair that looks different ways, crocodile-camel one that looks the same way.
Position oneCamel(int seats = 2) {
    return Position(seats).shaft('c', {"mule-camel"}).hand(1, {"snake-camel", "crocodile-camel"});
}
/// snake-camel in d makes two pairs, both different; crocodile-camel two, both the same.
Position twoCamels(int seats = 2) {
    return Position(seats)
        .shaft('c', {"mule-camel"})
        .shaft('e', {"ibis-camel"})
        .hand(1, {"snake-camel", "crocodile-camel"});
}
/// crocodile-camel in d makes one pair of each kind.
Position bothKinds() {
    return Position().shaft('c', {"mule-camel"}).shaft('e', {"snake-camel"}).hand(1, {"crocodile-camel"});
}
/// camel-snake in d makes three pairs that look the same way.
Position threeCamels() {
    return Position()
        .shaft('c', {"mule-camel", "crocodile-camel"})
        .shaft('e', {"ibis-camel"})
        .hand(1, {"camel-snake"});
}
/// mule-camel in d makes a pair of camels that look the same way and one of mules that do not.
Position camelAndMule(int seats = 2) {
    return Position(seats)
        .shaft('c', {"crocodile-camel"})
        .shaft('e', {"hippo-mule"})
        .hand(1, {"mule-camel"});
}

TEST_CASE("R8, R9: a pair looking different ways at an empty pillar brings researcher and scarab") {
    Table table(oneCamel());
    REQUIRE(table.makes("snake-camel", 'd') == "camel 1");
    table.play(1, "drop snake-camel d");
    CHECK(table.front("camel") == 1);
    CHECK(table.supply(1) == 4);
    CHECK(table.scarabs("camel") == 1);
    CHECK(table.slab() == 15);
}

TEST_CASE("R8, R9: a pair looking different ways at a rival's pillar brings a scarab only") {
    Table table(oneCamel().pillar("camel", 1, 2));
    table.play(1, "drop snake-camel d");
    CHECK(table.front("camel") == 2);
    CHECK(table.supply(1) == 5);
    CHECK(table.supply(2) == 4);
    CHECK(table.scarabs("camel") == 2);
}

TEST_CASE("R9: a pair looking different ways at one's own pillar brings a scarab only") {
    Table table(oneCamel().pillar("camel", 1, 1));
    table.play(1, "drop snake-camel d");
    CHECK(table.front("camel") == 1);
    CHECK(table.supply(1) == 4);
    CHECK(table.scarabs("camel") == 2);
}

TEST_CASE("R8, R9: a pair looking the same way at an empty pillar brings researcher and scarab") {
    Table table(oneCamel());
    REQUIRE(table.makes("crocodile-camel", 'd') == "camel 1 same");
    table.play(1, "drop crocodile-camel d");
    CHECK(table.front("camel") == 1);
    CHECK(table.supply(1) == 4);
    CHECK(table.scarabs("camel") == 1);
}

TEST_CASE("R8, R9: a pair looking the same way ousts a rival, who goes back to his owner's supply") {
    Table table(oneCamel(3).pillar("camel", 1, 3).pillar("cat", 0, 3));
    CHECK(table.supply(3) == 3);
    table.play(1, "drop crocodile-camel d");
    CHECK(table.front("camel") == 1);
    CHECK(table.supply(1) == 4);
    CHECK(table.supply(2) == 5);
    CHECK(table.supply(3) == 4);
    CHECK(table.scarabs("camel") == 2);
    CHECK(table.front("cat") == 3);
}

TEST_CASE("R9: a pair looking the same way at one's own pillar changes nobody, and brings a scarab") {
    Table table(oneCamel().pillar("camel", 1, 1));
    table.play(1, "drop crocodile-camel d");
    CHECK(table.front("camel") == 1);
    CHECK(table.supply(1) == 4);
    CHECK(table.scarabs("camel") == 2);
}

TEST_CASE("R10: both kinds at once count as the same way: one swap, and a scarab for each") {
    Table table(bothKinds().pillar("camel", 0, 2));
    REQUIRE(table.makes("crocodile-camel", 'd') == "camel 2 same");
    table.play(1, "drop crocodile-camel d");
    CHECK(table.front("camel") == 1);
    CHECK(table.supply(1) == 4);
    CHECK(table.supply(2) == 5);
    CHECK(table.scarabs("camel") == 2);
}

TEST_CASE("R11: of three combinations with one animal two bring a scarab, the third is lost") {
    Table table(threeCamels());
    REQUIRE(table.makes("camel-snake", 'd') == "camel 3 same");
    table.play(1, "drop camel-snake d");
    CHECK(table.scarabs("camel") == 2);
    CHECK(table.slab() == 14);
}

TEST_CASE("R11: two animals have a cap of two each, so four scarabs are the most of a turn") {
    Table table(Position()
                    .shaft('c', {"camel-camel", "hippo-mule"})
                    .shaft('e', {"camel-mule", "cat-mule"})
                    .hand(1, {"mule-camel"}));
    REQUIRE(table.makes("mule-camel", 'd') == "camel 3 same, mule 3 same");
    table.play(1, "drop mule-camel d");
    CHECK(table.scarabs("camel") == 2);
    CHECK(table.scarabs("mule") == 2);
    CHECK(table.front("camel") == 1);
    CHECK(table.front("mule") == 1);
    CHECK(table.slab() == 12);
}

TEST_CASE("R11: the two animals of a double share one pillar and one cap of two") {
    Table table(Position().shaft('c', {"mule-camel"}).shaft('e', {"ibis-camel"}).hand(1, {"camel-camel"}));
    REQUIRE(table.makes("camel-camel", 'd') == "camel 4 same");
    table.play(1, "drop camel-camel d");
    CHECK(table.scarabs("camel") == 2);
    CHECK(table.supply(1) == 4);
}

TEST_CASE("R10: the halves of a double are one: a pair of either half that looks the same way swaps") {
    // The lower camel looks left like c1, the upper one right.
    Table table(Position().shaft('c', {"mule-camel"}).hand(1, {"camel-camel"}).pillar("camel", 0, 2));
    REQUIRE(table.makes("camel-camel", 'd') == "camel 2 same");
    table.play(1, "drop camel-camel d");
    CHECK(table.front("camel") == 1);
    CHECK(table.scarabs("camel") == 2);
}

TEST_CASE("R12: who swaps and brings the third scarab gets the sarcophagus") {
    Table table(oneCamel().pillar("camel", 2, 2));
    table.play(1, "drop crocodile-camel d");
    CHECK(table.front("camel") == 1);
    CHECK(table.owner("camel1") == 1);
    CHECK(table.scarabs("camel") == 0);
}

TEST_CASE("R12: who comes to an empty pillar with two scarabs gets the sarcophagus with his own third") {
    Table table(oneCamel().pillar("camel", 2));
    table.play(1, "drop snake-camel d");
    CHECK(table.owner("camel1") == 1);
    CHECK(table.front("camel") == 1);
    CHECK(table.scarabs("camel") == 0);
    CHECK(table.slab() == 16);
}

TEST_CASE(
    "Golden case 1: pillar at two, rival in front, one pair of each kind: the mover opens, one stays") {
    Table table(bothKinds().pillar("camel", 2, 2));
    REQUIRE(table.makes("crocodile-camel", 'd') == "camel 2 same");
    table.play(1, "drop crocodile-camel d");
    CHECK(table.front("camel") == 1);
    CHECK(table.owner("camel1") == 1);
    CHECK(table.opened("camel") == 1);
    CHECK(table.scarabs("camel") == 1);
    CHECK(table.slab() == 15);
}

TEST_CASE("Golden case 2: pillar at two, rival in front, two different ways: the rival opens, one stays") {
    Table table(twoCamels().pillar("camel", 2, 2));
    REQUIRE(table.makes("snake-camel", 'd') == "camel 2");
    table.play(1, "drop snake-camel d");
    CHECK(table.front("camel") == 2);
    CHECK(table.owner("camel1") == 2);
    CHECK(table.opened("camel") == 1);
    CHECK(table.scarabs("camel") == 1);
}

TEST_CASE("Golden case 3: pillar at two, rival in front, three the same way: like the first, one is lost") {
    Table table(threeCamels().pillar("camel", 2, 2));
    REQUIRE(table.makes("camel-snake", 'd') == "camel 3 same");
    table.play(1, "drop camel-snake d");
    CHECK(table.front("camel") == 1);
    CHECK(table.owner("camel1") == 1);
    CHECK(table.scarabs("camel") == 1);
    CHECK(table.slab() == 15);
}

TEST_CASE("R14: camels the same way and mules not, mule pillar taken: a researcher for the camel only") {
    Table table(camelAndMule().pillar("camel", 0, 2).pillar("mule", 0, 2));
    REQUIRE(table.makes("mule-camel", 'd') == "camel 1 same, mule 1");
    table.play(1, "drop mule-camel d");
    CHECK(table.front("camel") == 1);
    CHECK(table.front("mule") == 2);
    CHECK(table.scarabs("camel") == 1);
    CHECK(table.scarabs("mule") == 1);
    CHECK(table.supply(1) == 4);
}

TEST_CASE("R14: there is no limit of one researcher a turn: each animal is carried out on its own") {
    Table table(camelAndMule());
    table.play(1, "drop mule-camel d");
    CHECK(table.front("camel") == 1);
    CHECK(table.front("mule") == 1);
    CHECK(table.supply(1) == 3);
}

TEST_CASE("R15: every combination is carried out, even where only a rival profits") {
    Table table(oneCamel().pillar("camel", 2, 2));
    CHECK(table.ways(1, "drop snake-camel d").size() == 1);
    table.play(1, "drop snake-camel d");
    CHECK(table.owner("camel1") == 2);
    CHECK(table.owner("camel2") == 0);
}

TEST_CASE("R17: the third scarab opens for whoever stands in front, and all three go back to the slab") {
    Table table(oneCamel(3).pillar("camel", 2, 3).pillar("cat", 2, 1));
    CHECK(table.slab() == 12);
    table.play(1, "drop snake-camel d");
    CHECK(table.owner("camel1") == 3);
    CHECK(table.scarabs("camel") == 0);
    CHECK(table.slab() == 14);
    CHECK(table.front("camel") == 3);
}

TEST_CASE("R17: a mummy is looked at as soon as its sarcophagus opens: one of those with as many eyes") {
    Table table(oneCamel().pillar("camel", 2, 2));
    table.play(1, "drop snake-camel d");
    CHECK(table.asked() == "chance");
    CHECK(table.could("mummy camel1 3"));
    CHECK(table.could("mummy camel1 4"));
    for (const std::string_view no :
         {"mummy camel1 5", "mummy camel1 6", "mummy camel1 7", "mummy camel1 8", "mummy camel1 10",
          "mummy camel2 5", "mummy mule1 3", "draw 1 camel-camel"}) {
        INFO(no);
        CHECK_FALSE(table.could(no));
    }
    table.chance("mummy camel1 4");
    CHECK(table.state.value[tombNumber("camel1")] == 4);
    CHECK(table.sampled().starts_with("draw 1 "));
}

TEST_CASE("R17: sarcophagi leave a stack from the top: one eye, two eyes, three eyes") {
    Table two(oneCamel().pillar("camel", 2, 1).tomb("camel1", 2, 3));
    two.play(1, "drop snake-camel d");
    CHECK(two.owner("camel2") == 1);
    CHECK(two.owner("camel3") == 0);
    CHECK(two.could("mummy camel2 5"));
    CHECK(two.could("mummy camel2 6"));
    CHECK_FALSE(two.could("mummy camel2 4"));
    CHECK_FALSE(two.could("mummy camel2 7"));
    Table three(oneCamel().pillar("camel", 2, 1).tomb("camel1", 2, 3).tomb("camel2", 2, 5));
    three.play(1, "drop snake-camel d");
    CHECK(three.owner("camel3") == 1);
    CHECK(three.could("mummy camel3 7"));
    CHECK(three.could("mummy camel3 8"));
    CHECK(three.could("mummy camel3 10"));
    CHECK_FALSE(Luxor::read(Seat::Chance, "mummy camel3 9").ok());
    CHECK_FALSE(three.could("mummy camel3 6"));
}

TEST_CASE("R17: a mummy that is out cannot come again") {
    Table table(
        oneCamel().pillar("camel", 2, 1).tomb("mule1", 2, 4).tomb("snake1", 2, 4).tomb("hippo1", 2, 4));
    table.play(1, "drop snake-camel d");
    CHECK(table.could("mummy camel1 3"));
    CHECK_FALSE(table.could("mummy camel1 4"));
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        CHECK(table.sampled(seed) == "mummy camel1 3");
    }
}

TEST_CASE("R17: two sarcophagi can open in one turn, and each mummy is looked at") {
    Table table(camelAndMule().pillar("camel", 2, 2).pillar("mule", 2, 2));
    table.play(1, "drop mule-camel d");
    CHECK(table.owner("camel1") == 1);
    CHECK(table.owner("mule1") == 2);
    CHECK(table.slab() == 16);
    table.chance("mummy camel1 3").chance("mummy mule1 4");
    CHECK(table.sampled().starts_with("draw 1 "));
}

TEST_CASE("R19: at two with two due: one is placed, the sarcophagus opens, the second stays") {
    Table table(twoCamels().pillar("camel", 2, 1));
    table.play(1, "drop crocodile-camel d");
    CHECK(table.owner("camel1") == 1);
    CHECK(table.opened("camel") == 1);
    CHECK(table.scarabs("camel") == 1);
    CHECK(table.slab() == 15);
}

TEST_CASE("R17: at one with two due the sarcophagus opens and nothing stays") {
    Table table(twoCamels().pillar("camel", 1, 1));
    table.play(1, "drop crocodile-camel d");
    CHECK(table.owner("camel1") == 1);
    CHECK(table.scarabs("camel") == 0);
    CHECK(table.slab() == 16);
}

Position emptyStack(Position position) {
    return position.tomb("camel1", 2, 3).tomb("camel2", 2, 5).tomb("camel3", 2, 7);
}

TEST_CASE("R19: three scarabs where no sarcophagus is left stay there") {
    Table table(emptyStack(oneCamel()).pillar("camel", 2, 1));
    table.play(1, "drop snake-camel d");
    CHECK(table.scarabs("camel") == 3);
    CHECK(table.slab() == 13);
    CHECK(table.sampled().starts_with("draw 1 "));
}

TEST_CASE("R19: a full pillar takes no more scarabs from the slab") {
    Table full(emptyStack(twoCamels()).pillar("camel", 3, 1));
    full.play(1, "drop crocodile-camel d");
    CHECK(full.scarabs("camel") == 3);
    CHECK(full.slab() == 13);
    Table nearly(emptyStack(twoCamels()).pillar("camel", 2, 1));
    nearly.play(1, "drop crocodile-camel d");
    CHECK(nearly.scarabs("camel") == 3);
    CHECK(nearly.slab() == 13);
}

TEST_CASE("R19: researchers still come and swap where no sarcophagus is left") {
    Table swap(emptyStack(oneCamel()).pillar("camel", 3, 2));
    swap.play(1, "drop crocodile-camel d");
    CHECK(swap.front("camel") == 1);
    CHECK(swap.scarabs("camel") == 3);
    CHECK(swap.supply(2) == 5);
    Table place(emptyStack(oneCamel()).pillar("camel", 3));
    place.play(1, "drop snake-camel d");
    CHECK(place.front("camel") == 1);
    CHECK(place.scarabs("camel") == 3);
    CHECK(place.owner("camel1") == 2);
    CHECK(place.slab() == 13);
}

/// No scarab is left on the slab.
Position emptySlab(Position position) {
    return position.pillar("snake", 3)
        .pillar("hippo", 3)
        .pillar("crocodile", 3)
        .pillar("ibis", 3)
        .pillar("cat", 3)
        .pillar("mule", 1);
}

TEST_CASE("R20: with an empty slab scarabs are lost, and researchers come all the same") {
    Table table(emptySlab(twoCamels()));
    REQUIRE(table.slab() == 0);
    table.play(1, "drop crocodile-camel d");
    CHECK(table.scarabs("camel") == 0);
    CHECK(table.front("camel") == 1);
    CHECK(table.slab() == 0);
}

TEST_CASE("R20: with an empty slab a rival is ousted all the same") {
    Table table(emptySlab(twoCamels()).pillar("camel", 0, 2));
    table.play(1, "drop crocodile-camel d");
    CHECK(table.front("camel") == 1);
    CHECK(table.scarabs("camel") == 0);
}

TEST_CASE("R20: with one scarab on the slab and two due only one is placed") {
    Table table(emptySlab(twoCamels()).pillar("mule", 0));
    REQUIRE(table.slab() == 1);
    table.play(1, "drop crocodile-camel d");
    CHECK(table.scarabs("camel") == 1);
    CHECK(table.slab() == 0);
}

TEST_CASE("R20: the scarabs of a sarcophagus opened with the last one are there for the next") {
    Table table(emptySlab(twoCamels()).pillar("mule", 0).pillar("cat", 1).pillar("camel", 2, 1));
    REQUIRE(table.slab() == 1);
    table.play(1, "drop crocodile-camel d");
    CHECK(table.owner("camel1") == 1);
    CHECK(table.scarabs("camel") == 1);
    CHECK(table.slab() == 2);
}

TEST_CASE("R13, R20: where scarabs are short the mover says which animal comes first") {
    // The mule pillar is full and nobody stands there: who comes opens it, and its scarabs go round.
    Table table(camelAndMule()
                    .pillar("mule", 3)
                    .pillar("snake", 3)
                    .pillar("hippo", 3)
                    .pillar("crocodile", 3)
                    .pillar("ibis", 3)
                    .pillar("cat", 1));
    REQUIRE(table.slab() == 0);
    REQUIRE(table.makes("mule-camel", 'd') == "camel 1 same, mule 1");
    CHECK(table.ways(1, "drop mule-camel d") ==
          std::vector<std::string>{"drop mule-camel d", "drop mule-camel d top"});
    Table bottom = table;
    bottom.play(1, "drop mule-camel d");
    CHECK(bottom.scarabs("camel") == 0);
    CHECK(bottom.owner("mule1") == 1);
    CHECK(bottom.scarabs("mule") == 1);
    CHECK(bottom.slab() == 2);
    Table top = table;
    top.play(1, "drop mule-camel d top");
    CHECK(top.scarabs("camel") == 1);
    CHECK(top.owner("mule1") == 1);
    CHECK(top.scarabs("mule") == 1);
    CHECK(top.slab() == 1);
}

TEST_CASE("R13: one scarab for two animals goes to the one that comes first") {
    Table table(camelAndMule()
                    .pillar("snake", 3)
                    .pillar("hippo", 3)
                    .pillar("crocodile", 3)
                    .pillar("ibis", 3)
                    .pillar("cat", 3));
    REQUIRE(table.slab() == 1);
    Table bottom = table;
    bottom.play(1, "drop mule-camel d");
    CHECK(bottom.scarabs("camel") == 1);
    CHECK(bottom.scarabs("mule") == 0);
    table.play(1, "drop mule-camel d top");
    CHECK(table.scarabs("camel") == 0);
    CHECK(table.scarabs("mule") == 1);
}

TEST_CASE("R13: with two scarabs for four combinations the mover says who gets them, researchers or not") {
    Table table(Position()
                    .shaft('c', {"camel-camel", "hippo-mule"})
                    .shaft('e', {"camel-mule", "cat-mule"})
                    .hand(1, {"mule-camel"})
                    .pillar("snake", 3)
                    .pillar("hippo", 3)
                    .pillar("crocodile", 3)
                    .pillar("ibis", 3)
                    .pillar("cat", 2));
    REQUIRE(table.slab() == 2);
    REQUIRE(table.supply(1) == 5);
    CHECK(table.ways(1, "drop mule-camel d") ==
          std::vector<std::string>{"drop mule-camel d", "drop mule-camel d top"});
    Table bottom = table;
    bottom.play(1, "drop mule-camel d");
    CHECK(bottom.scarabs("camel") == 2);
    CHECK(bottom.scarabs("mule") == 0);
    table.play(1, "drop mule-camel d top");
    CHECK(table.scarabs("camel") == 0);
    CHECK(table.scarabs("mule") == 2);
    CHECK(table.front("camel") == 1);
}

TEST_CASE("R13: where nothing is short the order is not asked for") {
    const Table table(camelAndMule());
    CHECK(table.ways(1, "drop mule-camel d") == std::vector<std::string>{"drop mule-camel d"});
    CHECK(table.answer(1, "drop mule-camel d top") == LuxorOrderDoesNotMatter);
}

TEST_CASE("R13: where only one animal makes combinations there is no order") {
    const Table table(emptySlab(oneCamel()));
    CHECK(table.answer(1, "drop snake-camel d top") == LuxorOrderDoesNotMatter);
    CHECK(table.ways(1, "drop snake-camel d").size() == 1);
}

} // namespace
} // namespace architects::luxor
