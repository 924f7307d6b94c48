#include "tests/core/games/luxor/rules_kit.h"

#include "tests/core/games/luxor/rules_sight.h"

namespace architects::luxor {
namespace {

int cell(std::string_view name) {
    return 10 * (name[0] - 'a') + std::stoi(std::string(name.substr(1))) - 1;
}
std::tuple<int, int, bool> pair(std::string_view fresh, std::string_view old, bool same) {
    return {cell(fresh), cell(old), same};
}
model::Pairs seen(const State& state, std::string_view card, char shaft) {
    return seenBy(state, cardNumber(card), shaft - 'a');
}
Position sphinx() {
    return Position(2, "none", "yes");
}

TEST_CASE("R40: the only other animal of its kind in a row is a combination at any distance") {
    Table table(sphinx().shaft('a', {"mule-camel"}).hand(1, {"crocodile-camel"}).hand(2, {"snake-camel"}));
    CHECK(seen(table.state, "crocodile-camel", 'h') == model::Pairs{pair("h1", "a1", true)});
    CHECK(seen(table.state, "snake-camel", 'h') == model::Pairs{pair("h1", "a1", false)});
    table.play(1, "drop crocodile-camel h");
    CHECK(table.front("camel") == 1);
    CHECK(table.scarabs("camel") == 1);
}

TEST_CASE("R40: the third of its kind in a row brings nothing, neither scarab nor researcher") {
    Table table(
        sphinx().shaft('a', {"mule-camel"}).shaft('d', {"ibis-camel"}).hand(1, {"crocodile-camel"}));
    CHECK(seen(table.state, "crocodile-camel", 'h').empty());
    table.play(1, "drop crocodile-camel h");
    CHECK(table.front("camel") == 0);
    CHECK(table.scarabs("camel") == 0);
    CHECK(table.slab() == 16);
}

TEST_CASE("R40: the third of its kind brings nothing even next to another") {
    const State state = sphinx().shaft('a', {"mule-camel"}).shaft('d', {"ibis-camel"});
    CHECK(seen(state, "crocodile-camel", 'e').empty());
    CHECK(seen(state, "crocodile-camel", 'b').empty());
}

TEST_CASE("R40: in a shaft what lies between does not matter") {
    const State one = sphinx().shaft('d', {"mule-camel", "cat-ibis", "snake-hippo"});
    CHECK(seen(one, "crocodile-camel", 'd') == model::Pairs{pair("d7", "d1", true)});
    const State two = sphinx().shaft('d', {"mule-camel", "cat-ibis", "camel-hippo"});
    CHECK(seen(two, "crocodile-camel", 'd').empty());
}

TEST_CASE("R40: in a diagonal, of either slant, what lies between does not matter") {
    const State up = sphinx().shaft('a', {"mule-camel"}).shaft('e', {"cat-ibis", "snake-hippo"});
    CHECK(seen(up, "crocodile-camel", 'e') == model::Pairs{pair("e5", "a1", true)});
    const State down = sphinx().shaft('h', {"mule-camel"}).shaft('d', {"cat-ibis", "snake-hippo"});
    CHECK(seen(down, "crocodile-camel", 'd') == model::Pairs{pair("d5", "h1", true)});
    const State fromAbove = sphinx().shaft('e', {"cat-ibis", "snake-hippo", "mule-camel"});
    CHECK(seen(fromAbove, "crocodile-camel", 'a') == model::Pairs{pair("a1", "e5", true)});
}

TEST_CASE("R40: the third of its kind in a diagonal brings nothing, wherever the others lie in it") {
    // a1, c3 and e5.
    const State state = sphinx()
                            .shaft('a', {"mule-camel"})
                            .shaft('c', {"cat-ibis", "hippo-camel"})
                            .shaft('e', {"cat-hippo", "snake-ibis"});
    CHECK(seen(state, "crocodile-camel", 'e').empty());
    const State between = sphinx()
                              .shaft('a', {"mule-camel"})
                              .shaft('c', {"cat-ibis"})
                              .shaft('e', {"cat-hippo", "snake-ibis", "hippo-camel"});
    CHECK(seen(between, "crocodile-camel", 'c').empty());
}

TEST_CASE("R40: what lies in no common line does not count") {
    const State state = sphinx().shaft('a', {"mule-camel"}).shaft('c', {"cat-ibis"});
    CHECK(seen(state, "crocodile-camel", 'c') == model::Pairs{pair("c3", "a1", true)});
    const State knight = sphinx().shaft('a', {"mule-camel"}).shaft('b', {"cat-ibis"});
    CHECK(seen(knight, "crocodile-camel", 'b').empty());
}

TEST_CASE("R40: each line counts on its own: a full row does not close shaft and diagonals") {
    // The row of d3 has two camels (a3, h3), its shaft one (d1), a diagonal one (b1).
    const State state = sphinx()
                            .shaft('a', {"cat-ibis", "mule-camel"})
                            .shaft('h', {"cat-hippo", "ibis-camel"})
                            .shaft('d', {"snake-camel"})
                            .shaft('b', {"hippo-camel"});
    CHECK(seen(state, "crocodile-camel", 'd') ==
          model::Pairs{pair("d3", "d1", false), pair("d3", "b1", false)});
}

TEST_CASE("R40: one cell may make a combination in each of its four lines, and two scarabs are the most") {
    Table table(sphinx()
                    .shaft('a', {"cat-ibis", "mule-camel"})
                    .shaft('b', {"hippo-camel"})
                    .shaft('d', {"snake-camel"})
                    .shaft('f', {"ibis-camel"})
                    .hand(1, {"crocodile-camel"}));
    CHECK(seen(table.state, "crocodile-camel", 'd') ==
          model::Pairs{pair("d3", "a3", true), pair("d3", "b1", false), pair("d3", "d1", false),
                       pair("d3", "f1", true)});
    table.play(1, "drop crocodile-camel d");
    CHECK(table.scarabs("camel") == 2);
}

TEST_CASE("R40: direct neighbours are in lines too") {
    const State state = sphinx().shaft('c', {"mule-camel"});
    CHECK(seen(state, "crocodile-camel", 'd') == model::Pairs{pair("d1", "c1", true)});
    CHECK(seen(state, "camel-snake", 'd') == model::Pairs{pair("d2", "c1", true)});
}

TEST_CASE("R40: the base game does not see what is far away") {
    const State state = Position().shaft('a', {"mule-camel"});
    CHECK(seen(state, "crocodile-camel", 'h').empty());
    CHECK(seen(state, "crocodile-camel", 'c').empty());
}

TEST_CASE("R41, R5: the halves of a double alone are no combination, but they close their shaft") {
    Table table(sphinx().hand(1, {"camel-camel"}).hand(2, {"crocodile-camel"}));
    CHECK(seen(table.state, "camel-camel", 'd').empty());
    table.play(1, "drop camel-camel d").settle();
    CHECK(table.slab() == 16);
    CHECK(seen(table.state, "crocodile-camel", 'd').empty());
}

TEST_CASE("R41: of a double on an older one the bottom half pairs, the top half sees two and does not") {
    const State state = sphinx().shaft('d', {"mule-camel"});
    CHECK(seen(state, "camel-camel", 'd') == model::Pairs{pair("d3", "d1", true)});
}

TEST_CASE("R41: in rows and diagonals both halves of a double count on their own") {
    const State row = sphinx().shaft('a', {"camel-camel"});
    // Nothing like a double is left of the camels; a mule double meets mules in both rows.
    const State state = sphinx().shaft('a', {"camel-mule"}).shaft('h', {"mule-camel"});
    CHECK(seen(state, "mule-mule", 'd') == model::Pairs{pair("d1", "a1", false), pair("d2", "h2", false)});
    CHECK(seen(row, "mule-camel", 'd') == model::Pairs{pair("d1", "a1", true)});
}

TEST_CASE("R41: a card whose animals differ is not disturbed by its own other half") {
    const State state = sphinx().shaft('d', {"mule-camel"});
    CHECK(seen(state, "camel-mule", 'd') == model::Pairs{pair("d3", "d2", false), pair("d4", "d1", false)});
}

TEST_CASE("R42: with the Sphinx a swap, an opening and the cap work as always") {
    Table table(sphinx().shaft('a', {"mule-camel"}).hand(1, {"crocodile-camel"}).pillar("camel", 2, 2));
    table.play(1, "drop crocodile-camel h");
    CHECK(table.front("camel") == 1);
    CHECK(table.owner("camel1") == 1);
    CHECK(table.supply(2) == 5);
}

} // namespace
} // namespace architects::luxor
