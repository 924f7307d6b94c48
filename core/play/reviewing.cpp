#include "core/play/reviewing.h"

#include <utility>

#include "core/save/store.h"

namespace architects::play {
namespace {

constexpr int movesAtATime = 4; ///< between two looks at the disk and the screen

} // namespace

Reviewing::Reviewing(Services services, std::string id, AnyMatch match)
    : services_(std::move(services)),
      id_(std::move(id)),
      match_(std::make_shared<const AnyMatch>(std::move(match))) {
    const auto kept = services_.store->review(id_);
    if (kept.ok() && *kept) {
        review_ = readReview(**kept).value_or(Review{}); // what cannot be read is worked out again
    }
}

Reviewing::~Reviewing() {
    rest();
}

void Reviewing::start(std::function<void()> changed) {
    changed_ = std::move(changed);
    if (running_ || review_.done) {
        return;
    }
    running_ = true;
    next();
}

void Reviewing::rest() {
    running_ = false;
    if (control_) {
        control_->stop = true;
        control_.reset();
    }
}

void Reviewing::next() {
    const auto control = control_ = std::make_shared<SearchControl>();
    const auto further = std::make_shared<Review>(review_);
    services_.background(
        [control, further, match = match_] {
            for (int i = 0; i < movesAtATime && !further->done && !control->stop; ++i) {
                advance(*further, *match, control.get());
            }
        },
        [this, control, further] {
            if (!control->stop) { // whoever rests or is gone has said stop
                take(std::move(*further));
            }
        });
}

/// The disk need not take it: then the work is only done again.
void Reviewing::take(Review further) {
    const bool more = further != review_;
    review_ = std::move(further);
    if (more) {
        (void)services_.store->putReview(id_, writeReview(review_));
    }
    running_ = more && !review_.done;
    if (running_) {
        next();
    } else {
        control_.reset();
    }
    if (changed_) {
        const auto tell = changed_; // it may end this review
        tell();
    }
}

} // namespace architects::play
