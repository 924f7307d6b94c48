// How a table follows its match: what is shown at once, and what waits until those before it have been
// seen.
#include <algorithm>
#include <functional>

#include <QStringList>

#include "core/bots/view.h"
#include "qml/model/table_model.h"

using architects::AnyMatch;
using architects::Entry;
using architects::Log;

/// The match is on the disk already; what is new of it is shown now, or waits for its picture.
void TableModel::sessionChanged() {
    raceWatch_.follow();
    const int before = std::min(announced_, static_cast<int>(session_->keptEntries()));
    announced_ = static_cast<int>(session_->shown().log().entries.size());
    const bool news = before < announced_;
    hint_->forget();
    if (!live() || course_ || (!news && (!queue_ || seatLooking() != watcher_))) {
        queue_.reset(); // something was taken back, the device has changed hands, or nobody looks at the
                        // present
        showLatest();
    } else if (!news) {
        emit changed();
    } else if (queue_ || !goesOnAtOnce(session_->shown().log(), before)) {
        queueFrom(before);
    } else {
        showLatest();
        announce(before, announced_);
    }
}

void TableModel::showLatest() {
    watcher_ = seatLooking();
    showPosition();
    continueHistory();
    hint_->forget(); // who listens asks the board: it knows the new position by now
    emit changed();
}

/// Whoever moves goes on moving without waiting for a picture, as long as nothing else happens than what
/// that person does. What others do, what ends a turn or a stage of the game, is looked at first.
bool TableModel::goesOnAtOnce(const Log& log, int from) const {
    if (seatLooking() == watcher_ && !session_->racers().empty()) {
        return true; // the race goes on: everybody looks at the same wall
    }
    if (seatLooking() != watcher_ || session_->over() || watcher_ < 0 ||
        session_->onTurn() != architects::seatAt(watcher_)) {
        return false;
    }
    for (auto i = static_cast<std::size_t>(from); i < log.entries.size(); ++i) {
        if (!log.entries[i].isChance() && indexOf(log.entries[i].by) != watcher_) {
            return false;
        }
    }
    const auto before = AnyMatch::replay(log, static_cast<std::size_t>(from));
    return !board_ || !before.ok() || board_->stageOf(*before) == board_->stageOf(session_->shown());
}

/// When the match is over everything may be known; until its end has been shown it is seen by the same
/// eyes, and told as if others might read it.
void TableModel::queueFrom(int from) {
    const architects::Seat eyes = watcher_ >= 0 ? architects::seatAt(watcher_) : architects::Seat::Nobody;
    const bool over = session_->over();
    const Log seen = over ? architects::viewOf(session_->shown(), eyes).log() : session_->witnessed().log();
    const Log told = !over       ? session_->shown().log()
                     : isAlone() ? seen
                                 : architects::viewOf(session_->shown(), architects::Seat::Nobody).log();
    if (!queue_ || !queue_->extend(seen, told)) {
        queue_ = EntryQueue::after(seen, told, static_cast<std::size_t>(from));
        showPosition(); // nothing can be done any more
    }
    emit changed();
    showNext();
}

void TableModel::setPicturing(bool picturing) {
    if (picturing == picturing_) {
        return;
    }
    picturing_ = picturing;
    emit picturingChanged();
    if (!picturing_) { // whoever says so is still busy with it
        QMetaObject::invokeMethod(this, &TableModel::showNext, Qt::QueuedConnection);
    }
}

void TableModel::showNext() {
    if (showing_) {
        return;
    }
    showing_ = true;
    while (queue_ && (!picturing_ || skipping_)) {
        if (queue_->empty()) {
            queue_.reset();
            showLatest();
        } else {
            showEntry();
        }
    }
    showing_ = false;
    if (skipping_) {
        skipping_ = false;
        emit changed();
    }
}

void TableModel::showEntry() {
    const auto telling = board_ ? board_->telling(queue_->position(), queue_->next()) : nullptr;
    const QString text = board_ ? board_->describe(queue_->toldPosition(), queue_->nextTold()) : QString();
    if (!queue_->next().isChance()) {
        shownBy_ = indexOf(queue_->next().by);
    }
    const Entry entry = queue_->next();
    queue_->step();
    showPosition();
    continueHistory();
    emit changed();
    tell(telling, entry, text);
}

void TableModel::catchUp() {
    if (queue_ && !skipping_) {
        skipping_ = true;
        emit changed();
        showNext(); // if an entry is just being told, whoever tells it goes on
    }
}

void TableModel::announce(int from, int to) {
    if (from >= to || !board_) {
        return;
    }
    const Log log = shown().log(); // a listener may move on
    auto position = AnyMatch::replay(log, static_cast<std::size_t>(from));
    for (int i = from; position.ok() && i < to; ++i) {
        const Entry& entry = log.entries[static_cast<std::size_t>(i)];
        const auto telling = board_->telling(*position, entry);
        const QString text = board_->describe(*position, entry);
        (void)position->append(entry);
        tell(telling, entry, text);
    }
}

/// An entry in words, and as something to animate.
void TableModel::tell(const std::function<void(const QString& text)>& telling, const Entry& entry,
                      const QString& text) {
    if (!text.isEmpty()) {
        emit told(entry.isChance() ? -1 : indexOf(entry.by), text);
    }
    if (telling) {
        telling(text);
    }
}

void TableModel::showPosition() {
    if (!board_) {
        return;
    }
    if (live()) {
        board_->show(shown(), yourTurn());
        return;
    }
    const auto position = AnyMatch::replay(shown().log(), static_cast<std::size_t>(ply_));
    if (position.ok()) {
        pastTurn_ = position->pending().seats.first();
        board_->show(*position, false);
    }
}

/// What has been told already stays told: only what has come since is put into words. Anew if what was told
/// is no longer how it went, because it was taken back or more of it is known, or if it would be told in
/// other words.
void TableModel::continueHistory() {
    const Log& log = shown().log();
    QStringList names{QString::number(viewer())}; // who looks may be told more
    for (int seat = 0; seat < log.setup.seats; ++seat) {
        names.append(seatName(seat));
    }
    const auto& entries = log.entries;
    const bool goesOn = toldPosition_ && toldNames_ == names && told_.size() <= entries.size() &&
                        std::equal(told_.begin(), told_.end(), entries.begin());
    if (!goesOn) {
        toldPosition_.reset();
        if (auto start = AnyMatch::replay(log, 0); start.ok()) {
            toldPosition_ = *start;
        }
        told_.clear();
        toldLines_.clear();
        toldNames_ = names;
    }
    for (auto i = told_.size(); i < entries.size(); ++i) {
        const Entry& entry = entries[i];
        const QString text = board_ && toldPosition_ ? board_->describe(*toldPosition_, entry) : QString();
        if (toldPosition_) {
            (void)toldPosition_->append(entry);
        }
        told_.push_back(entry);
        if (!text.isEmpty()) {
            toldLines_.push_back(
                {static_cast<int>(i) + 1, entry.isChance() ? -1 : indexOf(entry.by), text});
        }
    }
    history_->set(toldLines_);
}
