#pragma once

#include <QList>
#include <QString>

#include <optional>

#include "core/games/any_match.h"
#include "core/games/egizia/state.h"
#include "core/table/log.h"
#include "qml/model/egizia_events.h"
#include "qml/model/egizia_steps.h"

class TableModel;

/// What a match has brought so far, read from its log; what has been read already is not read again.
class EgiziaRounds {
  public:
    /// Goes on with what the log has more than the last one, or begins anew where it is another.
    void follow(const architects::Log& log, const TableModel& table);
    /// Those that are over.
    [[nodiscard]] const QList<EgiziaRound>& rounds() const { return rounds_; }
    /// Final scoring, line by line.
    [[nodiscard]] const QList<EgiziaEnding>& ending() const { return ending_; }
    /// The last move of all, and the position before it; null if nobody has moved yet.
    [[nodiscard]] const std::optional<architects::Entry>& lastMove() const { return lastMove_; }
    [[nodiscard]] const architects::egizia::State& beforeLastMove() const { return beforeLastMove_; }

  private:
    using State = architects::egizia::State;

    void begin(const architects::Log& log);
    [[nodiscard]] bool continues(const architects::Log& log) const;
    void read(const architects::Entry& entry, const TableModel& table);
    void tell(EgiziaEnding line, const TableModel& table);

    std::optional<architects::AnyMatch> match_; ///< as far as it has been read
    QString words_;                             ///< in which it was told: names and a language
    State roundBegan_;
    State beforeLastMove_;
    std::optional<architects::Entry> lastMove_;
    QList<EgiziaRound> rounds_;
    QList<EgiziaEnding> ending_;
};
