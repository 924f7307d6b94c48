#include <string>

#include "core/games/luxor/chance.h"
#include "core/games/luxor/luxor.h"
#include "core/games/luxor/moves.h"
#include "core/games/luxor/notation.h"
#include "core/games/luxor/pairs.h"
#include "core/games/luxor/turn.h"
#include "platform/terminal/face.h"
#include "platform/terminal/luxor/layout.h"

namespace architects::terminal {
namespace {

using namespace luxor;

constexpr std::string_view help =
    R"(A turn is one card dropped into a shaft; what it pairs with is carried out at the pillars.
  drop camel-mule d              the camel above the mule, into shaft d
  drop camel-mule d top          the top animal first, where that matters
  drop camel-mule d mule:snake   your supply is empty: your researcher at the snake goes to the mule
  drop camel-mule d mule:stay    ... or nobody goes
  claim a1 b2 c3                 three animals in a line that the open curse shows
  pass                           you see no such line
  victim 2                       who hands a sarcophagus over to you
)";

std::string table(const AnyMatch& match, Seat /*seat*/, const Names& names, const Style& style) {
    return luxorTable(*match.stateAs<Luxor>(), names, style);
}

std::string sourceSentence(Card card, Half half, std::uint8_t source) {
    if (source == noSource) {
        return {};
    }
    const std::string target = animalName(glyphOf(card, half).animal);
    return source == stay ? "; nobody goes to the " + target
                          : "; the researcher at the " + animalName(source - 1) + " goes to the " + target;
}

std::string moveSentence(const Move& move, const Names& names) {
    const auto& arg = move.arg;
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::Drop:
        return "drops " + cardName(arg[0]) + " into " + shaftName(arg[1]) +
               sourceSentence(arg[0], Half::Bottom, arg[3]) + sourceSentence(arg[0], Half::Top, arg[4]);
    case MoveKind::Claim:
        return "claims " + cellName(arg[0]) + " " + cellName(arg[1]) + " " + cellName(arg[2]);
    case MoveKind::Pass: return "sees no such line";
    case MoveKind::Victim: return "curses " + names.at(arg[0]);
    }
    return {};
}

std::string worth(std::uint8_t value) {
    return value == hiddenArg ? std::string() : ", worth " + std::to_string(value);
}

std::string chanceSentence(const Entry& entry, const Names& names) {
    const std::uint8_t a = entry.arg[0];
    const std::uint8_t b = entry.arg[1];
    switch (static_cast<ChanceKind>(entry.kind)) {
    case ChanceKind::First: return names.at(a) + " begins";
    case ChanceKind::Back:
        return a == static_cast<std::uint8_t>(Back::Snake) ? "A snake lies on top of the lower pile"
                                                           : "No snake lies on top of the lower pile";
    case ChanceKind::Draw: return names.at(a) + " draws " + (b == hiddenArg ? "a card" : cardName(b));
    case ChanceKind::Pharaoh:
        return names.at(a) + " gets " +
               (b == hiddenArg ? "a pharaoh card" : "the pharaoh's " + animalName(b));
    case ChanceKind::Mummy: return "The sarcophagus " + tombName(a) + " opens" + worth(b);
    case ChanceKind::Reveal: return "A curse comes to light: " + curseName(a);
    case ChanceKind::Give: return "The sarcophagus " + tombName(a) + " is handed over" + worth(b);
    }
    return {};
}

std::string sentence(const Entry& entry, const Names& names) {
    return entry.isChance() ? chanceSentence(entry, names)
                            : names.at(static_cast<std::size_t>(indexOf(entry.by))) + " " +
                                  moveSentence(entry.move(), names);
}

std::string step(const AnyMatch& match) {
    switch (questionOf(*match.stateAs<Luxor>())) {
    case Question::Search: return "claim a line or pass";
    case Question::Victim: return "choose who is cursed";
    default: return "drop a card";
    }
}

/// What one drop did, counted for the figures.
struct Tally {
    int pairs = 0;
    int same = 0;
    int without = 0;
    int both = 0;
};

void count(const State& before, const Entry& entry, Tally& tally) {
    const Pairs pairs = pairsOf(before, entry.arg[0], entry.arg[1]);
    const Yields yields = yieldsOf(before, entry.arg[0], entry.arg[1]);
    tally.pairs += static_cast<int>(pairs.size());
    for (const Pair& pair : pairs) {
        tally.same += pair.same ? 1 : 0;
    }
    tally.without += pairs.empty() ? 1 : 0;
    tally.both += yields[0].pairs > 0 && yields[1].pairs > 0 ? 1 : 0;
}

/// The figures the rules were measured with, so that they can be measured again.
Figures figures(const AnyMatch& match) {
    Tally tally;
    int curses = 0;
    State state = Luxor::start(match.log().setup);
    for (const Entry& entry : match.log().entries) {
        if (entry.isChance()) {
            curses += entry.kind == static_cast<std::uint8_t>(ChanceKind::Reveal) ? 1 : 0;
            Luxor::resolve(state, entry.outcome());
            continue;
        }
        if (entry.kind == static_cast<std::uint8_t>(MoveKind::Drop)) {
            count(state, entry, tally);
        }
        Luxor::play(state, entry.by, entry.move());
    }
    int closed = tombCount;
    for (const std::uint8_t owner : state.owner) {
        closed -= owner != nobody ? 1 : 0;
    }
    const double turns = cardsInWall;
    return {{"pairs", tally.pairs},
            {"same_share", tally.pairs > 0 ? static_cast<double>(tally.same) / tally.pairs : 0},
            {"turns_without", tally.without / turns},
            {"turns_with_both", tally.both / turns},
            {"closed", closed},
            {"curses", curses}};
}

constexpr Face face{"luxor", table, sentence, step, help, figures};

} // namespace

const Face& luxorFace() {
    return face;
}

} // namespace architects::terminal
