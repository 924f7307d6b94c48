#pragma once

#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/games/egizia/egizia.h"
#include "core/games/kheops/kheops.h"
#include "core/games/luxor/luxor.h"
#include "core/games/pyramidice/pyramidice.h"
#include "core/table/game.h"
#include "core/table/match.h"

namespace architects {

template <Game... G>
struct GameSet {
    using Match = std::variant<architects::Match<G>...>;
};

/// The closed set of games. Adding one is adding its name here (and its folder).
using Games = GameSet<kheops::Kheops, pyramidice::Pyramidice, luxor::Luxor, egizia::Egizia>;

namespace detail {

template <class F, Game First, Game... Rest>
auto withGameOf(GameSet<First, Rest...> /*games*/, std::string_view id, F&& use) {
    using Answer = std::invoke_result_t<F, std::type_identity<First>>;
    if constexpr (std::is_void_v<Answer>) {
        bool known = id == First::info().id;
        if (known) {
            std::forward<F>(use)(std::type_identity<First>{});
        } else if constexpr (sizeof...(Rest) > 0) {
            known = withGameOf(GameSet<Rest...>{}, id, std::forward<F>(use));
        }
        return known;
    } else {
        std::optional<Answer> answer;
        if (id == First::info().id) {
            answer.emplace(std::forward<F>(use)(std::type_identity<First>{}));
        } else if constexpr (sizeof...(Rest) > 0) {
            answer = withGameOf(GameSet<Rest...>{}, id, std::forward<F>(use));
        }
        return answer;
    }
}

} // namespace detail

/// Calls `use` with the game of that name as a type: `withGame(id, [](auto g) { ... typename
/// decltype(g)::type ... })`. The answer is optional, or just whether there is such a game where `use` has
/// none.
template <class F>
auto withGame(std::string_view id, F&& use) {
    return detail::withGameOf(Games{}, id, std::forward<F>(use));
}

} // namespace architects
