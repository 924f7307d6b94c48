#include "platform/terminal/pyramidice/layout.h"

#include <array>
#include <bit>
#include <iomanip>
#include <sstream>

#include "core/games/pyramidice/moves.h"
#include "core/games/pyramidice/notation.h"
#include "platform/terminal/canvas.h"

namespace architects::terminal {
namespace {

using namespace pyramidice;

constexpr std::array<std::string_view, 17> needSigns{"",   "d1", "d2", "d3", "d4", "d5", "d6", "d*", "s1",
                                                     "s2", "s3", "s4", "s5", "s6", "s*", "W",  "C"};
constexpr std::array<std::string_view, tileCount + 1> tileSigns{"",
                                                                "1 piece: 2 others",
                                                                "1 Fame: W C S",
                                                                "2 Fame: a god",
                                                                "2 pieces, others C",
                                                                "1 Fame: 3 alike",
                                                                "1 Fame: 1 piece and work",
                                                                "W W",
                                                                "W S",
                                                                "W C",
                                                                "S C",
                                                                "S S",
                                                                "C C"};

std::string priceText(God god) {
    std::string text;
    for (const Need need : infoOf(god).price) {
        text += need != Need::None ? " " + std::string(needSigns[static_cast<std::size_t>(need)]) : "";
    }
    const int fame = infoOf(god).fame;
    return text + (has(ennead, god) ? "  Ennead" : fame > 0 ? "  " + std::to_string(fame) + " Fame" : "");
}

std::string rowText(const State& state) {
    std::ostringstream out;
    out << "Gods, deck of " << int{state.deck} << " on the left:\n";
    for (std::size_t slot = 0; slot < rowSlots; ++slot) {
        const God god = state.row[slot];
        out << "  " << slot + 1 << "  ";
        if (god == noGod) {
            out << "-\n";
        } else {
            out << std::left << std::setw(10) << infoOf(god).name << " for" << priceText(god) << '\n';
        }
    }
    return out.str();
}

std::string tilesText(const State& state) {
    std::ostringstream out;
    out << "Rest tiles:\n";
    for (std::size_t space = 0; space < suppliesFor[state.seats].tiles; ++space) {
        const std::uint8_t tile = state.tileRow[space];
        out << "  " << std::right << std::setw(2) << space + 1 << "  "
            << (tile == 0 ? "-" : tileName(tile) + "  " + std::string(tileSigns[tile])) << '\n';
    }
    return out.str();
}

/// A level of a pyramid: its first space, and how wide it is.
struct Level {
    std::size_t first;
    std::size_t size;
};
constexpr std::array<Level, 6> levels{{
    {0, 3},
    {9, 2},
    {13, 1},
    {14, 2},
    {18, 1},
    {19, 1},
}};

std::string pyramidsText(const State& state, const Style& style) {
    std::string text = "Pyramids:\n";
    for (std::size_t row = 0; row < 3; ++row) {
        for (const Level& level : levels) {
            if (level.first >= spacesFor(state.seats)) {
                continue;
            }
            for (std::size_t column = 0; column < level.size; ++column) {
                const std::size_t space = level.first + row * level.size + column;
                const bool there = row < level.size;
                const std::string name = there ? spaceName(static_cast<int>(space)) : "  ";
                const bool built = there && state.built[space] != 0;
                text += "  " + inked(name, built ? Ink::Faint : Ink::Plain, style) +
                        (built ? "=" + inked(std::to_string(state.built[space]), Ink::Strong, style)
                         : there && spaceOpen(state, static_cast<Space>(space)) ? " ."
                                                                                : "  ");
            }
            text += "   ";
        }
        text += "\n";
    }
    return text;
}

std::string diceText(const Dice& dice) {
    std::string text;
    for (std::size_t colour = 0; colour < 2; ++colour) {
        for (std::size_t value = 1; value <= 6; ++value) {
            for (int i = 0; i < dice[colour][value]; ++i) {
                text += (colour == 0 ? " s" : " p") + std::to_string(value);
            }
        }
    }
    return text;
}

std::string godsText(const State& state, std::size_t seat) {
    std::string text;
    for (GodSet gods = state.sides[seat].gods; gods != 0; gods &= gods - 1) {
        const auto god = static_cast<God>(std::countr_zero(gods));
        const bool used = seat == state.mover && has(state.turn.used, god);
        text += " " + std::string(infoOf(god).name) + (used ? "(used)" : "");
    }
    return text.empty() ? " none" : text;
}

std::string ownTiles(const Side& side) {
    std::string text;
    for (std::size_t i = 0; i < side.tiles.size() && side.tiles[i] != 0; ++i) {
        text += " " + tileName(side.tiles[i]) + (((side.faceDown >> i) & 1U) != 0 ? "(down)" : "");
    }
    return text.empty() ? " none" : text;
}

std::string projectsText(const Side& side) {
    std::string text;
    for (std::size_t project = 1; project <= projectCount; ++project) {
        text += ((side.projects >> project) & 1U) != 0 ? " " + std::string(projectTable[project].name) : "";
    }
    for (int i = 0; i < side.hiddenProjects; ++i) {
        text += " ?";
    }
    return text;
}

std::string offeredText(const Side& side) {
    std::string text;
    for (const Scarab scarab : side.offered) {
        text += scarab != noScarab ? " " + scarabName(scarab) : "";
    }
    return text.empty() ? text : "; offered" + text;
}

std::string seatText(const State& state, int seat, const Names& names, const Style& style) {
    const Side& side = state.sides[static_cast<std::size_t>(seat)];
    const std::string name = inked(names.at(static_cast<std::size_t>(seat)), inkOf(seat), style);
    std::string text = (seat == state.mover ? "> seat " : "  seat ") + std::to_string(seat + 1) + ", " +
                       name + ": Fame " + std::to_string(side.fame) + "; Workers " +
                       std::to_string(side.pieces[0]) + ", Cats " + std::to_string(side.pieces[1]) +
                       ", Stone dice " + std::to_string(side.pieces[2]);
    text += side.scarab != noScarab ? "; scarab " + scarabName(side.scarab) : "";
    return text + offeredText(side) + "; project" + projectsText(side) + "\n      gods" +
           godsText(state, static_cast<std::size_t>(seat)) + "; tiles" + ownTiles(side) + "\n";
}

std::string turnText(const State& state) {
    const Turn& turn = state.turn;
    std::string text;
    if (diceLeft(turn.dice) > 0) {
        text += "Dice:" + diceText(turn.dice) + "\n";
    }
    if (diceLeft(turn.marked) > 0) {
        text += "To roll again:" + diceText(turn.marked) + "\n";
    }
    if (turn.loan != noGod) {
        text += "Borrowed: " + std::string(infoOf(turn.loan).name) + "\n";
    }
    if (state.ending) {
        text += "The end has come: turns after this one: " + std::to_string(state.turnsLeft) + "\n";
    }
    return text;
}

} // namespace

std::string needText(Need need) {
    switch (need) {
    case Need::AnyDie: return "any die";
    case Need::AnyStone: return "a Stone die";
    case Need::Worker: return "a Worker";
    case Need::Cat: return "a Cat";
    default: break;
    }
    return need < Need::AnyDie ? "a die of " + std::to_string(static_cast<int>(need))
                               : "a Stone die of " + std::to_string(static_cast<int>(need) -
                                                                    static_cast<int>(Need::AnyDie));
}

std::string pyramidiceTable(const State& state, Seat /*seat*/, const Names& names, const Style& style) {
    std::string text = rowText(state) + tilesText(state) + pyramidsText(state, style);
    text += "Quarry: " + std::to_string(state.quarry[0]) + " Stone dice, " +
            std::to_string(state.quarry[1]) + " Prayer dice; supply: " + std::to_string(state.stoneSupply) +
            " Stone dice, " + std::to_string(state.pieces[0]) + " Workers, " +
            std::to_string(state.pieces[1]) + " Cats\n";
    for (int seat = 0; seat < state.seats; ++seat) {
        text += seatText(state, seat, names, style);
    }
    return text + turnText(state);
}

} // namespace architects::terminal
