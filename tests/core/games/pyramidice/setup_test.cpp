#include <bit>

#include "tests/core/games/pyramidice/table.h"

using namespace architects;
using namespace architects::pyramidice;

namespace {

/// A match after set-up, each with the first of the two scarabs.
State ready(int seats, std::uint64_t seed) {
    Table table{dealt(seats, seed)};
    while (table.state.step == Step::ChooseScarab) {
        table.play(chooseScarab(table.side(table.asked()).offered[0]));
    }
    REQUIRE(table.state.step == Step::Begin);
    return table.state;
}

int tilesIn(const State& state) {
    return static_cast<int>(std::ranges::count_if(state.tileRow, [](int tile) { return tile != 0; }));
}

} // namespace

TEST_CASE("The supplies after set-up are those of the number of players", "[pyramidice]") {
    struct Line {
        int seats, stones, deck, workers, cats, tiles;
    };
    for (const Line& line :
         {Line{2, 12, 25, 13, 7, 6}, Line{3, 16, 30, 9, 6, 8}, Line{4, 16, 32, 5, 5, 10}}) {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const State state = ready(line.seats, seed);
            CHECK(state.stoneSupply == line.stones);
            CHECK(state.deck == line.deck);
            CHECK(state.pieces == std::array<std::uint8_t, 2>{static_cast<std::uint8_t>(line.workers),
                                                              static_cast<std::uint8_t>(line.cats)});
            CHECK(tilesIn(state) == line.tiles);
            CHECK(state.quarry == std::array<std::uint8_t, 2>{0, 4});
        }
    }
}

TEST_CASE("Everybody begins with five Fame, four Workers, a Cat and a Stone die", "[pyramidice]") {
    for (int seats = 2; seats <= 4; ++seats) {
        const State state = ready(seats, 3);
        for (int seat = 0; seat < seats; ++seat) {
            const Side& side = state.sides[static_cast<std::size_t>(seat)];
            CHECK(side.fame == 5);
            CHECK(side.pieces == Pieces{4, 1, 1});
            CHECK(side.gods == 0);
        }
    }
}

TEST_CASE("Ten, five or three cards are removed unseen (R1)", "[pyramidice]") {
    const std::array<int, 5> removed{0, 0, 10, 5, 3};
    for (int seats = 2; seats <= 4; ++seats) {
        const State state = ready(seats, 4);
        CHECK(sizeOf(state.unseen) - state.deck == removed[static_cast<std::size_t>(seats)]);
        CHECK(sizeOf(state.unseen) == 35);
        CHECK(inventory(state)[4] == 38);
    }
}

TEST_CASE("Discarded gods never come back into the deck (R1)", "[pyramidice]") {
    Table table = acting("s1 p2").row(Ra, Heh, Maat).deck(2);
    table.play(dismiss(3)).play(spendDie(stone, 1));
    CHECK(has(table.state.discarded, Maat));
    CHECK(Pyramidice::check(table.state, drew(1, Maat)) == ImpossibleOutcome);
    table.draws(Thoth).play(dismiss(3));
    CHECK(Pyramidice::check(table.state, drew(1, Maat)) == ImpossibleOutcome);
    CHECK(Pyramidice::check(table.state, drew(1, Heh)) == ImpossibleOutcome);
}

TEST_CASE("The first three cards go to slots 3, 2 and 1 (R2)", "[pyramidice]") {
    for (int seats = 2; seats <= 4; ++seats) {
        Setup setup;
        setup.game = "pyramidice";
        setup.seats = seats;
        State state = Pyramidice::start(setup);
        FastRandom random(11);
        std::vector<int> slots;
        while (Pyramidice::pending(state).chance()) {
            const Outcome outcome = Pyramidice::sample(state, random);
            if (outcome.kind == static_cast<std::uint8_t>(ChanceKind::Draw)) {
                slots.push_back(outcome.arg[0]);
            }
            Pyramidice::resolve(state, outcome);
        }
        CHECK(slots == std::vector<int>{3, 2, 1});
    }
}

TEST_CASE("Each is dealt two scarabs, all different and open (R3)", "[pyramidice]") {
    for (int seats = 2; seats <= 4; ++seats) {
        const State state = dealt(seats, 9);
        REQUIRE(state.step == Step::ChooseScarab);
        std::array<int, scarabCount + 1> count{};
        for (int seat = 0; seat < seats; ++seat) {
            for (const Scarab scarab : state.sides[static_cast<std::size_t>(seat)].offered) {
                ++count[scarab];
            }
        }
        CHECK(count[noScarab] == 0);
        CHECK(std::ranges::max(count) == 1);
        CHECK(Pyramidice::mask(state, Seat::Nobody).sides[0].offered == state.sides[0].offered);
    }
}

