#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "core/table/chacha20.h"

namespace architects::save {
class Store;
}

namespace architects::play {

/// What a session needs of the world outside. The app, the command line and the tests each bring their own.
struct Services {
    save::Store* store = nullptr;
    std::function<std::int64_t()> nowMs; ///< wall clock, milliseconds since 1970
    std::function<Seed()> entropy;       ///< 32 fresh, unpredictable bytes
    /// Runs `work` where it blocks nobody, then `done` back on the session's own thread.
    std::function<void(std::function<void()> work, std::function<void()> done)> background;
    /// Sends the moves that were made in an online match: nothing more can be done here without the server.
    /// They are in the store; without this they wait there.
    std::function<void(const std::string& match)> submit{};
};

} // namespace architects::play
