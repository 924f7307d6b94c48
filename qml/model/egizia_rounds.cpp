#include "qml/model/egizia_rounds.h"

#include <algorithm>

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

EgiziaRoundSeat seatOf(const State& begin, const State& end, int seat, const TableModel& table) {
    EgiziaRoundSeat row;
    for (std::size_t i = 0; i < sourceCount; ++i) {
        const auto source = static_cast<Source>(i);
        const int points = earned(end, seat, i) - earned(begin, seat, i);
        if (points != 0 && !isFinal(source)) {
            EgiziaPart part;
            part.source = static_cast<int>(i);
            part.title = words::sourceTitle(source);
            part.points = points;
            row.parts.append(part);
        }
    }
    row.seat = seat;
    row.name = table.seatName(seat);
    row.before = pointsBeforeTheEnd(begin, seat);
    row.after = pointsBeforeTheEnd(end, seat);
    row.gained = row.after - row.before;
    row.oldTile = tileOf(begin, seat);
    row.tile = tileOf(end, seat);
    row.place = end.seats - row.tile + 1;
    return row;
}

EgiziaRound roundOf(const State& begin, const State& end, int round, const TableModel& table) {
    EgiziaRound row;
    row.round = round;
    for (std::size_t tile = 0; tile < end.seats; ++tile) {
        row.seats.append(seatOf(begin, end, end.byTile[tile], table));
    }
    return row;
}

EgiziaEnding riddleLine(const State& before, const Entry& entry) {
    const Riddle riddle = entry.arg[1];
    EgiziaEnding row;
    row.seat = entry.arg[0];
    row.what = QStringLiteral("riddle");
    row.riddle = riddle + 1;
    row.title = egiziatexts::riddleTitle(riddle);
    row.text = egiziatexts::riddleText(riddle);
    row.points = worthOfRiddle(before, row.seat, riddle);
    row.total = pointsOf(before, row.seat) + row.points;
    return row;
}

EgiziaEnding countLine(const egiziasteps::Course::Count& one, const State& before) {
    EgiziaEnding row;
    row.seat = one.seat;
    row.what = one.tombs ? QStringLiteral("tombs") : QStringLiteral("stones");
    row.title = words::sourceTitle(one.tombs ? Source::TombTiles : Source::Stones);
    row.text =
        one.tombs
            ? EgiziaTr::tr("Tombs with a sum of %1").arg(tombSum(before, one.seat))
            : EgiziaTr::tr("%1, two for a point").arg(words::stones(playerAt(before, one.seat).stones));
    row.points = one.points;
    row.total = one.total;
    return row;
}

/// A card that brought points after the last round's order was settled.
EgiziaEnding lateLine(const State& before, const State& after, const Entry& entry) {
    const bool taken = static_cast<MoveKind>(entry.kind) == MoveKind::Take;
    const Card card = taken ? before.river[entry.arg[0]] : sellStonesCard;
    EgiziaEnding row;
    row.seat = indexOf(entry.by);
    row.what = QStringLiteral("card");
    row.title = egiziatexts::cardTitle(card);
    row.text = egiziatexts::cardText(card);
    row.points = pointsBeforeTheEnd(after, row.seat) - pointsBeforeTheEnd(before, row.seat);
    row.total = pointsOf(before, row.seat) + row.points;
    return row;
}

/// Names, and a word of the language of today.
QString wordsOf(const TableModel& table, int seats) {
    QString words = words::sourceTitle(Source::Building);
    for (int seat = 0; seat < seats; ++seat) {
        words += QLatin1Char('\n') + table.seatName(seat);
    }
    return words;
}

} // namespace

void EgiziaRounds::follow(const architects::Log& log, const TableModel& table) {
    const QString words = wordsOf(table, log.setup.seats);
    if (!continues(log) || words != words_) {
        begin(log);
        words_ = words;
    }
    for (std::size_t i = match_ ? match_->log().entries.size() : log.entries.size(); i < log.entries.size();
         ++i) {
        read(log.entries[i], table);
    }
}

void EgiziaRounds::begin(const architects::Log& log) {
    auto match = architects::AnyMatch::replay(log, 0);
    match_.reset();
    if (match.ok() && match->stateAs<Egizia>() != nullptr) {
        match_ = *match;
        roundBegan_ = *match_->stateAs<Egizia>();
    }
    lastMove_.reset();
    rounds_.clear();
    ending_.clear();
}

bool EgiziaRounds::continues(const architects::Log& log) const {
    if (!match_ || match_->log().setup != log.setup) {
        return false;
    }
    const auto& read = match_->log().entries;
    return read.size() <= log.entries.size() && std::equal(read.begin(), read.end(), log.entries.begin());
}

void EgiziaRounds::read(const Entry& entry, const TableModel& table) {
    const State before = *match_->stateAs<Egizia>();
    (void)match_->append(entry);
    const State& after = *match_->stateAs<Egizia>();
    const architects::Move move{entry.kind, entry.arg};
    const bool chance = entry.isChance();
    const auto course =
        egiziasteps::courseOf(before, chance ? -1 : indexOf(entry.by), chance ? nullptr : &move, after);
    if (egiziasteps::stageOf(before) == 0) {
        roundBegan_ = after;
    }
    if (!chance) {
        lastMove_ = entry;
        beforeLastMove_ = before;
    }
    const bool late = rounds_.size() == roundCount && !chance;
    if (late &&
        pointsBeforeTheEnd(before, indexOf(entry.by)) != pointsBeforeTheEnd(after, indexOf(entry.by))) {
        tell(lateLine(before, after, entry), table);
    }
    if (course.round != 0) {
        rounds_.append(roundOf(roundBegan_, after, course.round, table));
        roundBegan_ = after;
    }
    if (chance && static_cast<ChanceKind>(entry.kind) == ChanceKind::Show) {
        tell(riddleLine(before, entry), table);
    }
    for (const auto& one : course.counted) {
        tell(countLine(one, before), table);
    }
}

void EgiziaRounds::tell(EgiziaEnding line, const TableModel& table) {
    line.name = table.seatName(line.seat);
    line.step = static_cast<int>(ending_.size());
    ending_.append(line);
}
