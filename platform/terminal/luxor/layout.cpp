#include "platform/terminal/luxor/layout.h"

#include <array>
#include <bit>
#include <iomanip>
#include <sstream>

#include "core/games/luxor/notation.h"
#include "platform/terminal/canvas.h"

namespace architects::terminal {
namespace {

using namespace luxor;

constexpr std::array<std::string_view, animalCount> shortNames{"ca", "mu", "sn", "hi", "cr", "ib", "ct"};

/// Two letters, and an arrow on the side to which the animal looks.
std::string glyphText(Glyph glyph) {
    if (glyph.animal == noAnimal) {
        return " .. ";
    }
    const std::string name(shortNames[glyph.animal]);
    return glyph.facing == Facing::Left ? "<" + name + " " : " " + name + ">";
}

std::string wallText(const State& state) {
    std::ostringstream out;
    for (std::size_t above = rowCount; above > 0; --above) {
        out << std::setw(4) << above << ' ';
        for (std::size_t shaft = 0; shaft < shaftCount; ++shaft) {
            out << ' ' << glyphText(glyphAt(state, cellAt(shaft, above - 1)));
        }
        out << '\n';
    }
    out << "     ";
    for (std::size_t shaft = 0; shaft < shaftCount; ++shaft) {
        out << "  " << shaftName(static_cast<int>(shaft)) << "  ";
    }
    out << "\n  (ca camel, mu mule, sn snake, hi hippo, cr crocodile, ib ibis, ct cat)\n";
    return out.str();
}

std::string pillarsText(const State& state, const Names& names, const Style& style) {
    const Chamber& chamber = state.chamber;
    std::ostringstream out;
    out << "Pillars, " << int{chamber.slab} << " scarabs on the slab:\n";
    for (std::size_t pillar = 0; pillar < animalCount; ++pillar) {
        const std::uint8_t there = chamber.researcher[pillar];
        out << "  " << std::left << std::setw(10) << animalNames[pillar] << " scarabs "
            << int{chamber.scarabs[pillar]} << "  eyes ";
        for (std::size_t place = chamber.opened[pillar]; place < tombsPerPillar; ++place) {
            out << place + 1;
        }
        out << std::string(chamber.opened[pillar], ' ') << "  "
            << (there == nobody ? "-" : inked(names.at(there), inkOf(there), style)) << '\n';
    }
    return out.str();
}

std::string tombsText(const State& state, int seat) {
    std::string text;
    for (std::size_t tomb = 0; tomb < tombCount; ++tomb) {
        if (state.owner[tomb] == seat) {
            text += " " + tombName(static_cast<int>(tomb)) + "=" +
                    (state.value[tomb] != 0 ? std::to_string(state.value[tomb]) : "?");
        }
    }
    return text.empty() ? " none" : text;
}

std::string seatText(const State& state, int seat, const Names& names, const Style& style) {
    const auto s = static_cast<std::size_t>(seat);
    std::string hand;
    for (CardSet cards = state.hand[s]; cards != 0; cards &= cards - 1) {
        hand += " " + cardName(std::countr_zero(cards));
    }
    for (int i = 0; i < state.hidden[s]; ++i) {
        hand += " ?";
    }
    const std::uint8_t animal = state.pharaoh[s];
    return (seat == state.mover ? "> seat " : "  seat ") + std::to_string(seat + 1) + ", " +
           inked(names.at(s), inkOf(seat), style) + ": researchers left " +
           std::to_string(state.chamber.supply[s]) + "; pharaoh " +
           (animal == notDealt ? "-" : animalName(animal)) + "; sarcophagi" + tombsText(state, seat) +
           "\n      hand" + hand + "\n";
}

std::string pileText(const State& state) {
    std::string text = "Pile: " + std::to_string(state.stock + state.buried) + " cards";
    if (state.cursesLeft != 0) {
        text += " and " + std::to_string(std::popcount(state.cursesLeft)) + " curses";
        text += state.back == Back::Snake ? ", a snake on top of the lower pile" : "";
    }
    text += "\n";
    return text + (state.curse != noCurse ? "Open curse: " + curseName(state.curse) + "\n" : "");
}

} // namespace

std::string luxorTable(const State& state, const Names& names, const Style& style) {
    std::string text = wallText(state) + pillarsText(state, names, style) + pileText(state);
    for (int seat = 0; seat < state.seats; ++seat) {
        text += seatText(state, seat, names, style);
    }
    return text;
}

} // namespace architects::terminal
