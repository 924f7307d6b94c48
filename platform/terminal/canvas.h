#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "platform/terminal/console.h"

namespace architects::terminal {

/// What a character stands for; a style decides how that looks.
enum class Ink : unsigned char { Plain, Faint, FirstSeat, SecondSeat, ThirdSeat, FourthSeat, Strong };

Ink inkOf(int seat);

/// A text in an ink, as an ANSI terminal shows it; just the text where the style has no colour.
std::string inked(std::string_view text, Ink ink, const Style& style);

/// A rectangle of characters to draw on.
class Canvas {
  public:
    Canvas(std::size_t width, std::size_t height);

    /// One character; `mark` may take several bytes but is one column wide.
    void put(std::size_t x, std::size_t y, std::string_view mark, Ink ink = Ink::Plain);
    /// ASCII text from left to right.
    void write(std::size_t x, std::size_t y, std::string_view text, Ink ink = Ink::Plain);
    [[nodiscard]] std::string text(const Style& style) const;

  private:
    struct Spot {
        std::string mark = " ";
        Ink ink = Ink::Plain;
    };
    std::size_t width_;
    std::vector<Spot> spots_;
};

} // namespace architects::terminal
