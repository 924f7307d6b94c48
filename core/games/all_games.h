#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/table/game.h"
#include "core/table/match_text.h"

/// What can be asked of the games without knowing any of them. Who needs them as types reads any_game.h.
namespace architects {

/// All games, in the order in which they are offered.
std::span<const GameInfo* const> allGames();
/// The game of that short name; null if this app does not know it.
const GameInfo* findGame(std::string_view id);
/// A set-up for a new match by the game's present rules, with its seed and the promise of that seed.
Setup newSetup(std::string game, int seats, const Seed& seed);
/// How the game of that short name writes its entries, for readMatch; null likewise.
const Notation* findNotation(std::string_view id);

} // namespace architects
