#include "qml/model/egizia_rounds.h"

#include "core/games/any_match.h"
#include "core/games/egizia/chance.h"
#include "core/games/egizia/egizia.h"
#include "core/games/egizia/moves.h"
#include "core/games/egizia/query.h"
#include "qml/model/egizia_steps.h"
#include "qml/model/egizia_texts.h"
#include "qml/model/egizia_tr.h"
#include "qml/model/egizia_words.h"
#include "qml/model/table_model.h"

using namespace architects::egizia;
namespace words = egiziawords;
using architects::Entry;

namespace {

bool isFinal(Source source) {
    return source >= Source::Stones;
}

int earned(const State& state, int seat, std::size_t source) {
    return playerAt(state, seat).earned[source];
}

/// What a seat had without what final scoring brings.
int pointsBeforeTheEnd(const State& state, int seat) {
    int sum = 0;
    for (std::size_t source = 0; source < sourceCount; ++source) {
        sum += isFinal(static_cast<Source>(source)) ? 0 : earned(state, seat, source);
    }
    return sum;
}

QVariantMap seatOf(const State& begin, const State& end, int seat, const TableModel& table) {
    QVariantList parts;
    for (std::size_t i = 0; i < sourceCount; ++i) {
        const auto source = static_cast<Source>(i);
        const int points = earned(end, seat, i) - earned(begin, seat, i);
        if (points != 0 && !isFinal(source)) {
            parts.append(QVariantMap{{QStringLiteral("source"), static_cast<int>(i)},
                                     {QStringLiteral("title"), words::sourceTitle(source)},
                                     {QStringLiteral("points"), points}});
        }
    }
    const int before = pointsBeforeTheEnd(begin, seat);
    const int after = pointsBeforeTheEnd(end, seat);
    return {{QStringLiteral("seat"), seat},
            {QStringLiteral("name"), table.seatName(seat)},
            {QStringLiteral("before"), before},
            {QStringLiteral("after"), after},
            {QStringLiteral("gained"), after - before},
            {QStringLiteral("parts"), parts},
            {QStringLiteral("oldTile"), tileOf(begin, seat)},
            {QStringLiteral("tile"), tileOf(end, seat)},
            {QStringLiteral("place"), end.seats - tileOf(end, seat) + 1}};
}

QVariantMap roundOf(const State& begin, const State& end, int round, const TableModel& table) {
    QVariantList seats;
    for (std::size_t tile = 0; tile < end.seats; ++tile) {
        seats.append(seatOf(begin, end, end.byTile[tile], table));
    }
    return {{QStringLiteral("round"), round}, {QStringLiteral("seats"), seats}};
}

QVariantMap lineOf(int seat, const char* what, const QString& title, const QString& text, int points,
                   int total, const TableModel& table) {
    return {{QStringLiteral("seat"), seat},
            {QStringLiteral("name"), table.seatName(seat)},
            {QStringLiteral("what"), QString::fromLatin1(what)},
            {QStringLiteral("riddle"), 0},
            {QStringLiteral("title"), title},
            {QStringLiteral("text"), text},
            {QStringLiteral("points"), points},
            {QStringLiteral("total"), total}};
}

QVariantMap riddleLine(const State& before, const Entry& entry, const TableModel& table) {
    const int seat = entry.arg[0];
    const Riddle riddle = entry.arg[1];
    const int points = worthOfRiddle(before, seat, riddle);
    QVariantMap line =
        lineOf(seat, "riddle", egiziatexts::riddleTitle(riddle), egiziatexts::riddleText(riddle), points,
               pointsOf(before, seat) + points, table);
    line.insert(QStringLiteral("riddle"), riddle + 1);
    return line;
}

QVariantMap countLine(const egiziasteps::Course::Count& one, const State& before, const TableModel& table) {
    const QString text =
        one.tombs
            ? EgiziaTr::tr("Tombs with a sum of %1").arg(tombSum(before, one.seat))
            : EgiziaTr::tr("%1, two for a point").arg(words::stones(playerAt(before, one.seat).stones));
    return lineOf(one.seat, one.tombs ? "tombs" : "stones",
                  words::sourceTitle(one.tombs ? Source::TombTiles : Source::Stones), text, one.points,
                  one.total, table);
}

/// A card that brought points after the last round's order was settled.
QVariantMap lateLine(const State& before, const State& after, const Entry& entry, const TableModel& table) {
    const int seat = indexOf(entry.by);
    const bool taken = static_cast<MoveKind>(entry.kind) == MoveKind::Take;
    const Card card = taken ? before.river[entry.arg[0]] : sellStonesCard;
    const int points = pointsBeforeTheEnd(after, seat) - pointsBeforeTheEnd(before, seat);
    return lineOf(seat, "card", egiziatexts::cardTitle(card), egiziatexts::cardText(card), points,
                  pointsOf(before, seat) + points, table);
}

} // namespace

namespace egiziarounds {

Summary summaryOf(const architects::Log& log, const TableModel& table) {
    Summary summary;
    auto match = architects::AnyMatch::replay(log, 0);
    const State* state = match.ok() ? match->stateAs<Egizia>() : nullptr;
    if (state == nullptr) {
        return summary;
    }
    State begin = *state;
    for (const Entry& entry : log.entries) {
        const State before = *state;
        const bool shows = entry.isChance() && static_cast<ChanceKind>(entry.kind) == ChanceKind::Show;
        (void)match->append(entry);
        const architects::Move move{entry.kind, entry.arg};
        const auto course = egiziasteps::courseOf(before, entry.isChance() ? -1 : indexOf(entry.by),
                                                  entry.isChance() ? nullptr : &move, *state);
        if (egiziasteps::stageOf(before) == 0) {
            begin = *state;
        }
        const bool late = summary.rounds.size() == roundCount && !entry.isChance();
        if (late && pointsBeforeTheEnd(before, indexOf(entry.by)) !=
                        pointsBeforeTheEnd(*state, indexOf(entry.by))) {
            summary.ending.append(lateLine(before, *state, entry, table));
        }
        if (course.round != 0) {
            summary.rounds.append(roundOf(begin, *state, course.round, table));
            begin = *state;
        }
        if (shows) {
            summary.ending.append(riddleLine(before, entry, table));
        }
        for (const auto& one : course.counted) {
            summary.ending.append(countLine(one, before, table));
        }
    }
    return summary;
}

} // namespace egiziarounds
