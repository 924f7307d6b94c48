#pragma once

#include <cstdint>
#include <ostream>

namespace architects::terminal {

/// A bar for long work. It appears only on a terminal and only after the work has taken a while, and
/// leaves no trace when it is done.
class ProgressBar {
  public:
    explicit ProgressBar(std::uint64_t total);
    ProgressBar(std::uint64_t total, std::ostream& out, bool terminal);
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    void advance();

  private:
    void draw(double now);

    std::uint64_t total_;
    std::ostream& out_;
    bool terminal_;
    std::uint64_t done_ = 0;
    double started_;
    double drawn_ = 0;
};

} // namespace architects::terminal
