#include "core/games/pyramidice/payment.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/games/pyramidice/stock.h"
#include "core/games/pyramidice/work.h"

namespace architects::pyramidice {
namespace {

constexpr std::array<Bill, godCount + 1> godBills = [] {
    std::array<Bill, godCount + 1> bills{};
    for (std::size_t god = 1; god <= godCount; ++god) {
        bills[god] = billOf(std::span<const Need>(infoOf(static_cast<God>(god)).price));
    }
    return bills;
}();

Need nextNeed(const State& state) {
    return state.turn.payment.needs[0];
}

/// Does a die of this value and colour (virtual ones count as Prayer dice) pay that part?
bool fits(Need need, bool stone, int value) {
    if (need == Need::AnyDie || need == dieNeed(value)) {
        return true;
    }
    return stone && (need == Need::AnyStone || need == stoneNeed(value));
}

/// What is left of a purse after a spend that it can afford.
Purse without(Purse purse, const Move& move) {
    const int value = move.arg[1];
    switch (static_cast<Source>(move.arg[0])) {
    case Source::Worker: --purse.workers; return purse;
    case Source::Cat: --purse.cats; return purse;
    case Source::Virtual:
        purse.conjurers &= ~only(static_cast<God>(move.arg[2]));
        --purse.diceCount;
        return purse;
    case Source::Stone:
        purse.stones -= countOf(value);
        --purse.stoneCount;
        break;
    case Source::Prayer: break;
    }
    purse.dice -= countOf(value);
    --purse.diceCount;
    return purse;
}

Bill restOfBill(const State& state) {
    return billOf(std::span<const Need>(state.turn.payment.needs).subspan(1));
}

/// Calls `take` with every spend that pays the next part and leaves the rest payable.
template <class F>
void eachSpend(const State& state, F take) {
    const Need need = nextNeed(state);
    const Purse purse = purseOf(state);
    const Bill rest = restOfBill(state);
    const auto offer = [&](const Move& move) {
        if (canPay(without(purse, move), rest)) {
            take(move);
        }
    };
    if (isPieceNeed(need)) {
        if (purse.workers > 0 && (need == Need::Worker || purse.alike)) {
            offer(spendPiece(Resource::Worker));
        }
        if (purse.cats > 0 && (need == Need::Cat || purse.alike)) {
            offer(spendPiece(Resource::Cat));
        }
        return;
    }
    for (const Colour colour : {Colour::Stone, Colour::Prayer}) {
        for (int value = 1; value <= 6; ++value) {
            if (state.turn.dice[at(colour)][static_cast<std::size_t>(value)] > 0 &&
                fits(need, colour == Colour::Stone, value)) {
                offer(spendDie(colour, value));
            }
        }
    }
    // Where any die will do, what a conjured one shows makes no difference: its lower value stands for
    // both.
    const int highest = need == Need::AnyDie ? 3 : 6;
    for (int value = 1; value <= highest; ++value) {
        if (has(purse.conjurers, triadOf(value)) && fits(need, false, value)) {
            offer(spendVirtual(triadOf(value), value));
        }
    }
}

void apply(State& state, const Move& move) {
    Payment& payment = state.turn.payment;
    const auto value = static_cast<std::size_t>(move.arg[1]);
    switch (static_cast<Source>(move.arg[0])) {
    case Source::Stone:
    case Source::Prayer:
        --state.turn.dice[move.arg[0]][value];
        ++state.quarry[move.arg[0]];
        break;
    case Source::Worker: losePiece(state, Resource::Worker); break;
    case Source::Cat: losePiece(state, Resource::Cat); break;
    case Source::Virtual: state.turn.used |= only(static_cast<God>(move.arg[2])); break;
    }
    payment.workers = byte(payment.workers + (isPieceNeed(payment.needs[0]) ? 1 : 0));
    std::shift_left(payment.needs.begin(), payment.needs.end(), 1);
    payment.needs.back() = Need::None;
}

int diceOwed(const State& state) {
    return billOf(std::span<const Need>(state.turn.payment.needs)).diceCount;
}

/// Everything that could pay such a part, die by die and piece by piece.
int payersOf(const State& state, const Purse& purse, Need need) {
    if (isPieceNeed(need)) {
        return purse.alike ? purse.workers + purse.cats : need == Need::Worker ? purse.workers : purse.cats;
    }
    int payers = 0;
    for (int value = 1; value <= 6; ++value) {
        const auto index = static_cast<std::size_t>(value);
        payers += fits(need, true, value) ? state.turn.dice[at(Colour::Stone)][index] : 0;
        payers += fits(need, false, value) ? state.turn.dice[at(Colour::Prayer)][index] : 0;
        const bool counted = need == Need::AnyDie && value > 3; // a god of the Triad has one die
        payers += !counted && fits(need, false, value) && has(purse.conjurers, triadOf(value)) ? 1 : 0;
    }
    return payers;
}

/// Will all that could pay the next parts have to go? Then which of it pays which part makes no
/// difference.
bool allMustGo(const State& state) {
    const Purse purse = purseOf(state);
    const Need first = nextNeed(state);
    if (!isPieceNeed(first) && purse.diceCount == diceOwed(state)) {
        return true;
    }
    int parts = 0;
    for (const Need need : state.turn.payment.needs) {
        if (need != first && !(purse.alike && isPieceNeed(first) && isPieceNeed(need))) {
            break;
        }
        ++parts;
    }
    return payersOf(state, purse, first) == parts;
}

/// Pays as long as there is only one way to, or all ways come to the same.
void payForced(State& state) {
    while (nextNeed(state) != Need::None) {
        int ways = 0;
        Move way;
        eachSpend(state, [&](const Move& move) {
            way = move;
            ++ways;
        });
        if (ways != 1 && !allMustGo(state)) {
            return;
        }
        apply(state, way);
    }
    const Payment paid = state.turn.payment;
    state.turn.payment = {};
    carryOut(state, paid);
}

/// Is there such a die, piece or god to pay with at all?
Refusal checkSource(const State& state, const Move& move) {
    const auto source = static_cast<Source>(move.arg[0]);
    const int value = move.arg[1];
    const bool die = source != Source::Worker && source != Source::Cat;
    if (move.arg[0] > static_cast<int>(Source::Virtual) || (die ? value < 1 || value > 6 : value != 0) ||
        (source != Source::Virtual && move.arg[2] != 0)) {
        return Refusal::NoSuchMove;
    }
    if (source == Source::Virtual) {
        const auto god = static_cast<God>(move.arg[2]);
        if (god < Khnum || god > Anuket || triadOf(value) != god) {
            return Refusal::NoSuchMove;
        }
        if (!has(powers(state), god)) {
            return Refusal::PyramidiceNotYourGod;
        }
        return has(state.turn.used, god) ? Refusal::PyramidiceGodUsed : Refusal::None;
    }
    if (die) {
        return state.turn.dice[move.arg[0]][move.arg[1]] > 0 ? Refusal::None : Refusal::PyramidiceNoSuchDie;
    }
    const Resource piece = source == Source::Worker ? Resource::Worker : Resource::Cat;
    return moving(state).pieces[at(piece)] > 0 ? Refusal::None : Refusal::PyramidiceNoSuchPiece;
}

bool paysNextPart(const State& state, const Purse& purse, const Move& move) {
    const Need need = nextNeed(state);
    switch (static_cast<Source>(move.arg[0])) {
    case Source::Worker: return need == Need::Worker || (need == Need::Cat && purse.alike);
    case Source::Cat: return need == Need::Cat || (need == Need::Worker && purse.alike);
    case Source::Virtual:
        return fits(need, false, move.arg[1]) && (need != Need::AnyDie || move.arg[1] <= 3);
    default: return fits(need, static_cast<Source>(move.arg[0]) == Source::Stone, move.arg[1]);
    }
}

} // namespace

namespace detail {

bool conjurable(Counts short_, GodSet conjurers) {
    for (int value = 1; value <= 6; ++value, short_ >>= 4U) {
        const Counts count = short_ & 15U;
        if (count >= 8) {
            continue;
        }
        if (count < 7 || !has(conjurers, triadOf(value))) {
            return false;
        }
        conjurers &= ~only(triadOf(value));
    }
    return true;
}

} // namespace detail

Purse purseOf(const State& state) {
    Purse purse;
    const auto& stones = state.turn.dice[at(Colour::Stone)];
    const auto& prayers = state.turn.dice[at(Colour::Prayer)];
    for (unsigned value = 1; value <= 6; ++value) {
        const unsigned stone = stones[value];
        const unsigned both = stone + prayers[value];
        purse.stones |= std::min(stone, 7U) << (4U * (value - 1));
        purse.dice |= std::min(both, 7U) << (4U * (value - 1));
        purse.stoneCount += static_cast<int>(stone);
        purse.diceCount += static_cast<int>(both);
    }
    const GodSet gods = powers(state);
    purse.conjurers = gods & triad & ~state.turn.used;
    purse.diceCount += sizeOf(purse.conjurers);
    purse.workers = moving(state).pieces[at(Resource::Worker)];
    purse.cats = moving(state).pieces[at(Resource::Cat)];
    purse.alike = has(gods, Bastet);
    return purse;
}

const Bill& billOf(God god) {
    return godBills[god];
}

Price powerPrice(God god, int value) {
    using enum Need;
    switch (god) {
    case Heka: return {Cat, Cat};
    case Khepri: return {dieNeed(value), dieNeed(value), dieNeed(value)};
    case Khonsu: return {Worker, Cat};
    case Montu: return {Worker, Worker};
    case Neith: return {Cat};
    case Ptah:
    case Sopdet: return {AnyDie};
    case Ra: return {Worker};
    case Sekhmet: return {AnyStone, Worker, Cat};
    case Mertseger:
    case Min:
    case Sobek: return {AnyDie, AnyDie};
    default: return {};
    }
}

void beginPayment(State& state, const Payment& payment) {
    state.turn.payment = payment;
    payForced(state);
}

Refusal checkSpend(const State& state, const Move& move) {
    if (const Refusal refusal = checkSource(state, move); refusal != Refusal::None) {
        return refusal;
    }
    const Purse purse = purseOf(state);
    if (!paysNextPart(state, purse, move)) {
        return Refusal::PyramidiceWrongPayment;
    }
    return canPay(without(purse, move), restOfBill(state)) ? Refusal::None
                                                           : Refusal::PyramidiceBreaksPayment;
}

void listSpends(const State& state, MoveList& moves) {
    eachSpend(state, [&moves](const Move& move) { moves.push(move); });
}

void playSpend(State& state, const Move& move) {
    apply(state, move);
    payForced(state);
}

} // namespace architects::pyramidice
