#pragma once

#include <catch2/catch.hpp>

#include <cstdint>
#include <deque>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/play/house.h"
#include "core/save/store.h"

namespace architects::play {

/// A store in memory, a clock that ticks by hand, seeds that count up, and a background that runs when
/// told.
class World {
  public:
    World() : opened_(save::Store::openInMemory()) { REQUIRE(opened_.ok()); }

    Services services() {
        return {&opened_->store, [this] { return ++now_; }, [this] { return nextSeed(); },
                [this](auto work, auto done) {
                    jobs_.push_back({std::move(work), std::move(done)});
                }};
    }
    /// The same with a background that runs at once, as at the command line.
    Services servicesAtOnce() {
        Services services = this->services();
        services.background = [](auto work, auto done) {
            work();
            done();
        };
        return services;
    }
    save::Store& store() { return opened_->store; }

    /// Runs the oldest waiting job; false if there is none.
    bool runOne() {
        if (jobs_.empty()) {
            return false;
        }
        const auto job = std::move(jobs_.front());
        jobs_.pop_front();
        job.work();
        job.done();
        return true;
    }
    void runAll() {
        while (runOne()) {
        }
    }
    void pass(std::int64_t ms) { now_ += ms; }
    [[nodiscard]] std::size_t waiting() const { return jobs_.size(); }

  private:
    struct Job {
        std::function<void()> work;
        std::function<void()> done;
    };
    Seed nextSeed() {
        Seed seed{};
        seed[0] = ++seeds_;
        return seed;
    }
    save::Saved<save::Opened> opened_;
    std::int64_t now_ = 1000;
    std::uint8_t seeds_ = 0;
    std::deque<Job> jobs_;
};

inline Player person(std::string name) {
    return {std::move(name), PlayerKind::Person, 0};
}
inline Player bot(int level) {
    return {"Architect", PlayerKind::Bot, level};
}
inline NewMatch kheopsFor(Player first, Player second) {
    NewMatch wish;
    wish.game = "kheops";
    wish.players = {std::move(first), std::move(second)};
    return wish;
}
inline Session& begin(House& house, const NewMatch& wish) {
    Failure failure;
    Session* session = house.create(wish, failure);
    REQUIRE(failure.ok());
    REQUIRE(session != nullptr);
    return *session;
}
/// Some legal move of the seat on turn, always the same one for the same position.
inline Move anyMove(const Session& session) {
    MoveList moves;
    session.shown().legalMoves(session.onTurn(), moves);
    REQUIRE_FALSE(moves.empty());
    return moves[moves.size() / 2];
}
/// All that the seat on turn does until its turn ends, as moves.
inline std::vector<Move> wholeTurn(const Session& session) {
    std::vector<Move> moves;
    AnyMatch next = session.shown();
    const Seat seat = session.onTurn();
    while (next.pending().seats.has(seat)) {
        MoveList list;
        next.legalMoves(seat, list);
        REQUIRE_FALSE(list.empty());
        moves.push_back(list[list.size() / 2]);
        REQUIRE(next.append(Entry::of(seat, moves.back())) == Refusal::None);
    }
    return moves;
}
/// Plays until the seat on turn changes.
inline void playTurn(Session& session) {
    const Seat seat = session.onTurn();
    while (session.onTurn() == seat) {
        if (session.handOverTo() == seat) {
            session.takeDevice();
        }
        REQUIRE(session.play(anyMove(session)).ok());
    }
}

} // namespace architects::play
