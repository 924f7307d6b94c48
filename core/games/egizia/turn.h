#pragma once

#include "core/games/egizia/state.h"

/// What is asked now, and how the rules go on by themselves between two questions.
namespace architects::egizia {

enum class Question : std::uint8_t {
    Tiles,
    Tomb,
    Deal,
    Draw,
    Show, ///< up to here chance answers
    Train,
    Flood,
    Sail,
    AfterSail,
    Leftover,
    Feed,
    First,
    Build,
    Action,
    Keep,
    Extra,
    Close,
    Nothing, ///< the match is over
};
Question questionOf(const State& state);
constexpr bool isChance(Question question) {
    return question <= Question::Show;
}

/// Goes on until something is asked.
void advance(State& state);

} // namespace architects::egizia
