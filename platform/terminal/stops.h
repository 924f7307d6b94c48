#pragma once

#include "platform/terminal/report.h"

namespace architects::terminal {

/// How long it takes until a thought that is told to stop has ended, for each kind of thought that an app
/// stops when it goes to the background: an Architect's, a hint, a review. On a second thread and by the
/// wall's clock, because that is what a person waits for; a busy machine shows.
Json stopsOf(const Setup& setup, double seconds);

} // namespace architects::terminal
