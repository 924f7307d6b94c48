#include "qml/model/hint_model.h"

#include <chrono>

#include "core/bots/architects.h"
#include "core/play/session.h"
#include "qml/model/core_text.h"
#include "qml/model/table_model.h"

using architects::Entry;

namespace {
/// So long a slow phone may think; what is told then is counted within the two seconds that somebody waits.
constexpr std::chrono::milliseconds patience{1400};
} // namespace

HintModel::HintModel(TableModel* table, architects::play::Session* session)
    : QObject(table), table_(table), session_(session) {
    patience_.setSingleShot(true);
    patience_.setInterval(patience);
    connect(&patience_, &QTimer::timeout, this, [this] { session_->hurry(); });
}

bool HintModel::available() const {
    return table_->live() && !table_->behind() && session_->canAsk();
}

QString HintModel::architect() const {
    return QString::fromStdString(std::string(architects::architectOf(architects::levelCount).name));
}

QString HintModel::words() const {
    return hint_ ? table_->board()->adviceText(table_->shown(), Entry::of(hint_->seat, hint_->move))
                 : QString();
}

QString HintModel::why() const {
    if (!hint_) {
        return {};
    }
    const auto facts = hint_->facts();
    QString text = coreText("Hint", hint_->sentence());
    for (std::size_t i = 0; i < facts.size(); ++i) {
        text.replace(QStringLiteral("%%1").arg(i + 1), QString::number(facts[i]));
    }
    return text;
}

void HintModel::ask() {
    if (!available()) {
        return;
    }
    drop();
    asking_ = true;
    emit changed();
    session_->ask([this](const architects::Hint& hint) { take(hint); });
    patience_.start();
}

void HintModel::take(const architects::Hint& hint) {
    hint_ = hint;
    const Entry move = Entry::of(hint.seat, hint.move);
    table_->board()->takeAdvice(table_->shown(), &move);
    asking_ = false;
    patience_.stop();
    emit changed();
    emit answered();
}

void HintModel::close() {
    session_->stopAsking();
    forget();
}

bool HintModel::play() {
    if (!hint_) {
        return false;
    }
    const architects::Move move = hint_->move; // playing it forgets the hint
    return table_->play(move);
}

void HintModel::drop() {
    hint_.reset();
    if (table_->board() != nullptr) {
        table_->board()->takeAdvice(table_->shown(), nullptr);
    }
}

void HintModel::forget() {
    drop();
    asking_ = session_->asking();
    emit changed();
}
