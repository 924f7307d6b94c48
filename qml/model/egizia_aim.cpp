#include "qml/model/egizia_aim.h"

void EgiziaAim::ask() {
    const auto* board = boardAs<EgiziaModel>();
    const EgiziaPreview preview =
        board != nullptr && bend_ > 0 ? board->preview(bend_, twice_) : EgiziaPreview();
    if (preview != preview_) {
        preview_ = preview;
        emit answered();
    }
}
