#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

#include "core/bots/judge.h"
#include "core/games/pyramidice/moves.h"
#include "core/games/pyramidice/payment.h"
#include "core/games/pyramidice/score.h"
#include "core/games/pyramidice/work.h"

namespace architects {
namespace {

using namespace pyramidice;

constexpr int point = 100;

/// A piece on the board while there are turns enough to use it.
constexpr std::array<int, resourceCount> pieceWorth{110, 70, 100};
constexpr int fullTurns = 5; ///< own turns to come from which on a piece has its full worth

constexpr int dieWorth = 40;    ///< a die in front of the seat on turn, which two for one Fame would sell
constexpr int rerollWorth = 44; ///< a die that is about to be rolled again
constexpr int stoneToRoll = 75; ///< a die that is about to be taken: it may become a build
constexpr int prayerToRoll = 55;
constexpr int droppedGod = 250; ///< upkeep will take a god
constexpr int enneadHope = 120; ///< each card of the Ennead, for those that may follow

/// What a god's power brings in one Work turn.
constexpr std::array<int, godCount + 1> powerWorth = [] {
    std::array<int, godCount + 1> worth{};
    for (const God god : {Khnum, Satis, Anuket}) {
        worth[god] = 45;
    }
    worth[Amon] = 35;
    worth[Anubis] = 15;
    worth[Aton] = 10;
    worth[Bastet] = 50;
    worth[Bes] = 60;
    worth[Hapy] = 40;
    worth[Heh] = 100;
    worth[Heka] = 50;
    worth[Khepri] = 20;
    worth[Khonsu] = 100;
    worth[Maat] = 25;
    worth[Mertseger] = 25;
    worth[Min] = 30;
    worth[Montu] = 60;
    worth[Mut] = 30;
    worth[Neith] = 80;
    worth[Ptah] = 30;
    worth[Ra] = 120;
    worth[Sekhmet] = 100;
    worth[Serket] = 50;
    worth[Seshat] = 90;
    worth[Sobek] = 110;
    worth[Sopdet] = 25;
    worth[Thoth] = 70;
    return worth;
}();

/// About how many turns a seat has left, in tenths.
int turnsLeft(const State& state) {
    constexpr int cardsInTenTurns = 13;
    constexpr int stonesInTenTurns = 6;
    if (state.step == Step::Over) {
        return 0;
    }
    if (state.ending) {
        return 10 * (state.turnsLeft + 1) / state.seats;
    }
    const int all =
        std::min(100 * state.deck / cardsInTenTurns, 100 * state.stoneSupply / stonesInTenTurns);
    return all / state.seats + 10;
}

/// What a god would be worth to its owner, by the turns left in tenths.
int worthOf(God god, int turns) {
    constexpr int workShare = 6; // of ten turns, about, one works
    return point * infoOf(god).fame + powerWorth[god] * turns * workShare / 100;
}

int worthOfGods(GodSet gods, int turns) {
    int worth = point * enneadFame(sizeOf(gods & ennead)) +
                enneadHope * sizeOf(gods & ennead) * std::min(turns, 60) / 60;
    for (gods &= ~ennead; gods != 0; gods &= gods - 1) {
        worth += worthOf(static_cast<God>(std::countr_zero(gods)), turns);
    }
    return worth;
}

int worthOfPieces(const Side& side, int turns) {
    int worth = 0;
    int places = boardSpaces;
    for (std::size_t piece = 0; piece < resourceCount; ++piece) {
        const int kept = std::min<int>(side.pieces[piece], places);
        places -= kept;
        worth += pieceWorth[piece] * kept;
    }
    return worth * std::min(turns, 10 * fullTurns) / (10 * fullTurns);
}

int worthOfSide(const State& state, const Side& side, int turns) {
    return point * (side.fame + fameOfScarab(side) + fameOfProjects(state, side)) +
           worthOfGods(side.gods, turns) + worthOfPieces(side, turns);
}

/// What the seat on turn could win with a god of the row that it can pay now.
int bestGod(const State& state, const Purse& purse, int turns) {
    const GodSet own = moving(state).gods;
    int best = 0;
    for (const God god : state.row) {
        if (god != noGod && canPay(purse, billOf(god))) {
            const int gain = worthOfGods(own | only(god), turns) - worthOfGods(own, turns) -
                             dieWorth * billOf(god).diceCount;
            best = std::max(best, gain);
        }
    }
    return best;
}

/// ... or with a build.
int bestBuild(const State& state, const Purse& purse, int turns) {
    const int hands = purse.workers + (purse.alike ? purse.cats : 0);
    const int worker = pieceWorth[0] * std::min(turns, 10 * fullTurns) / (10 * fullTurns);
    int best = 0;
    std::array<bool, 3> tried{};
    const auto spaces = static_cast<Space>(spacesFor(state.seats));
    for (Space space = 0; space < spaces; ++space) {
        // Spaces of one surcharge cost and bring the same but for projects.
        bool& seen = tried[spaceTable[space].workers];
        if (seen || !spaceOpen(state, space)) {
            continue;
        }
        seen = true;
        for (int value = 1; value <= 6; ++value) {
            if (countIn(purse.stones, value) > 0) {
                const BuildOffer offer = buildOffer(state, space, value, false);
                const int gain = point * offer.fame - worker * offer.workers - dieWorth;
                best = offer.workers <= hands ? std::max(best, gain) : best;
            }
        }
    }
    return best;
}

/// What lies in front of the seat on turn and is still to be used.
int worthOfTurn(const State& state, int turns) {
    constexpr int ofTen = 8; // a plan is not yet done
    const Turn& turn = state.turn;
    if (state.step == Step::Take) {
        const TakeRange stones = stonesToTake(state);
        return stones.most * stoneToRoll + (diceToTake(state) - stones.most) * prayerToRoll;
    }
    if (state.step != Step::Act || turn.after != After::Nothing) {
        return 0;
    }
    const Purse purse = purseOf(state);
    const bool fresh = !turn.rerolled && diceLeft(turn.dice) + diceLeft(turn.marked) == 0;
    const int toRoll = fresh ? turn.toRoll[0] * stoneToRoll + turn.toRoll[1] * prayerToRoll
                             : (turn.toRoll[0] + turn.toRoll[1]) * rerollWorth;
    const int god = bestGod(state, purse, turns);
    const int build = bestBuild(state, purse, turns);
    return diceLeft(turn.dice) * dieWorth + diceLeft(turn.marked) * rerollWorth + toRoll +
           (std::max(god, build) + std::min(god, build) / 2) * ofTen / 10;
}

/// Upkeep is asked for at the end of every Work turn; who has too many gods will lose one.
int upkeepLoss(const State& state, int seat) {
    const Upkeep upkeep = upkeepOf(state, seat);
    return upkeep.gods > upkeep.limit ? droppedGod : 0;
}

} // namespace

int Judge<Pyramidice>::judge(const State& state, Seat seat) {
    const int own = indexOf(seat);
    if (state.step == Step::Over) {
        const ScoreSheet sheet = scoreOf(state);
        int rival = sheet.totals[own == 0 ? 1 : 0];
        for (int other = 0; other < state.seats; ++other) {
            rival = other != own ? std::max(rival, sheet.totals[static_cast<std::size_t>(other)]) : rival;
        }
        return point * (sheet.totals[static_cast<std::size_t>(own)] - rival);
    }
    const int turns = turnsLeft(state);
    int mine = 0;
    int best = -1'000'000;
    for (int other = 0; other < state.seats; ++other) {
        int worth = worthOfSide(state, state.sides[static_cast<std::size_t>(other)], turns);
        if (other == state.mover) {
            worth += worthOfTurn(state, turns);
        }
        if (other == own) {
            mine = worth - upkeepLoss(state, own);
        } else {
            best = std::max(best, worth);
        }
    }
    return mine - best;
}

} // namespace architects
