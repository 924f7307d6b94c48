#pragma once

// The Great Architect's turn, as the tests watch it.

#include "tests/core/games/pyramidice/table.h"

namespace architects::pyramidice {

inline constexpr int player = 0;
inline constexpr int rival = 1;

inline Move rivalGod(int slot) {
    return moveOf(MoveKind::RivalGod, static_cast<std::uint8_t>(slot));
}
inline Move rivalDie(bool fromSupply) {
    return moveOf(MoveKind::RivalDie, fromSupply ? 1 : 0);
}
inline Move rivalTile(int tile) {
    return moveOf(MoveKind::RivalTile, static_cast<std::uint8_t>(tile));
}
inline Move rivalBuild(int space) {
    return moveOf(MoveKind::RivalBuild, static_cast<std::uint8_t>(space));
}

/// His turn up to the die that he rolled.
inline Table& rivalRolls(Table& table, int value) {
    while (table.state.step != Step::RivalAct || table.asked() == -1) {
        if (table.asked() == -1) {
            table.rolls("s" + std::to_string(value));
        } else {
            table.by(rival, table.only());
        }
    }
    return table;
}
/// What is left of a turn: cards drawn as they come, returned tiles put into the first free spaces.
inline Table& finishTurn(Table& table) {
    while (table.asked() != -2 && table.state.step != Step::Begin && table.state.step != Step::RivalGod &&
           table.state.step != Step::RivalDie) {
        if (table.asked() == -1) {
            table.settle();
        } else if (table.state.step == Step::PlaceTile) {
            table.by(player, table.moves().front());
        } else {
            table.by(rival, table.only());
        }
    }
    return table;
}
/// A whole turn of his with this die.
inline Table& rivalPlays(Table& table, int value) {
    return finishTurn(rivalRolls(table, value));
}

} // namespace architects::pyramidice
