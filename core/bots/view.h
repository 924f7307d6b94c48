#pragma once

#include <cstdint>

#include "core/games/any_match.h"

/// What an Architect at a table is told, whoever keeps the table: this device or the server.
namespace architects {

/// The match as one seat knows it.
AnyMatch viewOf(const AnyMatch& match, Seat viewer);

/// What the Architect's own generator begins with, of the chain of its view: the same for the same view, so
/// that a match can be told again.
std::uint64_t seedFor(const Digest& chainOfView);

} // namespace architects
