// A whole position as text. What is empty is left out, so that a quiet position is short.
#include <bit>
#include <cstddef>

#include "core/games/luxor/notation.h"
#include "core/games/luxor/position_words.h"

namespace architects::luxor {
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

/// A line that is only there if it has something to tell.
std::string line(std::string_view word, const std::string& rest) {
    return rest.empty() ? std::string() : std::string(word) + rest + "\n";
}

std::string pileText(const State& state) {
    if (state.curseRule == CurseRule::None) {
        return {};
    }
    std::string left;
    for (unsigned set = state.cursesLeft; set != 0; set &= set - 1) {
        left += " " + curseName(std::countr_zero(set));
    }
    return "pile " + number(state.buried) + " " + wordOf(pileBackWords, state.back) + "\n" +
           line("curses", left);
}

std::string searchText(const State& state) {
    std::string seats;
    for (int seat = 0; seat < state.seats; ++seat) {
        seats += ((state.searching >> seat) & 1) != 0 ? " " + seatWord(seat) : "";
    }
    return line("open", state.curse != noCurse ? " " + curseName(state.curse) + seats : "") +
           line("finder", state.finder != nobody ? " " + seatWord(state.finder) : "") +
           line("victim", state.victim != nobody ? " " + seatWord(state.victim) : "") +
           line("after", state.after != Step::Drop ? " " + wordOf(stepWords, state.after) : "");
}

std::string looksText(const State& state) {
    std::string tombs;
    for (TombSet set = state.looks; set != 0; set &= set - 1) {
        tombs += " " + tombName(std::countr_zero(set));
    }
    return line("looks", tombs);
}

std::string seatText(const State& state, int seat) {
    const auto s = static_cast<std::size_t>(seat);
    const std::uint8_t animal = state.pharaoh[s];
    std::string text = "seat " + seatWord(seat) + " pharaoh " +
                       (animal == notDealt ? std::string("-") : animalName(animal)) + " hand";
    for (CardSet cards = state.hand[s]; cards != 0; cards &= cards - 1) {
        text += " " + cardName(std::countr_zero(cards));
    }
    for (int i = 0; i < state.hidden[s]; ++i) {
        text += " ?";
    }
    return text + "\n";
}

std::string wallText(const State& state) {
    std::string text;
    for (std::size_t shaft = 0; shaft < shaftCount; ++shaft) {
        std::string cards;
        for (std::size_t i = 0; i < state.height[shaft]; ++i) {
            cards += " " + cardName(state.wall[shaft][i]);
        }
        text += line("wall " + shaftName(static_cast<int>(shaft)), cards);
    }
    return text;
}

std::string pillarsText(const Chamber& chamber) {
    std::string text;
    for (std::size_t pillar = 0; pillar < animalCount; ++pillar) {
        const std::uint8_t there = chamber.researcher[pillar];
        if (chamber.scarabs[pillar] > 0 || there != nobody) {
            text += "pillar " + animalName(static_cast<int>(pillar)) + " " +
                    number(chamber.scarabs[pillar]) + " " + (there == nobody ? "-" : seatWord(there)) +
                    "\n";
        }
    }
    return text;
}

std::string seenText(std::uint8_t seats) {
    std::string text;
    for (int seat = 0; seat < maxSeats; ++seat) {
        if (((seats >> seat) & 1) != 0) {
            text += (text.empty() ? "" : ".") + seatWord(seat);
        }
    }
    return text.empty() ? "-" : text;
}

std::string tombsText(const State& state) {
    std::string text;
    for (std::size_t tomb = 0; tomb < tombCount; ++tomb) {
        if (state.owner[tomb] != nobody) {
            text += "tomb " + tombName(static_cast<int>(tomb)) + " " + seatWord(state.owner[tomb]) + " " +
                    (state.value[tomb] != 0 ? number(state.value[tomb]) : "?") + " " +
                    seenText(state.knownBy[tomb]) + " " + number(state.taken[tomb]) + "\n";
        }
    }
    return text;
}

} // namespace

std::string writePosition(const State& state) {
    std::string text = "luxor " + number(state.seats) + " " + wordOf(curseRuleWords, state.curseRule) +
                       " " + wordOf(pairRuleWords, state.pairRule) + "\n";
    text += "step " + wordOf(stepWords, state.step) + " first " + seatWord(state.first) + " mover " +
            seatWord(state.mover) + "\nstock " + number(state.stock) + "\n";
    text += pileText(state) + searchText(state) + looksText(state);
    for (int seat = 0; seat < state.seats; ++seat) {
        text += seatText(state, seat);
    }
    return text + wallText(state) + pillarsText(state.chamber) + tombsText(state) + "end\n";
}

} // namespace architects::luxor
