#include <string>

#include "core/games/pyramidice/chance.h"
#include "core/games/pyramidice/moves.h"
#include "core/games/pyramidice/notation.h"
#include "core/games/pyramidice/pyramidice.h"
#include "core/games/pyramidice/turn.h"
#include "platform/terminal/face.h"
#include "platform/terminal/pyramidice/layout.h"

namespace architects::terminal {
namespace {

using namespace pyramidice;

constexpr std::string_view help =
    R"(A turn is work or rest. Work: take dice, use them, end. Rest: take a tile.
  scarab pearl         keep one of the two scarabs dealt to you
  work / rest          begin a turn
  take 2s 2p           take two Stone dice and two Prayer dice, and roll them
  mark s4, roll        choose dice, then roll them again; `roll maat` by her power
  nudge s4 up cat      a Cat turns a die by one; also `down`, `worker` (Bastet), `golden`
  set amon 3 6         Amon or Mut turns a die to any value
  pray 2               win the god in slot 2
  build a5 4           build a Stone die of 4 on a5; with `carnelian` for a Worker less
  dismiss 3, fame      a die for a new card; two dice for one Fame
  use ra, use khepri 4, use aton heh, use hapy W    use a god's power
  borrow 1             the Amethyst Scarab lends a god of the row
  spend s4, spend W, spend khnum 4                  pay the next part of what is owed
  gain W, discard C, drop ra                        choose a piece; give one up; give a god up
  tile t7, tile t1 W, tile t7 from 2                take a Rest tile; copy one by the Emerald Scarab
  god 2                tile t3: take that god
  copy, decline        the Pearl Scarab after somebody's build
  place t7 3           where a tile goes back to, in the solo game
  end                  end your Work
Prices: d4 a die of 4, d* any die, s4 a Stone die of 4, W a Worker, C a Cat.
)";

std::string table(const AnyMatch& match, Seat seat, const Names& names, const Style& style) {
    return pyramidiceTable(*match.stateAs<Pyramidice>(), seat, names, style);
}

std::string pieceName(int piece) {
    switch (piece) {
    case 0: return "a Worker";
    case 1: return "a Cat";
    default: return "a Stone die";
    }
}

std::string dieName(int colour, int value) {
    return (colour == 0 ? "a Stone die of " : "a Prayer die of ") + std::to_string(value);
}

std::string spendSentence(const Move& move) {
    switch (static_cast<Source>(move.arg[0])) {
    case Source::Stone:
    case Source::Prayer: return "spends " + dieName(move.arg[0], move.arg[1]);
    case Source::Worker: return "spends a Worker";
    case Source::Cat: return "spends a Cat";
    default: return "has " + godName(move.arg[2]) + " conjure a " + std::to_string(move.arg[1]);
    }
}

std::string slot(int number) {
    return "slot " + std::to_string(number);
}

std::string workSentence(const Move& move) {
    const auto& arg = move.arg;
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::Take:
        return "takes " + std::to_string(arg[0]) + " Stone and " + std::to_string(arg[1]) + " Prayer dice";
    case MoveKind::Mark: return "puts aside " + dieName(arg[0], arg[1]) + " to roll it again";
    case MoveKind::Roll: return arg[0] == 0 ? "rolls again" : "rolls again with Maat";
    case MoveKind::Nudge: return "turns " + dieName(arg[0], arg[1]) + (arg[2] != 0 ? " up" : " down");
    case MoveKind::SetDie:
        return "has " + godName(arg[0]) + " turn a " + std::to_string(arg[1]) + " to " +
               std::to_string(arg[2]);
    case MoveKind::Pray: return "prays to the god in " + slot(arg[0]);
    case MoveKind::Build: return "builds a " + std::to_string(arg[1]) + " on " + spaceName(arg[0]);
    case MoveKind::Dismiss: return "dismisses the god in " + slot(arg[0]);
    case MoveKind::Fame: return "turns two dice into Fame";
    case MoveKind::Use: return "uses " + godName(arg[0]);
    case MoveKind::Borrow: return "borrows the god in " + slot(arg[0]);
    case MoveKind::Spend: return spendSentence(move);
    case MoveKind::Drop: return "gives up " + godName(arg[0]);
    default: return "ends the work";
    }
}

