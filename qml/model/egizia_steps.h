#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

#include "core/games/egizia/state.h"
#include "core/table/move.h"
#include "qml/model/egizia_events.h"

class TableModel;

/// What a move brings, and what then goes by itself until somebody is asked again, so that it can be shown
/// and told.
namespace egiziasteps {

using architects::egizia::State;

/// Something of a seat's that changed.
struct Gain {
    enum class What : std::uint8_t { Strength, Stones, Quarry, Market, Points };
    What what = What::Points;
    int seat = 0;
    int worker = -1;
    int from = 0;
    int to = 0;
};
using Gains = std::vector<Gain>;
Gains gainsBetween(const State& before, const State& after, int seat);
QList<EgiziaGain> toRows(const Gains& gains);
/// "2 stones, blue worker 3"
QString toText(const Gains& gains);

/// The position after a move, before the rules go on.
State performed(const State& before, int seat, const architects::Move& move);
/// What a move by itself brought its seat.
Gains gainsOf(const State& before, int seat, const architects::Move& move);

/// The squares of the open building action, and the floors of the pyramid that it has finished.
QList<EgiziaPlaced> placedIn(const State& state);
QList<EgiziaBonus> bonusesOf(const State& state);

/// The phase of the round, 1 to 7; 0 before the first, 8 in final scoring and after it.
int stageOf(const State& state);

/// What went by itself between a move and the next question; each part is empty if it did not come to it.
struct Course {
    struct Meal {
        int seat = 0;
        int need = 0;
        int supply = 0;
        int given = 0; ///< by cards and stones
        int missing = 0;
        int loss = 0; ///< points
    };
    struct Delivery {
        int seat = 0;
        int from = 0;
        int to = 0;
    };
    struct Home {
        std::size_t site = 0;
        int seat = 0;
    };
    struct Praise {
        int seat = 0;
        int sites = 0;
        int points = 0;
    };
    struct Count {
        int seat = 0;
        bool tombs = false; ///< else stones
        int points = 0;
        int total = 0; ///< on the score track, after it
    };
    std::vector<Meal> fed;
    std::vector<Delivery> stones;
    std::vector<Home> home; ///< ships that left a site without building
    std::vector<Praise> praise;
    std::vector<int> order; ///< seats by their new tiles
    int round = 0;          ///< that ended
    std::vector<Count> counted;
};
/// `move`: nullptr if chance decided.
Course courseOf(const State& before, int seat, const architects::Move* move, const State& after);
/// An event for each part, in order.
QList<EgiziaEvent> toEvents(const Course& course, const TableModel& table);
/// The same in words.
QStringList toSentences(const Course& course, const TableModel& table);

} // namespace egiziasteps
