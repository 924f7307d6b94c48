#include "platform/terminal/canvas.h"

#include <array>

namespace architects::terminal {
namespace {

constexpr std::array<std::string_view, 7> colours{
    "", "\x1b[2m", "\x1b[1;33m", "\x1b[1;36m", "\x1b[1;35m", "\x1b[1;32m", "\x1b[1m",
};
constexpr std::string_view plain = "\x1b[0m";

} // namespace

Ink inkOf(int seat) {
    return static_cast<Ink>(static_cast<int>(Ink::FirstSeat) + seat);
}

std::string inked(std::string_view text, Ink ink, const Style& style) {
    const std::string_view colour = colours[static_cast<std::size_t>(ink)];
    if (!style.colour || colour.empty()) {
        return std::string(text);
    }
    return std::string(colour) + std::string(text) + std::string(plain);
}

Canvas::Canvas(std::size_t width, std::size_t height) : width_(width), spots_(width * height) {}

void Canvas::put(std::size_t x, std::size_t y, std::string_view mark, Ink ink) {
    spots_.at(y * width_ + x) = {std::string(mark), ink};
}

void Canvas::write(std::size_t x, std::size_t y, std::string_view text, Ink ink) {
    for (const char& c : text) {
        put(x++, y, {&c, 1}, ink);
    }
}

std::string Canvas::text(const Style& style) const {
    std::string all;
    for (std::size_t start = 0; start < spots_.size(); start += width_) {
        std::size_t used = width_; // blanks at the end of a line are not worth sending
        while (used > 0 && spots_[start + used - 1].mark == " ") {
            --used;
        }
        std::string run; // neighbours of one ink
        for (std::size_t x = 0; x < used; ++x) {
            const Spot& spot = spots_[start + x];
            run += spot.mark;
            if (x + 1 == used || spots_[start + x + 1].ink != spot.ink) {
                all += inked(run, spot.ink, style);
                run.clear();
            }
        }
        all += '\n';
    }
    return all;
}

} // namespace architects::terminal
