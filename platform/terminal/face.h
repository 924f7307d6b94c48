#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/games/any_match.h"
#include "platform/terminal/console.h"

namespace architects::terminal {

using Names = std::vector<std::string>; ///< of the players, by seat
/// Numbers a game tells about a finished match; simulate shows their means.
using Figures = std::vector<std::pair<std::string, double>>;

/// What a game adds so that people can read it in a terminal. A game without a face of its own is shown
/// in its text notation, so a new game can be played here before anybody has drawn it.
struct Face {
    std::string_view game;
    /// The table as the match knows it: give it a view, and secrets stay secret. The hand of `seat` is
    /// shown in full, with all that is needed to use it.
    std::string (*table)(const AnyMatch& match, Seat seat, const Names& names, const Style& style);
    /// An entry as a sentence.
    std::string (*sentence)(const Entry& entry, const Names& names);
    /// What the seat on turn has to do next, for the prompt: "lay a tile".
    std::string (*step)(const AnyMatch& match);
    std::string_view help; ///< how moves are written, with examples
    Figures (*figures)(const AnyMatch& match);
};

const Face& faceOf(std::string_view game);
const Face& kheopsFace();
const Face& pyramidiceFace();
const Face& luxorFace();
const Face& egiziaFace();

} // namespace architects::terminal
