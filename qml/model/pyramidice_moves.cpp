// What a player does at a table of Pyramidice, as moves of the core. Dice are named by their numbers here
// and by colour and value there.
#include <algorithm>

#include "qml/model/pyramidice_model.h"
#include "qml/model/pyramidice_words.h"
#include "qml/model/table_model.h"

namespace rules = architects::pyramidice;
namespace words = pyramidicewords;
using architects::Move;
using architects::Refusal;

namespace {

rules::Colour colourOf(const PyramidiceDice::Die& die) {
    return die.prayer ? rules::Colour::Prayer : rules::Colour::Stone;
}

} // namespace

bool PyramidiceModel::play(const Move& move, const QList<int>& dice) {
    touched_.assign(dice.begin(), dice.end());
    const bool done = table_->play(move);
    if (!done) {
        touched_.clear();
    }
    return done;
}

bool PyramidiceModel::refuse(Refusal refusal) {
    table_->refuse(refusal);
    return false;
}

bool PyramidiceModel::payWith(const QList<int>& dice) {
    QList<int> left = dice;
    // What cannot be taken back is given by hand.
    while (payment_.open && !payment_.forGood) {
        const auto fits = std::find_if(left.begin(), left.end(), [this](int id) {
            const auto* die = things_.find(id);
            return die != nullptr && die->value > 0 && legal(rules::spendDie(colourOf(*die), die->value));
        });
        if (fits == left.end()) {
            break;
        }
        const int id = *fits;
        left.erase(fits);
        if (!spendDie(id)) {
            return false;
        }
    }
    return true;
}

bool PyramidiceModel::chooseScarab(int scarab) {
    return play(rules::chooseScarab(static_cast<rules::Scarab>(scarab)));
}

bool PyramidiceModel::work() {
    return play(rules::work());
}

bool PyramidiceModel::rest() {
    return play(rules::rest());
}

bool PyramidiceModel::take(const QList<int>& dice) {
    int prayers = 0;
    for (const int id : dice) {
        const auto* die = things_.find(id);
        prayers += die != nullptr && die->prayer ? 1 : 0;
    }
    return play(rules::take(static_cast<int>(dice.size()) - prayers, prayers), dice);
}

bool PyramidiceModel::reroll(const QList<int>& dice, bool maat) {
    const rules::God by = maat ? rules::Maat : rules::noGod;
    if (dice.isEmpty()) {
        return refuse(Refusal::PyramidiceNothingMarked);
    }
    if (!maat && state_.turn.rerolled) {
        return refuse(Refusal::PyramidiceNoRerollLeft);
    }
    for (const int id : dice) {
        const auto* die = things_.find(id);
        if (die == nullptr || die->value == 0) {
            return refuse(Refusal::PyramidiceNoSuchDie);
        }
        if (!die->marked && !play(rules::mark(colourOf(*die), die->value), {id})) {
            return false;
        }
    }
    return play(rules::roll(by), dice);
}

bool PyramidiceModel::nudge(int die, int by, const QString& with) {
    const auto* thing = things_.find(die);
    if (thing == nullptr || thing->value == 0) {
        return refuse(Refusal::PyramidiceNoSuchDie);
    }
    using enum rules::NudgeWith;
    const auto moveWith = [&](rules::NudgeWith piece) {
        return rules::nudge(colourOf(*thing), thing->value, by > 0, piece);
    };
    Move move = moveWith(Cat);
    if (with == QLatin1String("worker")) {
        move = moveWith(Worker);
    } else if (with == QLatin1String("golden")) {
        move = moveWith(GoldenCat);
    } else if (with.isEmpty()) {
        for (const auto piece : {GoldenCat, Cat, Worker}) {
            if (legal(moveWith(piece))) {
                move = moveWith(piece);
                break;
            }
        }
    }
    return play(move, {die});
}

bool PyramidiceModel::setDie(int god, int die, int value) {
    const auto* thing = things_.find(die);
    return play(rules::setDie(static_cast<rules::God>(god), thing != nullptr ? thing->value : 0, value),
                {die});
}

