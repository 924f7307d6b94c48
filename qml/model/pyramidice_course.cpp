#include "qml/model/pyramidice_course.h"

#include <algorithm>

#include "core/games/pyramidice/chance.h"

using namespace architects::pyramidice;
using architects::Entry;

namespace {

bool isRoll(const Entry& entry) {
    return entry.isChance() && static_cast<ChanceKind>(entry.kind) == ChanceKind::Roll;
}

} // namespace

void PyramidiceCourse::follow(const architects::Log& log) {
    const auto known = static_cast<std::ptrdiff_t>(entries_.size());
    const bool goesOn = log.setup == setup_ && log.entries.size() >= entries_.size() &&
                        std::equal(entries_.begin(), entries_.end(), log.entries.begin());
    if (!goesOn) {
        *this = PyramidiceCourse();
        setup_ = log.setup;
        state_ = Pyramidice::start(setup_);
    }
    std::for_each(log.entries.begin() + (goesOn ? known : 0), log.entries.end(),
                  [this](const Entry& entry) { read(entry); });
}

void PyramidiceCourse::read(const Entry& entry) {
    if (isRoll(entry)) {
        ++rolls_;
        for (std::size_t value = 0; value < faces_[0].size(); ++value) {
            faces_[entry.arg[0] != 0 ? 1 : 0][value] += entry.arg[value + 1];
        }
    }
    if (isHis(state_, entry)) {
        if (fresh_) {
            hisFrom_ = entries_.size();
            beforeHis_ = state_;
        }
        fresh_ = false;
        hisTo_ = entries_.size() + 1;
    } else if (!solo(state_) || state_.mover != 1) {
        fresh_ = true;
    }
    if (!entry.isChance()) {
        lastMove_ = entry;
        beforeMove_ = state_;
    }
    goOn(state_, entry);
    entries_.push_back(entry);
}

bool PyramidiceCourse::isHis(const State& state, const Entry& entry) {
    return solo(state) && state.mover == 1 && state.turnNumber > 0 && (isRoll(entry) || !entry.isChance());
}

void PyramidiceCourse::goOn(State& state, const Entry& entry) {
    if (entry.isChance()) {
        Pyramidice::resolve(state, entry.outcome());
    } else {
        Pyramidice::play(state, entry.by, entry.move());
    }
}

std::vector<Entry> PyramidiceCourse::his() const {
    return {entries_.begin() + static_cast<std::ptrdiff_t>(hisFrom_),
            entries_.begin() + static_cast<std::ptrdiff_t>(hisTo_)};
}
