// What may be done in phase 3 of a Work turn. This is most of what a roll-out does, so it asks each
// question of the position once.
#include "core/games/pyramidice/list_work.h"

#include <array>
#include <bit>
#include <cstddef>

#include "core/games/pyramidice/payment.h"
#include "core/games/pyramidice/work.h"

namespace architects::pyramidice {
namespace {

constexpr Move coded(MoveKind kind, int a = 0, int b = 0, int c = 0, int d = 0) {
    return moveOf(kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                  static_cast<std::uint8_t>(c), static_cast<std::uint8_t>(d));
}

/// The values that dice of a colour show, as bits.
unsigned shown(const Dice& dice, Colour colour) {
    unsigned values = 0;
    for (unsigned value = 1; value <= 6; ++value) {
        values |= dice[at(colour)][value] > 0 ? 1U << value : 0;
    }
    return values;
}

template <class F>
void eachValue(unsigned values, F with) {
    for (; values != 0; values &= values - 1) {
        with(std::countr_zero(values));
    }
}

/// Lists for one position; keeps what several kinds of moves need.
class WorkLister {
  public:
    WorkLister(const State& state, MoveList& moves)
        : state_(state),
          moves_(moves),
          ready_(powers(state) & ~state.turn.used),
          values_{shown(state.turn.dice, Colour::Stone), shown(state.turn.dice, Colour::Prayer)} {}

    void listReroll() {
        listMarks();
        if (!state_.turn.rerolled) {
            moves_.push(roll());
        }
        if (has(ready_, Maat)) {
            moves_.push(roll(Maat));
        }
    }
    void listAll() {
        purse_ = purseOf(state_);
        if (mayReroll(state_)) {
            listMarks();
        }
        listNudges();
        listSets(Amon, Colour::Prayer);
        listSets(Mut, Colour::Stone);
        listRow();
        if (purse_.stoneCount > 0) {
            listBuilds();
        }
        if (purse_.diceCount >= 2) {
            moves_.push(gainFame());
        }
        listPowers();
        moves_.push(endWork());
    }

  private:
    void listMarks() {
        for (int colour = 0; colour < 2; ++colour) {
            eachValue(values_[static_cast<std::size_t>(colour)],
                      [&](int value) { moves_.push(coded(MoveKind::Mark, colour, value)); });
        }
    }
    void listNudgesWith(NudgeWith with) {
        for (int colour = 0; colour < 2; ++colour) {
            eachValue(values_[static_cast<std::size_t>(colour)], [&](int value) {
                if (value < 6) {
                    moves_.push(coded(MoveKind::Nudge, colour, value, 1, static_cast<int>(with)));
                }
                if (value > 1) {
                    moves_.push(coded(MoveKind::Nudge, colour, value, 0, static_cast<int>(with)));
                }
            });
        }
    }
    void listNudges() {
        if (purse_.cats > 0) {
            listNudgesWith(NudgeWith::Cat);
        }
        if (purse_.alike && purse_.workers > 0) {
            listNudgesWith(NudgeWith::Worker);
        }
        if (moving(state_).scarab == Gold && !state_.turn.goldenCatUsed) {
            listNudgesWith(NudgeWith::GoldenCat);
        }
    }
    void listSets(God god, Colour colour) {
        if (!has(ready_, god)) {
            return;
        }
        eachValue(values_[at(colour)], [&](int value) {
            for (int wanted = 1; wanted <= 6; ++wanted) {
                if (wanted != value) {
                    moves_.push(setDie(god, value, wanted));
                }
            }
        });
    }
    void listRow() {
        const bool borrows = moving(state_).scarab == Amethyst && !state_.turn.amethystUsed;
        for (int slot = 1; slot <= static_cast<int>(rowSlots); ++slot) {
            const God god = state_.row[static_cast<std::size_t>(slot - 1)];
            if (god == noGod) {
                continue;
            }
            if (canPay(purse_, billOf(god))) {
                moves_.push(pray(slot));
            }
            if (purse_.diceCount > 0) {
                moves_.push(dismiss(slot));
                if (borrows) {
                    moves_.push(borrow(slot));
                }
            }
        }
    }
    void listBuilds() {
        const auto& table = has(powers(state_), Seshat) ? seshatTable : workerTable;
        const int hands = purse_.workers + (purse_.alike ? purse_.cats : 0);
        const bool carnelian = moving(state_).scarab == Carnelian && !state_.turn.carnelianUsed;
        const auto spaces = static_cast<Space>(spacesFor(state_.seats));
        for (Space space = 0; space < spaces; ++space) {
            if (!spaceOpen(state_, space)) {
                continue;
            }
            const int surcharge = spaceTable[space].workers;
            eachValue(values_[at(Colour::Stone)], [&](int value) {
                const int workers = table[static_cast<std::size_t>(value)] + surcharge;
                if (workers <= hands) {
                    moves_.push(coded(MoveKind::Build, space, value));
                }
                if (carnelian && workers >= 2 && workers - 1 <= hands) {
                    moves_.push(coded(MoveKind::Build, space, value, 1));
                }
            });
        }
    }
    void listPowers() {
        for (GodSet gods = ready_ & usedByName; gods != 0; gods &= gods - 1) {
            listPower(static_cast<God>(std::countr_zero(gods)));
        }
    }
    void listPower(God god) {
        switch (god) {
        case Khepri:
            for (int value = 1; value <= 6; ++value) {
                if (payable(Khepri, value)) {
                    moves_.push(use(Khepri, value));
                }
            }
            break;
        case Aton:
            for (GodSet gods = atonMayDiscard(state_); gods != 0; gods &= gods - 1) {
                moves_.push(use(Aton, std::countr_zero(gods)));
            }
            break;
        default:
            if (payable(god, 0) && (god != Ptah || !state_.turn.ptahUsed) &&
                (god != Mertseger || state_.stoneSupply > 0)) {
                moves_.push(use(god));
            }
            break;
        }
    }
    [[nodiscard]] bool payable(God god, int value) const { return canPay(purse_, powerBill(god, value)); }

    const State& state_;
    MoveList& moves_;
    GodSet ready_;
    std::array<unsigned, 2> values_;
    Purse purse_;
};

} // namespace

void listWork(const State& state, MoveList& moves) {
    WorkLister lister(state, moves);
    if (anyMarked(state)) {
        lister.listReroll();
    } else {
        lister.listAll();
    }
}

} // namespace architects::pyramidice
