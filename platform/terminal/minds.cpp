#include "platform/terminal/minds.h"

#include <algorithm>
#include <cstdint>
#include <sstream>

#include "core/bots/architects.h"
#include "core/bots/choose.h"
#include "core/bots/greedy.h"
#include "platform/terminal/exit.h"
#include "platform/terminal/setup.h"

namespace architects::terminal {
namespace {

Mind readMind(const std::string& word) {
    if (word == "random") {
        return {};
    }
    if (word == "greedy") {
        return {Mind::greedy};
    }
    if (word == "planner") {
        return {Mind::planner};
    }
    for (int level = 1; level <= levelCount; ++level) {
        if (word == std::to_string(level)) {
            return {level};
        }
    }
    throw Failure(ExitCode::Usage, "\"" + word + "\" plays nothing: a player is " + playerWords + ".");
}

/// A number that differs from move to move and from match to match, and is the same when played again.
std::uint64_t numberFor(const AnyMatch& match) {
    std::uint64_t number = match.hash();
    const Digest& promise = match.log().setup.seedHash;
    for (std::size_t i = 0; i < sizeof number; ++i) {
        number ^= static_cast<std::uint64_t>(promise[i]) << (8 * i);
    }
    return number;
}

Player playerOf(const Mind& mind) {
    // A match file knows the four Architects; to it the others are the mildest of them by another name.
    switch (mind.level) {
    case 0: return {"Random", PlayerKind::Bot, 1};
    case Mind::greedy: return {"Greedy", PlayerKind::Bot, 1};
    case Mind::planner: return {"Planner", PlayerKind::Bot, 1};
    default: return {std::string(architectOf(mind.level).name), PlayerKind::Bot, mind.level};
    }
}

} // namespace

Move decide(const AnyMatch& match, Seat seat, const Mind& mind) {
    if (mind.level < 0) {
        const int skill = mind.level == Mind::greedy ? greedy : planner;
        return greedyMove(match, seat, skill, numberFor(match)).value();
    }
    if (mind.level > 0) {
        return chooseMove(match, seat, mind.level, numberFor(match)).value();
    }
    MoveList moves;
    match.legalMoves(seat, moves);
    FastRandom random(numberFor(match));
    return moves[below(random, static_cast<std::uint32_t>(moves.size()))];
}

std::vector<Mind> readMinds(const std::string& text, int seats) {
    std::vector<Mind> minds;
    std::istringstream words(text);
    for (std::string word; std::getline(words, word, ',');) {
        minds.push_back(readMind(word));
    }
    if (minds.size() == 1) {
        minds.resize(static_cast<std::size_t>(seats), minds.front());
    }
    if (minds.size() != static_cast<std::size_t>(seats)) {
        throw Failure(ExitCode::Usage,
                      "\"" + text + "\" does not name " + std::to_string(seats) + " players.");
    }
    return minds;
}

std::vector<Player> playersOf(const std::vector<Mind>& minds) {
    std::vector<Player> players;
    players.reserve(minds.size());
    for (const Mind& mind : minds) {
        players.push_back(playerOf(mind));
    }
    return players;
}

AnyMatch playThrough(const Setup& setup, const std::vector<Mind>& minds, const Watcher& watcher) {
    AnyMatch match = beginMatch(setup);
    watcher(match);
    while (!match.pending().over()) {
        const Seat seat = match.pending().seats.first();
        const Move move = decide(match, seat, minds[static_cast<std::size_t>(indexOf(seat))]);
        if (const Refusal refusal = match.play(seat, move); refusal != Refusal::None) {
            throw Failure(ExitCode::Refused, describe(refusal));
        }
        watcher(match);
    }
    return match;
}

} // namespace architects::terminal
