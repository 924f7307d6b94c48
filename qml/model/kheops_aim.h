#pragma once

#include "qml/model/board_question.h"
#include "qml/model/kheops_model.h"

/// What somebody is about to do, and what would come of it.
class KheopsAim : public BoardQuestion {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString tile MEMBER tile_ NOTIFY changed)
    Q_PROPERTY(int cell MEMBER cell_ NOTIFY changed)
    Q_PROPERTY(int thirds MEMBER thirds_ NOTIFY changed)
    Q_PROPERTY(QString pawn MEMBER pawn_ NOTIFY changed)
    Q_PROPERTY(int first MEMBER first_ NOTIFY changed)
    Q_PROPERTY(KheopsPreview preview READ preview NOTIFY answered)
    Q_PROPERTY(QList<int> pawnCells READ pawnCells NOTIFY answered)
    Q_PROPERTY(QList<int> targets READ targets NOTIFY answered)
    Q_PROPERTY(QList<KheopsMarker> markers READ markers NOTIFY answered)

  public:
    using BoardQuestion::BoardQuestion;

    /// The tile laid on the cell; without a tile of the hand, that of the cell as it would be turned.
    [[nodiscard]] KheopsPreview preview() const { return preview_; }
    /// Where the pawn may stand.
    [[nodiscard]] QList<int> pawnCells() const { return pawnCells_; }
    /// What goes with the first half of a swap or a move.
    [[nodiscard]] QList<int> targets() const { return targets_; }
    /// What a power may be used on.
    [[nodiscard]] QList<KheopsMarker> markers() const { return markers_; }

  protected:
    void ask() override;

  private:
    QString tile_; ///< of the hand
    int cell_ = -1;
    int thirds_ = 0;
    QString pawn_; ///< a kind
    int first_ = -1;
    KheopsPreview preview_;
    QList<int> pawnCells_;
    QList<int> targets_;
    QList<KheopsMarker> markers_;
};
