#include "qml/model/egizia_steps.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "core/games/egizia/effects.h"
#include "core/games/egizia/moves.h"
#include "core/games/egizia/query.h"
#include "qml/model/egizia_tr.h"
#include "qml/model/egizia_words.h"

using namespace architects::egizia;
namespace words = egiziawords;

namespace {

using What = egiziasteps::Gain::What;
using egiziasteps::Course;

/// "3 stones", or with a minus where they are paid.
QString signedText(int count, QString (*text)(int)) {
    return count < 0 ? EgiziaTr::tr("−%1", "what is paid or lost").arg(text(-count)) : text(count);
}

QString textOf(const egiziasteps::Gain& gain) {
    const int more = gain.to - gain.from;
    switch (gain.what) {
    case What::Strength:
        return EgiziaTr::tr("%1: strength %2", "a worker")
            .arg(words::workerTitle(gain.worker))
            .arg(gain.to);
    case What::Stones: return signedText(more, words::stones);
    case What::Quarry: return EgiziaTr::tr("square %1 of the quarry track").arg(gain.to);
    case What::Market: return EgiziaTr::tr("square %1 of the grain market").arg(gain.to);
    case What::Points: return signedText(more, words::points);
    }
    return {};
}

int earned(const State& state, int seat, Source source) {
    return playerAt(state, seat).earned[static_cast<std::size_t>(source)];
}

/// Where the course of things begins: with the move done, but for those moves that are nothing else.
State startOf(const State& before, int seat, const architects::Move* move) {
    if (move == nullptr) {
        return before;
    }
    switch (static_cast<MoveKind>(move->kind)) {
    case MoveKind::Pass:
    case MoveKind::Done: return before;
    case MoveKind::GiveUp: {
        State state = before;
        state.sites[state.site].ship[static_cast<std::size_t>(seat)] = Ship::Returned;
        return state;
    }
    default: return egiziasteps::performed(before, seat, *move);
    }
}

std::vector<Course::Meal> mealsBetween(const State& from, const State& after, bool passed) {
    std::vector<Course::Meal> meals;
    const bool begun = from.step == Step::Feed;
    const auto order = begun ? from.byTrack : trackOrder(from);
    const std::size_t end = passed ? from.seats : after.turn;
    for (std::size_t i = begun ? from.turn : 0; i < end; ++i) {
        const int seat = order[i];
        Course::Meal meal{seat, grainNeeded(from, seat), grainSupply(from, seat, from.flood), 0, 0, 0};
        meal.missing = grainMissing(from, seat);
        meal.given = begun && from.mover == seat ? from.fed : 0;
        meal.loss = earned(from, seat, Source::Hunger) - earned(after, seat, Source::Hunger);
        meals.push_back(meal);
    }
    return meals;
}

std::vector<Course::Delivery> deliveriesFrom(const State& from) {
    std::vector<Course::Delivery> list;
    State state = from;
    for (int seat = 0; seat < from.seats; ++seat) {
        addStones(state, seat, stonesProduced(state, seat));
        list.push_back({seat, playerAt(from, seat).stones, playerAt(state, seat).stones});
    }
    return list;
}

std::vector<Course::Home> homeBetween(const State& from, const State& after, bool ended) {
    std::vector<Course::Home> list;
    for (std::size_t site = 0; site < siteCount; ++site) {
        for (const std::uint8_t seat : from.sites[site].queue) {
            if (seat != nobody && from.sites[site].ship[seat] == Ship::Waiting &&
                (ended || after.sites[site].ship[seat] == Ship::Returned)) {
                list.push_back({site, seat});
            }
        }
    }
    return list;
}

std::vector<Course::Praise> praiseBetween(const State& from, const State& after) {
    std::vector<Course::Praise> list;
    for (int seat = 0; seat < from.seats; ++seat) {
        const int points = earned(after, seat, Source::Sites) - earned(from, seat, Source::Sites);
        const auto* const sites = std::find(siteBonus.begin(), siteBonus.end(), points);
        if (points > 0) {
            list.push_back({seat, static_cast<int>(sites - siteBonus.begin()), points});
        }
    }
    std::sort(list.begin(), list.end(),
              [&from](const auto& a, const auto& b) { return inFront(from, a.seat, b.seat); });
    return list;
}

/// The highest tile first; what Sphinx cards bring is told by themselves.
std::vector<Course::Count> countsBetween(const State& from, const State& after) {
    std::vector<Course::Count> list;
    for (std::size_t i = 0; i < after.seats; ++i) {
        const int seat = after.byTile[after.seats - 1U - i];
        int total = pointsOf(after, seat);
        std::array<Course::Count, 2> both{};
        for (const bool tombs : {true, false}) { // backwards from the total
            const Source source = tombs ? Source::TombTiles : Source::Stones;
            const int points = earned(after, seat, source) - earned(from, seat, source);
            both[tombs ? 1 : 0] = {seat, tombs, points, total};
            total -= points;
        }
        std::copy_if(both.begin(), both.end(), std::back_inserter(list),
                     [](const auto& one) { return one.points != 0; });
    }
    return list;
}

} // namespace

