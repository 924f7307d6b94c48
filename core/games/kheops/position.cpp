// A whole position as text and back. What is read is checked until the game can be played on from it.
#include <algorithm>
#include <array>
#include <utility>

#include "core/games/kheops/chance.h"
#include "core/games/kheops/moves.h"
#include "core/games/kheops/notation.h"
#include "core/table/words.h"

namespace architects::kheops {
namespace {

constexpr std::array<std::string_view, 8> phaseWords{"colours", "base", "deal", "pawn",
                                                     "power",   "tile", "draw", "over"};
constexpr std::array<std::string_view, 2> pharaohWords{"priest", "mummy"};
constexpr int forbiddenTiles = detail::both(Symbol::Forbidden);

template <std::size_t N>
std::optional<std::size_t> indexIn(const std::array<std::string_view, N>& words, std::string_view word) {
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - words.begin()));
}

/// Whose step it is, where it is somebody's.
bool hasMover(Phase phase) {
    return phase != Phase::Colours && phase != Phase::Base && phase != Phase::Over;
}

std::string seatName(int seat) {
    return std::to_string(seat + 1);
}

std::string cellText(const State& state, Cell cell) {
    if (!has(state.filled, cell)) {
        return "-";
    }
    std::string text = tileName(state.tile[cell]) + "/" + std::to_string(rotationAt(state, cell));
    if (const Pawn pawn = state.pawn[cell]; !pawn.none()) {
        text += "+" + seatName(pawn.seat()) + pawnLetter(pawn.kind());
    }
    return text;
}

std::string handText(const State& state, std::size_t seat) {
    std::string text = "hand " + seatName(static_cast<int>(seat));
    for (const Tile tile : Members(state.hand[seat])) {
        text += " " + tileName(tile);
    }
    for (int i = 0; i < state.hidden[seat]; ++i) {
        text += " ?";
    }
    return text + "\n";
}

/// Takes a position from words; every function says whether it could.
class Reader {
  public:
    explicit Reader(std::string_view text) : words_(text) {}

    std::optional<State> read() {
        const bool fine = readHead() && readStep() && readHands() && readRows() && words_.atEnd();
        return fine && takePawnsFromSupply() && playable() ? std::optional(state_) : std::nullopt;
    }

