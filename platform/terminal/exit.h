#pragma once

#include <stdexcept>
#include <string>

#include "core/table/refusal.h"

namespace architects::terminal {

/// What the process tells its caller. The help of every command repeats this table.
enum class ExitCode : int {
    Ok = 0,
    Refused = 1, ///< what was asked is not true or not allowed
    Usage = 2,
    File = 3,
};

/// Ends the command: the message goes to standard error, the code to the caller.
class Failure : public std::runtime_error {
  public:
    Failure(ExitCode code, const std::string& message) : std::runtime_error(message), code_(code) {}
    [[nodiscard]] ExitCode code() const { return code_; }

  private:
    ExitCode code_;
};

/// A refusal as people read it: the sentence, its name, and the page of the rules where there is one.
inline std::string describe(Refusal refusal) {
    const RefusalInfo& info = infoOf(refusal);
    std::string text = std::string(info.sentence) + " [" + std::string(info.name);
    if (!info.rule.empty()) {
        text += ", see rules " + std::string(info.rule);
    }
    return text + "]";
}

} // namespace architects::terminal
