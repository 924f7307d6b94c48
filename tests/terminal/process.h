#pragma once

// Running `architects` as its users do. Nothing here knows what the program does.

#include <sys/types.h>

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace architects::terminal_tests {

using Arguments = std::vector<std::string>;

/// A folder that is gone with the object.
class Scratch {
  public:
    Scratch();
    ~Scratch();
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;
    [[nodiscard]] std::string file(const std::string& name) const { return folder_ / name; }

  private:
    std::filesystem::path folder_;
};

std::string contentsOf(const std::string& file);
/// Writes the text and returns the file's name.
std::string fileWith(const std::string& file, const std::string& text);

struct Ended {
    int code = -1; ///< the exit code; -1 if the process was killed
    std::string out;
    std::string err;
};

struct World {
    std::string input;                              ///< everything on standard input
    std::map<std::string, std::string> environment; ///< changes of it
    bool errorTerminal = false;                     ///< standard error is a terminal
};

/// Runs the program to its end.
Ended run(const Arguments& arguments, const World& world = {});

/// The output as JSON, one object a line; fails the test if a line is not one.
std::vector<nlohmann::json> jsonLines(const std::string& text);

/// A process that is spoken to line by line.
class Conversation {
  public:
    explicit Conversation(const Arguments& arguments);
    ~Conversation();
    Conversation(const Conversation&) = delete;
    Conversation& operator=(const Conversation&) = delete;

    /// What the program says until it asks ("... > ") or ends.
    std::string listen();
    std::string say(const std::string& line);
    [[nodiscard]] bool ended() const { return ended_; }
    /// The exit code, once it has ended.
    int code();

  private:
    pid_t process_ = -1;
    int in_ = -1;
    int out_ = -1;
    bool ended_ = false;
};

} // namespace architects::terminal_tests
