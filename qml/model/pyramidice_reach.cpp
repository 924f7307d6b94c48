#include "qml/model/pyramidice_reach.h"

#include <algorithm>

#include "core/games/pyramidice/gods.h"

namespace {

PyramidicePower::Asks asksOf(int god) {
    switch (god) {
    case architects::pyramidice::Amon:
    case architects::pyramidice::Mut: return PyramidicePower::Asks::Die;
    case architects::pyramidice::Khepri: return PyramidicePower::Asks::Value;
    case architects::pyramidice::Aton: return PyramidicePower::Asks::God;
    case architects::pyramidice::Hapy: return PyramidicePower::Asks::Piece;
    case architects::pyramidice::Maat: return PyramidicePower::Asks::Reroll;
    default: return PyramidicePower::Asks::Nothing;
    }
}

} // namespace

void PyramidiceReach::ask() {
    const auto* board = boardAs<PyramidiceModel>();
    targets_.clear();
    carnelian_ = false;
    best_ = PyramidiceTarget();
    nudges_ = PyramidiceNudges();
    helps_ = false;
    whyNot_.clear();
    if (board != nullptr) {
        askBest(*board);
    }
    if (board != nullptr && die_ >= 0) {
        targets_ = board->targets(die_, sparing_);
        const auto all = board->buildTargets(die_);
        carnelian_ = std::any_of(all.begin(), all.end(), [](const auto& one) { return one.carnelian; });
        nudges_ = board->nudges(die_);
        helps_ = aim_.slot > 0 && board->helpsToPray(die_, aim_.slot);
        whyNot_ = aim_.slot > 0     ? board->whyNotPray(aim_.slot)
                  : aim_.space >= 0 ? board->whyNotBuild(die_, aim_.pyramid, aim_.space)
                                    : QString();
    }
    emit answered();
}

void PyramidiceReach::askBest(const PyramidiceModel& board) {
    for (const PyramidiceDie& die : board.dice()) {
        PyramidiceTarget found; // of this die: the first of the best
        for (const PyramidiceTarget& one : board.targets(die.id, sparing_)) {
            if (found.space < 0 || one.fame > found.fame ||
                (one.fame == found.fame && one.workers < found.workers)) {
                found = one;
            }
        }
        if (found.space >= 0 && (best_.space < 0 || found.fame > best_.fame)) {
            best_ = found;
        }
    }
}

void PyramidicePower::ask() {
    const auto* board = boardAs<PyramidiceModel>();
    asks_ = asksOf(god_);
    dice_ = board != nullptr && asks_ == Asks::Die ? board->settableDice(god_) : QList<int>();
    choices_ = board == nullptr || asks_ == Asks::Nothing || asks_ == Asks::Reroll ? QList<int>()
               : asks_ == Asks::Die ? board->setValues(god_, die_)
                                    : board->powerArguments(god_);
    emit answered();
}
