#include "platform/common/safe_area.h"

#include <QWindow>

void SafeArea::follow(QWindow* window) {
    window->setFlag(Qt::ExpandedClientAreaHint);
    connect(window, &QWindow::safeAreaMarginsChanged, this,
            [this](const QMargins& margins) { set(margins.toMarginsF()); });
    set(window->safeAreaMargins().toMarginsF());
}

void SafeArea::set(const QMarginsF& covered) {
    if (covered != covered_) {
        covered_ = covered;
        changed_();
    }
}
