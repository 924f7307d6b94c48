#include "core/bots/egizia_prospect.h"

#include <algorithm>
#include <bit>

#include "core/games/egizia/query.h"

namespace architects {

using namespace egizia;

int prospectOf(const State& state, int seat, Riddle riddle, int later) {
    const RiddleCard& card = riddles[riddle];
    const int now = point * worthOfRiddle(state, seat, riddle);
    const int full = point * card.points;
    const int rounds = later + 1;
    const auto partly = [&](int have, int want) {
        return std::min(full, full * std::max(0, 2 * have + rounds) / std::max(1, 2 * want + 1) * 9 / 10);
    };
    switch (card.family) {
    case RiddleFamily::SquareFilled: {
        if (now > 0) {
            return now;
        }
        const SquareSet squares = squaresOf(monumentOf(card.what)) & (onlySquare(card.what) * 2 - 1);
        const int left = std::popcount(squares & ~filledSquares(state));
        return std::max(0, full * (100 - 100 * left / (4 * rounds)) / 100);
    }
    case RiddleFamily::MonumentsDone: {
        SquareSet squares = 0;
        for (std::size_t monument = 0; monument < monumentCount; ++monument) {
            squares |= ((card.what >> monument) & 1U) != 0 ? squaresOf(static_cast<Monument>(monument)) : 0;
        }
        const int left = std::popcount(squares & ~filledSquares(state));
        return now > 0 ? now : std::max(0, full * (100 - 100 * left / (6 * rounds)) / 100);
    }
    case RiddleFamily::OwnStones:
        return now > 0 ? now : partly(ownStones(state, seat, static_cast<Monument>(card.what)), card.least);
    case RiddleFamily::OwnStonesInEach: {
        int have = 0;
        for (std::size_t monument = 0; monument < monumentCount; ++monument) {
            have += std::min<int>(card.least, ownStones(state, seat, static_cast<Monument>(monument)));
        }
        return now > 0 ? now : partly(have, 8);
    }
    case RiddleFamily::TombStones:
    case RiddleFamily::Strength: return now + 60 * later;
    case RiddleFamily::MostGrain:
    case RiddleFamily::MostStones: return now > 0 ? full * (100 - 8 * later) / 100 : full * 8 * later / 100;
    case RiddleFamily::PlayersAtEnd: return now + 90 * later;
    case RiddleFamily::OwnAtEnd: {
        const Player& player = playerAt(state, seat);
        const int left = ((card.what & 1U) != 0 ? trackEnd - player.quarry : 0) +
                         ((card.what & 2U) != 0 ? trackEnd - player.market : 0);
        return now > 0 ? now : std::max(0, full * (100 - 45 * left / rounds) / 100);
    }
    case RiddleFamily::AlwaysCards: return now + 50 * later;
    default: return later > 0 ? 5 * point : now;
    }
}

} // namespace architects
