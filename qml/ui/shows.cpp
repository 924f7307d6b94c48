#include "qml/ui/shows.h"

void Shows::setPiece(const QString& piece) {
    if (piece != piece_) {
        piece_ = piece;
        emit changed();
    }
}

void Shows::setValue(const QString& value) {
    if (value != value_) {
        value_ = value;
        emit changed();
    }
}

void Shows::setTouched(bool touched) {
    if (touched != touched_) {
        touched_ = touched;
        emit changed();
    }
}

void Shows::setPrinted(bool printed) {
    if (printed != printed_) {
        printed_ = printed;
        emit changed();
    }
}
