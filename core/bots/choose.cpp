#include "core/bots/choose.h"

#include "core/bots/choose_by_search.h"
#include "core/games/any_game.h"

namespace architects {

std::optional<Move> chooseMove(const AnyMatch& match, Seat seat, int level, std::uint64_t seed,
                               const Effort& effort) {
    return withGame(match.game().id,
                    [&](auto game) {
                        using G = typename decltype(game)::type;
                        return chooseMove<G>(match.viewState<G>(seat), seat, level, seed, effort);
                    })
        .value_or(std::nullopt);
}

std::optional<Move> greedyMove(const AnyMatch& match, Seat seat, int skill, std::uint64_t seed) {
    return withGame(match.game().id,
                    [&](auto game) {
                        using G = typename decltype(game)::type;
                        return greedyMove<G>(match.viewState<G>(seat), seat, skill, seed);
                    })
        .value_or(std::nullopt);
}

} // namespace architects
