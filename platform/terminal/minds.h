#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/games/any_match.h"

namespace architects::terminal {

/// What decides for a seat when no person does: one of the Great Architects, somebody who looks at nothing
/// but his next move or plans his turn (greedy.h), or plain chance.
struct Mind {
    static constexpr int greedy = -1;
    static constexpr int planner = -2;
    int level = 0; ///< 0: plays at random
};

/// Everybody who can be named for a seat, for help and complaints.
inline const std::string playerWords = "random, greedy, planner or 1 to 4";

/// What it does now. The same match and mind always give the same move.
Move decide(const AnyMatch& match, Seat seat, const Mind& mind);

/// "3,4", "random,2" or "greedy,4": one for each seat. A single one is for all of them.
std::vector<Mind> readMinds(const std::string& text, int seats);
/// The minds as they are entered in a match file.
std::vector<Player> playersOf(const std::vector<Mind>& minds);

/// Called with the match at its beginning and after every move.
using Watcher = std::function<void(const AnyMatch&)>;
/// A whole match. The same set-up and minds always give the same one.
AnyMatch playThrough(const Setup& setup, const std::vector<Mind>& minds, const Watcher& watcher);

} // namespace architects::terminal
