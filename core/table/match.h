#pragma once

#include <cstddef>
#include <optional>
#include <utility>

#include "core/table/game.h"

namespace architects {

/// Is this set-up one that the game can be played with?
inline Refusal checkSetup(const GameInfo& info, const Setup& setup) {
    if (setup.game != info.id) {
        return Refusal::UnknownGame;
    }
    if (setup.rules < info.oldestRules || setup.rules > info.rules) {
        return Refusal::UnknownRules;
    }
    if (setup.seats < info.minSeats || setup.seats > info.maxSeats) {
        return Refusal::WrongSeatCount;
    }
    for (std::size_t i = 0; i < maxOptions; ++i) {
        const std::size_t values = i < info.options.size() ? info.options[i].values.size() : 1;
        if (setup.options[i] >= values) {
            return Refusal::UnknownOption;
        }
        if (setup.options[i] != 0 && info.options[i].seats != 0 && setup.seats != info.options[i].seats) {
            return Refusal::WrongSeatCount;
        }
    }
    if (setup.seed && sha256(*setup.seed) != setup.seedHash) {
        return Refusal::SeedMismatch;
    }
    return Refusal::None;
}

/// Does an option ask for several people around one device? Such a match cannot be played far apart.
inline bool needsOneDevice(const GameInfo& info, const Setup& setup) {
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        if (setup.options[i] != 0 && setup.options[i] == info.options[i].oneDevice) {
            return true;
        }
    }
    return false;
}

/// A match in progress: the log and the state it leads to. With a seed it is the table's own match and
/// resolves chance itself; without one it is a view and takes chance as it comes.
template <Game G>
class Match {
  public:
    using State = typename G::State;

    /// A new match; the opening's chance (shuffling, dealing) is resolved and recorded.
    static Result<Match> begin(const Setup& setup) {
        if (const Refusal refusal = checkSetup(G::info(), setup); refusal != Refusal::None) {
            return refusal;
        }
        Match match(setup);
        match.resolveChance();
        return match;
    }

