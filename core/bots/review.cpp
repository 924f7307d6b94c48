#include "core/bots/review.h"

#include <algorithm>
#include <cstdint>
#include <numeric>

#include "core/bots/choose.h"
#include "core/bots/playouts.h"
#include "core/bots/view.h"
#include "core/games/any_game.h"

namespace architects {
namespace {

constexpr std::size_t lookedAtAgain = 8;
constexpr int worthTelling = sure / 50; ///< what costs less is no mistake
constexpr int lineIterations = 300;
constexpr std::size_t longestLine = 16;

/// A search tells of more than two seats how each stands, not who wins; one will, so that all make one sure
/// thing.
int asChance(int worth, const Rewards& standing) {
    const std::int64_t all = std::accumulate(standing.begin(), standing.end(), std::int64_t{0});
    return all > 0 ? static_cast<int>(std::int64_t{worth} * sure / all) : 0;
}

/// How long a move is looked at.
struct Patience {
    int iterations; ///< to find a better one
    int plays;      ///< to see how often it wins
};
constexpr Patience firstLook{300, 64};
constexpr Patience closerLook{2000, 400};

/// The move that was tried most, without the trials that were ordered.
const Choice& favourite(const Choice* begin, const Choice* end, const Move& ordered, std::uint32_t orders) {
    const auto own = [&](const Choice& choice) {
        return choice.visits - (choice.move == ordered ? std::min(choice.visits, orders) : 0);
    };
    return *std::max_element(begin, end, [&](const Choice& a, const Choice& b) { return own(a) < own(b); });
}

/// What the move was worth beside the best, from the seat's view. The chances stay as they were where
/// there was nothing to decide. The first look takes what a move cost from the search, which is steadier
/// than a few matches played on; the closer one plays enough of them with the same luck after both moves.
template <Game G>
ReviewedMove look(const AnyMatch& then, const Entry& made, const Rewards& before, bool closely,
                  SearchControl* control) {
    const Patience& patience = closely ? closerLook : firstLook;
    const std::size_t entry = then.log().entries.size();
    const Seat seat = made.by;
    const auto own = static_cast<std::size_t>(indexOf(seat));
    const Move played = made.move();
    ReviewedMove seen{entry, seat, before, 0, played};
    const typename G::State view = then.viewState<G>(seat);
    MoveList moves;
    G::legalMoves(view, seat, moves);
    FastRandom random(entry);
    if (moves.size() < 2 || Rollout<G>::spotted(view, random)) {
        return seen;
    }
    const auto search = searched<G>(view, seat, patience.iterations, random.next64(), control);
    const int fair = patience.iterations / 4; // trials of the move that was played
    for (int i = 0; i < fair && !stopped(control); ++i) {
        search->iterate(&played);
    }
    const auto& choices = search->choices();
    const Choice& best =
        favourite(choices.begin(), choices.end(), played, static_cast<std::uint32_t>(fair));
    const Choice* asPlayed = std::find_if(choices.begin(), choices.end(),
                                          [&](const Choice& choice) { return choice.move == played; });
    const std::uint64_t luck = random.next64();
    seen.chances = chancesAfter<G>(view, seat, played, patience.plays, luck, control);
    if (asPlayed == choices.end() || best.move == played) {
        return seen;
    }
    seen.cost = closely ? chancesAfter<G>(view, seat, best.move, patience.plays, luck, control)[own] -
                              seen.chances[own]
                        : asChance(best.mean - asPlayed->mean, asPlayed->rewards);
    seen.cost = std::max(0, seen.cost);
    seen.better = seen.cost > 0 ? best.move : played;
    return seen;
}

Rewards evenChances(int seats) {
    Rewards chances{};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
        chances[seat] = sure / seats;
    }
    return chances;
}

/// The better move, and Architects on all seats after it until the same seat has had its next turn; what
/// chance would have drawn is what the seed gives.
std::vector<Entry> lineOf(const AnyMatch& match, const ReviewedMove& move, SearchControl* control) {
    auto other = AnyMatch::replay(match.log(), move.entry);
    std::vector<Entry> line;
    if (!other.ok() || other->play(move.seat, move.better) != Refusal::None) {
        return line;
    }
    int turns = 0;
    Seat mover = move.seat;
    while (!stopped(control) && !other->pending().over() && !other->pending().chance() &&
           other->log().entries.size() < move.entry + longestLine) {
        const Seat seat = other->pending().seats.first();
        turns += seat != mover ? 1 : 0;
        mover = seat;
        if (turns > match.log().setup.seats) {
            break;
        }
        const auto chosen =
            chooseMove(*other, seat, levelCount, other->log().entries.size(), {lineIterations, control});
        if (!chosen || other->play(seat, *chosen) != Refusal::None) {
            break;
        }
    }
    line.assign(other->log().entries.begin() + static_cast<std::ptrdiff_t>(move.entry),
                other->log().entries.end());
    return line;
}

std::optional<ReviewedMove> lookAt(const AnyMatch& match, std::size_t entry, const Rewards& before,
                                   bool closely, SearchControl* control) {
    const auto then = AnyMatch::replay(match.log(), entry);
    if (!then.ok()) {
        return std::nullopt;
    }
    return withGame(match.game().id, [&](auto game) {
        return look<typename decltype(game)::type>(*then, match.log().entries[entry], before, closely,
                                                   control);
    });
}

bool costsMore(const ReviewedMove& a, const ReviewedMove& b) {
    return a.cost > b.cost;
}

/// The curve shows what the closer look saw, but for the end, which is known.
void keep(Review& review, const ReviewedMove& closer) {
    for (ReviewedMove& move : review.moves) {
        if (move.entry == closer.entry) {
            const Rewards chances = &move == &review.moves.back() ? move.chances : closer.chances;
            move = closer;
            move.chances = chances;
        }
    }
}

/// The costliest by the first look are looked at again; what remains costly is told.
void findMistakes(Review& review, const AnyMatch& match, SearchControl* control) {
    std::vector<ReviewedMove> costly = review.moves;
    std::stable_sort(costly.begin(), costly.end(), costsMore);
    costly.resize(std::min(costly.size(), lookedAtAgain));
    std::vector<ReviewedMove> seen;
    for (const ReviewedMove& move : costly) {
        const auto closer = lookAt(match, move.entry, move.chances, true, control);
        if (stopped(control)) {
            return;
        }
        if (closer) {
            seen.push_back(*closer);
        }
    }
    std::stable_sort(seen.begin(), seen.end(), costsMore);
    std::vector<Mistake> mistakes;
    for (const ReviewedMove& move : seen) {
        if (move.cost >= worthTelling && mistakes.size() < mostMistakes) {
            mistakes.push_back({move, lineOf(match, move, control)});
        }
    }
    if (stopped(control)) {
        return;
    }
    for (const ReviewedMove& move : seen) {
        keep(review, move);
    }
    review.mistakes = std::move(mistakes);
    review.done = true;
}

} // namespace

