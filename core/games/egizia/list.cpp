// Everything that can be done now, in a fixed order.
#include <algorithm>
#include <bit>
#include <cstdlib>

#include "core/games/egizia/moves.h"
#include "core/games/egizia/query.h"
#include "core/games/egizia/turn.h"

namespace architects::egizia {
namespace {

Worker workerAt(std::size_t worker) {
    return static_cast<Worker>(worker);
}

void listGrowing(const State& state, int seat, MoveList& moves, Move (*move)(Worker)) {
    for (std::size_t worker = 0; worker < workerCount; ++worker) {
        if (playerAt(state, seat).strength[worker] < strengthCap) {
            moves.push(move(workerAt(worker)));
        }
    }
}

void listUpgrades(const State& state, int seat, MoveList& moves) {
    for (std::size_t card = 0; card < cardCount; ++card) {
        if (canBeGreener(state, seat, static_cast<Card>(card))) {
            moves.push(upgrade(static_cast<Card>(card)));
        }
    }
}

/// Stones that can be given away without making the open action impossible.
int stonesToSpare(const State& state, int seat) {
    const int stones = playerAt(state, seat).stones;
    const bool bound = state.step == Step::Action && state.action.squares == 0;
    return bound ? stones - cheapestAt(state, state.site) : stones;
}

/// What can be played at any of one's own moments.
void listExtras(const State& state, int seat, MoveList& moves) {
    const unsigned extras = extrasOf(state, seat);
    if (extras == 0) {
        return;
    }
    if ((extras & CanDrillForStones) != 0 && stonesToSpare(state, seat) >= drillPrice) {
        listGrowing(state, seat, moves, [](Worker worker) { return drill(drillForStonesCard, worker); });
    }
    if ((extras & CanDrillFree) != 0) {
        listGrowing(state, seat, moves, [](Worker worker) { return drill(drillFreeCard, worker); });
    }
    if ((extras & CanUpgrade) != 0) {
        listUpgrades(state, seat, moves);
    }
    if ((extras & CanTakeStones) != 0) {
        moves.push(playCard(stonesCard));
    }
    if ((extras & CanSell) != 0) {
        const int most = std::min<int>(nileCards[sellStonesCard].amount, stonesToSpare(state, seat));
        for (int stones = 1; stones <= most; ++stones) {
            moves.push(sell(stones));
        }
    }
    if ((extras & CanSecondShip) != 0) {
        moves.push(playCard(secondShipCard));
    }
    for (std::size_t site = 0; (extras & CanExtraPlace) != 0 && site < siteCount; ++site) {
        if (inReserve(state, site, seat)) {
            moves.push(extraPlace(site));
        }
    }
}

void listSails(const State& state, int seat, MoveList& moves) {
    const bool mayDouble = has(state, seat, doubleCampCard);
    for (std::size_t i = 0; i < bendCount; ++i) {
        const auto bend = static_cast<Bend>(i);
        if (canSailTo(state, seat, bend)) {
            moves.push(sail(bend));
            if (mayDouble && typeOf(bend) == BendType::Camp && bend != heliopolis) {
                moves.push(sail(bend, true));
            }
        }
    }
    moves.push(pass());
}

void listFlood(const State& state, MoveList& moves) {
    for (int flood = 0; flood < static_cast<int>(floodCount); ++flood) {
        if (std::abs(flood - static_cast<int>(state.flood)) <= 1) {
            moves.push(floodTo(static_cast<Flood>(flood)));
        }
    }
}

void listLeftover(const State& state, MoveList& moves) {
    for (std::size_t slot = 0; slot < slotCount; ++slot) {
        if (state.river[slot] != noCard && firstSlotOf(state, state.river[slot]) == slot) {
            moves.push(take(slot));
        }
    }
}

template <std::size_t N>
void listCards(const State& state, int seat, const std::array<Card, N>& cards, MoveList& moves) {
    for (const Card card : cards) {
        if (has(state, seat, card)) {
            moves.push(playCard(card));
        }
    }
}

void listFeeding(const State& state, int seat, MoveList& moves) {
    listCards(state, seat, grainCards, moves);
    if (has(state, seat, feedWithStonesCard)) {
        const int most = std::min<int>(playerAt(state, seat).stones, grainMissing(state, seat));
        for (int stones = 1; stones <= most; ++stones) {
            moves.push(feedStones(stones));
        }
    }
}

void listOpenings(const State& state, int seat, MoveList& moves) {
    for (std::size_t worker = 0; worker < plainWorkers; ++worker) {
        if (canOpenWith(state, seat, workerAt(worker))) {
            moves.push(work(workerAt(worker)));
        }
    }
}

void listLooks(const State& state, int seat, MoveList& moves) {
    const int most = std::min(mostLooked, sphinxDeck(state));
    const int means = std::min<int>(strengthLeft(state), playerAt(state, seat).stones);
    for (int cards = 1; cards <= most && lookPrice(state, seat, cards) <= means; ++cards) {
        moves.push(look(cards));
    }
}

void listJoining(const State& state, int seat, MoveList& moves) {
    const Player& player = playerAt(state, seat);
    const unsigned busy = player.used | unsigned{state.action.crew};
    constexpr unsigned plain = (1U << plainWorkers) - 1;
    const bool second = std::popcount(state.action.crew & plain) == 1 &&
                        (has(state, seat, twoWorkersCards[0]) || has(state, seat, twoWorkersCards[1]));
    for (std::size_t worker = 0; worker < workerCount; ++worker) {
        if (((busy >> worker) & 1U) == 0 &&
            (worker == Foreman || (second && canJoinWith(state, seat, workerAt(worker))))) {
            moves.push(work(workerAt(worker)));
        }
    }
    listCards(state, seat, strengthCards, moves);
}

void listAction(const State& state, int seat, MoveList& moves) {
    listJoining(state, seat, moves);
    if (state.site == static_cast<std::size_t>(SiteName::Abydos)) {
        listLooks(state, seat, moves);
        return;
    }
    for (SquareSet left = affordableSquares(state); left != 0; left &= left - 1) {
        moves.push(build(static_cast<Square>(std::countr_zero(left))));
    }
    if (state.action.squares != 0) {
        if (state.site == static_cast<std::size_t>(SiteName::Amarna)) {
            moves.push(finish(Track::Quarry));
            moves.push(finish(Track::Market));
        } else {
            moves.push(finish());
        }
    }
}

void listKeeping(const State& state, int seat, MoveList& moves) {
    const bool two = has(state, seat, keepTwoCard) && state.drawnCount > 1;
    moves.push(keepNone());
    if (state.drawn[0] == hiddenArg) {
        moves.push(keep(hiddenArg));
        if (two) {
            moves.push(keepTwo(hiddenArg, hiddenArg));
        }
        return;
    }
    for (std::size_t i = 0; i < state.drawnCount; ++i) {
        moves.push(keep(state.drawn[i]));
        for (std::size_t j = 0; two && j < i; ++j) {
            const auto [low, high] = std::minmax(state.drawn[i], state.drawn[j]);
            moves.push(keepTwo(low, high));
        }
    }
}

} // namespace

void listMoves(const State& state, Seat seat, MoveList& moves) {
    moves.clear();
    if (!pendingOf(state).seats.has(seat)) {
        return;
    }
    const int mover = indexOf(seat);
    switch (questionOf(state)) {
    case Question::Train: listGrowing(state, mover, moves, train); return;
    case Question::Flood: listFlood(state, moves); return;
    case Question::Keep: listKeeping(state, mover, moves); return;
    case Question::Sail: listSails(state, mover, moves); break;
    case Question::Feed: listFeeding(state, mover, moves); break;
    case Question::First: listOpenings(state, mover, moves); break;
    case Question::Action: listAction(state, mover, moves); break;
    case Question::Leftover: listLeftover(state, moves); break;
    case Question::Build:
        listOpenings(state, mover, moves);
        moves.push(giveUp());
        break;
    case Question::Extra: moves.push(extraPlace(state.site)); break;
    default: break;
    }
    if (mayPlayExtras(state)) {
        listExtras(state, mover, moves);
    }
    if (mayBeDone(state)) {
        moves.push(done());
    }
}

} // namespace architects::egizia
