// Squares, tombs and the open building action.
#include <algorithm>

#include "core/games/egizia/query.h"

namespace architects::egizia {

SquareSet filledSquares(const State& state) {
    SquareSet filled = 0;
    for (const Player& player : state.players) {
        filled |= player.squares;
    }
    return filled;
}

std::uint8_t ownerOfSquare(const State& state, Square square) {
    for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
        if ((state.players[seat].squares & onlySquare(square)) != 0) {
            return seat;
        }
    }
    return nobody;
}

int priceOf(const State& state, Square square) {
    return monumentOf(square) == Tombs ? state.tombs[square - firstSquare[Tombs]] : squareValues[square];
}

SquareSet openSquares(const State& state, std::size_t site) {
    const SquareSet filled = filledSquares(state);
    SquareSet open = 0;
    for (SquareSet left = squaresAtSite[site] & ~filled; left != 0; left &= left - 1) {
        const auto square = static_cast<Square>(std::countr_zero(left));
        if ((neededFor[square] & ~filled) == 0) {
            open |= onlySquare(square);
        }
    }
    return open;
}

int ownStones(const State& state, int seat, Monument monument) {
    return std::popcount(playerAt(state, seat).squares & squaresOf(monument));
}

int tombSum(const State& state, int seat) {
    int sum = 0;
    for (SquareSet left = playerAt(state, seat).squares & squaresOf(Tombs); left != 0; left &= left - 1) {
        sum += priceOf(state, static_cast<Square>(std::countr_zero(left)));
    }
    return sum;
}

int tombsTurned(const State& state) {
    const auto faceDown = std::find(state.tombs.begin(), state.tombs.end(), 0);
    return static_cast<int>(faceDown - state.tombs.begin());
}

int tombsTaken(const State& state) {
    return std::popcount(filledSquares(state) & squaresOf(Tombs));
}

FloorBonus floorLeader(const State& state, std::size_t floor) {
    const SquareSet squares = floorSquares(floor);
    FloorBonus bonus;
    SquareSet most = 0;
    for (std::uint8_t seat = 0; seat < state.seats; ++seat) {
        const SquareSet own = state.players[seat].squares & squares;
        const int stones = std::popcount(own);
        // Of equal numbers the leftmost stone wins: the lowest bit.
        if (stones > bonus.points ||
            (stones > 0 && stones == bonus.points && std::countr_zero(own) < std::countr_zero(most))) {
            bonus = {seat, stones};
            most = own;
        }
    }
    return bonus;
}

FloorBonus floorBonus(const State& state, std::size_t floor) {
    return (floorSquares(floor) & ~filledSquares(state)) == 0 ? floorLeader(state, floor) : FloorBonus{};
}

int strengthLeft(const State& state) {
    if (state.action.crew == 0) {
        return 0;
    }
    int strength = state.action.bonus - state.action.spent;
    for (std::size_t worker = 0; worker < workerCount; ++worker) {
        const bool works = ((state.action.crew >> worker) & 1U) != 0;
        strength += works ? playerAt(state, state.mover).strength[worker] : 0;
    }
    return strength;
}

SquareSet affordableSquares(const State& state) {
    const int most = std::min<int>(strengthLeft(state), playerAt(state, state.mover).stones);
    SquareSet affordable = 0;
    for (SquareSet left = openSquares(state, state.site); left != 0; left &= left - 1) {
        const auto square = static_cast<Square>(std::countr_zero(left));
        affordable |= priceOf(state, square) <= most ? onlySquare(square) : 0;
    }
    return affordable;
}

int cheapestAt(const State& state, std::size_t site) {
    constexpr int nothing = 99;
    if (site == static_cast<std::size_t>(SiteName::Abydos)) {
        return sphinxDeck(state) > 0 ? 1 : nothing;
    }
    int cheapest = nothing;
    for (SquareSet left = openSquares(state, site); left != 0; left &= left - 1) {
        cheapest = std::min(cheapest, priceOf(state, static_cast<Square>(std::countr_zero(left))));
    }
    return cheapest;
}

namespace {

/// The strength that can still join those who work: the foreman, a second worker, cards.
int strengthToCome(const State& state, int seat, unsigned crew) {
    constexpr unsigned plain = (1U << plainWorkers) - 1;
    const Player& player = playerAt(state, seat);
    const auto isFree = [&](std::size_t one) { return (((player.used | crew) >> one) & 1U) == 0; };
    int strength = isFree(Foreman) ? player.strength[Foreman] : 0;
    for (const Card card : strengthCards) {
        strength += has(state, seat, card) ? nileCards[card].amount : 0;
    }
    const bool two = has(state, seat, twoWorkersCards[0]) || has(state, seat, twoWorkersCards[1]);
    int second = 0;
    for (std::size_t other = 0; two && std::popcount(crew & plain) == 1 && other < plainWorkers; ++other) {
        second = isFree(other) ? std::max<int>(second, player.strength[other]) : second;
    }
    return strength + second;
}

} // namespace

bool canOpenWith(const State& state, int seat, Worker worker) {
    const Player& player = playerAt(state, seat);
    if (worker >= plainWorkers || ((player.used >> worker) & 1U) != 0) {
        return false;
    }
    const int cheapest = cheapestAt(state, state.site);
    return player.stones >= cheapest &&
           player.strength[worker] + strengthToCome(state, seat, workerSet(worker)) >= cheapest;
}

bool canJoinWith(const State& state, int seat, Worker worker) {
    const unsigned crew = unsigned{state.action.crew} | workerSet(worker);
    const int strength = strengthLeft(state) + playerAt(state, seat).strength[worker];
    return state.action.squares != 0 ||
           strength + strengthToCome(state, seat, crew) >= cheapestAt(state, state.site);
}

bool canComplete(const State& state) {
    const int cheapest = cheapestAt(state, state.site);
    return playerAt(state, state.mover).stones >= cheapest &&
           strengthLeft(state) + strengthToCome(state, state.mover, state.action.crew) >= cheapest;
}

bool canOpen(const State& state, int seat) {
    return canOpenWith(state, seat, Blue) || canOpenWith(state, seat, Black) ||
           canOpenWith(state, seat, Yellow);
}

int lookPrice(const State& state, int seat, int cards) {
    return has(state, seat, sphinxPlusTwoCard) ? std::max(1, cards - nileCards[sphinxPlusTwoCard].amount)
                                               : cards;
}

} // namespace architects::egizia