  private:
    bool readSeat(std::uint8_t& seat) {
        const std::string_view word = words_.next();
        seat = word == "2" ? 1 : 0;
        return word == "1" || word == "2";
    }
    bool readHead() {
        if (words_.next() != "kheops") {
            return false;
        }
        const auto rule = indexIn(pharaohWords, words_.next());
        state_.pharaoh = static_cast<PharaohRule>(rule.value_or(0));
        return rule && words_.next() == "white" && readSeat(state_.white);
    }
    bool readStep() {
        if (words_.next() != "step") {
            return false;
        }
        const auto phase = indexIn(phaseWords, words_.next());
        state_.phase = static_cast<Phase>(phase.value_or(0));
        if (!phase || (hasMover(state_.phase) && !readSeat(state_.mover))) {
            return false;
        }
        if (state_.phase == Phase::UsePower) {
            state_.placed = cellNamed(words_.next()).value_or(noCell);
            return state_.placed != noCell;
        }
        return true;
    }
    /// A tile can be in one place only.
    bool claim(Tile tile) {
        const TileSet bit = TileSet{1} << tile;
        const bool unclaimed = (state_.unseen & bit) != 0;
        state_.unseen &= ~bit;
        return unclaimed;
    }
    bool readHands() {
        std::uint8_t seat = 0;
        if (words_.next() != "hand" || !readSeat(seat) || seat != 0) {
            return false;
        }
        for (std::string_view word = words_.next(); word != "hand"; word = words_.next()) {
            if (!readHandTile(0, word)) {
                return false;
            }
        }
        if (!readSeat(seat) || seat != 1) {
            return false;
        }
        for (std::string_view word = words_.next(); word != "7:"; word = words_.next()) {
            if (!readHandTile(1, word)) {
                return false;
            }
        }
        return true;
    }
    bool readHandTile(std::size_t seat, std::string_view word) {
        if (word == "?") {
            return ++state_.hidden[seat] <= tileCount;
        }
        const auto tile = tileNamed(word);
        if (!tile || !claim(*tile)) {
            return false;
        }
        state_.hand[seat] |= TileSet{1} << *tile;
        return true;
    }
    bool readRows() {
        for (int row = rowCount; row >= 1; --row) {
            // The hands end at the word "7:", which is therefore read already.
            if (row < rowCount && words_.next() != std::to_string(row) + ":") {
                return false;
            }
            for (int column = 1; column <= rowLength(row); ++column) {
                if (!readCell(cellAt(row, column), words_.next())) {
                    return false;
                }
            }
        }
        return true;
    }
    bool readCell(Cell cell, std::string_view word) {
        if (word == "-") {
            return true;
        }
        const bool pawn = word.size() == 8 && word[5] == '+';
        if ((word.size() != 5 && !pawn) || word[3] != '/') {
            return false;
        }
        const auto tile = tileNamed(word.substr(0, 3));
        const auto rotation = smallNumber(word.substr(4, 1));
        if (!tile || !rotation || *rotation >= static_cast<int>(rotationsOf(*tile)) || !claim(*tile)) {
            return false;
        }
        putTile(state_, cell, *tile, openingsOf(*tile, static_cast<unsigned>(*rotation)));
        return !pawn || readPawn(cell, word[6], word[7]);
    }
    bool readPawn(Cell cell, char seat, char letter) {
        const auto kind = pawnNamed(letter);
        if (!kind || (seat != '1' && seat != '2') || has(state_.forbidden, cell)) {
            return false;
        }
        putPawn(state_, cell, Pawn(seat - '1', *kind));
        return true;
    }
    bool takePawnsFromSupply() {
        if (state_.phase == Phase::Colours) {
            return state_.white == 0 && state_.filled == 0;
        }
        fillSupply(state_);
        for (const Cell cell : Members(occupied(state_))) {
            const Pawn pawn = state_.pawn[cell];
            auto& left =
                state_.supply[static_cast<std::size_t>(pawn.seat())][static_cast<std::size_t>(pawn.kind())];
            if (left == 0) {
                return false;
            }
            --left;
        }
        return true;
    }
    /// Whoever or whatever comes next has something to do, and so on until the pyramid is complete.
    bool playable() {
        switch (state_.phase) {
        case Phase::Colours: return pileCount(state_) == tileCount;
        case Phase::Base: return baseSoFar() && pileCount(state_) + sizeOf(state_.filled) == tileCount;
        case Phase::Deal: return dealtSoFar();
        case Phase::Over: return pileCount(state_) >= 0 && state_.filled == wholePyramid;
        case Phase::UsePower:
            if (!has(state_.pawns[state_.mover], state_.placed) ||
                !powerPossible(state_, state_.mover, state_.placed)) {
                return false;
            }
            break;
        default: break;
        }
        return state_.filled != 0 && state_.filled != wholePyramid && tilesSuffice() && pawnsSuffice();
    }
    /// Plays the rest of the game in numbers only: everybody must have a tile when it is wanted.
    bool tilesSuffice() {
        int pile = pileCount(state_);
        std::array<int, 2> hands{handCount(state_, 0), handCount(state_, 1)};
        std::size_t mover = state_.mover;
        int empty = sizeOf(wholePyramid & ~state_.filled);
        if (pile < 0 || (state_.phase == Phase::Draw && pile == 0)) {
            return false;
        }
        for (bool drawFirst = state_.phase == Phase::Draw; empty > 0; drawFirst = false) {
            if (!drawFirst) {
                if (hands[mover]-- == 0) {
                    return false;
                }
                ++turnsLeft_[mover];
                --empty;
            }
            if (pile > 0) {
                --pile;
                ++hands[mover];
            }
            mover = 1 - mover;
        }
        return true;
    }
    /// A pawn for each turn, and a place for it even if every tile to come is a forbidden one.
    bool pawnsSuffice() {
        const bool pawnIsDown = state_.phase == Phase::UsePower || state_.phase == Phase::PlaceTile;
        for (std::size_t seat = 0; seat < 2; ++seat) {
            int pawns = seat == state_.mover && pawnIsDown ? 1 : 0;
            for (const int left : state_.supply[seat]) {
                pawns += left;
            }
            if (pawns < turnsLeft_[seat]) {
                return false;
            }
        }
        const int forbiddenToCome = forbiddenTiles - sizeOf(state_.forbidden);
        return sizeOf(freeCells(state_)) + (pawnIsDown ? 1 : 0) > forbiddenToCome;
    }
    bool dealtSoFar() {
        const int mine = handCount(state_, state_.mover);
        const int theirs = handCount(state_, otherSeat(state_.mover));
        const bool evenly = state_.mover == state_.white ? mine == theirs : mine + 1 == theirs;
        return evenly && mine < 3 && pileCount(state_) > 0 && state_.filled == wholeBase() &&
               occupied(state_) == 0;
    }
    static CellSet wholeBase() {
        CellSet all = 0;
        for (const Cell cell : baseCells) {
            all |= only(cell);
        }
        return all;
    }
    /// The base is laid in a fixed order.
    bool baseSoFar() {
        CellSet expected = 0;
        for (std::size_t i = 0; i < baseCount && expected != state_.filled; ++i) {
            expected |= only(baseCells[i]);
        }
        return expected == state_.filled && sizeOf(expected) < static_cast<int>(baseCount) &&
               occupied(state_) == 0;
    }

    Words words_;
    State state_;
    std::array<int, 2> turnsLeft_{}; ///< for each seat, how many tiles it will still place
};

} // namespace

std::string writePosition(const State& state) {
    std::string text =
        "kheops " + std::string(pharaohWords[static_cast<std::size_t>(state.pharaoh)]) + "\n";
    text += "white " + seatName(state.white) + "\n";
    text += "step " + std::string(phaseWords[static_cast<std::size_t>(state.phase)]);
    text += hasMover(state.phase) ? " " + seatName(state.mover) : "";
    text += state.phase == Phase::UsePower ? " " + cellName(state.placed) : "";
    text += "\n" + handText(state, 0) + handText(state, 1);
    for (int row = rowCount; row >= 1; --row) {
        text += std::to_string(row) + ":";
        for (int column = 1; column <= rowLength(row); ++column) {
            text += " " + cellText(state, cellAt(row, column));
        }
        text += "\n";
    }
    return text;
}

Result<State> readPosition(std::string_view text) {
    const std::optional<State> state = Reader(text).read();
    return state ? Result<State>(*state) : Refusal::BadNotation;
}

} // namespace architects::kheops
