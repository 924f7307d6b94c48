#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/bots/rewards.h"
#include "core/bots/search_control.h"
#include "core/games/any_match.h"

namespace architects {

/// A move of a finished match, looked at again with what its seat knew then.
struct ReviewedMove {
    std::size_t entry = 0; ///< which of the log
    Seat seat = Seat::Nobody;
    Rewards chances{}; ///< of winning after it, by seat, from nought to `sure`
    int cost = 0;      ///< how much of its own chance the seat gave away
    Move better{};     ///< what would have kept it; the move itself if nothing would
    friend bool operator==(const ReviewedMove&, const ReviewedMove&) = default;
};

/// One of the moves that cost most, with what might have been.
struct Mistake {
    ReviewedMove move;
    std::vector<Entry> line; ///< the better move and what could have followed, from the same position
    friend bool operator==(const Mistake&, const Mistake&) = default;
};

/// A review as far as it has come. It is a value: it can be put away and gone on with later.
struct Review {
    std::vector<ReviewedMove> moves; ///< in the order of the log: the curve
    std::vector<Mistake> mistakes;   ///< at most three, the costliest first; only when done
    std::size_t next = 0;            ///< the entry to be looked at next
    bool done = false;
    friend bool operator==(const Review&, const Review&) = default;
};

inline constexpr std::size_t mostMistakes = 3;

/// Looks at the next move, or, after the last one, at the costliest again and more closely. Does nothing to
/// a review that is done, and leaves it as it was when told to stop meanwhile. The match must be over and
/// hide nothing.
void advance(Review& review, const AnyMatch& match, SearchControl* control = nullptr);

/// Hundredths of the way.
int progressOf(const Review& review, const AnyMatch& match);

/// As text, for the disk; and back, if it is one.
std::string writeReview(const Review& review);
std::optional<Review> readReview(std::string_view text);

} // namespace architects
