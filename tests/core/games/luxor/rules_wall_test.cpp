#include "tests/core/games/luxor/rules_kit.h"

#include "tests/core/games/luxor/rules_sight.h"

namespace architects::luxor {
namespace {

model::Pairs seen(const State& state, std::string_view card, char shaft) {
    return seenBy(state, cardNumber(card), shaft - 'a');
}
int cell(std::string_view name) {
    return 10 * (name[0] - 'a') + std::stoi(std::string(name.substr(1))) - 1;
}
std::tuple<int, int, bool> pair(std::string_view fresh, std::string_view old, bool same) {
    return {cell(fresh), cell(old), same};
}

TEST_CASE("R2: a turn drops one card, resolves it and fills the hand up to three") {
    Table table(Position().hand(1, {"camel-mule"}));
    table.play(1, "drop camel-mule d");
    CHECK(table.asked() == "chance");
    CHECK(table.cards(1) == 2);
    CHECK(table.sampled().starts_with("draw 1 "));
    table.chance("draw 1 mule-camel");
    CHECK(table.cards(1) == 3);
    CHECK(table.asked() == "2");
}

TEST_CASE("R2: dropping is compulsory: nothing but cards can be played, and there is no pass") {
    const Table table(Position().hand(1, {"camel-mule", "cat-cat", "ibis-hippo"}));
    CHECK(table.answer(1, "pass") == LuxorWrongStep);
    CHECK(table.moves(1).size() == 24);
    CHECK(table.ways(1, "drop").size() == 24);
}

TEST_CASE("R2: a dropped card cannot be taken back") {
    const Table table(Position().hand(1, {"camel-mule"}));
    const auto entry = Luxor::read(Seat::First, "drop camel-mule d");
    CHECK(Luxor::reveals(table.state, Seat::First, entry->move()));
}

TEST_CASE("R2: combinations are carried out before the hand is filled") {
    Table table(Position().shaft('c', {"mule-camel"}).hand(1, {"crocodile-camel"}));
    table.play(1, "drop crocodile-camel d");
    CHECK(table.sampled().starts_with("draw 1 "));
    CHECK(table.front("camel") == 1);
    CHECK(table.scarabs("camel") == 1);
}

TEST_CASE("R1: the turn goes round clockwise") {
    const int seats = GENERATE(2, 3, 4);
    const int first = GENERATE(1, 2);
    Table table(Position(seats).first(first).mover(first));
    for (int turn = 0; turn < 2 * seats; ++turn) {
        const int seat = (first - 1 + turn) % seats + 1;
        REQUIRE(table.asked() == std::to_string(seat));
        const auto moves = table.ways(seat, "drop");
        table.play(seat, moves.front()).settle();
    }
}

TEST_CASE("R3: a card rests on the topmost card of its shaft, its top animal above its bottom animal") {
    Table table(Position().hand(1, {"camel-mule"}).hand(2, {"cat-ibis"}));
    table.play(1, "drop camel-mule h").settle();
    CHECK(glyphAt(table.state, cellAt(7, 0)).animal == Mule);
    CHECK(glyphAt(table.state, cellAt(7, 1)).animal == Camel);
    CHECK(glyphAt(table.state, cellAt(7, 2)).animal == noAnimal);
    table.play(2, "drop cat-ibis h");
    CHECK(glyphAt(table.state, cellAt(7, 0)).animal == Mule);
    CHECK(glyphAt(table.state, cellAt(7, 1)).animal == Camel);
    CHECK(glyphAt(table.state, cellAt(7, 2)).animal == Ibis);
    CHECK(glyphAt(table.state, cellAt(7, 3)).animal == Cat);
    CHECK(table.state.height[7] == 2);
    CHECK(wallCount(table.state) == 2);
}

TEST_CASE("R3: a shaft takes five cards and no sixth") {
    Table table(Position()
                    .shaft('b', {"camel-mule", "cat-ibis", "hippo-snake", "crocodile-crocodile"})
                    .hand(1, {"ibis-cat"})
                    .hand(2, {"mule-mule"}));
    CHECK(table.answer(1, "drop ibis-cat b") == None);
    table.play(1, "drop ibis-cat b").settle();
    CHECK(table.answer(2, "drop mule-mule b") == LuxorShaftFull);
    CHECK(table.ways(2, "drop mule-mule").size() == 7);
}

TEST_CASE("R4: like animals side by side, above each other or across a corner are a combination") {
    // The camel comes to d5; around it are the eight places of the neighbourhood.
    const auto makes = [](const Position& position) {
        const State state = position;
        return seen(state, "hippo-camel", 'd');
    };
    const Position below = Position().shaft('d', {"snake-ibis", "cat-crocodile"});
    CHECK(makes(below).empty());
    SECTION("left") {
        CHECK(makes(Position(below).shaft('c', {"snake-cat", "mule-mule", "ibis-camel"})) ==
              model::Pairs{pair("d5", "c5", false)});
    }
    SECTION("left and below") {
        CHECK(makes(Position(below).shaft('c', {"snake-cat", "camel-mule"})) ==
              model::Pairs{pair("d5", "c4", true)});
    }
    SECTION("left and above") {
        CHECK(makes(Position(below).shaft('c', {"snake-cat", "mule-mule", "camel-cat"})) ==
              model::Pairs{pair("d5", "c6", false)});
    }
    SECTION("right") {
        CHECK(makes(Position(below).shaft('e', {"snake-cat", "mule-mule", "cat-camel"})) ==
              model::Pairs{pair("d5", "e5", true)});
    }
    SECTION("right and below") {
        CHECK(makes(Position(below).shaft('e', {"snake-cat", "camel-snake"})) ==
              model::Pairs{pair("d5", "e4", false)});
    }
    SECTION("right and above") {
        CHECK(makes(Position(below).shaft('e', {"snake-cat", "mule-mule", "camel-ibis"})) ==
              model::Pairs{pair("d5", "e6", true)});
    }
    SECTION("straight below") {
        CHECK(makes(Position().shaft('d', {"snake-ibis", "camel-crocodile"})) ==
              model::Pairs{pair("d5", "d4", false)});
    }
}

TEST_CASE("R4: nothing two cells away counts") {
    const State state = Position()
                            .shaft('b', {"camel-camel", "mule-camel"})
                            .shaft('d', {"camel-snake", "snake-ibis"})
                            .shaft('f', {"camel-mule"})
                            .shaft('e', {"snake-cat", "mule-mule", "cat-ibis", "camel-hippo"})
                            .hand(1, {"crocodile-camel"});
    CHECK(seen(state, "crocodile-camel", 'd').empty());
}

TEST_CASE("R4: the edges of the wall have no neighbours beyond them") {
    const State state =
        Position()
            .shaft('a', {"camel-mule"})
            .shaft('h', {"mule-camel", "cat-cat", "snake-snake", "ibis-ibis", "camel-hippo"})
            .hand(1, {"crocodile-camel"});
    CHECK(seen(state, "crocodile-camel", 'a') == model::Pairs{pair("a3", "a2", false)});
    CHECK(seen(state, "crocodile-camel", 'b') == model::Pairs{pair("b1", "a2", false)});
    CHECK(seen(state, "crocodile-camel", 'g') == model::Pairs{pair("g1", "h1", true)});
}

TEST_CASE("R4: pairs that were in the wall before never count again") {
    // b1 and c1 are camels that look the same way; the new card has none.
    Table table(Position().shaft('b', {"mule-camel"}).shaft('c', {"ibis-camel"}).hand(1, {"hippo-snake"}));
    CHECK(table.makes("hippo-snake", 'd').empty());
    table.play(1, "drop hippo-snake d");
    CHECK(table.scarabs("camel") == 0);
    CHECK(table.front("camel") == 0);
    CHECK(table.slab() == 16);
}

TEST_CASE("R4: each pair of a new cell and an old one is a combination of its own") {
    const State state = Position().shaft('c', {"mule-camel", "crocodile-camel"}).shaft('e', {"ibis-camel"});
    CHECK(seen(state, "camel-snake", 'd') ==
          model::Pairs{pair("d2", "c1", true), pair("d2", "c3", true), pair("d2", "e1", true)});
}

TEST_CASE("R5, golden case 6: a double alone on the floor makes no combination with itself") {
    for (const std::string_view animal : beasts) {
        const std::string card = std::string(animal) + '-' + std::string(animal);
        Table table(Position().hand(1, {card}));
        CHECK(seen(table.state, card, 'd').empty());
        table.play(1, "drop " + card + " d");
        CHECK(table.slab() == 16);
        CHECK(table.front(animal) == 0);
    }
}

TEST_CASE("R5: both halves of a double count with what lay there before") {
    const State state = Position().shaft('c', {"mule-camel"});
    CHECK(seen(state, "camel-camel", 'd') == model::Pairs{pair("d1", "c1", true), pair("d2", "c1", false)});
}

TEST_CASE("R6: three in a row are not special: only direct neighbours of the new cells count") {
    const State state = Position().shaft('b', {"mule-camel"}).shaft('c', {"ibis-camel"});
    CHECK(seen(state, "crocodile-camel", 'd') == model::Pairs{pair("d1", "c1", true)});
}

TEST_CASE("R7: only the printed direction counts, face to face or back to back is the same thing") {
    // Camels at the bottom: mule-camel, ibis-camel, crocodile-camel look left; snake-, hippo-, cat-camel
    // right.
    const State left = Position().shaft('d', {"mule-camel"});
    CHECK(seen(left, "ibis-camel", 'c') == model::Pairs{pair("c1", "d1", true)});
    CHECK(seen(left, "ibis-camel", 'e') == model::Pairs{pair("e1", "d1", true)});
    CHECK(seen(left, "snake-camel", 'c') == model::Pairs{pair("c1", "d1", false)}); // face to face
    CHECK(seen(left, "snake-camel", 'e') == model::Pairs{pair("e1", "d1", false)}); // back to back
    const State right = Position().shaft('d', {"hippo-camel"});
    CHECK(seen(right, "snake-camel", 'c') == model::Pairs{pair("c1", "d1", true)});
    CHECK(seen(right, "ibis-camel", 'c') == model::Pairs{pair("c1", "d1", false)});
    const State under = Position().shaft('d', {"camel-mule"});
    CHECK(seen(under, "cat-camel", 'd') == model::Pairs{pair("d3", "d2", true)});
    CHECK(seen(under, "ibis-camel", 'd') == model::Pairs{pair("d3", "d2", false)});
}

TEST_CASE("R4 to R7: on any wall the game sees the combinations that the rules name, and no others") {
    for (int cards = 1; cards < 40; ++cards) {
        const State state = Position().fill(cards, "");
        const model::Wall wall = model::wallOf(state);
        for (int card = 0; card < 49; ++card) {
            for (int shaft = 0; shaft < 8; ++shaft) {
                if (wall.floorOf(shaft) < 10 && (state.unseen & only(static_cast<Card>(card))) != 0) {
                    REQUIRE(seenBy(state, card, shaft) == model::neighbours(wall, card, shaft));
                }
            }
        }
    }
}

TEST_CASE("R40, R41: on any wall the Sphinx sees the combinations that the rules name, and no others") {
    for (int cards = 1; cards < 40; ++cards) {
        const State state = Position(2, "none", "yes").fill(cards, "");
        const model::Wall wall = model::wallOf(state);
        for (int card = 0; card < 49; ++card) {
            for (int shaft = 0; shaft < 8; ++shaft) {
                if (wall.floorOf(shaft) < 10 && (state.unseen & only(static_cast<Card>(card))) != 0) {
                    REQUIRE(seenBy(state, card, shaft) == model::sphinx(wall, card, shaft));
                }
            }
        }
    }
}

TEST_CASE("R10, R11: the combinations of an animal are counted together, same if one of them is") {
    for (const std::string_view sphinx : {"no", "yes"}) {
        for (int cards = 8; cards < 40; cards += 3) {
            const State state = Position(2, "none", sphinx).fill(cards, "");
            const model::Wall wall = model::wallOf(state);
            for (int card = 0; card < 49; ++card) {
                for (int shaft = 0; shaft < 8; ++shaft) {
                    if (wall.floorOf(shaft) >= 10 || (state.unseen & only(static_cast<Card>(card))) == 0) {
                        continue;
                    }
                    const auto made = model::madeOf(sphinx == "yes" ? model::sphinx(wall, card, shaft)
                                                                    : model::neighbours(wall, card, shaft),
                                                    card);
                    const auto caught = caughtBy(state, card, shaft);
                    for (std::size_t half = 0; half < 2; ++half) {
                        REQUIRE(caught[half].pairs == made[half].pairs);
                        if (made[half].pairs > 0) {
                            REQUIRE(caught[half].animal == made[half].animal);
                            REQUIRE(caught[half].same == made[half].same);
                        }
                    }
                }
            }
        }
    }
}

} // namespace
} // namespace architects::luxor
