#include "platform/terminal/progress_bar.h"

#include <algorithm>
#include <cmath>
#include <iostream>
#include <string>

#include "platform/terminal/console.h"

namespace architects::terminal {
namespace {

constexpr double patienceSeconds = 0.4; // shorter work needs no bar
constexpr double intervalSeconds = 0.1;
constexpr std::size_t barWidth = 40;
constexpr const char* eraseLine = "\r\x1b[2K";

} // namespace

ProgressBar::ProgressBar(std::uint64_t total) : ProgressBar(total, std::cerr, errorIsTerminal()) {}

ProgressBar::ProgressBar(std::uint64_t total, std::ostream& out, bool terminal)
    : total_(std::max<std::uint64_t>(total, 1)), out_(out), terminal_(terminal), started_(wallSeconds()) {}

ProgressBar::~ProgressBar() {
    if (drawn_ > 0) {
        out_ << eraseLine << std::flush;
    }
}

void ProgressBar::advance() {
    ++done_;
    if (!terminal_) {
        return;
    }
    const double now = wallSeconds();
    if (now - started_ >= patienceSeconds && now - drawn_ >= intervalSeconds) {
        draw(now);
    }
}

void ProgressBar::draw(double now) {
    drawn_ = now;
    const double part = static_cast<double>(done_) / static_cast<double>(total_);
    const auto filled = std::min(barWidth, static_cast<std::size_t>(part * barWidth));
    const double left = (now - started_) * (1 - part) / part;
    out_ << eraseLine << '[' << std::string(filled, '#') << std::string(barWidth - filled, '.') << "] "
         << done_ << " of " << total_ << ", " << std::lround(left) << " s left" << std::flush;
}

} // namespace architects::terminal
