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
    return play(std::vector<Move>{move}, dice);
}

bool PyramidiceModel::play(const std::vector<Move>& moves, const QList<int>& dice) {
    touched_.assign(dice.begin(), dice.end());
    const bool done = table_->play(moves);
    if (!done) {
        touched_.clear();
    }
    return done;
}

bool PyramidiceModel::refuse(Refusal refusal) {
    table_->refuse(refusal);
    return false;
}

/// A move and what these dice pay of its price, as one step.
bool PyramidiceModel::playAndPay(const Move& move, const QList<int>& dice) {
    if (!legal(move)) {
        return play(move, dice);
    }
    std::vector<Move> moves{move};
    QList<int> left = dice;
    rules::State then = state_;
    rules::playMove(then, viewer(), move);
    while (!left.isEmpty()) {
        const auto fits = std::find_if(left.begin(), left.end(), [&](int id) {
            const auto* die = things_.find(id);
            return die != nullptr && die->value > 0 &&
                   paysUnasked(then, rules::spendDie(colourOf(*die), die->value));
        });
        if (fits == left.end()) {
            break;
        }
        const auto* die = things_.find(*fits);
        moves.push_back(rules::spendDie(colourOf(*die), die->value));
        rules::playMove(then, viewer(), moves.back());
        left.erase(fits);
    }
    return play(moves, dice);
}

/// Whether something may be given now without being asked about: it can be taken back.
bool PyramidiceModel::paysUnasked(const rules::State& state, const Move& spend) const {
    if (checkMove(state, viewer(), spend) != Refusal::None) {
        return false;
    }
    rules::State then = state;
    rules::playMove(then, viewer(), spend);
    return !rules::Pyramidice::pending(then).chance();
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
    std::vector<Move> moves;
    for (const int id : dice) {
        const auto* die = things_.find(id);
        if (die == nullptr || die->value == 0) {
            return refuse(Refusal::PyramidiceNoSuchDie);
        }
        if (!die->marked) {
            moves.push_back(rules::mark(colourOf(*die), die->value));
        }
    }
    moves.push_back(rules::roll(by));
    return play(moves, dice);
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
    return playAndPay(rules::pray(slot), dice);
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
    return playAndPay(rules::dismiss(slot), dice);
}

bool PyramidiceModel::gainFame(const QList<int>& dice) {
    return playAndPay(rules::gainFame(), dice);
}

bool PyramidiceModel::usePower(int god, int argument, const QList<int>& dice) {
    return playAndPay(rules::use(static_cast<rules::God>(god), argument), dice);
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
    return playAndPay(rules::borrow(slot), dice);
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
