#pragma once

#include <string>
#include <string_view>

/// The few things that depend on the terminal and the operating system.
namespace architects::terminal {

/// How output may look.
struct Style {
    bool ascii = false;  ///< nothing but ASCII
    bool colour = false; ///< ANSI colours
};

bool outputIsTerminal();
bool errorIsTerminal();
/// Colour on a terminal whose user did not say no (NO_COLOR).
Style styleOf(bool ascii);
/// A variable of the environment; empty if it is not set.
std::string environment(const char* name);
/// Wipes the screen and what was scrolled off it; where there is no screen, says nothing.
std::string_view clearScreen();
/// CPU time of this thread in seconds: a busy machine does not change it.
double cpuSeconds();
/// Seconds on a clock that only goes forward.
double wallSeconds();

} // namespace architects::terminal
