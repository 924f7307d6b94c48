#include "platform/terminal/console.h"

#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <ctime>

namespace architects::terminal {

bool outputIsTerminal() {
    return isatty(STDOUT_FILENO) != 0;
}

bool errorIsTerminal() {
    return isatty(STDERR_FILENO) != 0;
}

Style styleOf(bool ascii) {
    return {ascii, outputIsTerminal() && environment("NO_COLOR").empty()};
}

std::string environment(const char* name) {
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): nobody here changes it
    return value == nullptr ? "" : value;
}

std::string_view clearScreen() {
    return outputIsTerminal() ? "\x1b[2J\x1b[3J\x1b[H" : "";
}

double cpuSeconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

double wallSeconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(now).count();
}

} // namespace architects::terminal
