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

/// By what something is valued: the turns left, and whose numbers are used.
struct Scale {
    int turns = 0;         ///< in tenths
    bool measured = false; ///< by what was counted in 1,500 matches, instead of by rule of thumb
};

/// What a god would be worth to its owner.
int worthOf(God god, const Scale& scale) {
    const int workShare = scale.measured ? 12 : 6; // of ten turns, about, in which a power is used
    return point * infoOf(god).fame + powerWorth[god] * scale.turns * workShare / 100;
}

int worthOfGods(GodSet gods, const Scale& scale) {
    const int hope = scale.measured ? 400 * std::max(0, std::min(scale.turns, 80) - 30) / 50
                                    : enneadHope * std::min(scale.turns, 60) / 60;
    int worth = point * enneadFame(sizeOf(gods & ennead)) + hope * sizeOf(gods & ennead);
    for (gods &= ~ennead; gods != 0; gods &= gods - 1) {
        worth += worthOf(static_cast<God>(std::countr_zero(gods)), scale);
    }
    return worth;
}

/// A Worker, a Cat, a Scarab piece on the board, so many hundredths of a point.
int worthOfPiece(std::size_t piece, const Scale& scale) {
    if (!scale.measured) {
        return pieceWorth[piece];
    }
    constexpr std::array<int, resourceCount> least{60, 20, 25};
    constexpr std::array<int, resourceCount> perTurn{35, 14, 0};
    constexpr std::array<int, resourceCount> most{175, 120, 25};
    return scale.turns == 0 ? 0 : std::min(least[piece] + perTurn[piece] * scale.turns / 10, most[piece]);
}

/// The rule of thumb lets pieces fade in the last turns all alike.
int faded(int worth, const Scale& scale) {
    return scale.measured ? worth : worth * std::min(scale.turns, 10 * fullTurns) / (10 * fullTurns);
}

int worthOfPieces(const Side& side, const Scale& scale) {
    int worth = 0;
    int places = boardSpaces;
    for (std::size_t piece = 0; piece < resourceCount; ++piece) {
        const int kept = std::min<int>(side.pieces[piece], places);
        places -= kept;
        worth += worthOfPiece(piece, scale) * kept;
    }
    return faded(worth, scale);
}

/// What Obsidian pays for a full board counts when the end is near: who hoards for it from the beginning
/// never uses what he has.
int worthOfScarab(const Side& side, const Scale& scale) {
    constexpr int soon = 20; // turns, in tenths
    const bool early = scale.measured && side.scarab == Obsidian && scale.turns > soon;
    const int whole = point * fameOfScarab(side);
    return early ? whole * soon / scale.turns : whole;
}

int worthOfSide(const State& state, const Side& side, const Scale& scale) {
    return point * (side.fame + fameOfProjects(state, side)) + worthOfScarab(side, scale) +
           worthOfGods(side.gods, scale) + worthOfPieces(side, scale);
}

/// What the seat on turn could win with a god of the row that it can pay now.
int bestGod(const State& state, const Purse& purse, const Scale& scale) {
    const GodSet own = moving(state).gods;
    int best = 0;
    for (const God god : state.row) {
        if (god != noGod && canPay(purse, billOf(god))) {
            const int gain = worthOfGods(own | only(god), scale) - worthOfGods(own, scale) -
                             dieWorth * billOf(god).diceCount;
            best = std::max(best, gain);
        }
    }
    return best;
}

/// ... or with a build.
int bestBuild(const State& state, const Purse& purse, const Scale& scale) {
    const int hands = purse.workers + (purse.alike ? purse.cats : 0);
    const int worker = faded(worthOfPiece(0, scale), scale);
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
int worthOfTurn(const State& state, const Scale& scale) {
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
    const int god = bestGod(state, purse, scale);
    const int build = bestBuild(state, purse, scale);
    return diceLeft(turn.dice) * dieWorth + diceLeft(turn.marked) * rerollWorth + toRoll +
           (std::max(god, build) + std::min(god, build) / 2) * ofTen / 10;
}

/// Upkeep is asked for at the end of every Work turn; who has too many gods will lose one.
int upkeepLoss(const State& state, int seat) {
    const Upkeep upkeep = upkeepOf(state, seat);
    return upkeep.gods > upkeep.limit ? droppedGod : 0;
}

/// Has the seat another turn to come after the one that is being played?
bool movesAgain(const State& state, int seat) {
    const int away = (seat - state.mover + state.seats) % state.seats;
    return !state.ending || (away > 0 && away <= state.turnsLeft);
}

/// What a turn brings on average, for as long as it has not begun: who is about to move has not lost what
/// his rival has gained already.
int worthOfTurnsDue(const State& state, int seat) {
    constexpr int wholeTurn = 360;
    constexpr int restToCome = 260;
    if (seat != state.mover) {
        return movesAgain(state, seat) ? wholeTurn : 0;
    }
    switch (state.step) {
    case Step::Begin: return wholeTurn;
    case Step::Rest:
    case Step::FreeGod: return restToCome;
    default: return 0;
    }
}

/// The worth of a seat beside the best of the others, each by `worthOf`.
template <class F>
int aheadBy(const State& state, int own, const Scale& scale, F worthOf) {
    int mine = 0;
    int best = -1'000'000;
    for (int other = 0; other < state.seats; ++other) {
        int worth = worthOfSide(state, state.sides[static_cast<std::size_t>(other)], scale);
        if (other == state.mover) {
            worth += worthOfTurn(state, scale);
        }
        worth += worthOf(other);
        if (other == own) {
            mine = worth - upkeepLoss(state, own);
        } else {
            best = std::max(best, worth);
        }
    }
    return mine - best;
}

int finalLead(const State& state, int own) {
    const ScoreSheet sheet = scoreOf(state);
    int rival = sheet.totals[own == 0 ? 1 : 0];
    for (int other = 0; other < state.seats; ++other) {
        rival = other != own ? std::max(rival, sheet.totals[static_cast<std::size_t>(other)]) : rival;
    }
    return point * (sheet.totals[static_cast<std::size_t>(own)] - rival);
}

} // namespace

int Judge<Pyramidice>::judge(const State& state, Seat seat) {
    const int own = indexOf(seat);
    return state.step == Step::Over ? finalLead(state, own)
                                    : aheadBy(state, own, {turnsLeft(state), false}, [](int) { return 0; });
}

int Judge<Pyramidice>::outlook(const State& state, Seat seat) {
    const int own = indexOf(seat);
    return state.step == Step::Over ? finalLead(state, own)
                                    : aheadBy(state, own, {turnsLeft(state), true}, [&state](int other) {
                                          return worthOfTurnsDue(state, other);
                                      });
}

} // namespace architects