void advance(Review& review, const AnyMatch& match, SearchControl* control) {
    const std::vector<Entry>& entries = match.log().entries;
    std::size_t entry = review.next;
    while (entry < entries.size() && entries[entry].isChance()) {
        ++entry;
    }
    if (review.done || !match.pending().over()) {
        return;
    }
    if (entry == entries.size()) {
        findMistakes(review, match, control);
        return;
    }
    const Rewards before =
        review.moves.empty() ? evenChances(match.log().setup.seats) : review.moves.back().chances;
    auto seen = lookAt(match, entry, before, false, control);
    if (stopped(control) || !seen) {
        return;
    }
    const bool last = std::all_of(entries.begin() + static_cast<std::ptrdiff_t>(entry) + 1, entries.end(),
                                  [](const Entry& later) { return later.isChance(); });
    if (last) {
        seen->chances = sharesOf(match.score().winners); // the end is no guess
    }
    review.moves.push_back(*seen);
    review.next = entry + 1;
}

int progressOf(const Review& review, const AnyMatch& match) {
    constexpr std::size_t firstPart = 85; // the closer look takes the rest
    const std::size_t all = match.log().entries.size();
    return review.done ? 100
                       : static_cast<int>(all == 0 ? 0 : firstPart * std::min(review.next, all) / all);
}

} // namespace architects
