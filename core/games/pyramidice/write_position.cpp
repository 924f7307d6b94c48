// A whole position as text. What is empty or zero is left out, so that a quiet position is short.
#include <bit>
#include <cstddef>

#include "core/games/pyramidice/notation.h"
#include "core/games/pyramidice/position_words.h"

namespace architects::pyramidice {
namespace {

std::string number(int value) {
    return std::to_string(value);
}

std::string seatWord(int seat) {
    return number(seat + 1);
}

template <std::size_t N, class E>
std::string wordOf(const std::array<std::string_view, N>& words, E value) {
    return std::string(words[static_cast<std::size_t>(value)]);
}

std::string godsText(GodSet gods) {
    std::string text;
    for (; gods != 0; gods &= gods - 1) {
        text += " " + godName(std::countr_zero(gods));
    }
    return text;
}

std::string godOrNone(God god) {
    return god == noGod ? "-" : godName(god);
}

/// A line that is only there if it has something to tell.
std::string line(std::string_view word, const std::string& rest) {
    return rest.empty() ? std::string() : std::string(word) + rest + "\n";
}

std::string piecesText(const Pieces& pieces) {
    std::string text;
    for (std::size_t piece = 0; piece < resourceCount; ++piece) {
        text += " " + number(pieces[piece]) + pieceLetter(static_cast<Resource>(piece));
    }
    return text;
}

std::string projectsText(const Side& side) {
    std::string text;
    for (int project = 1; project <= static_cast<int>(projectCount); ++project) {
        text += ((side.projects >> project) & 1) != 0 ? " " + projectName(project) : "";
    }
    for (int i = 0; i < side.hiddenProjects; ++i) {
        text += " ?";
    }
    return text;
}

std::string tilesText(const Side& side) {
    std::string text;
    for (std::size_t i = 0; i < side.tiles.size() && side.tiles[i] != 0; ++i) {
        text += " " + tileName(side.tiles[i]) + (((side.faceDown >> i) & 1U) != 0 ? "!" : "");
    }
    return text;
}

std::string offeredText(const Side& side) {
    std::string text;
    for (const Scarab scarab : side.offered) {
        text += scarab != noScarab ? " " + scarabName(scarab) : "";
    }
    return text;
}

std::string sideText(const Side& side, int seat) {
    return "seat " + seatWord(seat) + " fame " + number(side.fame) + piecesText(side.pieces) + "\n" +
           line("scarab", side.scarab != noScarab ? " " + scarabName(side.scarab) : "") +
           line("offered", offeredText(side)) + line("projects", projectsText(side)) +
           line("tiles", tilesText(side)) + line("gods", godsText(side.gods));
}

std::string diceText(const Dice& dice) {
    std::string text;
    for (std::size_t colour = 0; colour < 2; ++colour) {
        for (std::size_t value = 1; value <= 6; ++value) {
            for (int i = 0; i < dice[colour][value]; ++i) {
                text += (colour == 0 ? " s" : " p") + number(static_cast<int>(value));
            }
        }
    }
    return text;
}

std::string paymentText(const Payment& payment) {
    if (payment.action == Action::None) {
        return {};
    }
    std::string text = " " + wordOf(actionWords, payment.action) + " " + number(payment.subject) + " " +
                       number(payment.detail) + " " + number(payment.workers);
    for (const Need need : payment.needs) {
        text += need != Need::None ? " " + wordOf(needWords, need) : "";
    }
    return text;
}

std::string choiceText(const Choice& choice) {
    if (choice.count == 0) {
        return {};
    }
    return " " + number(choice.count) + " " + number(choice.kinds) + " " + number(choice.each) + " " +
           number(choice.rolled);
}

std::string flagsText(const Turn& turn) {
    std::string text;
    for (std::size_t i = 0; i < turnFlags.size(); ++i) {
        text += turn.*turnFlags[i] ? " " + std::string(flagWords[i]) : "";
    }
    return text;
}

std::string returningText(const Turn& turn) {
    std::string text;
    for (const std::uint8_t tile : turn.returning) {
        text += tile != 0 ? " " + tileName(tile) : "";
    }
    return text;
}

std::string pairText(int one, int two) {
    return one == 0 && two == 0 ? std::string() : " " + number(one) + " " + number(two);
}

std::string turnText(const Turn& turn) {
    return line("used", godsText(turn.used)) +
           line("loan", turn.loan != noGod ? " " + godName(turn.loan) : "") +
           line("dice", diceText(turn.dice)) + line("marked", diceText(turn.marked)) +
           line("roll", pairText(turn.toRoll[0], turn.toRoll[1])) +
           line("draws", turn.draws != 0 ? " " + number(turn.draws) : "") + line("flags", flagsText(turn)) +
           line("tile", turn.tile != 0 ? " " + tileName(turn.tile) : "") +
           line("after", turn.after != After::Nothing ? " " + wordOf(afterWords, turn.after) : "") +
           line("served", turn.served != 0 ? " " + number(turn.served) : "") +
           line("owes", paymentText(turn.payment)) + line("chooses", choiceText(turn.choice)) +
           line("pearl", pairText(turn.pearlPrice, turn.pearlFame)) +
           line("rolled", turn.rivalDie != 0 ? " " + number(turn.rivalDie) : "") +
           line("returning", returningText(turn));
}

std::string builtText(const State& state) {
    std::string text;
    for (std::size_t space = 0; space < spaceCount; ++space) {
        if (state.built[space] != 0) {
            text += " " + spaceName(static_cast<int>(space)) + "=" + number(state.built[space]);
        }
    }
    return text;
}

std::string tileRowText(const State& state) {
    std::string text;
    for (std::size_t space = 0; space < suppliesFor[state.seats].tiles; ++space) {
        text += " " + (state.tileRow[space] != 0 ? tileName(state.tileRow[space]) : "-");
    }
    return text;
}

} // namespace

std::string writePosition(const State& state) {
    std::string text = "pyramidice " + number(state.seats) + " " + wordOf(rivalWords, state.rival) + "\n";
    text += "step " + wordOf(stepWords, state.step) + " first " + seatWord(state.first) + " mover " +
            seatWord(state.mover) + " turn " + number(state.turnNumber) + " quiet " +
            number(state.quietTurns) + "\n";
    text += line("ending", state.ending ? " " + number(state.turnsLeft) : "");
    text += "row " + godOrNone(state.row[0]) + " " + godOrNone(state.row[1]) + " " +
            godOrNone(state.row[2]) + "\n";
    text += line("discarded", godsText(state.discarded)) + "tilerow" + tileRowText(state) + "\n";
    text += "quarry " + number(state.quarry[at(Colour::Stone)]) + "\n" + line("built", builtText(state));
    for (int seat = 0; seat < state.seats; ++seat) {
        text += sideText(state.sides[static_cast<std::size_t>(seat)], seat);
    }
    return text + turnText(state.turn) + "end\n";
}

} // namespace architects::pyramidice
