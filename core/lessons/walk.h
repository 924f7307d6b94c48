#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/lessons/lesson.h"

/// Lessons played by themselves: to check them, and to pass over a part of one.
namespace architects::lessons {

/// A move as a lesson writes it, word by word: * stands for any one word.
bool fits(std::string_view pattern, std::string_view written);

/// Plays the moves that were given before a chapter with a match of its own; nothing, with the fault, if
/// one of them is not legal.
std::optional<AnyMatch> startMatch(const Lesson& lesson, std::size_t chapter, LessonFault& fault);

/// Plays one step: `chosen` is the move of the learner where it waits for one. False, with the fault, if
/// something in it is not legal.
bool walkStep(const Step& step, Seat learner, const std::optional<Move>& chosen, AnyMatch& match,
              LessonFault& fault);

/// Plays what is left of a chapter from a step on, always with the first move that is expected.
bool walkChapter(const Lesson& lesson, std::size_t chapter, std::size_t step, AnyMatch& match,
                 LessonFault& fault);

/// Everything that is wrong with a lesson: each step is reached by each of the moves it waits for, and
/// every move is legal there.
std::vector<LessonFault> checkLesson(const Lesson& lesson);

} // namespace architects::lessons
