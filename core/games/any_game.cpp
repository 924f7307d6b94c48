#include <array>
#include <utility>

#include "core/games/all_games.h"
#include "core/games/any_game.h"

namespace architects {
namespace {

template <Game... G>
auto infosOf(GameSet<G...> /*games*/) {
    return std::array<const GameInfo*, sizeof...(G)>{&G::info()...};
}

} // namespace

std::span<const GameInfo* const> allGames() {
    static const auto infos = infosOf(Games{});
    return infos;
}

const GameInfo* findGame(std::string_view id) {
    for (const GameInfo* info : allGames()) {
        if (info->id == id) {
            return info;
        }
    }
    return nullptr;
}

Setup newSetup(std::string game, int seats, const Seed& seed) {
    Setup setup = makeSetup(std::move(game), seats, seed);
    const GameInfo* info = findGame(setup.game);
    setup.rules = info == nullptr ? firstRules : info->rules;
    return setup;
}

const Notation* findNotation(std::string_view id) {
    return withGame(id, [](auto game) { return &notationOf<typename decltype(game)::type>(); })
        .value_or(nullptr);
}

} // namespace architects
