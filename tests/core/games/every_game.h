#pragma once

#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "core/games/any_game.h"

/// Whatever is tested for each game takes the games from the list, so that a new one cannot be left out.
namespace architects {

/// Every game, by its short name.
inline std::vector<std::string> gameNames() {
    std::vector<std::string> names;
    for (const GameInfo* game : allGames()) {
        names.emplace_back(game->id);
    }
    return names;
}

/// Every game with every number of seats it is for.
inline std::vector<std::pair<std::string, int>> gameTables() {
    std::vector<std::pair<std::string, int>> tables;
    for (const GameInfo* game : allGames()) {
        for (int seats = game->minSeats; seats <= game->maxSeats; ++seats) {
            tables.emplace_back(game->id, seats);
        }
    }
    return tables;
}

template <Game... G>
std::tuple<G...> asTuple(GameSet<G...> games);
/// Every game, as a type: for TEMPLATE_LIST_TEST_CASE.
using EveryGame = decltype(asTuple(Games{}));

} // namespace architects
