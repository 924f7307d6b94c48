// What things cost and bring at a table of Pyramidice, told before they are done.
#include "qml/model/pyramidice_prices.h"

#include <algorithm>
#include <array>
#include <span>

#include "core/games/pyramidice/payment.h"
#include "qml/model/pyramidice_model.h"
#include "qml/model/pyramidice_texts.h"
#include "qml/model/pyramidice_words.h"

using namespace architects::pyramidice;
namespace words = pyramidicewords;
namespace rules = architects::pyramidice;
namespace texts = pyramidicetexts;
using architects::Move;

namespace {

bool meets(const PyramidiceDice::Die& die, Need need) {
    return need == Need::AnyDie || need == dieNeed(die.value) ||
           (!die.prayer && (need == stoneNeed(die.value) || need == Need::AnyStone));
}

/// Gives each die to a need, moving others on where that lets one more be met.
class Payers {
  public:
    Payers(const Price& price, const std::vector<PyramidiceDice::Die>& dice) : price_(price), dice_(dice) {
        by_.fill(nobody);
        for (int die = 0; die < static_cast<int>(dice_.size()); ++die) {
            tried_.fill(false);
            (void)place(die);
        }
    }
    [[nodiscard]] bool isMet(std::size_t need) const { return by_[need] != nobody; }

  private:
    static constexpr int nobody = -1;
    bool place(int die) {
        for (std::size_t need = 0; need < price_.size(); ++need) {
            if (tried_[need] || !meets(dice_[static_cast<std::size_t>(die)], price_[need])) {
                continue;
            }
            tried_[need] = true;
            if (by_[need] == nobody || place(by_[need])) {
                by_[need] = die;
                return true;
            }
        }
        return false;
    }

    const Price& price_;
    const std::vector<PyramidiceDice::Die>& dice_;
    std::array<int, std::tuple_size_v<Price>> by_{};
    std::array<bool, std::tuple_size_v<Price>> tried_{};
};

State after(State state, architects::Seat seat, const Move& move) {
    playMove(state, seat, move);
    return state;
}

/// "Prayer die, 4 and Stone die, 2": the dice that are gone.
QString diceGone(const Dice& before, const Dice& now) {
    QStringList gone;
    for (const Colour colour : {Colour::Stone, Colour::Prayer}) {
        for (std::size_t value = 1; value <= 6; ++value) {
            for (int n = before[at(colour)][value]; n > now[at(colour)][value]; --n) {
                gone.append(texts::die(colour == Colour::Prayer, static_cast<int>(value)));
            }
        }
    }
    return texts::listed(gone);
}

} // namespace

std::vector<pyramidiceprices::Part> pyramidiceprices::partsOf(God god, const State* payer) {
    std::vector<Part> parts;
    Price covered{};
    std::size_t count = 0;
    for (const Need need : infoOf(god).price) {
        if (need == Need::None) {
            break;
        }
        covered[count] = need;
        const bool met =
            payer != nullptr && canPay(purseOf(*payer), billOf(std::span<const Need>(covered)));
        if (met) {
            ++count;
        } else {
            covered[count] = Need::None;
        }
        parts.push_back({need, met});
    }
    return parts;
}

int PyramidiceModel::gainCount(const QString& piece) const {
    const Move move = rules::gain(words::pieceOf(piece));
    if (!words::isPiece(piece) || !legal(move)) {
        return 1;
    }
    const std::size_t kind = at(words::pieceOf(piece));
    const auto count = [&](const State& state) { return state.sides[state_.mover].pieces[kind]; };
    return std::max(1, count(after(state_, viewer(), move)) - count(state_));
}

QStringList PyramidiceModel::missing(int slot, const QList<int>& dice) const {
    QStringList codes;
    if (slot < 1 || slot > static_cast<int>(rowSlots)) {
        return codes;
    }
    std::vector<PyramidiceDice::Die> chosen;
    for (const int id : dice) {
        const auto* die = things_.find(id);
        if (die != nullptr && die->value > 0) {
            chosen.push_back(*die);
        }
    }
    const Price& price = infoOf(state_.row[static_cast<std::size_t>(slot - 1)]).price;
    const Payers payers(price, chosen);
    for (std::size_t need = 0; need < price.size(); ++need) {
        if (price[need] != Need::None && !payers.isMet(need)) {
            codes.append(words::needCode(price[need]));
        }
    }
    return codes;
}

QString PyramidiceModel::owed(int slot, const QList<int>& dice) const {
    return texts::cost(missing(slot, dice));
}

bool PyramidiceModel::paymentIsFinal() const {
    const auto spend = std::find_if(moves_.begin(), moves_.end(), [](const Move& move) {
        return static_cast<MoveKind>(move.kind) == MoveKind::Spend;
    });
    return spend != moves_.end() && Pyramidice::pending(after(state_, viewer(), *spend)).chance();
}

PyramidiceOutlay PyramidiceModel::outlayOf(const Move& move) const {
    PyramidiceOutlay outlay;
    if (legal(move)) {
        const State then = after(state_, viewer(), move);
        outlay.forGood = static_cast<bool>(Pyramidice::pending(then).chance());
        outlay.pays = diceGone(state_.turn.dice, then.turn.dice);
    }
    return outlay;
}

PyramidiceOutlay PyramidiceModel::dismissOutlay(int slot) const {
    return outlayOf(rules::dismiss(slot));
}

PyramidiceOutlay PyramidiceModel::useOutlay(int god) const {
    return outlayOf(rules::use(static_cast<God>(god)));
}

bool PyramidiceModel::asksFirst(const architects::AnyMatch& position, const architects::Entry& move) const {
    const State* state = position.stateAs<Pyramidice>();
    if (state == nullptr || move.isChance()) {
        return false;
    }
    architects::MoveList moves;
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::Dismiss:
    case MoveKind::Use:
    case MoveKind::Spend: return Pyramidice::pending(after(*state, move.by, move.move())).chance();
    case MoveKind::End:
        listMoves(*state, move.by, moves);
        return std::any_of(moves.begin(), moves.end(), [](const Move& other) {
            const auto kind = static_cast<MoveKind>(other.kind);
            return kind == MoveKind::Pray || kind == MoveKind::Build || kind == MoveKind::Fame;
        });
    default: return false;
    }
}
