// Which rule forbids a move. The order of the questions is the order in which a player would want the
// answers: whose turn, which step, which card, which place, who comes, in which order.
#include <algorithm>
#include <cstddef>

#include "core/games/luxor/chamber.h"
#include "core/games/luxor/moves.h"
#include "core/games/luxor/pairs.h"
#include "core/games/luxor/turn.h"

namespace architects::luxor {
namespace {

/// Unused arguments are zero: one thing has one spelling.
bool unusedAreZero(const Move& move, std::size_t used) {
    return std::all_of(move.arg.begin() + static_cast<std::ptrdiff_t>(used), move.arg.end(),
                       [](std::uint8_t arg) { return arg == 0; });
}

Refusal refusalOf(Flaw flaw) {
    switch (flaw) {
    case Flaw::SayWhoComes: return Refusal::LuxorSayWhoComes;
    case Flaw::NoResearcherNeeded: return Refusal::LuxorNoResearcherNeeded;
    case Flaw::NoResearcherThere: return Refusal::LuxorNoResearcherThere;
    default: return Refusal::None;
    }
}

/// The other order with the same words leads to the same.
bool orderIsIdle(const State& state, int seat, const Yields& yields, const Plan& plan,
                 const Effect& effect) {
    Effect other{state.chamber, {nobody, nobody}, {}};
    return carryOut(seat, yields, {Order::BottomFirst, plan.source}, other) == Flaw::None &&
           other == effect;
}

Refusal checkPlan(const State& state, int seat, const Yields& yields, const Plan& plan) {
    Effect effect{state.chamber, {nobody, nobody}, {}};
    const bool two = yields[0].pairs > 0 && yields[1].pairs > 0;
    if (plan.order == Order::TopFirst && !two) {
        return Refusal::LuxorOrderDoesNotMatter;
    }
    if (const Flaw flaw = carryOut(seat, yields, plan, effect); flaw != Flaw::None) {
        return refusalOf(flaw);
    }
    if (plan.order == Order::TopFirst && orderIsIdle(state, seat, yields, plan, effect)) {
        return Refusal::LuxorOrderDoesNotMatter;
    }
    if (plan == Plan{}) {
        return Refusal::None; // always the first
    }
    Plans plans;
    listPlans(state.chamber, seat, yields, plans);
    return std::find(plans.begin(), plans.end(), plan) != plans.end() ? Refusal::None
                                                                      : Refusal::LuxorSameAsAnother;
}

Refusal checkDrop(const State& state, int seat, const Move& move) {
    const Card card = move.arg[0];
    const std::size_t shaft = move.arg[1];
    if (move.arg[2] > static_cast<std::uint8_t>(Order::TopFirst) || move.arg[3] > stay ||
        move.arg[4] > stay || !unusedAreZero(move, 5)) {
        return Refusal::NoSuchMove;
    }
    if (card >= cardCount || (possibleHand(state, seat) & only(card)) == 0) {
        return Refusal::LuxorCardNotInHand;
    }
    if (shaft >= shaftCount) {
        return Refusal::LuxorNoSuchShaft;
    }
    if (state.height[shaft] == cardsPerShaft) {
        return Refusal::LuxorShaftFull;
    }
    return checkPlan(state, seat, yieldsOf(state, card, shaft),
                     {static_cast<Order>(move.arg[2]), {move.arg[3], move.arg[4]}});
}

Refusal checkClaim(const State& state, const Move& move) {
    const Line line{move.arg[0], move.arg[1], move.arg[2]};
    if (!unusedAreZero(move, 3)) {
        return Refusal::NoSuchMove;
    }
    if (std::any_of(line.begin(), line.end(), [](Cell cell) { return cell >= cellCount; })) {
        return Refusal::LuxorNotOnTheWall;
    }
    Line inOrder = line;
    std::sort(inOrder.begin(), inOrder.end());
    if (std::find(lines.begin(), lines.end(), inOrder) == lines.end()) {
        return Refusal::LuxorNotInALine;
    }
    if (inOrder != line) {
        return Refusal::LuxorCellsOutOfOrder;
    }
    return std::all_of(line.begin(), line.end(), [&state](Cell cell) { return filled(state, cell); })
               ? Refusal::None
               : Refusal::LuxorNothingThereYet;
}

Refusal checkVictim(const State& state, const Move& move) {
    if (!unusedAreZero(move, 1)) {
        return Refusal::NoSuchMove;
    }
    const int seat = move.arg[0];
    return seat < state.seats && seat != state.finder && hasTomb(state, seat) ? Refusal::None
                                                                              : Refusal::LuxorNotAVictim;
}

Refusal checkTurnOrder(const State& state, Seat seat) {
    const Pending pending = pendingOf(state);
    if (pending.over()) {
        return Refusal::MatchIsOver;
    }
    if (pending.chance()) {
        return Refusal::WaitingForChance;
    }
    return pending.seats.has(seat) ? Refusal::None : Refusal::NotYourTurn;
}

} // namespace

Refusal checkMove(const State& state, Seat seat, const Move& move) {
    if (const Refusal refusal = checkTurnOrder(state, seat); refusal != Refusal::None) {
        return refusal;
    }
    const auto inStep = [&state](Step step) { return state.step == step; };
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::Drop:
        return inStep(Step::Drop) ? checkDrop(state, indexOf(seat), move) : Refusal::LuxorWrongStep;
    case MoveKind::Claim: return inStep(Step::Search) ? checkClaim(state, move) : Refusal::LuxorWrongStep;
    case MoveKind::Pass:
        if (!inStep(Step::Search)) {
            return Refusal::LuxorWrongStep;
        }
        return unusedAreZero(move, 0) ? Refusal::None : Refusal::NoSuchMove;
    case MoveKind::Victim: return inStep(Step::Victim) ? checkVictim(state, move) : Refusal::LuxorWrongStep;
    }
    return Refusal::NoSuchMove;
}

} // namespace architects::luxor
