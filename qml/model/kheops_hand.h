#pragma once

#include <QHash>

#include "qml/model/board_question.h"
#include "qml/model/kheops_model.h"

/// The viewer's tiles as they lie in the hand: each in its place, turned as it was turned last.
class KheopsHand : public BoardQuestion {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<KheopsHandTile> places READ places NOTIFY answered)

  public:
    using BoardQuestion::BoardQuestion;

    /// Three, each with its tile or none.
    [[nodiscard]] QList<KheopsHandTile> places() const { return places_; }

    Q_INVOKABLE void turn(const QString& tile, int thirds);

  protected:
    void ask() override;

  private:
    QHash<QString, int> thirds_;
    QList<KheopsHandTile> places_ = QList<KheopsHandTile>(3);
};
