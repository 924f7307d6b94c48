#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <optional>

#include "core/bots/hint.h"

class TableModel;

namespace architects::play {
class Session;
}

/// Ask the Architect: what he would do in the place of the person who looks, and why. It belongs to one
/// position: when that changes the hint is gone.
class HintModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A hint belongs to a table")
    Q_PROPERTY(bool available READ available NOTIFY changed)
    Q_PROPERTY(bool asking READ asking NOTIFY changed)
    Q_PROPERTY(bool there READ there NOTIFY changed)
    Q_PROPERTY(QString architect READ architect CONSTANT)
    Q_PROPERTY(QString words READ words NOTIFY changed)
    Q_PROPERTY(QString why READ why NOTIFY changed)

  public:
    HintModel(TableModel* table, architects::play::Session* session);

    /// May the person ask now? Never in an online match: there one plays against people, and by oneself.
    [[nodiscard]] bool available() const;
    /// He is thinking about it.
    [[nodiscard]] bool asking() const { return asking_; }
    /// The answer is there, and still about this position.
    [[nodiscard]] bool there() const { return hint_.has_value(); }
    /// Who answers.
    [[nodiscard]] QString architect() const;
    /// The move as the history would tell it.
    [[nodiscard]] QString words() const;
    /// One sentence: what the move gains or denies.
    [[nodiscard]] QString why() const;

    Q_INVOKABLE void ask();
    /// Stops the thought, or puts the answer away.
    Q_INVOKABLE void close();
    /// Plays the move of the hint, and no other. False if there is none, or it was refused.
    Q_INVOKABLE bool play();

    /// The position, the turn or the language has changed.
    void forget();

  signals:
    void changed();
    /// The answer has come.
    void answered();

  private:
    void take(const architects::Hint& hint);
    void drop();

    TableModel* table_;
    architects::play::Session* session_;
    std::optional<architects::Hint> hint_;
    bool asking_ = false;
    QTimer patience_;
};
