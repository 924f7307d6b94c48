// Writes the golden matches of every game: twenty each, the options in turn, chance and bots on the seats.
#include <cstdio>
#include <fstream>
#include <set>
#include <string>

#include "core/bots/choose.h"
#include "core/games/any_game.h"
#include "core/games/any_match.h"
#include "tests/golden/egizia_seen.h"
#include "tests/golden/fingerprint.h"
#include "tests/golden/luxor_seen.h"
#include "tests/golden/pyramidice_seen.h"

using namespace architects;

namespace {

constexpr int matchesPerGame = 20;

/// Level 0 is somebody who plays at random.
Player playerOf(int level) {
    if (level == 0) {
        return {"Chance", PlayerKind::Person, 0};
    }
    return {std::string(architectOf(level).name), PlayerKind::Bot, level};
}

Move moveOf(const AnyMatch& match, Seat seat, int level, FastRandom& random) {
    if (level > 0) {
        return *greedyMove(match, seat, level, random.next64()); // quick, and the same for ever
    }
    MoveList moves;
    match.legalMoves(seat, moves);
    return moves[below(random, static_cast<std::uint32_t>(moves.size()))];
}

/// Leads a match to what has not been seen in any before, where two moves lead to it.
class Curious {
  public:
    std::optional<Move> newMove(const AnyMatch& match, Seat seat) const {
        if (const auto* state = match.stateAs<luxor::Luxor>()) {
            return newMove(*state, seat);
        }
        if (const auto* state = match.stateAs<egizia::Egizia>()) {
            return newMove(*state, seat);
        }
        const auto* state = match.stateAs<pyramidice::Pyramidice>();
        return state == nullptr ? std::nullopt : newMove(*state, seat, 2);
    }
    void watch(const AnyMatch& match) {
        if (match.stateAs<luxor::Luxor>() != nullptr) {
            watchLuxor(match.log());
        }
        if (match.stateAs<egizia::Egizia>() != nullptr) {
            watchEgizia(match.log());
        }
        if (match.stateAs<pyramidice::Pyramidice>() == nullptr) {
            return;
        }
        pyramidice::State state = pyramidice::Pyramidice::start(match.log().setup);
        for (const Entry& entry : match.log().entries) {
            golden::see(seen_, state, entry);
        }
    }

  private:
    std::optional<Move> newMove(const pyramidice::State& state, Seat seat, int depth) const {
        MoveList moves;
        pyramidice::Pyramidice::legalMoves(state, seat, moves);
        for (int ahead = 1; ahead <= depth; ++ahead) {
            for (const Move& move : moves) {
                golden::Seen seen = seen_;
                pyramidice::State after = state;
                golden::see(seen, after, Entry::of(seat, move));
                if (ahead == 1 ? seen.size() > seen_.size() : newMove(after, seat, ahead - 1).has_value()) {
                    return move;
                }
            }
        }
        return std::nullopt;
    }
    std::optional<Move> newMove(const luxor::State& state, Seat seat) const {
        MoveList moves;
        luxor::Luxor::legalMoves(state, seat, moves);
        for (const Move& move : moves) {
            if (shapes_.count(golden::luxorShape(state, Entry::of(seat, move))) == 0) {
                return move;
            }
        }
        return std::nullopt;
    }
    std::optional<Move> newMove(const egizia::State& state, Seat seat) const {
        MoveList moves;
        egizia::Egizia::legalMoves(state, seat, moves);
        for (const Move& move : moves) {
            egizia::State after = state;
            for (const std::string& shape : golden::egiziaShapes(after, Entry::of(seat, move))) {
                if (river_.count(shape) == 0) {
                    return move;
                }
            }
        }
        return std::nullopt;
    }
    void watchEgizia(const Log& log) {
        egizia::State state = egizia::Egizia::start(log.setup);
        for (const Entry& entry : log.entries) {
            for (const std::string& shape : golden::egiziaShapes(state, entry)) {
                river_.insert(shape);
            }
        }
    }
    void watchLuxor(const Log& log) {
        luxor::State state = luxor::Luxor::start(log.setup);
        for (const Entry& entry : log.entries) {
            shapes_.insert(golden::luxorShape(state, entry));
            if (entry.isChance()) {
                luxor::Luxor::resolve(state, entry.outcome());
            } else {
                luxor::Luxor::play(state, entry.by, entry.move());
            }
        }
    }

    golden::Seen seen_;
    std::set<std::string> shapes_; ///< of Luxor
    std::set<std::string> river_;  ///< of Egizia
};

/// An option that asks for a number of seats of its own is tried in the last quarter of the matches.
constexpr int beforeSpecialSeats = 15;

int optionOf(const OptionInfo& option, int number, int& rest) {
    const int values = static_cast<int>(option.values.size());
    if (option.seats != 0) {
        return number <= beforeSpecialSeats ? 0 : 1 + (number - beforeSpecialSeats - 1) % (values - 1);
    }
    const int value = rest % values;
    rest /= values;
    return value;
}

Setup setupOf(const GameInfo& info, int number) {
    Seed seed{};
    for (std::size_t i = 0; i < seed.size(); ++i) {
        seed[i] = static_cast<std::uint8_t>(static_cast<std::size_t>(number) * 37 + i);
    }
    const int seats = info.minSeats + number % (info.maxSeats - info.minSeats + 1);
    Setup setup = makeSetup(std::string(info.id), seats, seed);
    int rest = number;
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        const OptionInfo& option = info.options[i];
        setup.options[i] = static_cast<std::uint8_t>(optionOf(option, number, rest));
        setup.seats = setup.options[i] != 0 && option.seats != 0 ? option.seats : setup.seats;
    }
    return setup;
}

MatchDocument play(const GameInfo& info, int number, Curious& curious) {
    // Pyramidice: the first hundred with which its twenty matches show every god and scarab at work.
    const int luck = info.id == "pyramidice" ? 400 : info.maxSeats > 2 ? 100 : 0;
    FastRandom random(static_cast<std::uint64_t>(number + luck));
    AnyMatch match = *AnyMatch::begin(setupOf(info, number));
    MatchDocument document;
    const int seats = match.log().setup.seats;
    const int randomMatches = info.maxSeats > 2 ? 3 : 8;
    const auto levelOf = [=](int seat) { return number <= randomMatches ? 0 : (number + seat * 2) % 5; };
    while (!match.pending().over()) {
        const Seat seat = match.pending().seats.first();
        const auto wanted = curious.newMove(match, seat);
        match.play(seat, wanted ? *wanted : moveOf(match, seat, levelOf(indexOf(seat)), random));
        curious.watch(match);
    }
    document.log = match.log();
    document.result.emplace();
    for (int seat = 0; seat < seats; ++seat) {
        document.players.push_back(playerOf(levelOf(seat)));
        document.result->push_back(match.score().totals[static_cast<std::size_t>(seat)]);
    }
    document.notes.push_back(golden::fingerprintNote(match.hash()));
    return document;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fprintf(stderr, "usage: golden_writer <folder>\n");
        return 2;
    }
    Curious curious;
    for (const GameInfo* info : allGames()) {
        for (int number = 1; number <= matchesPerGame; ++number) {
            const std::string name =
                std::string(info->id) + (number < 10 ? "-0" : "-") + std::to_string(number) + ".match";
            std::ofstream file(std::string(argv[1]) + "/" + name, std::ios::binary);
            file << writeMatch(play(*info, number, curious), *findNotation(info->id));
            if (!file.flush()) {
                std::fprintf(stderr, "cannot write %s\n", name.c_str());
                return 1;
            }
        }
    }
    return 0;
}