namespace egiziasteps {

Gains gainsBetween(const State& before, const State& after, int seat) {
    const Player& from = playerAt(before, seat);
    const Player& to = playerAt(after, seat);
    Gains gains;
    const auto add = [&gains, seat](What what, int one, int other, int worker = -1) {
        if (one != other) {
            gains.push_back({what, seat, worker, one, other});
        }
    };
    for (std::size_t worker = 0; worker < workerCount; ++worker) {
        add(What::Strength, from.strength[worker], to.strength[worker], static_cast<int>(worker));
    }
    add(What::Quarry, from.quarry, to.quarry);
    add(What::Market, from.market, to.market);
    add(What::Stones, from.stones, to.stones);
    add(What::Points, pointsOf(from), pointsOf(to));
    return gains;
}

QList<EgiziaGain> toRows(const Gains& gains) {
    static constexpr std::array<EgiziaWhat::Value, 5> whats{EgiziaWhat::Strength, EgiziaWhat::Stones,
                                                            EgiziaWhat::Quarry, EgiziaWhat::Market,
                                                            EgiziaWhat::Points};
    QList<EgiziaGain> list;
    for (const Gain& gain : gains) {
        EgiziaGain row;
        row.what = whats[static_cast<std::size_t>(gain.what)];
        row.seat = gain.seat;
        row.worker = gain.worker;
        row.from = gain.from;
        row.to = gain.to;
        row.text = textOf(gain);
        list.append(row);
    }
    return list;
}

QString toText(const Gains& gains) {
    QStringList parts;
    for (const Gain& gain : gains) {
        parts.append(textOf(gain));
    }
    return parts.join(QStringLiteral(", "));
}

State performed(const State& before, int seat, const architects::Move& move) {
    State state = before;
    performMove(state, seat, move);
    return state;
}

Gains gainsOf(const State& before, int seat, const architects::Move& move) {
    return gainsBetween(before, startOf(before, seat, &move), seat);
}

QList<EgiziaPlaced> placedIn(const State& state) {
    QList<EgiziaPlaced> list;
    for (SquareSet left = state.action.squares; left != 0; left &= left - 1) {
        const auto square = static_cast<Square>(std::countr_zero(left));
        EgiziaPlaced row;
        row.monument = words::monumentKey(monumentOf(square));
        row.square = words::squareKey(square);
        row.price = priceOf(state, square);
        list.append(row);
    }
    return list;
}

QList<EgiziaBonus> bonusesOf(const State& state) {
    QList<EgiziaBonus> list;
    for (std::size_t floor = 0; floor < floorCount; ++floor) {
        const FloorBonus bonus = floorBonus(state, floor);
        if ((state.action.squares & floorSquares(floor)) != 0 && bonus.seat != nobody) {
            EgiziaBonus row;
            row.floor = static_cast<int>(floor) + 1;
            row.seat = bonus.seat;
            row.points = bonus.points;
            row.own = bonus.seat == state.mover;
            list.append(row);
        }
    }
    return list;
}

int stageOf(const State& state) {
    switch (state.step) {
    case Step::Tiles:
    case Step::StartSphinx: return 0;
    case Step::Deal: return 1;
    case Step::Sail:
    case Step::AfterSail: return 2;
    case Step::Leftover: return state.leftover == LeftoverRule::AfterPlacing ? 2 : 7;
    case Step::Feed: return 3;
    case Step::Close: return 7;
    case Step::Show:
    case Step::Over: return 8;
    default: return 5;
    }
}

Course courseOf(const State& before, int seat, const architects::Move* move, const State& after) {
    const State from = startOf(before, seat, move);
    const int stage = stageOf(from);
    const int now = after.round != from.round ? words::stageCount + 1 : stageOf(after);
    Course course;
    if (stage < 2) {
        return course;
    }
    if (stage <= 3 && now >= 3) {
        course.fed = mealsBetween(from, after, now > 3);
    }
    if (stage <= 3 && now > 3) {
        course.stones = deliveriesFrom(from);
    }
    if (stage <= 5 && now >= 5) {
        course.home = homeBetween(from, after, now > 5);
    }
    if (stage <= 5 && now > 5) {
        course.praise = praiseBetween(from, after);
        course.order.assign(after.byTile.begin(), after.byTile.begin() + after.seats);
        course.round = from.round;
    }
    if (stageOf(after) > words::stageCount) {
        course.counted = countsBetween(from, after);
    }
    return course;
}

} // namespace egiziasteps
