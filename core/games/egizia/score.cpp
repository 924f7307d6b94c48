#include "core/games/egizia/score.h"

#include <algorithm>
#include <bit>

#include "core/table/text.h"

namespace architects::egizia {
namespace {

bool trackIsDone(const Player& player, std::size_t track) {
    return (track == static_cast<std::size_t>(Track::Quarry) ? player.quarry : player.market) == trackEnd;
}

int playersAtEnd(const State& state, std::size_t track) {
    const auto end = state.players.begin() + state.seats;
    return static_cast<int>(std::count_if(
        state.players.begin(), end, [track](const Player& player) { return trackIsDone(player, track); }));
}

/// Strictly more than every other player.
bool hasMost(const State& state, int seat, int (*amount)(const State&, int, Colour), Colour colour) {
    const int own = amount(state, seat, colour);
    for (int other = 0; other < state.seats; ++other) {
        if (other != seat && amount(state, other, colour) >= own) {
            return false;
        }
    }
    return own > 0;
}

SquareSet squaresOfAll(unsigned monuments) {
    SquareSet squares = 0;
    for (std::size_t monument = 0; monument < monumentCount; ++monument) {
        squares |= ((monuments >> monument) & 1U) != 0 ? squaresOf(static_cast<Monument>(monument)) : 0;
    }
    return squares;
}

bool hasEnoughEverywhere(const State& state, int seat, const RiddleCard& card) {
    for (std::size_t monument = 0; monument < monumentCount; ++monument) {
        if (((card.what >> monument) & 1U) != 0 &&
            ownStones(state, seat, static_cast<Monument>(monument)) < card.least) {
            return false;
        }
    }
    return true;
}

bool standsAtEnds(const Player& player, unsigned tracks) {
    return ((tracks & 1U) == 0 || trackIsDone(player, 0)) && ((tracks & 2U) == 0 || trackIsDone(player, 1));
}

/// Does the card pay its points in full? Only for families that pay all or nothing.
bool isFulfilled(const State& state, int seat, const RiddleCard& card) {
    switch (card.family) {
    case RiddleFamily::SquareFilled: return (filledSquares(state) & onlySquare(card.what)) != 0;
    case RiddleFamily::MonumentsDone: return (squaresOfAll(card.what) & ~filledSquares(state)) == 0;
    case RiddleFamily::OwnStones:
        return ownStones(state, seat, static_cast<Monument>(card.what)) >= card.least;
    case RiddleFamily::OwnStonesInEach: return hasEnoughEverywhere(state, seat, card);
    case RiddleFamily::MostGrain:
        return hasMost(state, seat, grainOfColour, static_cast<Colour>(card.what));
    case RiddleFamily::MostStones:
        return hasMost(
            state, seat, [](const State& at, int one, Colour) { return stonesProduced(at, one); },
            Colour::Green);
    case RiddleFamily::OwnAtEnd: return standsAtEnds(playerAt(state, seat), card.what);
    default: return false;
    }
}

ScoreLine lineOf(Source source) {
    ScoreLine line;
    line.subject = static_cast<int>(source);
    switch (source) {
    case Source::Building: line.label = CORE_TEXT("Score", "Squares and tombs built"); break;
    case Source::Floors: line.label = CORE_TEXT("Score", "Floors of the pyramid"); break;
    case Source::Returned: line.label = CORE_TEXT("Score", "Sphinx cards put back"); break;
    case Source::Sites: line.label = CORE_TEXT("Score", "Ships at the sites"); break;
    case Source::Market: line.label = CORE_TEXT("Score", "End of the grain market"); break;
    case Source::Cards: line.label = CORE_TEXT("Score", "Nile cards"); break;
    case Source::Sold: line.label = CORE_TEXT("Score", "Stones sold"); break;
    case Source::Hunger: line.label = CORE_TEXT("Score", "Missing grain"); break;
    case Source::Stones: line.label = CORE_TEXT("Score", "Stones left, two for a point"); break;
    case Source::TombTiles: line.label = CORE_TEXT("Score", "Tomb tiles"); break;
    default: line.label = CORE_TEXT("Score", "Sphinx cards"); break;
    }
    return line;
}

/// Has this seat been through its part of final scoring?
bool isCounted(const State& state, int seat) {
    return state.step == Step::Over ||
           (state.step == Step::Show && state.seats - tileOf(state, seat) <= state.turn);
}

/// The marker and what it would move by now: S29 counts on everything else.
struct Standing {
    int points = 0;
    void add(ScoreLine& line, int seat, int more) {
        line.points[static_cast<std::size_t>(seat)] += more;
        points += more;
    }
};

void addSources(const State& state, std::array<Standing, maxSeats>& standings, ScoreSheet& sheet) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(Source::Riddles); ++i) {
        const auto source = static_cast<Source>(i);
        ScoreLine line = lineOf(source);
        for (int seat = 0; seat < state.seats; ++seat) {
            int points = playerAt(state, seat).earned[i];
            if (!isCounted(state, seat)) {
                points += source == Source::Stones ? worthOfStones(state, seat) : 0;
                points += source == Source::TombTiles ? worthOfTombs(state, seat) : 0;
            }
            standings[static_cast<std::size_t>(seat)].add(line, seat, points);
        }
        if (std::any_of(line.points.begin(), line.points.end(), [](int points) { return points != 0; })) {
            sheet.lines.push(line);
        }
    }
}

