#pragma once

#include "core/games/luxor/state.h"

/// What is asked now, and how the rules go on by themselves between two questions.
namespace architects::luxor {

enum class Question : std::uint8_t {
    First,
    Back,
    Draw,
    Pharaoh,
    Mummy,
    Reveal,
    Give, ///< up to here chance answers
    Search,
    Victim,
    Drop,
    Nothing, ///< the match is over
};
Question questionOf(const State& state);
constexpr bool isChance(Question question) {
    return question <= Question::Give;
}

/// Goes on until something is asked.
void advance(State& state);

/// The mover has revealed a curse.
void openCurse(State& state, Curse curse);
/// A seat's attempt has come to nothing.
void endAttempt(State& state, int seat);
/// A seat has found the open curse.
void findCurse(State& state, int seat);
/// The finder's choice.
void chooseVictim(State& state, int seat);
/// Which sarcophagus the victim hands over: the one of least value; of several the one he has had
/// longest. Where values are not known, fewer eyes mean less.
Tomb leastTomb(const State& state, int seat);

/// The wall is full.
void endMatch(State& state);

} // namespace architects::luxor
