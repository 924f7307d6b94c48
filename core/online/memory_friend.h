#pragma once

#include <memory>
#include <set>
#include <string>

#include "core/games/any_match.h"
#include "core/online/memory_server.h"

namespace architects::online {

/// A match as a seat knows it, from what the server publishes and keeps for that seat (`public` and
/// `views/sN` of PROTOCOL.md).
Result<AnyMatch> matchFromViews(const Value& published, const Value& views);

/// A friend at a MemoryServer who plays as an Architect would, with a device of their own: takes every
/// invitation, and moves when it is their turn. Everything happens in MemoryServer::deliver().
class MemoryFriend {
  public:
    MemoryFriend(MemoryServer& server, std::string name, int level);
    ~MemoryFriend();
    MemoryFriend(const MemoryFriend&) = delete;
    MemoryFriend& operator=(const MemoryFriend&) = delete;

    // Known once deliver() has run.

    [[nodiscard]] const std::string& uid() const { return uid_; }
    [[nodiscard]] const std::string& friendCode() const { return friendCode_; }

    void join(const std::string& code);
    void befriend(const std::string& code);
    /// A match for two with somebody who is a friend already.
    void invite(const std::string& uid, const std::string& game, const std::string& match);
    /// Does nothing by themselves while they wait: takes no invitation, makes no move.
    void setWaiting(bool waiting);
    /// Any function of the server, for whatever else a friend may do: resign, offer a draw, send an emote.
    void call(std::string_view function, Value data);
    /// The name of the last refusal; empty if there was none.
    [[nodiscard]] const std::string& refused() const { return refused_; }

  private:
    void introduce();
    void look();
    void think(const std::string& match, int seat);
    void move(const std::string& match, int seat, const Value& published, const Value& views);

    MemoryServer& server_;
    std::string name_;
    int level_;
    Secrets device_;
    std::unique_ptr<Transport> transport_;
    std::string uid_;
    std::string friendCode_;
    std::string refused_;
    Value feed_;
    bool waiting_ = false;
    std::set<std::string> busy_; ///< matches something is under way for
    int moves_ = 0;
};

} // namespace architects::online
