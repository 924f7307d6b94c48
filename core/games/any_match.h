#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/games/all_games.h"
#include "core/table/log.h"
#include "core/table/score.h"

namespace architects {

/// A match of whichever game: Match<G> behind one type, for whoever does not care which it is. A value;
/// what it holds lies behind a pointer, so that whoever reads this header does not read every game with it.
class AnyMatch {
  public:
    AnyMatch(const AnyMatch& other);
    AnyMatch(AnyMatch&& other) noexcept;
    AnyMatch& operator=(const AnyMatch& other);
    AnyMatch& operator=(AnyMatch&& other) noexcept;
    ~AnyMatch();

    static Result<AnyMatch> begin(const Setup& setup);
    static Result<AnyMatch> replay(const Log& log);
    static Result<AnyMatch> replay(const Log& log, std::size_t count);
    static Refusal verify(const Log& log);

    [[nodiscard]] const GameInfo& game() const;
    [[nodiscard]] const Log& log() const;
    [[nodiscard]] Pending pending() const;

    [[nodiscard]] Refusal check(Seat seat, const Move& move) const;
    Refusal play(Seat seat, const Move& move);
    Refusal append(const Entry& entry);
    /// Draws whatever chance is pending, if the match knows its seed.
    void resolveChance();
    [[nodiscard]] Refusal checkUndo(Seat seat) const;
    Refusal undo(Seat seat);

    /// What one seat may know of the log; Seat::Nobody is a spectator.
    [[nodiscard]] Log view(Seat viewer) const;
    /// The same for one entry, the one that comes next.
    [[nodiscard]] Entry mask(const Entry& next, Seat viewer) const;
    /// The moves of a seat; none while it is not its turn.
    void legalMoves(Seat seat, MoveList& moves) const;
    [[nodiscard]] ScoreSheet score() const;
    [[nodiscard]] std::uint64_t hash() const;
    /// The hash that a seat's view of this match has.
    [[nodiscard]] std::uint64_t hash(Seat viewer) const;

    [[nodiscard]] std::string write(const Entry& entry) const;
    [[nodiscard]] Result<Entry> read(Seat by, std::string_view text) const;
    [[nodiscard]] std::string writeState() const;

    /// The state, if this is a match of that game; else null.
    template <Game G>
    [[nodiscard]] const typename G::State* stateAs() const {
        return static_cast<const typename G::State*>(stateOf(G::info()));
    }
    /// What a viewer knows of the state; this must be a match of that game.
    template <Game G>
    [[nodiscard]] typename G::State viewState(Seat viewer) const {
        return G::mask(*stateAs<G>(), viewer);
    }

  private:
    struct Held;
    explicit AnyMatch(Held held);
    /// Null unless this is a match of that game.
    [[nodiscard]] const void* stateOf(const GameInfo& game) const;

    std::unique_ptr<Held> held_;
};

} // namespace architects
