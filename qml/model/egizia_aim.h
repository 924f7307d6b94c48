#pragma once

#include "qml/model/board_question.h"
#include "qml/model/egizia_model.h"

/// A ship held over a bend, and what would come of it.
class EgiziaAim : public BoardQuestion {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int bend MEMBER bend_ NOTIFY changed)
    Q_PROPERTY(bool twice MEMBER twice_ NOTIFY changed)
    Q_PROPERTY(EgiziaPreview preview READ preview NOTIFY answered)

  public:
    using BoardQuestion::BoardQuestion;

    [[nodiscard]] EgiziaPreview preview() const { return preview_; }

  protected:
    void ask() override;

  private:
    int bend_ = 0;       ///< 0: over none
    bool twice_ = false; ///< its camp shall work twice
    EgiziaPreview preview_;
};
