#pragma once

#include <functional>
#include <string>

#include <CLI/CLI.hpp>

#include "platform/terminal/exit.h"

namespace architects::terminal {

inline constexpr const char* exitCodeHelp = "Exit codes: 0 done; 1 what was asked is not true or not "
                                            "allowed; 2 wrong usage; 3 a file cannot be read "
                                            "or written.";

/// The command line as it is put together: each command adds itself and leaves its exit code here.
struct Line {
    CLI::App app;
    ExitCode code = ExitCode::Ok;
};

/// A command with its help; `example` shows its use.
inline CLI::App* addCommand(Line& line, const std::string& name, const std::string& what,
                            const std::string& example) {
    CLI::App* command = line.app.add_subcommand(name, what);
    command->footer("Example:\n  " + example + "\n\n" + exitCodeHelp);
    return command;
}

inline void addJsonFlag(CLI::App& command, bool& json) {
    command.add_flag("--json", json, "One JSON object a line instead of text");
}

void addPlay(Line& line);
void addWatch(Line& line);
void addSimulate(Line& line);
void addReplay(Line& line);
void addVerify(Line& line);
void addPerft(Line& line);
void addBench(Line& line);
void addTournament(Line& line);
void addLesson(Line& line);
void addRules(Line& line);
void addStoreCommands(Line& line);

} // namespace architects::terminal
