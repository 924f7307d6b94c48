// The engine against the plain model of the rules, in matches played at random.
#include "tests/core/games/egizia/rules_kit.h"
#include "tests/core/games/egizia/rules_model_moves.h"

#include <functional>

namespace architects::egizia {
namespace {

/// Plays matches at random, with few passes and give-ups so that much happens, and shows every position
/// together with the one before it.
void watch(int games, const std::function<void(const State& before, const State& now)>& seen) {
    for (int game = 0; game < games; ++game) {
        const int seats = 2 + game % 3;
        State state = Egizia::start(setupOf(seats, game % 2 == 1, game % 5 == 4));
        FastRandom random(static_cast<std::uint64_t>(game));
        MoveList moves;
        INFO("game " << game << " of " << seats);
        while (!Egizia::pending(state).over()) {
            const State before = state;
            if (Egizia::pending(state).chance()) {
                Egizia::resolve(state, Egizia::sample(state, random));
            } else {
                const Seat seat = seatAt(state.mover);
                Egizia::legalMoves(state, seat, moves);
                Move move = moves[architects::below(random, static_cast<std::uint32_t>(moves.size()))];
                if ((move == egizia::pass() || move == giveUp()) && architects::below(random, 8) != 0) {
                    move = moves[architects::below(random, static_cast<std::uint32_t>(moves.size()))];
                }
                Egizia::play(state, seat, move);
            }
            seen(before, state);
        }
    }
}
constexpr int games = 150;

TEST_CASE(
    "Model: in every position exactly the moves are legal that the plain reading of the rules allows") {
    std::set<Question> met;
    watch(5 * games, [&](const State&, const State& now) {
        if (Egizia::pending(now).over() || Egizia::pending(now).chance()) {
            return;
        }
        MoveList list;
        Egizia::legalMoves(now, seatAt(now.mover), list);
        const model::Moves mine(list.begin(), list.end());
        REQUIRE(mine.size() == list.size());
        const model::Moves expected = model::legal(now);
        if (mine != expected) {
            for (const Move& move : expected) {
                INFO("not offered: " << Egizia::write(Entry::of(seatAt(now.mover), move)));
                CHECK(mine.count(move) == 1);
            }
            for (const Move& move : mine) {
                INFO("not allowed: " << Egizia::write(Entry::of(seatAt(now.mover), move)));
                CHECK(expected.count(move) == 1);
            }
            FAIL("question " << static_cast<int>(questionOf(now)));
        }
        met.insert(questionOf(now));
    });
    for (const Question question : {Question::Train, Question::Flood, Question::Sail, Question::AfterSail,
                                    Question::Leftover, Question::Feed, Question::First, Question::Build,
                                    Question::Action, Question::Keep, Question::Extra, Question::Close}) {
        INFO("question " << static_cast<int>(question));
        CHECK(met.count(question) == 1);
    }
}

TEST_CASE("Model: grain at every height of the flood, quarries, prices and open squares") {
    watch(games / 3, [](const State&, const State& now) {
        for (int seat = 0; seat < now.seats; ++seat) {
            for (int flood = 0; flood < 3; ++flood) {
                REQUIRE(grainSupply(now, seat, static_cast<Flood>(flood)) ==
                        model::grain(now, seat, flood));
                REQUIRE(grainOfColour(now, seat, static_cast<Colour>(flood)) ==
                        model::grainOf(now, seat, flood));
            }
            REQUIRE(stonesProduced(now, seat) == model::quarrySum(now, seat));
        }
        for (std::size_t site = 0; site < 3; ++site) {
            SquareSet open = 0;
            for (const int square : model::open(now, site)) {
                open |= SquareSet{1} << square;
                REQUIRE(priceOf(now, static_cast<Square>(square)) ==
                        model::price(now, static_cast<Square>(square)));
            }
            REQUIRE(openSquares(now, site) == open);
        }
        for (int floor = 1; floor <= 6; ++floor) {
            const FloorBonus bonus = floorBonus(now, static_cast<std::size_t>(floor - 1));
            const auto [seat, points] = model::majority(now, floor);
            REQUIRE((bonus.seat == nobody ? -1 : bonus.seat) == seat);
            REQUIRE(bonus.points == points);
        }
    });
}

TEST_CASE(
    "Model: points for building are the values of one's squares, points for floors those of majorities") {
    watch(games / 3, [](const State&, const State& now) {
        std::array<int, 4> floors{};
        for (int floor = 1; floor <= 6; ++floor) {
            const auto [seat, points] = model::majority(now, floor);
            if (seat >= 0) {
                floors[static_cast<std::size_t>(seat)] += points;
            }
        }
        for (int seat = 0; seat < now.seats; ++seat) {
            const bool opened = now.action.crew != 0;
            int built = opened && seat == now.mover ? -now.action.spent : 0;
            for (Square square = 0; square < 57; ++square) {
                built += model::ownerAt(now, square) == seat ? model::price(now, square) : 0;
            }
            const auto& earned = model::player(now, seat).earned;
            REQUIRE(earned[static_cast<std::size_t>(Source::Building)] == built);
            if (!opened) {
                REQUIRE(earned[static_cast<std::size_t>(Source::Floors)] ==
                        floors[static_cast<std::size_t>(seat)]);
            }
        }
    });
}

TEST_CASE(
    "Model: markers that moved stand behind those that did not, who keep their order among themselves") {
    watch(games, [](const State& before, const State& now) {
        if (before.step == Step::Tiles) {
            return;
        }
        std::vector<int> still;
        std::vector<int> moved;
        for (int seat = 0; seat < now.seats; ++seat) {
            (model::player(before, seat).earned == model::player(now, seat).earned ? still : moved)
                .push_back(seat);
        }
        for (const int one : still) {
            for (const int other : still) {
                REQUIRE((model::player(before, one).arrival < model::player(before, other).arrival) ==
                        (model::player(now, one).arrival < model::player(now, other).arrival));
            }
            for (const int other : moved) {
                REQUIRE(model::player(now, one).arrival < model::player(now, other).arrival);
            }
        }
        const auto order = trackOrder(now);
        for (std::size_t i = 1; i < now.seats; ++i) {
            const Player& front = now.players[order[i - 1]];
            const Player& back = now.players[order[i]];
            REQUIRE((pointsOf(front) > pointsOf(back) ||
                     (pointsOf(front) == pointsOf(back) && front.arrival < back.arrival)));
        }
    });
}

TEST_CASE("Model: a new round begins with fresh workers, all ships and an empty river") {
    int rounds = 0;
    watch(games, [&rounds](const State& before, const State& now) {
        if (now.round == before.round) {
            return;
        }
        ++rounds;
        REQUIRE(now.round == before.round + 1);
        for (int seat = 0; seat < now.seats; ++seat) {
            REQUIRE(model::player(now, seat).ships == 8);
            REQUIRE(model::player(now, seat).used == 0);
            REQUIRE(model::player(now, seat).last == noBend);
        }
        for (const Card card : now.river) {
            REQUIRE(card == noCard);
        }
        REQUIRE(now.usedCards == 0);
        REQUIRE(now.out == 0);
    });
    CHECK(rounds == 4 * games);
}

TEST_CASE("Model: when a round's building is over the rearmost on the score track has tile 1") {
    int rounds = 0;
    const auto closing = [](const State& state) {
        return state.step == Step::Close ||
               (state.step == Step::Leftover && state.leftover == LeftoverRule::RoundEnd);
    };
    watch(games, [&](const State& before, const State& now) {
        if (closing(before) || (!closing(now) && now.round == before.round)) {
            return;
        }
        ++rounds;
        const auto order = trackOrder(now);
        for (std::size_t tile = 0; tile < now.seats; ++tile) {
            REQUIRE(now.byTile[tile] == order[now.seats - 1 - tile]);
        }
    });
    CHECK(rounds >= 4 * games);
}

TEST_CASE("Model: at the end tombs and Sphinx cards are worth what the plain reading says, S29 last") {
    int shown = 0;
    watch(games, [&shown](const State&, const State& now) {
        if (!Egizia::pending(now).over()) {
            return;
        }
        for (int seat = 0; seat < now.seats; ++seat) {
            const Player& own = model::player(now, seat);
            int brought = 0;
            for (int number = 1; number <= 28; ++number) {
                brought +=
                    (own.shown >> (number - 1) & 1U) != 0 ? model::riddleWorth(now, seat, number) : 0;
            }
            if ((own.shown >> 28 & 1U) != 0) {
                const int others =
                    pointsOf(own) - own.earned[static_cast<std::size_t>(Source::Riddles)] + brought;
                brought += others > 0 ? others / 10 : 0;
            }
            shown += std::popcount(own.shown);
            REQUIRE(own.earned[static_cast<std::size_t>(Source::Riddles)] == brought);
            REQUIRE(own.earned[static_cast<std::size_t>(Source::TombTiles)] == model::tombWorth(now, seat));
            REQUIRE(Egizia::score(now).totals[static_cast<std::size_t>(seat)] == pointsOf(own));
        }
    });
    CHECK(shown > games);
}

TEST_CASE("Model: what a Sphinx card would bring now is told by the same plain reading at any time") {
    watch(games / 5, [](const State&, const State& now) {
        for (int seat = 0; seat < now.seats; ++seat) {
            for (int number = 1; number <= 28; ++number) {
                INFO("S" << number);
                REQUIRE(worthOfRiddle(now, seat, sphinx(number)) == model::riddleWorth(now, seat, number));
            }
            REQUIRE(worthOfTombs(now, seat) == model::tombWorth(now, seat));
        }
    });
}

} // namespace
} // namespace architects::egizia
