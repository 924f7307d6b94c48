#include "qml/model/board_question.h"

BoardQuestion::BoardQuestion(QObject* parent) : QObject(parent) {
    connect(this, &BoardQuestion::changed, this, &BoardQuestion::ask);
}

void BoardQuestion::setBoard(BoardModel* board) {
    if (board == board_) {
        return;
    }
    if (board_ != nullptr) {
        disconnect(board_, nullptr, this, nullptr);
    }
    board_ = board;
    if (board_ != nullptr) {
        connect(board_, &BoardModel::positionChanged, this, &BoardQuestion::ask);
    }
    emit changed();
}