/// What a card brings a player who has so many points without it.
int worthOf(const State& state, int seat, Riddle riddle, int points) {
    return riddles[riddle].family == RiddleFamily::EveryTenth ? std::max(0, points / 10)
                                                              : worthOfRiddle(state, seat, riddle);
}

void addRiddles(const State& state, int seat, Standing& standing, ScoreSheet& sheet) {
    const Player& player = playerAt(state, seat);
    for (RiddleSet left = player.hand | player.shown; left != 0; left &= left - 1) {
        const auto riddle = static_cast<Riddle>(std::countr_zero(left));
        ScoreLine line;
        line.label = CORE_TEXT("Score", "Sphinx card S%1");
        line.facts = {riddle + 1};
        line.subject = riddleSubject + riddle;
        standing.add(line, seat, worthOf(state, seat, riddle, standing.points));
        sheet.lines.push(line);
    }
}

} // namespace

int worthOfRiddle(const State& state, int seat, Riddle riddle) {
    const RiddleCard& card = riddles[riddle];
    const Player& player = playerAt(state, seat);
    switch (card.family) {
    case RiddleFamily::PlayersAtEnd:
        return pointsByPlayersAtEnd[static_cast<std::size_t>(playersAtEnd(state, card.what))];
    case RiddleFamily::TombStones: return card.points * ownStones(state, seat, Tombs);
    case RiddleFamily::Strength: return card.points * player.strength[card.what];
    case RiddleFamily::AlwaysCards: return card.points * std::popcount(player.cards & alwaysCards);
    case RiddleFamily::EveryTenth: return std::max(0, pointsOf(player) / 10);
    default: return isFulfilled(state, seat, card) ? card.points : 0;
    }
}

int worthOfStones(const State& state, int seat) {
    const Player& player = playerAt(state, seat);
    return player.quarry >= quarrySellsFrom ? player.stones / 2 : 0;
}

int worthOfTombs(const State& state, int seat) {
    return tombBonus(tombSum(state, seat) +
                     (has(state, seat, tombsPlusEightCard) ? nileCards[tombsPlusEightCard].amount : 0));
}

ScoreSheet scoreOf(const State& state) {
    ScoreSheet sheet;
    std::array<Standing, maxSeats> standings{};
    addSources(state, standings, sheet);
    int best = 0;
    for (int seat = 0; seat < state.seats; ++seat) {
        Standing& standing = standings[static_cast<std::size_t>(seat)];
        addRiddles(state, seat, standing, sheet);
        sheet.totals[static_cast<std::size_t>(seat)] = standing.points;
        const int ahead = standing.points - standings[static_cast<std::size_t>(best)].points;
        best = ahead > 0 || (ahead == 0 && inFront(state, seat, best)) ? seat : best;
    }
    sheet.winners.add(seatAt(best));
    return sheet;
}

} // namespace architects::egizia
