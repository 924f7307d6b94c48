#pragma once

#include <QString>

#include <cstddef>
#include <vector>

#include "core/bots/review.h"
#include "core/games/any_match.h"

class BoardModel;

/// The moves of one course of a match in words, each with the position that it led to.
struct CourseMove {
    std::size_t entry = 0; ///< which of the log
    int seat = -1;
    int ply = 0;  ///< the position when the next move is due: chance has had its say
    QString text; ///< without the player's name
};

/// From an entry on, as many moves as wanted; all of them if there are no more.
std::vector<CourseMove> movesOf(const architects::Log& log, const BoardModel& board, std::size_t from,
                                std::size_t most);

/// Chances as whole hundredths that make a hundred together.
std::vector<int> hundredths(const architects::Rewards& chances, int seats);
