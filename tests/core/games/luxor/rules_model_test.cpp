// The game against the model of the rules, at positions made at random: above all those that hardly ever
// come about, where researchers or scarabs run short.

#include "tests/core/games/luxor/rules_kit.h"

namespace architects::luxor {
namespace {

constexpr std::array<std::array<int, 7>, 3> values{
    {{3, 3, 3, 3, 4, 4, 4}, {5, 5, 5, 5, 6, 6, 6}, {7, 7, 7, 8, 8, 10, 10}}};

int upTo(FastRandom& random, int most) {
    return static_cast<int>(below(random, static_cast<std::uint32_t>(most + 1)));
}

/// Sarcophagi taken by anybody, researchers and scarabs as they come; mostly the mover has many out.
Position anyChamber(Position position, int seats, FastRandom& random) {
    std::array<int, 5> out{};
    int scarabs = 16;
    const int lean = upTo(random, 2);
    for (std::size_t i = 0; i < beasts.size(); ++i) {
        const int opened = upTo(random, 3);
        for (int eyes = 1; eyes <= opened; ++eyes) {
            position.tomb(std::string(beasts[i]) + std::to_string(eyes), 1 + upTo(random, seats - 1),
                          values[static_cast<std::size_t>(eyes - 1)][i]);
        }
        int seat = upTo(random, 2) < lean ? 1 : upTo(random, seats);
        seat = out[static_cast<std::size_t>(seat)] < 5 ? seat : 0;
        ++out[static_cast<std::size_t>(seat)];
        const int most = std::min(scarabs, seat == 0 || opened == 3 ? 3 : 2);
        const int here = std::max(upTo(random, most), upTo(random, most));
        scarabs -= here;
        position.pillar(beasts[i], here, seat);
    }
    return position;
}

Move moveOf(int card, int shaft, const model::Way& way) {
    const auto byte = [](int number) { return static_cast<std::uint8_t>(number); };
    return {
        1, {byte(card), byte(shaft), byte(way.topFirst ? 1 : 0), byte(way.source[0]), byte(way.source[1])}};
}

/// Every card of the mover's hand in every shaft: the ways to play it, and where each leads.
int compareDrops(const Table& table) {
    int severalWays = 0;
    const auto moves = table.moves(1);
    std::vector<Move> expected;
    for (int card = 0; card < 49; ++card) {
        if ((table.state.hand[0] & only(static_cast<Card>(card))) == 0) {
            continue;
        }
        const model::Wall wall = model::wallOf(table.state);
        for (int shaft = 0; shaft < 8; ++shaft) {
            if (wall.floorOf(shaft) == 10) {
                continue;
            }
            const auto pairs = table.state.pairRule == PairRule::Sphinx
                                   ? model::sphinx(wall, card, shaft)
                                   : model::neighbours(wall, card, shaft);
            const auto ways = model::waysOf(model::roomOf(table.state), 0, model::madeOf(pairs, card));
            severalWays += ways.size() > 1 ? 1 : 0;
            for (const model::Way& way : ways) {
                expected.push_back(moveOf(card, shaft, way));
                INFO(table.ways(1, "drop " + nameOfCard(card)).size()
                     << " ways, " << Luxor::write(Entry::of(Seat::First, expected.back())));
                REQUIRE(std::ranges::count(moves, expected.back()) == 1);
                State after = table.state;
                Luxor::play(after, Seat::First, expected.back());
                REQUIRE(model::roomOf(after) == way.room);
            }
        }
    }
    REQUIRE(moves == expected);
    return severalWays;
}

void compareMany(std::string_view sphinx) {
    int severalWays = 0;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        FastRandom random(seed);
        const int seats = 2 + upTo(random, 2);
        Position position(seats, "none", sphinx);
        const int cards = 4 + upTo(random, 33 - 3 * seats);
        for (int i = 1; i <= cards; ++i) {
            position.fill(i, std::string(1, static_cast<char>('a' + upTo(random, 7))));
        }
        INFO("seed " << seed);
        severalWays += compareDrops(Table(anyChamber(position, seats, random)));
    }
    CHECK(severalWays > 500);
}

TEST_CASE("R9 to R20: every way to drop a card is offered once, in order, and leads where the rules say") {
    compareMany("no");
}

TEST_CASE("R42: with the Eyes of the Sphinx everything at the pillars stays as it is") {
    compareMany("yes");
}

/// What everybody opens in the end.
void closeRoom(model::Room& room, int seats) {
    const model::Room before = room;
    for (int seat = 0; seat < seats; ++seat) {
        const auto take = model::closing(before, seat);
        for (std::size_t i = 0; i < take.size(); ++i) {
            for (int n = 0; n < take[i]; ++n) {
                room.owner[3 * i + static_cast<std::size_t>(room.opened[i])] = seat;
                ++room.opened[i];
            }
        }
    }
}
int scarabsOf(const model::Room& room, int seat) {
    int scarabs = 0;
    for (std::size_t i = 0; i < room.front.size(); ++i) {
        scarabs += room.front[i] == seat ? room.scarabs[i] : 0;
    }
    return scarabs;
}

void compareClosing(const State& state, int seats) {
    const int card = std::countr_zero(state.hand[0]);
    const model::Wall wall = model::wallOf(state);
    int shaft = 0;
    while (wall.floorOf(shaft) == 10) {
        ++shaft;
    }
    const auto made = model::madeOf(model::neighbours(wall, card, shaft), card);
    for (const model::Way& way : model::waysOf(model::roomOf(state), 0, made)) {
        model::Room expected = way.room;
        closeRoom(expected, seats);
        Table table(state);
        Luxor::play(table.state, Seat::First, moveOf(card, shaft, way));
        table.settle();
        REQUIRE(table.over());
        const model::Room after = model::roomOf(table.state);
        CHECK(after.owner == expected.owner);
        CHECK(after.opened == expected.opened);
        CHECK(after.front == way.room.front);
        CHECK(after.supply == way.room.supply);
        for (int seat = -1; seat < seats; ++seat) {
            int opened = 0;
            for (std::size_t i = 0; i < after.front.size(); ++i) {
                opened += after.front[i] == seat ? after.opened[i] - way.room.opened[i] : 0;
            }
            CHECK(scarabsOf(after, seat) == scarabsOf(way.room, seat) - 3 * opened);
        }
    }
}

TEST_CASE("R23 to R25: in the end everybody opens the best that his own scarabs suffice for") {
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        FastRandom random(seed);
        const int seats = 2 + upTo(random, 2);
        Position position(seats);
        position.fill(39, "");
        if (seats == 4) {
            position.handSizes({3, 3, 2, 2});
        }
        INFO("seed " << seed);
        compareClosing(anyChamber(position, seats, random), seats);
    }
}

} // namespace
} // namespace architects::luxor
