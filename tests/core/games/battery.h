#pragma once

// The battery every game must pass: what core/table/README.md asks of a game, tried on random matches.
// A game's own test calls everything<G>() with a set-up for each combination of its options.

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/games/playout.h"
#include "core/table/match.h"

namespace architects::battery {

inline Seed seedOf(std::uint64_t number) {
    Seed seed{};
    for (std::size_t i = 0; i < 8; ++i) {
        seed[i] = static_cast<std::uint8_t>(number >> (8U * i));
    }
    return seed;
}

/// Everybody who may look at a match of this many seats: each seat, and a spectator.
inline std::vector<Seat> viewersOf(int seats) {
    std::vector<Seat> viewers{Seat::Nobody};
    for (int i = 0; i < seats; ++i) {
        viewers.push_back(seatAt(i));
    }
    return viewers;
}

template <Game G>
Move randomMove(const typename G::State& state, Seat seat, FastRandom& random) {
    MoveList moves;
    G::legalMoves(state, seat, moves);
    REQUIRE_FALSE(moves.empty());
    FastRandom sameLuck = random;
    const Move move = moves[below(random, static_cast<std::uint32_t>(moves.size()))];
    // Roll-outs may have a quicker way to the same move.
    REQUIRE(architects::randomMove<G>(state, seat, sameLuck, moves) == move);
    return move;
}

/// One of the seats that may move now, at random.
inline Seat anyOf(SeatSet seats, FastRandom& random) {
    std::vector<Seat> all;
    for (int i = 0; i < maxSeats; ++i) {
        if (seats.has(seatAt(i))) {
            all.push_back(seatAt(i));
        }
    }
    REQUIRE_FALSE(all.empty());
    return all[below(random, static_cast<std::uint32_t>(all.size()))];
}

template <Game G>
void step(typename G::State& state, const Entry& entry) {
    if (entry.isChance()) {
        G::resolve(state, entry.outcome());
    } else {
        G::play(state, entry.by, entry.move());
    }
}

/// Plays a match to its end at random, taking moves back wherever that is allowed to see that it is exact.
template <Game G>
Match<G> playedAtRandom(const Setup& setup, FastRandom& random) {
    auto begun = Match<G>::begin(setup);
    REQUIRE(begun.ok());
    Match<G> match = *begun;
    while (!match.pending().over()) {
        REQUIRE_FALSE(match.pending().chance()); // a match that knows its seed never waits for chance
        const Seat seat = anyOf(match.pending().seats, random);
        const Move move = randomMove<G>(match.state(), seat, random);
        const auto stateBefore = match.state();
        const Log logBefore = match.log();
        REQUIRE(match.play(seat, move) == Refusal::None);
        const bool chanceFollowed = match.log().entries.back().isChance();
        if (chanceFollowed || G::reveals(stateBefore, seat, move)) {
            REQUIRE(match.undo(seat) == Refusal::AlreadyRevealed);
            continue;
        }
        REQUIRE(match.undo(seat) == Refusal::None);
        REQUIRE(match.state() == stateBefore);
        REQUIRE(match.log() == logBefore);
        REQUIRE(match.play(seat, move) == Refusal::None);
    }
    return match;
}

template <Game G>
void replaysToTheSameState(const Match<G>& match) {
    const auto again = Match<G>::replay(match.log());
    REQUIRE(again.ok());
    REQUIRE(again->state() == match.state());
    REQUIRE(G::hash(again->state()) == G::hash(match.state()));
    REQUIRE(Match<G>::verify(match.log()) == Refusal::None);
}

template <Game G>
void survivesBytes(const Match<G>& match) {
    Log loaded{match.log().setup, {}};
    for (const Entry& entry : match.log().entries) {
        loaded.entries.push_back(entryFromBytes(toBytes(entry)));
    }
    REQUIRE(loaded == match.log());
    REQUIRE(chainOf(loaded) == chainOf(match.log()));
    const auto again = Match<G>::replay(loaded);
    REQUIRE(again.ok());
    REQUIRE(again->state() == match.state());
}

/// replay(mask(log, v)) == mask(replay(log), v) at every ply, and every masked entry is accepted.
template <Game G>
void keepsTheLawOfMasks(const Log& log, Seat viewer) {
    typename G::State full = G::start(log.setup);
    typename G::State seen = full;
    for (const Entry& entry : log.entries) {
        const Entry masked = G::mask(full, entry, viewer);
        REQUIRE(G::pending(seen) == G::pending(full));
        REQUIRE((masked.isChance() ? G::check(seen, masked.outcome())
                                   : G::check(seen, masked.by, masked.move())) == Refusal::None);
        step<G>(seen, masked);
        step<G>(full, entry);
        REQUIRE(seen == G::mask(full, viewer));
        REQUIRE(G::hash(seen) == G::hash(G::mask(full, viewer)));
        REQUIRE(G::mask(seen, viewer) == seen);
    }
}

/// What a seat may do follows from what it knows.
template <Game G>
void offersTheSame(const typename G::State& one, const typename G::State& other, Seat seat) {
    MoveList moves;
    MoveList others;
    G::legalMoves(one, seat, moves);
    G::legalMoves(other, seat, others);
    REQUIRE(std::equal(moves.begin(), moves.end(), others.begin(), others.end()));
}

/// A guess looks like the truth to its viewer, offers the same moves, and can be played to the end.
template <Game G>
void guessesWhatMayBe(const Log& log, Seat viewer, FastRandom& random) {
    typename G::State full = G::start(log.setup);
    for (const Entry& entry : log.entries) {
        step<G>(full, entry);
        const auto view = G::mask(full, viewer);
        auto guess = G::guess(view, random);
        REQUIRE(G::mask(guess, viewer) == view);
        REQUIRE(G::pending(guess) == G::pending(full));
        offersTheSame<G>(view, guess, viewer);
        offersTheSame<G>(view, full, viewer);
        if (below(random, 8) == 0) {
            playout<G>(guess, random);
            REQUIRE(G::pending(guess).over());
        }
    }
}

/// Changes one outcome that the viewer may not see, so that the log still replays: the view must be the
/// same to the byte. Returns how many such twins were found.
template <Game G>
int twinsLookAlike(const Log& log, Seat viewer, FastRandom& random) {
    int twins = 0;
    const std::size_t length = below(random, static_cast<std::uint32_t>(log.entries.size())) + 1;
    const Log prefix{log.setup, {log.entries.begin(), log.entries.begin() + static_cast<long>(length)}};
    const auto truth = Match<G>::replay(prefix);
    REQUIRE(truth.ok());
    for (std::size_t i = 0; i < length; ++i) {
        const auto before = truth->stateAt(i);
        const Entry& entry = prefix.entries[i];
        if (!entry.isChance() || G::mask(before, entry, viewer) == entry) {
            continue;
        }
        for (int attempt = 0; attempt < 4; ++attempt) {
            Log twin = prefix;
            twin.entries[i] = Entry::of(G::sample(before, random));
            const auto other = Match<G>::replay(twin);
            if (twin == prefix || !other.ok() ||
                G::mask(before, twin.entries[i], viewer) != G::mask(before, entry, viewer)) {
                continue;
            }
            ++twins;
            REQUIRE(other->view(viewer) == truth->view(viewer));
            REQUIRE(G::mask(other->state(), viewer) == G::mask(truth->state(), viewer));
            REQUIRE(Match<G>::verify(twin) == Refusal::ForgedChance);
        }
    }
    return twins;
}

/// A move that may or may not mean something: random bytes, or a legal move with one byte changed.
inline Move garbage(const MoveList& legal, FastRandom& random) {
    Move move;
    if (!legal.empty() && below(random, 2) == 0) {
        move = legal[below(random, static_cast<std::uint32_t>(legal.size()))];
        const std::uint32_t at = below(random, 8);
        const auto value = static_cast<std::uint8_t>(below(random, below(random, 2) == 0 ? 64 : 256));
        (at == 7 ? move.kind : move.arg[at]) = value;
        return move;
    }
    move.kind = static_cast<std::uint8_t>(below(random, 32));
    const std::uint32_t used = below(random, 8);
    for (std::uint32_t i = 0; i < used; ++i) {
        move.arg[i] = static_cast<std::uint8_t>(below(random, below(random, 4) == 0 ? 256 : 51));
    }
    return move;
}

/// check() is None exactly for the listed moves, for whoever asks, and the list says nothing twice.
template <Game G>
void refusesExactlyTheRest(const typename G::State& state, int seats, FastRandom& random) {
    MoveList list;
    for (int s = 0; s < seats; ++s) {
        const Seat seat = seatAt(s);
        G::legalMoves(state, seat, list);
        REQUIRE(list.empty() == !G::pending(state).seats.has(seat));
        std::vector<Move> moves(list.begin(), list.end());
        std::sort(moves.begin(), moves.end());
        REQUIRE(std::adjacent_find(moves.begin(), moves.end()) == moves.end());
        REQUIRE(std::all_of(moves.begin(), moves.end(), [&](const Move& move) {
            return G::check(state, seat, move) == Refusal::None;
        }));
        for (int i = 0; i < 40; ++i) {
            const Move move = garbage(list, random);
            const bool listed = std::binary_search(moves.begin(), moves.end(), move);
            REQUIRE((G::check(state, seat, move) == Refusal::None) == listed);
        }
    }
}

template <Game G>
void isReadAsItWasWritten(const Log& log, const std::vector<Seat>& viewers) {
    typename G::State full = G::start(log.setup);
    for (const Entry& entry : log.entries) {
        for (const Seat viewer : viewers) {
            const Entry masked = G::mask(full, entry, viewer);
            const auto read = G::read(masked.by, G::write(masked));
            REQUIRE(read.ok());
            REQUIRE(*read == masked);
        }
        const auto plain = G::read(entry.by, G::write(entry));
        REQUIRE(plain.ok());
        REQUIRE(*plain == entry);
        step<G>(full, entry);
        for (const Seat viewer : viewers) {
            const auto view = G::mask(full, viewer);
            const auto read = G::readState(G::writeState(view));
            REQUIRE(read.ok());
            REQUIRE(*read == view);
        }
        const auto read = G::readState(G::writeState(full));
        REQUIRE(read.ok());
        REQUIRE(*read == full);
    }
}

/// All of the above on `matches` random matches. Returns how many hidden outcomes were exchanged, which a
/// game with secrets expects to be more than none.
template <Game G>
int everything(Setup setup, int matches) {
    int twins = 0;
    const std::vector<Seat> viewers = viewersOf(setup.seats);
    for (int i = 0; i < matches; ++i) {
        const auto number = static_cast<std::uint64_t>(i);
        FastRandom random(number);
        setup.seed = seedOf(number);
        setup.seedHash = sha256(*setup.seed);
        const Match<G> match = playedAtRandom<G>(setup, random);
        replaysToTheSameState(match);
        survivesBytes(match);
        isReadAsItWasWritten<G>(match.log(), viewers);
        for (const Seat viewer : viewers) {
            keepsTheLawOfMasks<G>(match.log(), viewer);
            guessesWhatMayBe<G>(match.log(), viewer, random);
            twins += twinsLookAlike<G>(match.log(), viewer, random);
        }
        typename G::State state = G::start(setup);
        for (const Entry& entry : match.log().entries) {
            refusesExactlyTheRest<G>(state, setup.seats, random);
            step<G>(state, entry);
        }
        refusesExactlyTheRest<G>(state, setup.seats, random);
    }
    return twins;
}

} // namespace architects::battery
