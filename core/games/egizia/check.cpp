// Which rule forbids a move. The order of the questions is the order in which a player would want the
// answers: whose turn, which step, which card or place, and what it would cost.
#include <algorithm>
#include <cstdlib>

#include "core/games/egizia/moves.h"
#include "core/games/egizia/query.h"
#include "core/games/egizia/turn.h"

namespace architects::egizia {
namespace {

/// Unused arguments are zero: one thing has one spelling.
bool unusedAreZero(const Move& move, std::size_t used) {
    return std::all_of(move.arg.begin() + static_cast<std::ptrdiff_t>(used), move.arg.end(),
                       [](std::uint8_t arg) { return arg == 0; });
}

bool isOneOf(Question question, std::initializer_list<Question> questions) {
    return std::find(questions.begin(), questions.end(), question) != questions.end();
}

bool isSailing(const State& state) {
    return isOneOf(questionOf(state), {Question::Sail, Question::AfterSail});
}

Refusal checkCard(const State& state, int seat, Card card) {
    return card < cardCount && has(state, seat, card) ? Refusal::None : Refusal::EgiziaCardNotYours;
}

Refusal checkGrowing(const State& state, int seat, std::size_t worker) {
    if (worker >= workerCount) {
        return Refusal::EgiziaNoSuchWorker;
    }
    return playerAt(state, seat).strength[worker] < strengthCap ? Refusal::None
                                                                : Refusal::EgiziaWorkerAtNine;
}

/// Can so many stones be given away?
Refusal checkSpending(const State& state, int seat, int stones) {
    const int own = playerAt(state, seat).stones;
    if (own < stones) {
        return Refusal::EgiziaNotEnoughStones;
    }
    const bool spoils = state.step == Step::Action && state.action.squares == 0 &&
                        own - stones < cheapestAt(state, state.site);
    return spoils ? Refusal::EgiziaSpoilsAction : Refusal::None;
}

Refusal checkSail(const State& state, int seat, const Move& move) {
    const std::size_t at = move.arg[0];
    if (move.arg[1] > 1 || !unusedAreZero(move, 2)) {
        return Refusal::NoSuchMove;
    }
    if (at >= bendCount) {
        return Refusal::EgiziaNoSuchBend;
    }
    const auto bend = static_cast<Bend>(at);
    const BendInfo& info = bends[bend];
    if (!canSailTo(state, seat, bend)) {
        const Player& player = playerAt(state, seat);
        State without = state;
        playerAt(without, seat).last = noBend;
        if (player.last != noBend && bend <= player.last && canSailTo(without, seat, bend)) {
            return Refusal::EgiziaOnlyDownstream;
        }
        return info.type == BendType::Site                             ? Refusal::EgiziaOneShipPerSite
               : info.type == BendType::Slot && state.ships[bend] == 0 ? Refusal::EgiziaNoCardThere
                                                                       : Refusal::EgiziaBendTaken;
    }
    if (move.arg[1] == 0) {
        return Refusal::None;
    }
    if (info.type != BendType::Camp || bend == heliopolis) {
        return Refusal::EgiziaOnlyCampsTwice;
    }
    return checkCard(state, seat, doubleCampCard);
}

Refusal checkFlood(const State& state, const Move& move) {
    if (move.arg[0] >= floodCount || !unusedAreZero(move, 1)) {
        return Refusal::NoSuchMove;
    }
    return std::abs(move.arg[0] - static_cast<int>(state.flood)) <= 1 ? Refusal::None
                                                                      : Refusal::EgiziaFloodOneStep;
}

Refusal checkDrill(const State& state, int seat, const Move& move) {
    const Card card = move.arg[0];
    if ((card != drillForStonesCard && card != drillFreeCard) || !unusedAreZero(move, 2)) {
        return Refusal::NoSuchMove;
    }
    if (const Refusal refusal = checkCard(state, seat, card); refusal != Refusal::None) {
        return refusal;
    }
    const unsigned used = card == drillFreeCard ? UsedDrillFree : UsedDrillForStones;
    if ((state.usedCards & used) != 0) {
        return Refusal::EgiziaUsedThisRound;
    }
    if (const Refusal refusal = checkGrowing(state, seat, move.arg[1]); refusal != Refusal::None) {
        return refusal;
    }
    return card == drillFreeCard ? Refusal::None : checkSpending(state, seat, drillPrice);
}

Refusal checkUpgrade(const State& state, int seat, const Move& move) {
    const Card field = move.arg[0];
    if (!unusedAreZero(move, 1)) {
        return Refusal::NoSuchMove;
    }
    if (freeUpgrades(state, seat) == 0) {
        return Refusal::EgiziaCardNotYours;
    }
    if (!isField(field) || !has(state, seat, field)) {
        return Refusal::EgiziaNotYourField;
    }
    return canBeGreener(state, seat, field) ? Refusal::None : Refusal::EgiziaFieldIsGreen;
}

Refusal checkExtraPlace(const State& state, int seat, std::size_t site) {
    const bool asked = questionOf(state) == Question::Extra;
    if (!asked && !isSailing(state)) {
        return Refusal::EgiziaCardNotNow;
    }
    return site < siteCount && inReserve(state, site, seat) && (!asked || site == state.site)
               ? Refusal::None
               : Refusal::EgiziaNotInReserve;
}

Refusal checkSecondShip(const State& state, int seat) {
    if (!isSailing(state)) {
        return Refusal::EgiziaCardNotNow;
    }
    return (extrasOf(state, seat) & CanSecondShip) != 0 ? Refusal::None : Refusal::EgiziaNoShipLeft;
}

Refusal checkPlay(const State& state, int seat, const Move& move) {
    const Card card = move.arg[0];
    if (!unusedAreZero(move, card == extraPlaceCard ? 2 : 1)) {
        return Refusal::NoSuchMove;
    }
    if (const Refusal refusal = checkCard(state, seat, card); refusal != Refusal::None) {
        return refusal;
    }
    const auto onlyIn = [&state](Question question) {
        return questionOf(state) == question ? Refusal::None : Refusal::EgiziaCardNotNow;
    };
    switch (nileCards[card].type == CardType::Whenever ? nileCards[card].effect : Effect::None) {
    case Effect::Grain: return onlyIn(Question::Feed);
    case Effect::Strength: return onlyIn(Question::Action);
    case Effect::SecondShip: return checkSecondShip(state, seat);
    case Effect::ExtraPlace: return checkExtraPlace(state, seat, move.arg[1]);
    case Effect::Stones:
        if (!mayPlayExtras(state)) {
            return Refusal::EgiziaCardNotNow;
        }
        return playerAt(state, seat).stones < stoneCap ? Refusal::None : Refusal::EgiziaStonesFull;
    default: return Refusal::EgiziaCardNeedsNoWord;
    }
}

Refusal checkSell(const State& state, int seat, const Move& move) {
    if (!unusedAreZero(move, 1)) {
        return Refusal::NoSuchMove;
    }
    if (const Refusal refusal = checkCard(state, seat, sellStonesCard); refusal != Refusal::None) {
        return refusal;
    }
    if (move.arg[0] == 0 || move.arg[0] > nileCards[sellStonesCard].amount) {
        return Refusal::EgiziaSellLimit;
    }
    return checkSpending(state, seat, move.arg[0]);
}

Refusal checkFeedStones(const State& state, int seat, const Move& move) {
    if (!unusedAreZero(move, 1) || move.arg[0] == 0) {
        return Refusal::NoSuchMove;
    }
    if (const Refusal refusal = checkCard(state, seat, feedWithStonesCard); refusal != Refusal::None) {
        return refusal;
    }
    if (move.arg[0] > grainMissing(state, seat)) {
        return Refusal::EgiziaNothingMissing;
    }
    return move.arg[0] <= playerAt(state, seat).stones ? Refusal::None : Refusal::EgiziaNotEnoughStones;
}

Refusal checkWork(const State& state, int seat, const Move& move) {
    const std::size_t worker = move.arg[0];
    if (!unusedAreZero(move, 1)) {
        return Refusal::NoSuchMove;
    }
    if (worker >= workerCount) {
        return Refusal::EgiziaNoSuchWorker;
    }
    const unsigned busy = playerAt(state, seat).used | unsigned{state.action.crew};
    if (((busy >> worker) & 1U) != 0) {
        return Refusal::EgiziaWorkerUsed;
    }
    if (questionOf(state) != Question::Action) {
        if (worker == Foreman) {
            return Refusal::EgiziaForemanNotAlone;
        }
        return canOpenWith(state, seat, static_cast<Worker>(worker)) ? Refusal::None
                                                                     : Refusal::EgiziaCannotBuildAnything;
    }
    constexpr unsigned plain = (1U << plainWorkers) - 1;
    const bool second = std::popcount(state.action.crew & plain) == 1 &&
                        (has(state, seat, twoWorkersCards[0]) || has(state, seat, twoWorkersCards[1]));
    if (worker == Foreman) {
        return Refusal::None;
    }
    if (!second) {
        return Refusal::EgiziaOneWorker;
    }
    return canJoinWith(state, seat, static_cast<Worker>(worker)) ? Refusal::None
                                                                 : Refusal::EgiziaSpoilsAction;
}

Refusal checkBuild(const State& state, int seat, const Move& move) {
    const std::size_t at = move.arg[0];
    if (!unusedAreZero(move, 1)) {
        return Refusal::NoSuchMove;
    }
    if (at >= squareCount) {
        return Refusal::EgiziaNoSuchSquare;
    }
    const auto square = static_cast<Square>(at);
    if ((squaresAtSite[state.site] & onlySquare(square)) == 0) {
        return Refusal::EgiziaOtherSite;
    }
    const SquareSet filled = filledSquares(state);
    if ((filled & onlySquare(square)) != 0) {
        return Refusal::EgiziaSquareFilled;
    }
    if ((neededFor[square] & ~filled) != 0) {
        return Refusal::EgiziaNotYet;
    }
    const int price = priceOf(state, square);
    if (price > strengthLeft(state)) {
        return Refusal::EgiziaNotEnoughStrength;
    }
    return price <= playerAt(state, seat).stones ? Refusal::None : Refusal::EgiziaNotEnoughStones;
}

Refusal checkLook(const State& state, int seat, const Move& move) {
    const int cards = move.arg[0];
    if (!unusedAreZero(move, 1)) {
        return Refusal::NoSuchMove;
    }
    if (state.site != static_cast<std::size_t>(SiteName::Abydos)) {
        return Refusal::EgiziaOtherSite;
    }
    if (cards == 0 || cards > mostLooked) {
        return Refusal::EgiziaLookLimit;
    }
    if (cards > sphinxDeck(state)) {
        return Refusal::EgiziaDeckTooSmall;
    }
    const int price = lookPrice(state, seat, cards);
    if (price > strengthLeft(state)) {
        return Refusal::EgiziaNotEnoughStrength;
    }
    return price <= playerAt(state, seat).stones ? Refusal::None : Refusal::EgiziaNotEnoughStones;
}

Refusal checkKeep(const State& state, int seat, const Move& move) {
    const std::size_t count = move.arg[0];
    if (count > 2 || !unusedAreZero(move, 1 + count)) {
        return Refusal::NoSuchMove;
    }
    if (count > state.drawnCount || (count == 2 && !has(state, seat, keepTwoCard))) {
        return Refusal::EgiziaKeepOne;
    }
    const auto end = state.drawn.begin() + state.drawnCount;
    for (std::size_t i = 1; i <= count; ++i) {
        if (std::find(state.drawn.begin(), end, move.arg[i]) == end) {
            return Refusal::EgiziaNotDrawn;
        }
    }
    const bool hidden = move.arg[1] == hiddenArg;
    return count < 2 || hidden || move.arg[1] < move.arg[2] ? Refusal::None
                                                            : Refusal::EgiziaRiddlesOutOfOrder;
}

Refusal checkFinish(const State& state, const Move& move) {
    if (!unusedAreZero(move, 1) || move.arg[0] > 2) {
        return Refusal::NoSuchMove;
    }
    if (state.action.squares == 0) {
        return Refusal::EgiziaNothingBuilt;
    }
    if (state.site == static_cast<std::size_t>(SiteName::Amarna)) {
        return move.arg[0] != 0 ? Refusal::None : Refusal::EgiziaSayWhichTrack;
    }
    return move.arg[0] == 0 ? Refusal::None : Refusal::EgiziaNoTrackHere;
}

Refusal checkTake(const State& state, const Move& move) {
    if (move.arg[0] >= slotCount || !unusedAreZero(move, 1)) {
        return Refusal::NoSuchMove;
    }
    const Card card = state.river[move.arg[0]];
    if (card == noCard) {
        return Refusal::EgiziaNoCardThere;
    }
    return firstSlotOf(state, card) == move.arg[0] ? Refusal::None : Refusal::EgiziaSameCardUpstream;
}

Refusal checkPlain(const Move& move) {
    return unusedAreZero(move, 0) ? Refusal::None : Refusal::NoSuchMove;
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

/// Is this kind of move an answer to what is asked?
bool fits(const State& state, MoveKind kind) {
    const Question question = questionOf(state);
    switch (kind) {
    case MoveKind::Sail:
    case MoveKind::Pass: return question == Question::Sail;
    case MoveKind::Train: return question == Question::Train;
    case MoveKind::MoveFlood: return question == Question::Flood;
    case MoveKind::Drill:
    case MoveKind::Upgrade:
    case MoveKind::Sell: return mayPlayExtras(state);
    case MoveKind::Play: return mayPlayExtras(state) || question == Question::Extra;
    case MoveKind::FeedStones: return question == Question::Feed;
    case MoveKind::Work: return isOneOf(question, {Question::First, Question::Build, Question::Action});
    case MoveKind::Build:
    case MoveKind::Look:
    case MoveKind::Finish: return question == Question::Action;
    case MoveKind::Keep: return question == Question::Keep;
    case MoveKind::GiveUp: return question == Question::Build;
    case MoveKind::Take: return question == Question::Leftover;
    case MoveKind::Done: return mayBeDone(state);
    }
    return false;
}

Refusal checkArguments(const State& state, int seat, const Move& move) {
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::Sail: return checkSail(state, seat, move);
    case MoveKind::Train:
        return unusedAreZero(move, 1) ? checkGrowing(state, seat, move.arg[0]) : Refusal::NoSuchMove;
    case MoveKind::MoveFlood: return checkFlood(state, move);
    case MoveKind::Drill: return checkDrill(state, seat, move);
    case MoveKind::Upgrade: return checkUpgrade(state, seat, move);
    case MoveKind::Play: return checkPlay(state, seat, move);
    case MoveKind::Sell: return checkSell(state, seat, move);
    case MoveKind::FeedStones: return checkFeedStones(state, seat, move);
    case MoveKind::Work: return checkWork(state, seat, move);
    case MoveKind::Build: return checkBuild(state, seat, move);
    case MoveKind::Look: return checkLook(state, seat, move);
    case MoveKind::Keep: return checkKeep(state, seat, move);
    case MoveKind::Finish: return checkFinish(state, move);
    case MoveKind::Take: return checkTake(state, move);
    default: return checkPlain(move);
    }
}

} // namespace

bool mayPlayExtras(const State& state) {
    return isOneOf(questionOf(state), {Question::Sail, Question::AfterSail, Question::Feed, Question::First,
                                       Question::Build, Question::Action, Question::Close});
}

bool mayBeDone(const State& state) {
    return isOneOf(questionOf(state), {Question::AfterSail, Question::Leftover, Question::Feed,
                                       Question::First, Question::Extra, Question::Close});
}

Refusal checkMove(const State& state, Seat seat, const Move& move) {
    if (const Refusal refusal = checkTurnOrder(state, seat); refusal != Refusal::None) {
        return refusal;
    }
    if (move.kind == 0 || move.kind > moveKinds) {
        return Refusal::NoSuchMove;
    }
    return fits(state, static_cast<MoveKind>(move.kind)) ? checkArguments(state, indexOf(seat), move)
                                                         : Refusal::EgiziaWrongStep;
}

} // namespace architects::egizia
