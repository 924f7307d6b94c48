#include "platform/terminal/kheops/pyramid.h"

#include <array>
#include <cstddef>

#include "core/games/kheops/notation.h"
#include "platform/terminal/canvas.h"

namespace architects::terminal {
namespace {

using namespace kheops;

// A cell is a triangle of five lines; its edge moves one column a line.
constexpr std::size_t cellHeight = 5;
constexpr std::size_t halfWidth = cellHeight;
constexpr std::size_t margin = 2;
constexpr std::size_t doorWidth = 3; // of a floor, beside the cell's name, with the arrow in its middle
constexpr std::size_t canvasWidth = 2 * margin + 2 * halfWidth * rowCount;
constexpr std::size_t canvasHeight = rowCount * cellHeight;

/// The marks of a style, each one column wide.
struct Marks {
    std::string_view rising, falling, floor, up, left, right, down;
};
constexpr Marks asciiMarks{"/", "\\", "_", "^", "<", ">", "v"};
constexpr Marks fineMarks{"╱", "╲", "▁", "▴", "◂", "▸", "▾"};

const Marks& marksOf(const Style& style) {
    return style.ascii ? asciiMarks : fineMarks;
}

/// One can leave the cell across this side: into a neighbour that is open too, or out of the pyramid.
bool passable(const State& state, Cell cell, unsigned side) {
    const Cell other = neighbours[cell][side];
    return has(state.open[side], cell) && (other == noCell || has(state.open[side], other));
}

class Painter {
  public:
    Painter(const State& state, const Style& style)
        : state_(state), style_(style), marks_(marksOf(style)), canvas_(canvasWidth, canvasHeight) {}

    std::string paint() {
        for (Cell cell = 0; cell < cellCount; ++cell) {
            edges(cell);
            contents(cell);
        }
        return canvas_.text(style_);
    }

  private:
    /// The column just inside the left edge of a cell on one of its lines, top line 0, and how many there
    /// are.
    struct Span {
        std::size_t x, y, width;
    };
    static Span inside(Cell cell, std::size_t line) {
        const auto [row, column] = places[cell];
        const auto left = margin + halfWidth * static_cast<std::size_t>(row - 1 + column - 1);
        const auto top = cellHeight * static_cast<std::size_t>(rowCount - row);
        const std::size_t gap = pointsUp(cell) ? cellHeight - line : line + 1;
        return {left + gap, top + line, 2 * (halfWidth - gap)};
    }

    /// An up-cell draws all three of its edges: together they are every edge but none twice.
    void edges(Cell cell) {
        if (!pointsUp(cell)) {
            return;
        }
        for (std::size_t line = 0; line < cellHeight; ++line) {
            const auto [x, y, width] = inside(cell, line);
            const bool middle = line == cellHeight / 2; // the door; the rest keeps the shape of the cell
            if (!(middle && passable(state_, cell, 1))) {
                canvas_.put(x - 1, y, marks_.rising, Ink::Faint);
            }
            if (!(middle && passable(state_, cell, 2))) {
                canvas_.put(x + width, y, marks_.falling, Ink::Faint);
            }
        }
        const auto [x, y, width] = inside(cell, cellHeight - 1);
        const bool wall = !passable(state_, cell, 0);
        for (std::size_t i = 0; i < width; ++i) {
            if (wall || i < width - doorWidth) {
                canvas_.put(x + i, y, marks_.floor, Ink::Faint);
            }
        }
    }

    void centred(Cell cell, std::size_t line, std::string_view text, Ink ink) {
        const auto [x, y, width] = inside(cell, line);
        canvas_.write(x + (width - text.size()) / 2, y, text, ink);
    }

    void contents(Cell cell) {
        const bool up = pointsUp(cell);
        const auto line = [up](std::size_t fromTip) { return up ? fromTip : cellHeight - 1 - fromTip; };
        const bool built = has(state_.filled, cell);
        if (!built) {
            centred(cell, line(3), cellName(cell), Ink::Faint);
            return;
        }
        centred(cell, line(3), tileName(state_.tile[cell]),
                isRoom(state_.tile[cell]) ? Ink::Strong : Ink::Plain);
        centred(cell, line(2), symbolLetters(symbolOf(state_.tile[cell])), Ink::Plain);
        if (const Pawn pawn = state_.pawn[cell]; !pawn.none()) {
            centred(cell, line(1), std::to_string(pawn.seat() + 1) + pawnLetter(pawn.kind()),
                    inkOf(pawn.seat()));
        }
        const auto [x, y, width] = inside(cell, line(4));
        canvas_.write(x + 1, y, cellName(cell), Ink::Faint);
        openings(cell, line(2), {x, y, width});
    }

    void openings(Cell cell, std::size_t middle, const Span& wide) {
        const bool up = pointsUp(cell);
        if (has(state_.open[0], cell)) {
            canvas_.put(wide.x + wide.width - (doorWidth + 1) / 2, wide.y, arrowOf(up, 0, style_));
        }
        const auto [x, y, width] = inside(cell, middle);
        const unsigned leftSide = up ? 1 : 2;
        if (has(state_.open[leftSide], cell)) {
            canvas_.put(x, y, marks_.left);
        }
        if (has(state_.open[3 - leftSide], cell)) {
            canvas_.put(x + width - 1, y, marks_.right);
        }
    }

    const State& state_;
    const Style& style_;
    const Marks& marks_;
    Canvas canvas_;
};

} // namespace

std::string drawPyramid(const State& state, const Style& style) {
    return Painter(state, style).paint();
}

std::string_view symbolLetters(Symbol symbol) {
    constexpr std::array<std::string_view, 12> letters{"  ", "SA", "SB", "SC", "AN", "X2",
                                                       "CU", "FB", "RC", "RR", "SW", "MV"};
    return letters[static_cast<std::size_t>(symbol)];
}

std::string_view arrowOf(bool up, unsigned side, const Style& style) {
    const Marks& marks = marksOf(style);
    if (side == 0) {
        return up ? marks.down : marks.up;
    }
    return (side == 1) == up ? marks.left : marks.right;
}

} // namespace architects::terminal
