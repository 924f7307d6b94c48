#include <string>

#include "core/games/egizia/chance.h"
#include "core/games/egizia/egizia.h"
#include "core/games/egizia/moves.h"
#include "core/games/egizia/notation.h"
#include "core/games/egizia/query.h"
#include "core/games/egizia/turn.h"
#include "platform/terminal/egizia/layout.h"
#include "platform/terminal/face.h"

namespace architects::terminal {
namespace {

using namespace egizia;

constexpr std::string_view help =
    R"(Ships go down the Nile; what they reach is done at once, building comes later in the round.
  sail edfu                a ship to a bend further down than your last one
  sail passalon twice      the work of the camp twice, with N34
  pass                     no more ships in this round
  train blue               which worker grows: blue, black, yellow, foreman
  flood right              left, centre, right; where it lies already: it stays
  work blue, work foreman  who builds
  build o4                 obelisk o1-o12, tombs t1-t12, pyramid p1.1-p6.1, temple l1-l3 r1-r3 c1-c4 e1-e2
  finish, finish quarry    the action is over; at Amarna with a step on a track, quarry or market
  look 3                   so many Sphinx cards; then keep S05, or keep
  give-up                  you do not build here
  play N37, play N35 giza  a card to be used whenever you want
  drill N28 blue, upgrade N05, sell 7, feed 3, take nile3    what other cards allow
  done                     nothing more
)";

std::string table(const AnyMatch& match, Seat /*seat*/, const Names& names, const Style& style) {
    return egiziaTable(*match.stateAs<Egizia>(), names, style);
}

std::string stones(int count) {
    return std::to_string(count) + (count == 1 ? " stone" : " stones");
}

std::string keepSentence(const Move& move) {
    std::string text = move.arg[0] == 0 ? "keeps no Sphinx card" : "keeps";
    for (std::size_t i = 1; i <= move.arg[0] && i < 3; ++i) {
        text += move.arg[i] == hiddenArg ? " a card" : " " + riddleName(move.arg[i]);
    }
    return text;
}

std::string moveSentence(const Move& move) {
    const std::uint8_t a = move.arg[0];
    const std::uint8_t b = move.arg[1];
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::Sail: return "sails to " + bendName(a) + (b != 0 ? " and works twice" : "");
    case MoveKind::Pass: return "sails no more in this round";
    case MoveKind::Train: return "strengthens the " + workerName(a) + (a == Foreman ? "" : " worker");
    case MoveKind::MoveFlood: return "sets the flood to " + floodName(a);
    case MoveKind::Drill:
        return "strengthens the " + workerName(b) + (b == Foreman ? "" : " worker") + " with " +
               cardName(a);
    case MoveKind::Upgrade: return "betters the field " + cardName(a);
    case MoveKind::Play: return "plays " + cardName(a) + (a == extraPlaceCard ? " at " + siteName(b) : "");
    case MoveKind::Sell: return "sells " + stones(a);
    case MoveKind::FeedStones: return "pays " + stones(a) + " for grain";
    case MoveKind::Work: return "lets the " + workerName(a) + (a == Foreman ? "" : " worker") + " build";
    case MoveKind::Build: return "builds " + squareName(a);
    case MoveKind::Look: return "looks at " + std::to_string(a) + " Sphinx cards";
    case MoveKind::Keep: return keepSentence(move);
    case MoveKind::Finish:
        return a == 0 ? "has built"
                      : std::string("has built and goes on in the ") + (a == 1 ? "quarry" : "market");
    case MoveKind::GiveUp: return "does not build here";
    case MoveKind::Take:
        return "takes the card left at " + bendName(a < slotCount ? bendOfSlot(a) : noBend);
    case MoveKind::Done: return "plays nothing more";
    }
    return {};
}

std::string tilesSentence(const Entry& entry, const Names& names) {
    std::string text = "The order is ";
    for (std::size_t i = 0; i < names.size() && i < maxSeats; ++i) {
        text += (i == 0 ? "" : ", ") + names.at(entry.arg[i]);
    }
    return text;
}

std::string chanceSentence(const Entry& entry, const Names& names) {
    const std::uint8_t a = entry.arg[0];
    const std::uint8_t b = entry.arg[1];
    switch (static_cast<ChanceKind>(entry.kind)) {
    case ChanceKind::Tiles: return tilesSentence(entry, names);
    case ChanceKind::Tomb: return "A tomb of " + std::to_string(b) + " is turned up";
    case ChanceKind::Deal:
        return cardName(b) + " (" + nileText(b) + ") comes to " + bendName(bendOfSlot(a));
    case ChanceKind::Draw:
        return names.at(a) + " draws " + (b == hiddenArg ? "a Sphinx card" : riddleName(b));
    case ChanceKind::Show: return names.at(a) + " shows " + riddleName(b);
    }
    return {};
}

std::string sentence(const Entry& entry, const Names& names) {
    return entry.isChance()
               ? chanceSentence(entry, names)
               : names.at(static_cast<std::size_t>(indexOf(entry.by))) + " " + moveSentence(entry.move());
}

std::string step(const AnyMatch& match) {
    switch (questionOf(*match.stateAs<Egizia>())) {
    case Question::Sail: return "sail or pass";
    case Question::AfterSail:
    case Question::Close: return "play a card or say done";
    case Question::Train: return "train a worker";
    case Question::Flood: return "move the flood";
    case Question::Leftover: return "take a card that is left";
    case Question::Feed: return "find grain or say done";
    case Question::First: return "build first or say done";
    case Question::Build: return "choose a worker or give up";
    case Question::Action: return "build";
    case Question::Keep: return "keep a Sphinx card";
    default: return "play N35 or say done";
    }
}

/// The figures the rules were measured with, so that they can be measured again.
Figures figures(const AnyMatch& match) {
    const State& state = *match.stateAs<Egizia>();
    double strength = 0;
    double production = 0;
    double hunger = 0;
    double best = 0;
    for (int seat = 0; seat < state.seats; ++seat) {
        strength += grainNeeded(state, seat);
        production += stonesProduced(state, seat);
        hunger -= playerAt(state, seat).earned[static_cast<std::size_t>(Source::Hunger)];
        best = std::max<double>(best, pointsOf(state, seat));
    }
    const auto filled = [&state](Monument monument) {
        return static_cast<double>(std::popcount(filledSquares(state) & squaresOf(monument)));
    };
    return {{"winner", best},
            {"strength", strength / state.seats},
            {"production", production / state.seats},
            {"hunger", hunger / state.seats},
            {"obelisk", filled(Obelisk)},
            {"tombs", filled(Tombs)},
            {"pyramid", filled(Pyramid)},
            {"temple", filled(Temple)}};
}

constexpr Face face{"egizia", table, sentence, step, help, figures};

} // namespace

const Face& egiziaFace() {
    return face;
}

} // namespace architects::terminal
