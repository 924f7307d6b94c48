#pragma once

#include <span>

#include "core/online/client.h"

namespace architects::online {

/// Verifies a finished match by replay: was the seed the promised one, every draw what the seed gives,
/// every move legal, and did this seat see what really happened? `seen` is what it saw, with the promise in
/// its set-up.
Proof prove(const Log& seen, Seat seat, const Seed& seed, std::span<const Entry> whole);

} // namespace architects::online
