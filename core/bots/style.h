#pragma once

namespace architects {

inline constexpr int wholeMatch = 1'000'000; ///< turns or moves: as many as there are

/// How a search goes about a game. Points and shares are in hundredths.
struct SearchStyle {
    int explores = 40;  ///< how much a move is tried for being promising and little tried
    int contrast = 300; ///< a move that looks so much worse than the best has a quarter of its promise; 0:
                        ///< moves are not looked at but tried, each in its turn
    int steepness = 2000;   ///< so far ahead the chance of winning counts as three quarters
    int trust = 2;          ///< how many visits the first look at a move counts for; at least 1
    int width = 16;         ///< how many moves of one offer are looked at
    int turns = wholeMatch; ///< how many turns it looks ahead: there positions are judged
    int plies = 0;          ///< how many moves are played on, beyond the tree, to get there
    int candidates = 3;     ///< how many moves are compared for each of those
    int outcomes = 0;       ///< 1: positions after different outcomes of chance are told apart
    int margin = 20;        ///< how much of the reward at the end is for the points, not for the place
    int plans = 0;          ///< 1: the first look at a move goes on to the end of the turn
    int relative = 0; ///< how much of the lead at the root is taken off all judgements: who is far behind,
                      ///< or far ahead, tells good moves from bad ones as well as before
};

/// What general engines are measured by: no knowledge of the game, random moves to its end.
inline constexpr SearchStyle plainSearch{
    .explores = 140, .contrast = 0, .turns = wholeMatch, .plies = wholeMatch, .candidates = 1, .margin = 0};

} // namespace architects
