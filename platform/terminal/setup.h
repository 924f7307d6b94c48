#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/games/any_match.h"

namespace CLI {
class App;
}

namespace architects::terminal {

/// What several commands ask about a match to begin.
struct SetupOptions {
    std::string game = "kheops";
    int seats = 0; ///< 0: as few as the game allows
    std::string seed;
    std::vector<std::string> options; ///< NAME=VALUE
};

/// Adds --game, --seats, --seed and --option.
void addSetupOptions(CLI::App& command, SetupOptions& options);

/// 64 hexadecimal digits are the seed itself, anything else is hashed to one.
Seed seedOf(std::string_view text);
/// A seed nobody can guess, as 64 hexadecimal digits.
std::string freshSeed();

/// The game of that name; a Failure that lists the games if there is none.
const GameInfo& gameNamed(const std::string& name);
/// The set-up that was asked for; where no seed was given, a fresh one.
Setup makeSetup(const SetupOptions& options);
/// A new match; a Failure if the set-up is refused.
AnyMatch beginMatch(const Setup& setup);

} // namespace architects::terminal
