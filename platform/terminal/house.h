#pragma once

#include <string>

#include "core/play/house.h"

namespace architects::terminal {

/// Where the app keeps its matches.
std::string usualStorePath();

/// A store and the house above it. Bots think while the caller waits.
class OpenHouse {
  public:
    /// A house whose matches are gone with it.
    OpenHouse();
    /// A house over a file, which must be there unless `create`.
    OpenHouse(const std::string& path, bool create);

    ~OpenHouse() = default;
    OpenHouse(const OpenHouse&) = delete;
    OpenHouse& operator=(const OpenHouse&) = delete;

    play::House& house() { return house_; }
    save::Store& store() { return opened_.store; }

  private:
    save::Opened opened_;
    play::House house_;
};

/// Ends the command with the reason if something could not be done.
void require(const play::Failure& failure);

} // namespace architects::terminal
