#include "qml/model/kheops_aim.h"

void KheopsAim::ask() {
    const auto* board = boardAs<KheopsModel>();
    if (board == nullptr) {
        return;
    }
    preview_ = tile_.isEmpty() ? board->previewTurn(cell_, thirds_) : board->preview(tile_, cell_, thirds_);
    pawnCells_ = board->pawnCells(pawn_);
    targets_ = board->powerTargets(first_);
    markers_ = board->markers(first_, cell_);
    emit answered();
}
