#include "core/games/kheops/networks.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/table/text.h"

namespace architects::kheops {
namespace {

constexpr int loneSarcophagus = 5;
constexpr int sarcophagusPair = 15;
constexpr int apexBonus = 5;
constexpr int longestBonus = 5;

constexpr std::array sarcophagusColours{Symbol::SarcophagusA, Symbol::SarcophagusB, Symbol::SarcophagusC};
constexpr auto symbolCount = static_cast<std::size_t>(Symbol::MovePawn) + 1;

/// The cells that point up. Every side that two cells share belongs to one of them.
constexpr CellSet upCells = [] {
    CellSet all = 0;
    for (Cell cell = 0; cell < cellCount; ++cell) {
        all |= pointsUp(cell) ? only(cell) : 0;
    }
    return all;
}();

/// Each cell with the neighbours it communicates with, straight from the sets of open sides.
class Links {
  public:
    explicit Links(const State& state) {
        for (unsigned side = 0; side < sideCount; ++side) {
            const CellSet open = state.open[side];
            for (const Cell up : Members(open & upCells & ~outerSides[side])) {
                const Cell down = neighbours[up][side];
                const CellSet shared = (open >> down) & 1U;
                linked_[up] |= shared << down;
                linked_[down] |= shared << up;
            }
        }
    }

    /// All cells that communicate with this one, itself included.
    [[nodiscard]] CellSet flood(Cell start) const {
        CellSet reached = only(start);
        for (CellSet waiting = reached; waiting != 0;) {
            const auto cell = static_cast<Cell>(std::countr_zero(waiting));
            const CellSet fresh = linked_[cell] & ~reached;
            waiting = (waiting & (waiting - 1)) | fresh;
            reached |= fresh;
        }
        return reached;
    }

  private:
    std::array<CellSet, cellCount> linked_{};
};

int sarcophagusBonus(const Network& network) {
    const auto& [a, b, c] = network.sarcophagi;
    const int all = a + b + c;
    if (all == 1) {
        return loneSarcophagus;
    }
    return all == 2 && (a == 2 || b == 2 || c == 2) ? sarcophagusPair : 0;
}

int bonusOf(const Network& network) {
    return sarcophagusBonus(network) + (network.apex ? apexBonus : 0) +
           (network.longest ? longestBonus : 0);
}

int valueOf(const Network& network) {
    return network.cursed ? 0 : (network.rooms + bonusOf(network)) * (network.closed ? 2 : 1);
}

/// Where each symbol lies. Sets are counted at once; looking at every tile would be a guess for each.
class Symbols {
  public:
    explicit Symbols(const State& state) {
        for (const Cell cell : Members(state.filled)) {
            cells_[static_cast<std::size_t>(symbolOf(state.tile[cell]))] |= only(cell);
        }
    }
    [[nodiscard]] CellSet of(Symbol symbol) const { return cells_[static_cast<std::size_t>(symbol)]; }

  private:
    std::array<CellSet, symbolCount> cells_{};
};

/// The cells on which a pawn counts for two.
CellSet doubleCells(const State& state, const Symbols& symbols) {
    return symbols.of(Symbol::Double) | cellsOf(state, state.white, PawnKind::Pharaoh);
}

/// Everything about a network that can be told without looking at the others.
Network measure(const State& state, const Symbols& symbols, CellSet twice, CellSet cells) {
    Network network;
    network.cells = cells;
    network.tiles = sizeOf(cells);
    network.rooms = sizeOf(cells & state.rooms);
    network.apex = has(cells, apexCell);
    CellSet exits = 0;
    for (unsigned side = 0; side < sideCount; ++side) {
        exits |= state.open[side] & outerSides[side] & cells;
    }
    network.closed = exits == 0;
    network.cursed = (cells & symbols.of(Symbol::Curse)) != 0;
    for (std::size_t colour = 0; colour < sarcophagusColours.size(); ++colour) {
        network.sarcophagi[colour] =
            static_cast<std::uint8_t>(sizeOf(cells & symbols.of(sarcophagusColours[colour])));
    }
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const CellSet pawns = cells & state.pawns[seat];
        network.weight[seat] = sizeOf(pawns) + sizeOf(pawns & twice);
    }
    if (network.weight[0] != network.weight[1]) {
        network.owner = network.weight[0] > network.weight[1] ? Seat::First : Seat::Second;
    }
    return network;
}

/// The points of each seat: its ankhs squared, and what its networks are worth.
void addUp(Networks& networks, int most) {
    for (std::size_t seat = 0; seat < 2; ++seat) {
        networks.totals[seat] = networks.ankhs[seat] * networks.ankhs[seat];
    }
    for (Network& network : networks.list) {
        network.longest = network.tiles == most;
        network.value = valueOf(network);
        if (network.owner != Seat::Nobody) {
            networks.totals[static_cast<std::size_t>(network.owner)] += network.value;
        }
    }
}

} // namespace

Networks analyse(const State& state) {
    Networks networks;
    int most = 0;
    CellSet cursedCells = 0;
    const Links links(state);
    const Symbols symbols(state);
    const CellSet twice = doubleCells(state, symbols);
    for (CellSet left = state.filled; left != 0;) {
        const CellSet cells = links.flood(static_cast<Cell>(std::countr_zero(left)));
        left &= ~cells;
        if (sizeOf(cells) < 2) {
            continue;
        }
        networks.list.push(measure(state, symbols, twice, cells));
        const Network& latest = networks.list[networks.list.size() - 1];
        most = std::max(most, latest.tiles);
        cursedCells |= latest.cursed ? cells : 0;
    }
    for (std::size_t seat = 0; seat < 2; ++seat) {
        networks.ankhs[seat] = sizeOf(symbols.of(Symbol::Ankh) & state.pawns[seat] & ~cursedCells);
    }
    addUp(networks, most);
    return networks;
}

const Network* networkAt(const Networks& networks, Cell cell) {
    const auto* found = std::find_if(networks.list.begin(), networks.list.end(),
                                     [cell](const Network& network) { return has(network.cells, cell); });
    return found == networks.list.end() ? nullptr : found;
}

ValueLines explain(const Network& network) {
    ValueLines lines;
    int sum = network.rooms;
    const auto add = [&lines, &sum](std::string_view label, int points) {
        lines.push({label, 0, points});
        sum += points;
    };
    lines.push({CORE_TEXT("Score", "Rooms: %1"), network.rooms, network.rooms});
    if (const int bonus = sarcophagusBonus(network); bonus != 0) {
        add(bonus == loneSarcophagus ? CORE_TEXT("Score", "One sarcophagus")
                                     : CORE_TEXT("Score", "A pair of sarcophagi"),
            bonus);
    }
    if (network.apex) {
        add(CORE_TEXT("Score", "Reaches the top of the pyramid"), apexBonus);
    }
    if (network.longest) {
        add(CORE_TEXT("Score", "Longest network"), longestBonus);
    }
    if (network.cursed) {
        add(CORE_TEXT("Score", "Cursed: worth nothing"), -sum);
    } else if (network.closed) {
        add(CORE_TEXT("Score", "No way out: doubled"), sum);
    }
    return lines;
}

} // namespace architects::kheops
