#include <algorithm>
#include <array>
#include <iomanip>
#include <sstream>
#include <string>

#include "core/games/kheops/chance.h"
#include "core/games/kheops/kheops.h"
#include "core/games/kheops/moves.h"
#include "core/games/kheops/networks.h"
#include "core/games/kheops/notation.h"
#include "platform/terminal/canvas.h"
#include "platform/terminal/face.h"
#include "platform/terminal/kheops/pyramid.h"

namespace architects::terminal {
namespace {

using namespace kheops;

constexpr std::array<std::string_view, pawnKinds> pawnNames{"Worker", "Mummy", "Priest", "Pharaoh"};
constexpr std::array<std::string_view, 12> symbolNames{
    "",       "sarcophagus A", "sarcophagus B",   "sarcophagus C", "ankh",       "counts double",
    "cursed", "forbidden",     "turn a corridor", "turn a room",   "swap pawns", "move a pawn"};

constexpr std::string_view help =
    R"(A turn is a pawn, its tile's power if it has one that can be used, and a tile.
  pawn W 2.3       put a pawn of your supply on a tile: W Worker, M Mummy, P Priest, F Pharaoh
  turn 2.3 1       power: turn a tile by one or two thirds, clockwise
  swap 2.3 3.1     power: swap your pawn on 2.3 with theirs on 3.1
  move 2.3 3.3     power: move your pawn from 2.3 to 3.3
  tile R07 3.5 1   lay a tile of your hand on an empty cell, turned by 0, 1 or 2 thirds
On the board: 1W is seat 1's Worker. R is a room, C a corridor; an arrow is an opening, and an edge is left out
where two openings meet. SA SB SC sarcophagi, AN ankh, X2 counts double, CU curse, FB forbidden, RC and RR turn a
corridor or a room, SW swap pawns, MV move a pawn.
)";

std::string supplyText(const State& state, std::size_t seat) {
    std::string text;
    for (std::size_t kind = 0; kind < pawnKinds; ++kind) {
        const int left = state.supply[seat][kind];
        if (left > 0) {
            text += (text.empty() ? "" : " ") + std::string(1, pawnLetter(static_cast<PawnKind>(kind)));
            text += left > 1 ? "x" + std::to_string(left) : "";
        }
    }
    return text.empty() ? "none" : text;
}

std::string seatLine(const State& state, int seat, const Names& names, const Style& style) {
    const auto index = static_cast<std::size_t>(seat);
    std::string text = std::string(seat == state.white ? "White" : "Blue ") + "  seat " +
                       std::to_string(seat + 1) + ", " + inked(names.at(index), inkOf(seat), style) +
                       "; pawns left: " + supplyText(state, index) + "; hand:";
    for (const Tile tile : Members(state.hand[index])) {
        text += " " + tileName(tile);
    }
    for (int i = 0; i < state.hidden[index]; ++i) {
        text += " ?";
    }
    return text + (handCount(state, seat) == 0 ? " empty" : "") + "\n";
}

/// The openings of a tile in each of its rotations, as they point in a cell, from left to right.
std::string rotations(Tile tile, bool up, const Style& style) {
    std::string text;
    for (unsigned rotation = 0; rotation < rotationsOf(tile); ++rotation) {
        text += " " + std::to_string(rotation) + ":";
        for (const unsigned side : {up ? 1U : 2U, 0U, up ? 2U : 1U}) {
            if ((openingsOf(tile, rotation) >> side & 1U) != 0) {
                text += arrowOf(up, side, style);
            }
        }
    }
    return text;
}

std::string handText(const State& state, Seat seat, const Style& style) {
    std::ostringstream out;
    for (const Tile tile : Members(state.hand[static_cast<std::size_t>(indexOf(seat))])) {
        out << "  " << tileName(tile) << std::left << std::setw(10)
            << (isRoom(tile) ? " room" : " corridor") << std::setw(16)
            << symbolNames[static_cast<std::size_t>(symbolOf(tile))] << "pointing up"
            << rotations(tile, true, style) << ", down" << rotations(tile, false, style) << '\n';
    }
    return out.str();
}

std::string table(const AnyMatch& match, Seat seat, const Names& names, const Style& style) {
    const State& state = *match.stateAs<Kheops>();
    std::string text = drawPyramid(state, style) + "\n";
    for (const int shown : {int{state.white}, otherSeat(state.white)}) {
        text += seatLine(state, shown, names, style);
    }
    text += "Pile: " + std::to_string(pileCount(state)) + " tiles\n";
    return isPlayer(seat) ? text + handText(state, seat, style) : text;
}

std::string moveSentence(const Move& move) {
    const std::string first = move.arg[0] < cellCount ? cellName(move.arg[0]) : "?";
    const std::string second = move.arg[1] < cellCount ? cellName(move.arg[1]) : "?";
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::PlacePawn: return "puts a " + std::string(pawnNames.at(move.arg[0])) + " on " + second;
    case MoveKind::TurnTile:
        return "turns the tile on " + first + (move.arg[1] == 1 ? " by one third" : " by two thirds");
    case MoveKind::SwapPawns: return "swaps the pawns on " + first + " and " + second;
    case MoveKind::MovePawn: return "moves a pawn from " + first + " to " + second;
    case MoveKind::PlaceTile: return "lays " + tileName(move.arg[0]) + " on " + second;
    }
    return {};
}

std::string sentence(const Entry& entry, const Names& names) {
    if (!entry.isChance()) {
        return names.at(static_cast<std::size_t>(indexOf(entry.by))) + " " + moveSentence(entry.move());
    }
    switch (static_cast<ChanceKind>(entry.kind)) {
    case ChanceKind::White: return names.at(entry.arg[0]) + " plays White and begins";
    case ChanceKind::Base: return tileName(entry.arg[0]) + " is laid on " + cellName(entry.arg[1]);
    case ChanceKind::Draw:
        return names.at(entry.arg[0]) + " draws " +
               (entry.arg[1] == hiddenArg ? "a tile" : tileName(entry.arg[1]));
    }
    return {};
}

std::string step(const AnyMatch& match) {
    const State& state = *match.stateAs<Kheops>();
    if (state.phase == Phase::PlacePawn) {
        return "place a pawn";
    }
    const bool power = state.phase == Phase::UsePower;
    return power ? std::string(symbolNames[static_cast<std::size_t>(symbolOf(state.tile[state.placed]))])
                 : "lay a tile";
}

/// The figures the rules were measured with, so that they can be measured again.
Figures figures(const AnyMatch& match) {
    const State& state = *match.stateAs<Kheops>();
    const Networks networks = analyse(state);
    int closed = 0;
    int longest = 0;
    for (const Network& network : networks.list) {
        closed += network.closed ? 1 : 0;
        longest = std::max(longest, network.tiles);
    }
    const int white = networks.totals[state.white];
    const int blue = networks.totals[1U - state.white];
    return {{"white_wins", white > blue ? 1 : 0},
            {"blue_wins", blue > white ? 1 : 0},
            {"white_points", white},
            {"blue_points", blue},
            {"networks", static_cast<double>(networks.list.size())},
            {"closed_networks", closed},
            {"longest_network", longest}};
}

constexpr Face face{"kheops", table, sentence, step, help, figures};

} // namespace

const Face& kheopsFace() {
    return face;
}

} // namespace architects::terminal
