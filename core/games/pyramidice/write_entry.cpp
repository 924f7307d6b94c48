#include <array>
#include <cstddef>

#include "core/games/pyramidice/chance.h"
#include "core/games/pyramidice/moves.h"
#include "core/games/pyramidice/notation.h"

namespace architects::pyramidice {
namespace {

constexpr std::array<std::string_view, 3> nudgeWords{"cat", "worker", "golden"};
constexpr std::string_view unreadable = "unreadable";

std::string number(int value) {
    return std::to_string(value);
}

std::string dieName(int colour, int value) {
    return (colour == 0 ? "s" : "p") + number(value);
}

std::string piece(int index) {
    return index >= 0 && index < static_cast<int>(resourceCount)
               ? std::string(1, pieceLetter(static_cast<Resource>(index)))
               : "?";
}

std::string useText(const Move& move) {
    const auto god = static_cast<God>(move.arg[0]);
    std::string text = "use " + godName(god);
    if (move.arg[1] == 0) {
        return text;
    }
    switch (god) {
    case Aton: return text + " " + godName(move.arg[1]);
    case Hapy: return text + " " + piece(move.arg[1] - 1);
    default: return text + " " + number(move.arg[1]);
    }
}

std::string spendText(const Move& move) {
    switch (static_cast<Source>(move.arg[0])) {
    case Source::Stone:
    case Source::Prayer: return "spend " + dieName(move.arg[0], move.arg[1]);
    case Source::Worker: return "spend W";
    case Source::Cat: return "spend C";
    default: return "spend " + godName(move.arg[2]) + " " + number(move.arg[1]);
    }
}

std::string tileText(const Move& move) {
    return "tile " + tileName(move.arg[0]) + (move.arg[1] != 0 ? " " + piece(move.arg[1] - 1) : "") +
           (move.arg[2] != 0 ? " from " + number(move.arg[2]) : "");
}

std::string nudgeText(const Move& move) {
    const std::string with(move.arg[3] < nudgeWords.size() ? nudgeWords[move.arg[3]] : "?");
    return "nudge " + dieName(move.arg[0], move.arg[1]) + (move.arg[2] != 0 ? " up " : " down ") + with;
}

std::string moveText(const Move& move) {
    const auto& arg = move.arg;
    switch (static_cast<MoveKind>(move.kind)) {
    case MoveKind::ChooseScarab: return "scarab " + scarabName(arg[0]);
    case MoveKind::Work: return "work";
    case MoveKind::Rest: return "rest";
    case MoveKind::Take: return "take " + number(arg[0]) + "s " + number(arg[1]) + "p";
    case MoveKind::Mark: return "mark " + dieName(arg[0], arg[1]);
    case MoveKind::Roll: return arg[0] == 0 ? "roll" : "roll " + godName(arg[0]);
    case MoveKind::Nudge: return nudgeText(move);
    case MoveKind::SetDie: return "set " + godName(arg[0]) + " " + number(arg[1]) + " " + number(arg[2]);
    case MoveKind::Pray: return "pray " + number(arg[0]);
    case MoveKind::Build:
        return "build " + spaceName(arg[0]) + " " + number(arg[1]) + (arg[2] != 0 ? " carnelian" : "");
    case MoveKind::Dismiss: return "dismiss " + number(arg[0]);
    case MoveKind::Fame: return "fame";
    case MoveKind::Use: return useText(move);
    case MoveKind::Borrow: return "borrow " + number(arg[0]);
    case MoveKind::Spend: return spendText(move);
    case MoveKind::Gain: return "gain " + piece(arg[0]);
    case MoveKind::Discard: return "discard " + piece(arg[0]);
    case MoveKind::Drop: return "drop " + godName(arg[0]);
    case MoveKind::End: return "end";
    case MoveKind::Tile: return tileText(move);
    case MoveKind::TakeGod: return "god " + number(arg[0]);
    case MoveKind::Copy: return "copy";
    case MoveKind::Decline: return "decline";
    case MoveKind::PlaceTile: return "place " + tileName(arg[0]) + " " + number(arg[1] + 1);
    case MoveKind::RivalGod: return "rival god " + number(arg[0]);
    case MoveKind::RivalDie: return arg[0] == 0 ? "rival die quarry" : "rival die supply";
    case MoveKind::RivalTile: return "rival tile " + tileName(arg[0]);
    case MoveKind::RivalBuild: return "rival build " + spaceName(arg[0]);
    }
    return std::string(unreadable);
}

std::string rollText(const Outcome& outcome) {
    std::string text = outcome.arg[0] == 0 ? "roll s" : "roll p";
    for (std::size_t value = 1; value <= 6; ++value) {
        for (int i = 0; i < outcome.arg[value]; ++i) {
            text += " " + number(static_cast<int>(value));
        }
    }
    return text;
}

std::string chanceText(const Outcome& outcome) {
    const auto& arg = outcome.arg;
    switch (static_cast<ChanceKind>(outcome.kind)) {
    case ChanceKind::First: return "first " + number(arg[0] + 1);
    case ChanceKind::Tile: return "tile " + number(arg[0] + 1) + " " + tileName(arg[1]);
    case ChanceKind::Project: return "project " + number(arg[0] + 1) + " " + projectName(arg[1]);
    case ChanceKind::Scarab: return "scarab " + number(arg[0] + 1) + " " + scarabName(arg[1]);
    case ChanceKind::Draw: return "draw " + number(arg[0]) + " " + godName(arg[1]);
    case ChanceKind::Roll: return rollText(outcome);
    }
    return std::string(unreadable);
}

} // namespace

std::string writeEntry(const Entry& entry) {
    return entry.isChance() ? chanceText(entry.outcome()) : moveText(entry.move());
}

} // namespace architects::pyramidice
