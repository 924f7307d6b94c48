// What makes a position one that can be played to its end. Totals are right by the time this is asked; here
// the parts have to fit together, and whoever is asked must have an answer.
#include "core/games/pyramidice/playable.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <span>

#include "core/games/pyramidice/moves.h"
#include "core/games/pyramidice/payment.h"
#include "core/games/pyramidice/rival.h"
#include "core/games/pyramidice/secrets.h"
#include "core/games/pyramidice/stock.h"
#include "core/games/pyramidice/turn.h"

namespace architects::pyramidice {
namespace {

constexpr int mostPieces = boardSpaces + 3;

bool inSetup(const State& state) {
    return state.step <= Step::ChooseScarab;
}
bool isRivalStep(Step step) {
    return step == Step::RivalGod || step == Step::RivalDie || step == Step::RivalAct;
}
/// Where the seat on turn has dice in front of it.
bool isWorkStep(Step step) {
    return step == Step::Take || step == Step::Act || step == Step::Drop;
}

bool seatsFit(const State& state) {
    if (state.first >= state.seats || state.mover >= state.seats) {
        return false;
    }
    if (!solo(state)) {
        return !isRivalStep(state.step) && state.step != Step::PlaceTile;
    }
    const bool rivals = isRivalStep(state.step);
    const bool either = state.step == Step::PlaceTile || state.step == Step::Over || inSetup(state);
    return state.seats == 2 && state.first == 0 && state.step != Step::First &&
           state.step != Step::DealScarabs && state.step != Step::ChooseScarab &&
           (either || rivals == (state.mover == rivalSeat));
}

/// How far round the table a seat is from the first.
int placeOf(const State& state, int seat) {
    return (seat - state.first + state.seats) % state.seats;
}

bool projectsFit(const State& state) {
    for (int seat = 0; seat < state.seats; ++seat) {
        const Side& side = state.sides[static_cast<std::size_t>(seat)];
        const int has = std::popcount(side.projects) + side.hiddenProjects;
        const int wanted = projectsOf(state, seat);
        const int order = placeOf(state, seat) - placeOf(state, state.mover);
        const bool dealt =
            state.step > Step::DealProjects || (state.step == Step::DealProjects && order < 0);
        const bool now = state.step == Step::DealProjects && order == 0;
        if ((solo(state) && side.hiddenProjects > 0) || (dealt ? has != wanted : has > 0 && !now) ||
            (now && has >= wanted) || (now && state.turn.draws > 0 && (has > 0 || order != 0))) {
            return false;
        }
    }
    return state.step != Step::DealProjects || state.turn.draws == 0 || state.mover == state.first;
}

/// Two are offered to each, from the first seat on, and one of them is kept.
bool scarabsFit(const State& state) {
    unsigned seen = 0;
    for (int seat = 0; seat < state.seats; ++seat) {
        const Side& side = state.sides[static_cast<std::size_t>(seat)];
        const int order = placeOf(state, seat) - placeOf(state, state.mover);
        const int offered = (side.offered[0] != noScarab ? 1 : 0) + (side.offered[1] != noScarab ? 1 : 0);
        int wanted = 0;
        bool chosen = !solo(state) && !inSetup(state);
        if (state.step == Step::DealScarabs) {
            wanted = order < 0 ? 2 : order == 0 ? offered : 0;
            if (order == 0 && offered == 2) {
                return false;
            }
        } else if (state.step == Step::ChooseScarab) {
            wanted = order < 0 ? 0 : 2;
            chosen = order < 0;
        }
        if (offered != wanted || chosen != (side.scarab != noScarab)) {
            return false;
        }
        for (const Scarab scarab : {side.scarab, side.offered[0], side.offered[1]}) {
            if (scarab != noScarab && ((seen >> scarab) & 1U) != 0) {
                return false;
            }
            seen |= 1U << scarab;
        }
    }
    return true;
}

int heldTiles(const Side& side) {
    return static_cast<int>(side.tiles.size() -
                            static_cast<std::size_t>(std::count(side.tiles.begin(), side.tiles.end(), 0)));
}

/// Three tiles lie before a seat only while the third is being carried out.
bool mayHoldThree(const State& state, int seat) {
    const Turn& turn = state.turn;
    const bool goesOn = turn.after == After::Generous || turn.after == After::WorkTurn ||
                        turn.after == After::Rest || turn.after == After::Work;
    return seat == state.mover && !isRivalStep(state.step) && turn.tileTaken && turn.tile != 0 &&
           (goesOn ||
            (turn.after == After::Nothing && (state.step == Step::FreeGod || isWorkStep(state.step))));
}

bool tilesFit(const State& state) {
    const int returning =
        static_cast<int>(state.turn.returning.size()) -
        static_cast<int>(std::count(state.turn.returning.begin(), state.turn.returning.end(), 0));
    int held = 0;
    for (int seat = 0; seat < state.seats; ++seat) {
        const Side& side = state.sides[static_cast<std::size_t>(seat)];
        const int tiles = heldTiles(side);
        held += tiles;
        if ((tiles == tilesToReturn && !mayHoldThree(state, seat)) || (side.faceDown >> tiles) != 0) {
            return false;
        }
    }
    const auto& row = state.tileRow;
    const int laid = static_cast<int>(row.size()) - static_cast<int>(std::count(row.begin(), row.end(), 0));
    if (state.step <= Step::LayTiles) {
        const bool fromTheFirst =
            std::all_of(row.begin(), row.begin() + laid, [](int tile) { return tile != 0; });
        return held == 0 && returning == 0 && fromTheFirst && laid < suppliesFor[state.seats].tiles &&
               (state.step == Step::LayTiles || laid == 0);
    }
    return laid + held + returning == suppliesFor[state.seats].tiles &&
           (returning > 0) ==
               (state.step == Step::PlaceTile && state.turn.draws == 0 && state.turn.after != After::Turn);
}

bool builtFits(const State& state) {
    for (std::size_t space = 0; space < spaceCount; ++space) {
        const SpaceInfo& info = spaceTable[space];
        const bool supported =
            !info.onDice() || std::all_of(info.below.begin(), info.below.end(),
                                          [&](Space below) { return state.built[below] != 0; });
        if (state.built[space] != 0 && (space >= spacesFor(state.seats) || !supported)) {
            return false;
        }
    }
    return true;
}

bool endFits(const State& state) {
    const bool exhausted = state.deck == 0 || state.stoneSupply == 0;
    return state.ending == exhausted && state.turnsLeft <= state.seats &&
           (state.ending || state.turnsLeft == 0) && state.quietTurns <= 3 * state.seats;
}

/// What chance is asked for can be given.
bool chanceFits(const State& state) {
    const Turn& turn = state.turn;
    const int free = static_cast<int>(rowSlots) - cardsInRow(state);
    if (turn.draws > state.deck || turn.draws > free ||
        (turn.drawsToFirst && (turn.draws != 1 || state.row[0] != noGod))) {
        return false;
    }
    if (inSetup(state)) {
        const bool beforeTheCards = state.step <= Step::LayTiles;
        return turn.draws == (beforeTheCards ? 0 : free) && turn.toRoll[0] + turn.toRoll[1] == 0 &&
               (!beforeTheCards || cardsInRow(state) == 0);
    }
    if (state.step == Step::RivalAct) {
        return turn.toRoll[1] == 0 && turn.toRoll[0] <= (turn.rivalDie == 0 ? 1 : 0);
    }
    return (turn.toRoll[0] + turn.toRoll[1] == 0 || state.step == Step::Act) && turn.rivalDie == 0;
}

bool isSuffix(const Payment& payment, std::span<const Need> whole) {
    const auto size = [](std::span<const Need> needs) {
        return std::find(needs.begin(), needs.end(), Need::None) - needs.begin();
    };
    const auto left = size(payment.needs);
    const auto all = size(whole);
    return left > 0 && left <= all &&
           std::equal(payment.needs.begin(), payment.needs.begin() + left, whole.begin() + (all - left));
}

bool slotFilled(const State& state, int slot) {
    return slot >= 1 && slot <= static_cast<int>(rowSlots) &&
           state.row[static_cast<std::size_t>(slot - 1)] != noGod;
}

/// What is owed is the last part of a price that there is.
bool paymentFits(const State& state) {
    const Payment& payment = state.turn.payment;
    constexpr Price twoDice{Need::AnyDie, Need::AnyDie};
    constexpr std::array<Need, maxNeeds> workers{Need::Worker, Need::Worker, Need::Worker, Need::Worker,
                                                 Need::Worker};
    const std::span<const Need> oneDie = std::span(twoDice).first(1);
    if (payment.action == Action::None) {
        return payment == Payment{};
    }
    if (state.step != Step::Act || state.turn.after != After::Nothing || payment.workers > maxNeeds ||
        !canPay(purseOf(state), billOf(std::span<const Need>(payment.needs)))) {
        return false;
    }
    switch (payment.action) {
    case Action::Pray:
        return slotFilled(state, payment.subject) &&
               isSuffix(payment, infoOf(state.row[payment.subject - 1U]).price);
    case Action::Build:
        return payment.subject < spaceCount && payment.detail != 0 &&
               state.built[payment.subject] == payment.detail && isSuffix(payment, workers);
    case Action::Dismiss:
    case Action::Borrow: return slotFilled(state, payment.subject) && isSuffix(payment, oneDie);
    case Action::Fame: return isSuffix(payment, twoDice);
    default: {
        const auto god = static_cast<God>(payment.subject);
        const bool value = god != Khepri || (payment.detail >= 1 && payment.detail <= 6);
        return god <= godCount && has(powers(state), god) && value &&
               isSuffix(payment, powerPrice(god, payment.detail)) &&
               (god != Mertseger || state.stoneSupply > 0);
    }
    }
}

bool choiceFits(const State& state) {
    const Choice& choice = state.turn.choice;
    if (choice.count == 0) {
        return choice == Choice{};
    }
    return choice.count <= 3 && choice.kinds >= 1 && choice.kinds <= allKinds &&
           (choice.each == 1 || choice.each == 3) && choice.rolled == (state.step == Step::Act ? 1 : 0) &&
           !inSetup(state) && !isRivalStep(state.step) && state.step != Step::Over;
}

bool pearlFits(const State& state) {
    const Turn& turn = state.turn;
    if (turn.pearlPrice == 0) {
        return turn.pearlFame == 0;
    }
    const int owner = pearlOwner(state);
    return state.step == Step::Act && turn.after == After::Nothing && owner >= 0 && owner != state.mover &&
           turn.pearlPrice <= maxNeeds + 1 &&
           state.sides[static_cast<std::size_t>(owner)].pieces[at(Resource::Worker)] >= turn.pearlPrice;
}

bool diceFit(const State& state) {
    const Turn& turn = state.turn;
    const int marked = diceLeft(turn.marked);
    if (state.step != Step::Act && diceLeft(turn.dice) + marked > 0) {
        return false;
    }
    const bool asked = turn.payment.action != Action::None || turn.choice.count > 0 || turn.draws > 0 ||
                       turn.toRoll[0] + turn.toRoll[1] > 0 || turn.pearlPrice > 0;
    return marked == 0 || !asked;
}

/// Serving the others stops only for one who has too much.
bool servedFits(const State& state) {
    const Turn& turn = state.turn;
    return turn.served == 0 || (turn.served + 1 < state.seats && turn.choice.count == 0 &&
                                overfullSeat(state) == (state.mover + turn.served) % state.seats);
}

/// Where the rules go on fits the step that they are in.
bool afterFits(const State& state) {
    const Turn& turn = state.turn;
    const bool quiet = turn.choice.count == 0 && diceLeft(turn.dice) + turn.toRoll[0] + turn.toRoll[1] == 0;
    if (turn.served != 0 && turn.after != After::Generous) {
        return false;
    }
    switch (turn.after) {
    case After::Nothing:
        return state.step != Step::PlaceTile && (state.step != Step::Rest || (quiet && turn.tile == 0));
    case After::Generous: return state.step == Step::Rest && turn.tile != 0 && servedFits(state);
    case After::WorkTurn: return state.step == Step::Rest && turn.tile != 0;
    case After::Work: return quiet && (state.step == Step::Act || state.step == Step::Drop);
    case After::Rest: return state.step == Step::Rest || (state.step == Step::FreeGod && quiet);
    case After::Row: return state.step == Step::Rest || (state.step == Step::PlaceTile && state.mover == 0);
    case After::RivalRow: return state.step == Step::PlaceTile && state.mover == rivalSeat;
    case After::Turn:
        return quiet &&
               (state.step == Step::Rest || state.step == Step::PlaceTile || state.step == Step::RivalAct);
    case After::Refill: return false;
    }
    return false;
}

/// Something is asked for, and it can be answered; where the rules would go on by themselves it is not.
bool questionFits(const State& state) {
    const Question question = questionOf(state);
    if (question == Question::Chance) {
        return true;
    }
    if (question == Question::Over) {
        return state.step == Step::Over && state.turn == Turn{};
    }
    if (question > Question::Pearl && state.turn.after != After::Nothing) {
        return false;
    }
    if (question == Question::Gain && std::popcount(availableKinds(state, state.turn.choice.kinds)) < 2) {
        return false;
    }
    if (question == Question::Drop) {
        const Upkeep upkeep = upkeepOf(state, state.mover);
        return upkeep.gods > upkeep.limit;
    }
    if (question == Question::RivalGod) {
        return cardsInRow(state) > 0;
    }
    if (question == Question::RivalDie) {
        return state.quarry[at(Colour::Stone)] + state.stoneSupply > 0;
    }
    MoveList moves;
    listMoves(state, seatAt(askedSeat(state, question)), moves);
    return !moves.empty();
}

/// May a board hold more than it has spaces for, until its owner is asked?
bool mayOverflow(const State& state) {
    return state.step == Step::Act || (state.step == Step::Rest && state.turn.after != After::Nothing);
}

bool sidesFit(const State& state) {
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        const Side& side = state.sides[seat];
        const bool rival = solo(state) && seat == rivalSeat;
        const int most = rival ? 0 : mayOverflow(state) ? mostPieces : boardSpaces;
        if (piecesOn(side) > most || (inSetup(state) && side.gods != 0)) {
            return false;
        }
    }
    const Turn& turn = state.turn;
    const bool loanInRow =
        turn.loan == noGod || std::find(state.row.begin(), state.row.end(), turn.loan) != state.row.end();
    const bool tileFits = turn.tile != 0 || !turn.tileTaken;
    return loanInRow && tileFits &&
           (turn.loan == noGod || state.step == Step::Act || state.step == Step::Drop);
}

/// Nothing of a turn has happened where none has begun.
bool turnFits(const State& state) {
    Turn fresh;
    fresh.draws = state.turn.draws;
    fresh.progressed = state.turn.progressed && inSetup(state);
    return (!inSetup(state) && state.step != Step::Begin) || state.turn == fresh;
}

} // namespace

bool playable(const State& state) {
    return seatsFit(state) && projectsFit(state) && scarabsFit(state) && builtFits(state) &&
           endFits(state) && sidesFit(state) && turnFits(state) && afterFits(state) && tilesFit(state) &&
           chanceFits(state) && diceFit(state) && choiceFits(state) && pearlFits(state) &&
           paymentFits(state) && questionFits(state);
}

} // namespace architects::pyramidice
