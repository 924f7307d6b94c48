#pragma once

#include <cmath>
#include <cstdint>

namespace architects::terminal {

/// Mean and spread of numbers as they come (Welford), so that a million games need no memory.
class Sample {
  public:
    void add(double value) {
        ++count_;
        const double away = value - mean_;
        mean_ += away / static_cast<double>(count_);
        squares_ += away * (value - mean_);
    }
    [[nodiscard]] double mean() const { return mean_; }
    /// The standard deviation of what was sampled; 0 while there is too little to tell.
    [[nodiscard]] double deviation() const {
        return count_ < 2 ? 0 : std::sqrt(squares_ / static_cast<double>(count_ - 1));
    }

  private:
    std::uint64_t count_ = 0;
    double mean_ = 0;
    double squares_ = 0;
};

} // namespace architects::terminal
