#pragma once

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

#include "qml/model/board_model.h"

/// Something that is asked of a board, anew whenever the question or the position changes. A game says what
/// the question is and asks it.
class BoardQuestion : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(BoardModel* board READ board WRITE setBoard NOTIFY changed)

  public:
    explicit BoardQuestion(QObject* parent = nullptr);

    [[nodiscard]] BoardModel* board() const { return board_; }
    void setBoard(BoardModel* board);

  signals:
    void changed();
    void answered();

  protected:
    virtual void ask() = 0;
    /// The board of this game; null while there is none.
    template <class Board>
    [[nodiscard]] Board* boardAs() const {
        return qobject_cast<Board*>(board_.data());
    }

  private:
    QPointer<BoardModel> board_;
};
