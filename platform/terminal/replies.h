#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace architects::terminal {

/// How long each decision took, in CPU time.
class Replies {
  public:
    void add(double seconds) { seconds_.push_back(seconds); }
    /// So many of a hundred replies took no longer, in milliseconds; 100: the longest of all.
    [[nodiscard]] double percentile(std::size_t percent) {
        if (seconds_.empty()) {
            return 0;
        }
        std::sort(seconds_.begin(), seconds_.end());
        return 1000 * seconds_[(seconds_.size() - 1) * percent / 100];
    }
    [[nodiscard]] std::size_t count() const { return seconds_.size(); }

  private:
    std::vector<double> seconds_;
};

} // namespace architects::terminal
