#include "core/games/luxor/pairs.h"

#include <algorithm>

namespace architects::luxor {
namespace {

constexpr int shafts = static_cast<int>(shaftCount);
constexpr int rows = static_cast<int>(rowCount);

struct Place {
    int shaft = 0;
    int row = 0;
};

bool onWall(Place place) {
    return place.shaft >= 0 && place.shaft < shafts && place.row >= 0 && place.row < rows;
}
Cell cellOf(Place place) {
    return cellAt(static_cast<std::size_t>(place.shaft), static_cast<std::size_t>(place.row));
}
Glyph glyphAt(const State& state, Place place) {
    const auto row = static_cast<std::size_t>(place.row);
    return glyphs[state.wall[static_cast<std::size_t>(place.shaft)][row / 2]][row % 2];
}

/// A half of a card that is about to be dropped, and where it will come to rest.
struct Fresh {
    Glyph glyph;
    Place place;
    Half half = Half::Bottom;
};

Fresh freshOf(const State& state, Card card, std::size_t shaft, Half half) {
    const int row = 2 * state.height[shaft] + static_cast<int>(half);
    return {glyphOf(card, half), {static_cast<int>(shaft), row}, half};
}

/// The eight neighbours, of which those above the new card are always empty, and the other half of the
/// card itself never counts.
template <class F>
void eachNeighbour(const State& state, const Fresh& fresh, F&& found) {
    const auto look = [&](Place place) {
        const Glyph glyph = glyphAt(state, place);
        if (glyph.animal == fresh.glyph.animal) {
            found(fresh, place, glyph);
        }
    };
    const int lowest = std::max(fresh.place.row - 1, 0);
    const int highest = std::min(fresh.place.row + 1, rows - 1);
    for (int shaft = fresh.place.shaft - 1; shaft <= fresh.place.shaft + 1; shaft += 2) {
        if (shaft < 0 || shaft >= shafts) {
            continue;
        }
        for (int row = lowest; row <= highest; ++row) {
            look({shaft, row});
        }
    }
    if (fresh.half == Half::Bottom && fresh.place.row > 0) {
        look({fresh.place.shaft, fresh.place.row - 1});
    }
}

/// The animals like the new one in one line through it.
struct InLine {
    int count = 0;
    Place last;
};

InLine alikeInLine(const State& state, const Fresh& fresh, Place step) {
    InLine line;
    for (const int way : {-1, 1}) {
        Place place{fresh.place.shaft + way * step.shaft, fresh.place.row + way * step.row};
        for (; onWall(place); place = {place.shaft + way * step.shaft, place.row + way * step.row}) {
            if (glyphAt(state, place).animal == fresh.glyph.animal) {
                ++line.count;
                line.last = place;
            }
        }
    }
    return line;
}

/// A pair for each of the four lines in which exactly one like it lies already. When it is the turn of a
/// double's top half, its bottom half lies in the shaft: with it there are two, or it is the only one,
/// which is no partner.
template <class F>
void eachInSight(const State& state, const Fresh& fresh, bool doubled, F&& found) {
    constexpr std::array<Place, 4> steps{{{0, 1}, {1, -1}, {1, 0}, {1, 1}}};
    for (const Place step : steps) {
        const bool otherHalfLiesThere = doubled && fresh.half == Half::Top && step.shaft == 0;
        const InLine line = alikeInLine(state, fresh, step);
        if (line.count == 1 && !otherHalfLiesThere) {
            found(fresh, line.last, glyphAt(state, line.last));
        }
    }
}

template <class F>
void eachPair(const State& state, Card card, std::size_t shaft, F&& found) {
    for (const Half half : {Half::Bottom, Half::Top}) {
        const Fresh fresh = freshOf(state, card, shaft, half);
        if (state.pairRule == PairRule::Sphinx) {
            eachInSight(state, fresh, isDouble(card), found);
        } else {
            eachNeighbour(state, fresh, found);
        }
    }
}

} // namespace

Pairs pairsOf(const State& state, Card card, std::size_t shaft) {
    Pairs pairs;
    eachPair(state, card, shaft, [&pairs](const Fresh& fresh, Place old, Glyph glyph) {
        pairs.push({cellOf(fresh.place), cellOf(old), glyph.facing == fresh.glyph.facing});
    });
    return pairs;
}

Yields yieldsOf(const State& state, Card card, std::size_t shaft) {
    Yields yields;
    const bool doubled = isDouble(card);
    eachPair(state, card, shaft, [&](const Fresh& fresh, Place /*old*/, Glyph glyph) {
        Yield& yield = yields[doubled ? 0 : static_cast<std::size_t>(fresh.half)];
        yield.animal = glyph.animal;
        ++yield.pairs;
        yield.same = yield.same || glyph.facing == fresh.glyph.facing;
    });
    return yields;
}

bool matches(const State& state, Curse curse, const Line& line) {
    unsigned shown = 0;
    for (const Cell cell : line) {
        shown |= 1U << glyphAt(state, cell).animal;
    }
    return shown == animalsOf(curse);
}

bool hasMatch(const State& state, Curse curse) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const Line& line) { return matches(state, curse, line); });
}

} // namespace architects::luxor
