#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

namespace {

Position over(int seats = 2) {
    return Position(Step::Over, seats);
}
std::vector<int> winners(const State& state) {
    const SeatSet set = Pyramidice::score(state).winners;
    std::vector<int> seats;
    for (int i = 0; i < maxSeats; ++i) {
        if (set.has(seatAt(i))) {
            seats.push_back(i);
        }
    }
    return seats;
}
int total(const State& state, int seat = 0) {
    return Pyramidice::score(state).totals[static_cast<std::size_t>(seat)];
}

} // namespace

TEST_CASE("The end counts the track, scarab, gods, Ennead and project (R52)", "[pyramidice]") {
    const State state = over()
                            .fame(0, 20)
                            .gods(0, {Hathor, Atum, Shu, Seth, Ra})
                            .row(Heh, Min, Maat)
                            .scarab(0, Quartz)
                            .projects(0, {1})
                            .built({{0, 1}, {1, 6}, {3, 6}});
    CHECK(total(state) == 20 + 2 * 3 + 6 + 6 + 2 * 2);
    const ScoreSheet sheet = Pyramidice::score(state);
    int lines = 0;
    for (const ScoreLine& line : sheet.lines) {
        lines += line.points[0];
    }
    CHECK(lines == sheet.totals[0]);
}

TEST_CASE("Each god is worth its own Fame at the end (R52)", "[pyramidice]") {
    for (std::size_t i = 11; i <= godCount; ++i) {
        const God god = static_cast<God>(i);
        State state = over().row(Atum, Shu, Seth).gods(0, {god});
        INFO(infoOf(god).name);
        CHECK(total(state) == 5 + infoOf(god).fame);
    }
}

TEST_CASE("Quartz: two Fame for each god, the Ennead being one (R52)", "[pyramidice]") {
    CHECK(total(over().scarab(0, Quartz).row(Min, Maat, Amon)) == 5);
    CHECK(total(over().scarab(0, Quartz).row(Min, Maat, Amon).gods(0, {Ra, Heh})) == 9);
    CHECK(total(over().scarab(0, Quartz).row(Min, Maat, Amon).gods(0, {Ra, Atum, Shu})) == 5 + 4 + 2);
}

TEST_CASE("Obsidian: a Fame for each occupied space, four more for all eight (R52)", "[pyramidice]") {
    CHECK(total(over().scarab(0, Obsidian).pieces(0, 0, 0, 0)) == 5);
    CHECK(total(over().scarab(0, Obsidian).pieces(0, 4, 2, 1)) == 12);
    CHECK(total(over().scarab(0, Obsidian).pieces(0, 5, 2, 1)) == 17);
    CHECK(total(over().scarab(1, Obsidian).pieces(0, 5, 2, 1)) == 5);
}

TEST_CASE("Other scarabs are worth nothing at the end (R52)", "[pyramidice]") {
    for (int i = 1; i <= static_cast<int>(scarabCount); ++i) {
        const auto scarab = static_cast<Scarab>(i);
        if (scarab != Quartz && scarab != Obsidian) {
            CHECK(total(over().scarab(0, scarab).pieces(0, 6, 1, 1).gods(0, {Ra})) == 5);
        }
    }
}

TEST_CASE("A project counts each neighbourhood of its pairs once, two Fame each (R52)", "[pyramidice]") {
    // 1 6 1
    // 6 . .      Giza has 1-6: four neighbourhoods
    // 1 . .
    const auto built = [](int project) {
        return over().projects(0, {project}).built({{0, 1}, {1, 6}, {2, 1}, {3, 6}, {6, 1}});
    };
    CHECK(total(built(1)) == 5 + 8);
    for (int other = 2; other <= 6; ++other) {
        CHECK(total(built(other)) == 5);
    }
}

TEST_CASE("Every pair scores for exactly one project (R52)", "[pyramidice]") {
    for (int one = 1; one <= 6; ++one) {
        for (int two = one; two <= 6; ++two) {
            int fame = 0;
            for (int project = 1; project <= 6; ++project) {
                fame += total(over().projects(0, {project}).built({{0, one}, {1, two}})) - 5;
            }
            CHECK(fame == 2);
        }
    }
}

TEST_CASE("Hawara counts equal neighbours (R52)", "[pyramidice]") {
    CHECK(total(over().projects(0, {6}).ground(4)) == 5 + 2 * 12);
    CHECK(total(over().projects(0, {6}).ground(4).built({{9, 5}, {10, 5}, {11, 5}, {12, 5}})) ==
          5 + 2 * 16);
}

TEST_CASE("Neighbours share a side inside one level, corners and other levels do not count (R52)",
          "[pyramidice]") {
    CHECK(total(over().projects(0, {1}).built({{0, 1}, {4, 6}})) == 5); // corner
    CHECK(total(over().projects(0, {1}).built({{2, 1}, {3, 6}})) == 5); // end of a row, start of the next
    CHECK(total(over().projects(0, {6}).ground(3).built({{9, 4}, {10, 3}})) == 5 + 2 * 12); // level above
    CHECK(total(over(4).projects(0, {6}).built({{8, 4}, {14, 4}, {19, 4}})) == 5); // other pyramids
}

TEST_CASE("The projects count on Chephren as well (R52)", "[pyramidice]") {
    CHECK(total(over(3).projects(0, {1}).built({{14, 1}, {15, 6}, {16, 6}, {17, 1}})) == 5 + 8);
}

TEST_CASE("The dice of all players count for everybody's project (R52)", "[pyramidice]") {
    const State state = over().projects(0, {1}).projects(1, {6}).built({{0, 1}, {1, 6}, {2, 6}});
    CHECK(total(state, 0) == 7);
    CHECK(total(state, 1) == 7);
}

TEST_CASE("The highest total wins (R52)", "[pyramidice]") {
    CHECK(winners(over(3).fame(1, 9)) == std::vector<int>{1});
    CHECK(winners(over().fame(0, 9).gods(1, {Hathor}).row(Ra, Heh, Min)) == std::vector<int>{1});
}

TEST_CASE("A tie goes to who has more pieces on the board, Stone dice among them (R53)", "[pyramidice]") {
    CHECK(winners(over().pieces(0, 4, 0, 0).pieces(1, 4, 1, 0)) == std::vector<int>{1});
    CHECK(winners(over().pieces(0, 2, 1, 3).pieces(1, 4, 1, 0)) == std::vector<int>{0});
    CHECK(winners(over().pieces(0, 5, 0, 0).pieces(1, 2, 1, 2)) == std::vector<int>{0, 1});
}

TEST_CASE("A tie that pieces do not break is a shared victory (R53)", "[pyramidice]") {
    CHECK(winners(over(3)) == std::vector<int>{0, 1, 2});
    CHECK(winners(over(3).fame(2, 4).pieces(2, 7, 1, 0)) == std::vector<int>{0, 1});
    CHECK(winners(over(4).fame(1, 8).fame(3, 8).pieces(3, 4, 2, 0)) == std::vector<int>{3});
}

TEST_CASE("Given-up gods score nothing (R53)", "[pyramidice]") {
    Table table = acting("").gods(0, {Aton, Hathor}).row(Ra, Heh, Min);
    CHECK(table.total(0) == 12);
    table.play(use(Aton, Hathor));
    CHECK(table.total(0) == 9 + 1);
}