bool PyramidiceModel::pray(int slot, const QList<int>& dice) {
    return play(rules::pray(slot), dice) && payWith(dice);
}

bool PyramidiceModel::build(int die, int pyramid, int space, bool carnelian) {
    const auto* thing = things_.find(die);
    if (thing == nullptr || thing->value == 0) {
        return refuse(Refusal::PyramidiceNoSuchDie);
    }
    if (thing->prayer) {
        return refuse(Refusal::PyramidiceStoneDiceOnly);
    }
    return play(rules::build(words::spaceOf(pyramid, space), thing->value, carnelian), {die});
}

bool PyramidiceModel::dismiss(int slot, const QList<int>& dice) {
    return play(rules::dismiss(slot), dice) && payWith(dice);
}

bool PyramidiceModel::gainFame(const QList<int>& dice) {
    return play(rules::gainFame(), dice) && payWith(dice);
}

bool PyramidiceModel::usePower(int god, int argument, const QList<int>& dice) {
    return play(rules::use(static_cast<rules::God>(god), argument), dice) && payWith(dice);
}

bool PyramidiceModel::useBes() {
    return play(rules::use(rules::Bes));
}

bool PyramidiceModel::useHapy(const QString& piece) {
    return words::isPiece(piece)
               ? play(rules::use(rules::Hapy, 1 + static_cast<int>(words::pieceOf(piece))))
               : refuse(Refusal::PyramidiceNoSuchPiece);
}

bool PyramidiceModel::borrow(int slot, const QList<int>& dice) {
    return play(rules::borrow(slot), dice) && payWith(dice);
}

bool PyramidiceModel::spendDie(int die) {
    const auto* thing = things_.find(die);
    if (thing == nullptr || thing->value == 0) {
        return refuse(Refusal::PyramidiceNoSuchDie);
    }
    return play(rules::spendDie(colourOf(*thing), thing->value), {die});
}

bool PyramidiceModel::spendPiece(const QString& piece) {
    return words::isPiece(piece) ? play(rules::spendPiece(words::pieceOf(piece)))
                                 : refuse(Refusal::PyramidiceNoSuchPiece);
}

bool PyramidiceModel::spendVirtual(int god, int value) {
    return play(rules::spendVirtual(static_cast<rules::God>(god), value));
}

bool PyramidiceModel::gain(const QString& piece) {
    return words::isPiece(piece) ? play(rules::gain(words::pieceOf(piece)))
                                 : refuse(Refusal::PyramidiceNoSuchPiece);
}

bool PyramidiceModel::discard(const QString& piece) {
    return words::isPiece(piece) ? play(rules::discard(words::pieceOf(piece)))
                                 : refuse(Refusal::PyramidiceNoSuchPiece);
}

bool PyramidiceModel::drop(int god) {
    return play(rules::drop(static_cast<rules::God>(god)));
}

bool PyramidiceModel::endWork() {
    return play(rules::endWork());
}

bool PyramidiceModel::takeTile(int tile, const QString& piece, int from) {
    if (tile < 1 || tile > static_cast<int>(rules::tileCount)) {
        return refuse(Refusal::PyramidiceTileNotThere); // an empty place of the row
    }
    const int discarded = words::isPiece(piece) ? 1 + static_cast<int>(words::pieceOf(piece)) : 0;
    return play(rules::takeTile(tile, discarded, from + 1));
}

bool PyramidiceModel::takeGod(int slot) {
    return play(rules::takeGod(slot));
}

bool PyramidiceModel::copyBuild(bool yes) {
    return play(yes ? rules::copyBuild() : rules::declineCopy());
}

bool PyramidiceModel::placeTile(int tile, int space) {
    return play(rules::placeTile(tile, space));
}

void PyramidiceModel::cancelPayment() {
    while ((state_.turn.payment.action != rules::Action::None || rules::diceLeft(state_.turn.marked) > 0) &&
           table_->canUndo()) {
        table_->undo();
    }
}
