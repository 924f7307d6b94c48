#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/lessons/lesson.h"

/// Lessons played by themselves: to check them, and to pass over a part of one.
namespace architects::lessons {

/// A move as a lesson writes it, word by word: * stands for any one word.
bool fits(std::string_view pattern, std::string_view written);
/// Whether a move follows those that were made in what a step waits for, and whether those are all of it.
bool isNext(const Wait& wait, const Line& made, std::string_view written);
bool isWhole(const Wait& wait, const Line& made);

/// Plays the moves that were given before a chapter with a match of its own; nothing, with the fault, if
/// one of them is not legal.
std::optional<AnyMatch> startMatch(const Lesson& lesson, std::size_t chapter, LessonFault& fault);

/// Plays what is left of a chapter from a step on, always with the first move that is expected.
bool walkChapter(const Lesson& lesson, std::size_t chapter, std::size_t step, AnyMatch& match,
                 LessonFault& fault);

/// Everything that is wrong with a lesson: each step is reached by each of the moves it waits for, and
/// every move is legal there.
std::vector<LessonFault> checkLesson(const Lesson& lesson);

} // namespace architects::lessons
