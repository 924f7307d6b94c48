#include "core/bots/hint.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

#include "core/bots/playouts.h"
#include "core/games/any_game.h"
#include "core/table/text.h"

namespace architects {
namespace {

constexpr int point = 100;
constexpr int pairsOfPlays = 200;        ///< how often both moves are played on to see what they bring
constexpr int pairsAtATime = 20;         ///< few enough that nobody waits for them
constexpr int playsToTheEnd = 100;       ///< how often the match is, to see who wins
constexpr int roundAtMost = 100;         ///< moves
constexpr int decided = sure * 97 / 100; ///< so good a chance is as good as won
constexpr int slight = sure * 5 / 1000;  ///< what is nearer than that cannot be told apart

/// Points of each seat, in hundredths, of many matches together.
using Points = std::array<int, maxSeats>;

/// Adds what the seats have when a round has been played after the move, some pairs of times.
template <Game G>
void addPointsAfter(const typename G::State& view, Seat seat, const Move& move, std::uint64_t seed,
                    const SearchControl* control, Points& points) {
    SearchStyle style = Levels<G>::style;
    style.turns = seatsOf<G>(view);
    style.plies = roundAtMost;
    style.candidates = std::max(style.candidates, 8);
    playOnAfter<G>(view, seat, move, style, pairsAtATime, seed, control,
                   [&](const typename G::State& later) {
                       const auto totals = G::score(later).totals;
                       for (std::size_t other = 0; other < maxSeats; ++other) {
                           points[other] += totals[other] * point;
                       }
                   });
}

/// Both moves with the same luck, and equally often also when there is no time for all of it.
template <Game G>
void comparePoints(const typename G::State& view, Seat seat, std::uint64_t seed,
                   const SearchControl* control, Hint& hint) {
    Points with{};
    Points without{};
    int pairs = 0;
    while (pairs < pairsOfPlays && !stopped(control) && !hurried(control, pairs)) {
        const std::uint64_t luck = seed + static_cast<std::uint64_t>(pairs);
        addPointsAfter<G>(view, seat, hint.move, luck, control, with);
        addPointsAfter<G>(view, seat, *hint.instead, luck, control, without);
        pairs += pairsAtATime;
    }
    const auto own = static_cast<std::size_t>(indexOf(seat));
    std::size_t rival = own == 0 ? 1 : 0;
    for (std::size_t other = 0; other < static_cast<std::size_t>(seatsOf<G>(view)); ++other) {
        rival = other != own && without[other] > without[rival] ? other : rival;
    }
    hint.gains = (with[own] - without[own]) / std::max(pairs, 1);
    hint.denies = (without[rival] - with[rival]) / std::max(pairs, 1);
}

/// By how much the move is better than the next best, as the search found, and what it brings.
Hint::Reason reasonOf(const Hint& hint, int better, std::size_t own) {
    if (better < slight) {
        return Hint::Reason::Equal;
    }
    if (hint.chances[own] >= decided) {
        return Hint::Reason::Wins;
    }
    const bool gains = hint.gains >= point / 2;
    const bool denies = hint.denies >= point / 2;
    if (gains && denies) {
        return Hint::Reason::Both;
    }
    return gains ? Hint::Reason::Gains : denies ? Hint::Reason::Denies : Hint::Reason::Prepares;
}

template <Game G>
std::optional<Hint> hintIn(const typename G::State& view, Seat seat, std::uint64_t seed,
                           const Effort& effort) {
    Hint hint;
    hint.seat = seat;
    MoveList moves;
    G::legalMoves(view, seat, moves);
    if (moves.empty()) {
        return std::nullopt;
    }
    FastRandom random(seed);
    if (Rollout<G>::spotted(view, random)) {
        return std::nullopt;
    }
    hint.move = moves[0];
    if (moves.size() == 1) {
        return hint;
    }
    const int iterations = std::min(levelOf<G>(levelCount).iterations, effort.most);
    const auto search = searched<G>(view, seat, iterations, random.next64(), effort.control);
    if (stopped(effort.control)) {
        return std::nullopt;
    }
    const auto [best, second] = search->bestTwo();
    hint.move = best.move;
    hint.instead = second.move;
    hint.iterations = search->iterations();
    comparePoints<G>(view, seat, random.next64(), effort.control, hint);
    hint.chances = chancesAfter<G>(view, seat, hint.move, playsToTheEnd, random.next64(), effort.control);
    if (stopped(effort.control)) {
        return std::nullopt;
    }
    hint.reason = reasonOf(hint, best.mean - second.mean, static_cast<std::size_t>(indexOf(seat)));
    return hint;
}

int wholePoints(int hundredths) {
    return (hundredths + point / 2) / point;
}

} // namespace

std::string_view Hint::sentence() const {
    switch (reason) {
    case Reason::OnlyMove: return CORE_TEXT("Hint", "It is the only move there is.");
    case Reason::Wins:
        return CORE_TEXT("Hint", "It nearly decides the match: you win %1 of 100 games like this.");
    case Reason::Gains: return CORE_TEXT("Hint", "It brings you more points than the next best, about %1.");
    case Reason::Denies: return CORE_TEXT("Hint", "Your strongest rival scores fewer points, about %1.");
    case Reason::Both:
        return CORE_TEXT("Hint",
                         "It brings you more points, about %1, and your strongest rival fewer, about %2.");
    case Reason::Prepares:
        return CORE_TEXT(
            "Hint",
            "It brings no more points now, but leaves you in a better position than the second choice.");
    case Reason::Equal: return CORE_TEXT("Hint", "Others are as good: none of them wins more often.");
    }
    return {};
}

std::array<int, 2> Hint::facts() const {
    const auto inHundred = [](int chance) { return (chance * 100 + sure / 2) / sure; };
    const std::size_t own = isPlayer(seat) ? static_cast<std::size_t>(indexOf(seat)) : 0;
    switch (reason) {
    case Reason::Wins: return {inHundred(chances[own]), 0};
    case Reason::Gains: return {wholePoints(gains), 0};
    case Reason::Denies: return {wholePoints(denies), 0};
    case Reason::Both: return {wholePoints(gains), wholePoints(denies)};
    default: return {0, 0};
    }
}

bool isForOwnEyes(const AnyMatch& match, Seat seat) {
    return withGame(match.game().id,
                    [&](auto game) {
                        using G = typename decltype(game)::type;
                        FastRandom random(0); // which line it would be is of no interest
                        return Rollout<G>::spotted(match.viewState<G>(seat), random).has_value();
                    })
        .value_or(false);
}

std::optional<Hint> hintFor(const AnyMatch& match, Seat seat, std::uint64_t seed, const Effort& effort) {
    return withGame(match.game().id,
                    [&](auto game) {
                        using G = typename decltype(game)::type;
                        return hintIn<G>(match.viewState<G>(seat), seat, seed, effort);
                    })
        .value_or(std::nullopt);
}

} // namespace architects
