#pragma once

#include "qml/model/board_question.h"
#include "qml/model/luxor_model.h"

/// A card held over a shaft, and what would come of it.
class LuxorAim : public BoardQuestion {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int card MEMBER card_ NOTIFY changed)
    Q_PROPERTY(int shaft MEMBER shaft_ NOTIFY changed)
    Q_PROPERTY(LuxorPreview preview READ preview NOTIFY answered)

  public:
    using BoardQuestion::BoardQuestion;

    [[nodiscard]] LuxorPreview preview() const { return preview_; }

  protected:
    void ask() override;

  private:
    int card_ = -1; ///< -1: none is held
    int shaft_ = -1;
    LuxorPreview preview_;
};
