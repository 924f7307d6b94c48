#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/games/any_match.h"
#include "qml/model/row.h"

class TableModel;

/// What somebody did while the person who looks waited, as the history tells it.
struct WaitedLine {
    Q_GADGET
    ROW_TYPE(waitedLine)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString text MEMBER text)

  public:
    int seat = -1;
    QString text;
    friend bool operator==(const WaitedLine&, const WaitedLine&) = default;
};

/// What that brought a seat, or cost it.
struct WaitedGain {
    Q_GADGET
    ROW_TYPE(waitedGain)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int points MEMBER points)

  public:
    int seat = -1;
    int points = 0; ///< never 0
    friend bool operator==(const WaitedGain&, const WaitedGain&) = default;
};

/// "While you waited": what the others did since the last move of the person who is on turn now, from the
/// log alone. It goes with the first thing that person does.
class WaitedModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("What happened meanwhile belongs to a table")
    Q_PROPERTY(bool there READ there NOTIFY changed)
    Q_PROPERTY(bool unheard READ unheard NOTIFY changed)
    Q_PROPERTY(QList<WaitedLine> lines READ lines NOTIFY changed)
    Q_PROPERTY(QList<WaitedGain> gains READ gains NOTIFY changed)
    Q_PROPERTY(int lastTurn READ lastTurn NOTIFY changed)

  public:
    /// So many lines are told at most.
    static constexpr std::size_t mostLines = 3;

    explicit WaitedModel(TableModel* table);

    /// Others have moved since, and nobody has put it away.
    [[nodiscard]] bool there() const { return !told_.lines.isEmpty() && !dismissed_; }
    /// It was not told while this table was open: somebody sits down to it.
    [[nodiscard]] bool unheard() const { return told_.unheard; }
    /// The oldest first: the last line of each of the others, and what else there is room for.
    [[nodiscard]] QList<WaitedLine> lines() const { return told_.lines; }
    /// By seat; what could not be seen is not counted.
    [[nodiscard]] QList<WaitedGain> gains() const { return told_.gains; }

    /// The position before the last turn of somebody else; -1 if nobody else has moved.
    [[nodiscard]] int lastTurn() const { return lastTurn_; }

    Q_INVOKABLE void dismiss();

  signals:
    void changed();

  private:
    struct Told {
        QList<WaitedLine> lines;
        QList<WaitedGain> gains;
        bool unheard = false;
        friend bool operator==(const Told&, const Told&) = default;
    };
    void follow();
    [[nodiscard]] int findLastTurn() const;
    [[nodiscard]] std::optional<std::size_t> firstOfOthers() const;
    [[nodiscard]] QList<WaitedLine> linesSince(std::size_t first) const;
    [[nodiscard]] QList<WaitedGain> gainsSince(std::size_t first);
    bool goTo(std::size_t count);

    TableModel* table_;
    Told told_;
    int lastTurn_ = -1;
    std::pair<int, std::size_t> about_{-1, 0};     ///< who looks, and how long the match was
    bool dismissed_ = false;                       ///< what is about that
    int heard_ = 0;                                ///< entries that were told while this table was open
    std::optional<architects::AnyMatch> position_; ///< where somebody began to wait
};