TEST_CASE("Scarabs are chosen in turn order from the first player on (R3)", "[pyramidice]") {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        Table table{dealt(3, seed)};
        for (int i = 0; i < 3; ++i) {
            const int seat = (table.state.first + i) % 3;
            REQUIRE(table.asked() == seat);
            const auto offered = table.side(seat).offered;
            Scarab foreign = noScarab;
            for (std::size_t other = 1; other <= scarabCount; ++other) {
                const auto scarab = static_cast<Scarab>(other);
                foreign = scarab != offered[0] && scarab != offered[1] ? scarab : foreign;
            }
            CHECK(table.answer(chooseScarab(foreign)) == PyramidiceScarabNotOffered);
            CHECK(table.moves().size() == 2);
            table.play(chooseScarab(offered[1]));
            CHECK(table.side(seat).scarab == offered[1]);
        }
        CHECK(table.state.step == Step::Begin);
        CHECK(table.asked() == table.state.first);
    }
}

TEST_CASE("The Silver Scarab brings nothing in set-up (R3)", "[pyramidice]") {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const State state = ready(4, seed);
        for (const Side& side : state.sides) {
            CHECK(side.fame == 5);
        }
    }
}

TEST_CASE("A project is secret, boards, scarabs, gods and dice are not (R10)", "[pyramidice]") {
    const State state = ready(3, 2);
    const State view = Pyramidice::mask(state, Seat::First);
    CHECK(view.sides[0].projects == state.sides[0].projects);
    CHECK(view.sides[0].hiddenProjects == 0);
    for (std::size_t other = 1; other <= 2; ++other) {
        CHECK(view.sides[other].projects == 0);
        CHECK(view.sides[other].hiddenProjects == 1);
        CHECK(view.sides[other].scarab == state.sides[other].scarab);
        CHECK(view.sides[other].pieces == state.sides[other].pieces);
    }
    CHECK(view.row == state.row);
    CHECK(view.discarded == state.discarded);
}

TEST_CASE("Each has one project of his own (R10)", "[pyramidice]") {
    for (int seats = 2; seats <= 4; ++seats) {
        const State state = ready(seats, 5);
        unsigned all = 0;
        for (int seat = 0; seat < seats; ++seat) {
            const unsigned mine = state.sides[static_cast<std::size_t>(seat)].projects;
            CHECK(std::popcount(mine) == 1);
            CHECK((all & mine) == 0);
            all |= mine;
        }
    }
}

TEST_CASE("What is removed and what is in the deck cannot be told apart (R10)", "[pyramidice]") {
    const State state = ready(2, 6);
    const State view = Pyramidice::mask(state, Seat::Second);
    CHECK(view.unseen == state.unseen);
    CHECK(view.deck == 25);
    CHECK(sizeOf(view.unseen) == 35);
}

TEST_CASE("Solo is set up as for two, the player begins, nobody has a scarab (R54)", "[pyramidice]") {
    for (int level = 1; level <= 4; ++level) {
        const State state = dealt(2, 8, level);
        REQUIRE(state.step == Step::Begin);
        CHECK(state.rival == level);
        CHECK(state.mover == 0);
        CHECK(state.stoneSupply == 13);
        CHECK(state.deck == 25);
        CHECK(state.pieces == std::array<std::uint8_t, 2>{17, 8});
        CHECK(state.sides[0].scarab == noScarab);
        CHECK(state.sides[1].scarab == noScarab);
        CHECK(state.sides[0].pieces == Pieces{4, 1, 1});
        CHECK(state.sides[1].pieces == Pieces{0, 0, 0});
        CHECK(state.sides[0].fame == 5);
        CHECK(state.sides[1].fame == 5);
        CHECK(tilesIn(state) == 6);
    }
}

TEST_CASE("Solo projects lie face up: one for the player, two for the Architect, three for Amenhotep (R54)",
          "[pyramidice]") {
    for (int level = 1; level <= 4; ++level) {
        const State state = dealt(2, 8, level);
        const unsigned mine = state.sides[0].projects;
        const unsigned his = state.sides[1].projects;
        CHECK(std::popcount(mine) == 1);
        CHECK(std::popcount(his) == (level == 3 ? 3 : 2));
        CHECK((mine & his) == 0);
        CHECK(Pyramidice::mask(state, Seat::First).sides[1].projects == his);
        CHECK(Pyramidice::mask(state, Seat::Nobody).sides[0].projects == mine);
    }
}
