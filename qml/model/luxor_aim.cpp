#include "qml/model/luxor_aim.h"

void LuxorAim::ask() {
    const auto* board = boardAs<LuxorModel>();
    const LuxorPreview preview =
        board != nullptr && card_ >= 0 && shaft_ >= 0 ? board->preview(card_, shaft_) : LuxorPreview();
    if (preview != preview_) {
        preview_ = preview;
        emit answered();
    }
}
