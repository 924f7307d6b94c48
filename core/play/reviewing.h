#pragma once

#include <functional>
#include <memory>
#include <string>

#include "core/bots/review.h"
#include "core/play/services.h"

namespace architects::play {

/// The review of one finished match: worked out in the background a few moves at a time, kept on disk with
/// the match, and gone on with where it was left. Everything but the work itself is done on the thread of
/// whoever calls.
class Reviewing {
  public:
    Reviewing(Services services, std::string id, AnyMatch match);
    ~Reviewing();
    Reviewing(const Reviewing&) = delete;
    Reviewing& operator=(const Reviewing&) = delete;

    /// Goes on until it is done or told to rest; `changed` is called whenever there is more of it.
    void start(std::function<void()> changed);
    void rest();

    /// As far as it has come.
    [[nodiscard]] const Review& review() const { return review_; }
    [[nodiscard]] int percent() const { return progressOf(review_, *match_); }
    [[nodiscard]] bool running() const { return running_; }

  private:
    void next();
    void take(Review further);

    Services services_;
    std::string id_;
    std::shared_ptr<const AnyMatch> match_;
    Review review_;
    std::function<void()> changed_;
    bool running_ = false;
    std::shared_ptr<SearchControl> control_; ///< of the work under way; what comes after it is dropped
};

} // namespace architects::play
