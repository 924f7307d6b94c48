#pragma once

#include <cstddef>
#include <optional>

#include "core/games/any_match.h"

/// Entries that have happened and wait for their pictures. It holds the position that the picture has come
/// to, as the person who looks knows it, and leads it on entry by entry.
class EntryQueue {
  public:
    /// `seen` is the match as who looks knows it, `told` as it may be told in words that stay on the
    /// screen: they differ when the device is about to change hands. The first `count` entries are on the
    /// screen already.
    static std::optional<EntryQueue> after(const architects::Log& seen, const architects::Log& told,
                                           std::size_t count);

    /// More has happened meanwhile. False if that does not go on from here.
    bool extend(const architects::Log& seen, const architects::Log& told);

    [[nodiscard]] bool empty() const { return position().log().entries.size() >= seen_.entries.size(); }
    /// The position that the picture has come to.
    [[nodiscard]] const architects::AnyMatch& position() const { return seenPosition_; }
    [[nodiscard]] const architects::AnyMatch& toldPosition() const { return toldPosition_; }
    /// The entry whose picture comes next; only if not empty().
    [[nodiscard]] const architects::Entry& next() const;
    [[nodiscard]] const architects::Entry& nextTold() const;
    /// Its picture begins: it is part of the position now.
    void step();

  private:
    EntryQueue(architects::Log seen, architects::Log told, architects::AnyMatch seenPosition,
               architects::AnyMatch toldPosition);

    architects::Log seen_;
    architects::Log told_;
    architects::AnyMatch seenPosition_;
    architects::AnyMatch toldPosition_;
};