std::string moveSentence(const Move& move) {
    const auto& arg = move.arg;
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::ChooseScarab: return "keeps the " + scarabName(arg[0]) + " scarab";
    case MoveKind::Work: return "works";
    case MoveKind::Rest: return "rests";
    case MoveKind::Gain: return "takes " + pieceName(arg[0]);
    case MoveKind::Discard: return "gives up " + pieceName(arg[0]);
    case MoveKind::Tile: return (arg[2] != 0 ? "copies tile " : "takes tile ") + tileName(arg[0]);
    case MoveKind::TakeGod:
    case MoveKind::RivalGod: return "takes the god in " + slot(arg[0]);
    case MoveKind::Copy: return "copies the build";
    case MoveKind::Decline: return "does not copy the build";
    case MoveKind::PlaceTile: return "lays " + tileName(arg[0]) + " on space " + std::to_string(arg[1] + 1);
    case MoveKind::RivalDie:
        return arg[0] == 0 ? "takes a die from the quarry" : "takes a die from the supply";
    case MoveKind::RivalTile: return "takes tile " + tileName(arg[0]);
    case MoveKind::RivalBuild: return "builds on " + spaceName(arg[0]);
    default: return workSentence(move);
    }
}

std::string rollSentence(const Entry& entry) {
    std::string text = entry.arg[0] == 0 ? "The Stone dice show" : "The Prayer dice show";
    for (std::size_t value = 1; value <= 6; ++value) {
        for (int i = 0; i < entry.arg[value]; ++i) {
            text += " " + std::to_string(value);
        }
    }
    return text;
}

std::string sentence(const Entry& entry, const Names& names) {
    if (!entry.isChance()) {
        return names.at(static_cast<std::size_t>(indexOf(entry.by))) + " " + moveSentence(entry.move());
    }
    switch (static_cast<ChanceKind>(entry.kind)) {
    case ChanceKind::First: return names.at(entry.arg[0]) + " begins";
    case ChanceKind::Tile:
        return tileName(entry.arg[1]) + " is laid on space " + std::to_string(entry.arg[0] + 1);
    case ChanceKind::Project:
        return names.at(entry.arg[0]) + " gets " +
               (entry.arg[1] == hiddenArg ? "a project" : "the project " + projectName(entry.arg[1]));
    case ChanceKind::Scarab: return names.at(entry.arg[0]) + " is offered " + scarabName(entry.arg[1]);
    case ChanceKind::Draw: return godName(entry.arg[1]) + " comes to " + slot(entry.arg[0]);
    case ChanceKind::Roll: return rollSentence(entry);
    }
    return {};
}

std::string step(const AnyMatch& match) {
    const State& state = *match.stateAs<Pyramidice>();
    switch (questionOf(state)) {
    case Question::Scarab: return "choose a scarab";
    case Question::Discard: return "give up a piece";
    case Question::Spend: return "spend " + needText(state.turn.payment.needs[0]);
    case Question::Gain: return "choose a piece";
    case Question::PlaceTile: return "lay back a tile";
    case Question::Pearl: return "copy the build or decline";
    case Question::Begin: return "work or rest";
    case Question::Take: return "take dice";
    case Question::Act: return "act or end";
    case Question::Drop: return "give up a god";
    case Question::Rest: return "take a tile";
    case Question::FreeGod: return "take a god";
    default: return "the Great Architect's step";
    }
}

/// The figures the rules were measured with, so that they can be measured again.
Figures figures(const AnyMatch& match) {
    const State& state = *match.stateAs<Pyramidice>();
    int built = 0;
    int gods = 0;
    for (const std::uint8_t value : state.built) {
        built += value != 0 ? 1 : 0;
    }
    for (const Side& side : state.sides) {
        gods += sizeOf(side.gods);
    }
    return {{"turns", state.turnNumber}, {"builds", built}, {"gods_kept", gods}};
}

constexpr Face face{"pyramidice", table, sentence, step, help, figures};

} // namespace

const Face& pyramidiceFace() {
    return face;
}

} // namespace architects::terminal
