#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/play/session.h"
#include "core/table/match_text.h"

namespace architects::play {

/// What is chosen on the "new game" screen.
struct NewMatch {
    std::string game;
    std::vector<Player> players;
    std::array<std::uint8_t, maxOptions> options{};
    std::optional<Seed> seed; ///< empty: a fresh one
    bool practice = false;    ///< it shall not count: somebody has seen these draws
};

/// All matches on this device: those on disk, and those whose table is open now.
class House {
  public:
    explicit House(Services services) : services_(std::move(services)) {}

    /// Begins a match and opens its table. Null, with the failure, if that is not possible.
    Session* create(const NewMatch& wish, Failure& failure);
    /// Begins a match once more: the same game, players and choices, and the same draws if wished. One that
    /// is not over is called off by that; one whose draws are known is practice.
    Session* again(const std::string& id, bool sameDraws, Failure& failure);
    /// The open table of a match; opened from disk at the exact position if it is not open yet. From now on
    /// it is the match last played.
    Session* open(const std::string& id, Failure& failure);
    /// The same for somebody who only looks at it: the order of the matches stays as it is.
    Session* peek(const std::string& id, Failure& failure);
    /// The store knows something new of an online match: its table shows it, if it is open.
    Failure reload(const std::string& id);
    /// Bots rest, the table is closed; the match stays on disk.
    void close(const std::string& id) { sessions_.erase(id); }
    /// Leaves the open tables as they are but lets no bot think, and wakes them again.
    void restBots();
    void wakeBots();

    /// The match as text; empty if there is no such match.
    std::string exportText(const std::string& id) const;
    /// Takes a match in from text, verified entry by entry. Empty, with fault or failure, if it does not
    /// hold.
    std::string importText(std::string_view text, TextFault& fault, Failure& failure);

    [[nodiscard]] const Services& services() const { return services_; }

  private:
    std::string freshId() const;

    Services services_;
    std::map<std::string, std::unique_ptr<Session>> sessions_;
};

} // namespace architects::play