    /// The match after the first `count` entries of a log, each checked as if it were played now.
    static Result<Match> replay(const Log& log, std::size_t count) {
        if (const Refusal refusal = checkSetup(G::info(), log.setup); refusal != Refusal::None) {
            return refusal;
        }
        Match match(log.setup);
        for (std::size_t i = 0; i < count && i < log.entries.size(); ++i) {
            if (const Refusal refusal = match.append(log.entries[i]); refusal != Refusal::None) {
                return refusal;
            }
        }
        return match;
    }
    static Result<Match> replay(const Log& log) { return replay(log, log.entries.size()); }

    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] const Log& log() const { return log_; }
    [[nodiscard]] Pending pending() const { return G::pending(state_); }

    [[nodiscard]] Refusal check(Seat seat, const Move& move) const {
        const Pending now = pending();
        if (now.over()) {
            return Refusal::MatchIsOver;
        }
        if (now.chance()) {
            return Refusal::WaitingForChance;
        }
        if (!now.seats.has(seat)) {
            return Refusal::NotYourTurn;
        }
        return G::check(state_, seat, move);
    }

    /// Plays a move and, where the match knows its seed, whatever chance follows from it.
    Refusal play(Seat seat, const Move& move) {
        if (const Refusal refusal = append(Entry::of(seat, move)); refusal != Refusal::None) {
            return refusal;
        }
        resolveChance();
        return Refusal::None;
    }

    /// Takes one recorded entry. Chance is taken if it is possible; verify() says whether it was honest.
    Refusal append(const Entry& entry) {
        if (entry.isChance()) {
            if (!pending().chance()) {
                return Refusal::ImpossibleOutcome;
            }
            if (const Refusal refusal = G::check(state_, entry.outcome()); refusal != Refusal::None) {
                return refusal;
            }
            G::resolve(state_, entry.outcome());
        } else {
            if (const Refusal refusal = check(entry.by, entry.move()); refusal != Refusal::None) {
                return refusal;
            }
            G::play(state_, entry.by, entry.move());
        }
        log_.entries.push_back(entry);
        return Refusal::None;
    }

    /// Draws whatever chance is pending, if the match knows its seed.
    void resolveChance() {
        while (log_.setup.seed && pending().chance()) {
            const Outcome outcome = nextOutcome();
            G::resolve(state_, outcome);
            log_.entries.push_back(Entry::of(outcome));
        }
    }

    /// May this seat take back the last entry? Only its own move, and only while nothing that was hidden
    /// or random has been shown since: chance after a move, or a move that reveals, ends it.
    [[nodiscard]] Refusal checkUndo(Seat seat) const {
        if (log_.entries.empty()) {
            return Refusal::NothingToUndo;
        }
        const Entry& last = log_.entries.back();
        if (last.isChance()) {
            return anyMoveBy(seat) ? Refusal::AlreadyRevealed : Refusal::NothingToUndo;
        }
        if (last.by != seat) {
            return Refusal::NotYoursToUndo;
        }
        const State before = stateAt(log_.entries.size() - 1);
        return G::reveals(before, seat, last.move()) ? Refusal::AlreadyRevealed : Refusal::None;
    }

    Refusal undo(Seat seat) {
        if (const Refusal refusal = checkUndo(seat); refusal != Refusal::None) {
            return refusal;
        }
        state_ = stateAt(log_.entries.size() - 1);
        log_.entries.pop_back();
        return Refusal::None;
    }

    /// The state after the first `count` entries.
    [[nodiscard]] State stateAt(std::size_t count) const {
        State state = G::start(log_.setup);
        for (std::size_t i = 0; i < count && i < log_.entries.size(); ++i) {
            step(state, log_.entries[i]);
        }
        return state;
    }

    /// What one seat may know of this log. Seat::Nobody is a spectator, who knows what all know.
    [[nodiscard]] Log view(Seat viewer) const {
        Log masked;
        masked.setup = log_.setup;
        masked.setup.seed.reset();
        masked.entries.reserve(log_.entries.size());
        State state = G::start(log_.setup);
        for (const Entry& entry : log_.entries) {
            masked.entries.push_back(G::mask(state, entry, viewer));
            step(state, entry);
        }
        return masked;
    }

    /// Was every entry legal, every draw what the seed gives, and the seed the one promised? Draws from
    /// before the seed (Setup::seedFrom) need only be possible, and known.
    static Refusal verify(const Log& log) {
        if (const Refusal refusal = checkSetup(G::info(), log.setup); refusal != Refusal::None) {
            return refusal;
        }
        Match match(log.setup);
        for (const Entry& entry : log.entries) {
            if (entry.isChance() && match.pending().chance() && log.setup.seed) {
                const bool before = match.log_.entries.size() < log.setup.seedFrom;
                if (before ? entry.isMasked() : match.nextOutcome() != entry.outcome()) {
                    return Refusal::ForgedChance;
                }
            }
            if (const Refusal refusal = match.append(entry); refusal != Refusal::None) {
                return refusal;
            }
        }
        return Refusal::None;
    }

  private:
    explicit Match(const Setup& setup) : log_{setup, {}}, state_(G::start(setup)) {}

    static void step(State& state, const Entry& entry) {
        if (entry.isChance()) {
            G::resolve(state, entry.outcome());
        } else {
            G::play(state, entry.by, entry.move());
        }
    }
    [[nodiscard]] bool anyMoveBy(Seat seat) const {
        for (const Entry& entry : log_.entries) {
            if (entry.by == seat) {
                return true;
            }
        }
        return false;
    }
    [[nodiscard]] Outcome nextOutcome() const {
        ChaChaRandom random(*log_.setup.seed, log_.entries.size());
        return G::sample(state_, random);
    }

    Log log_;
    State state_;
};

} // namespace architects
