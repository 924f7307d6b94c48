#include <cstdio>
#include <exception>
#include <iostream>

#include "platform/terminal/command.h"

namespace {

using namespace architects::terminal;

/// Whatever the command line library finds wrong is wrong usage; help and version are not wrong at all.
int report(Line& line, const CLI::ParseError& error) {
    const std::vector<std::string> unknown = line.app.remaining();
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr && !unknown.empty()) {
        std::cerr << "architects: there is no command \"" << unknown.front() << "\"; --help lists them.\n";
        return static_cast<int>(ExitCode::Usage);
    }
    const int code = line.app.exit(error, std::cout, std::cerr);
    return static_cast<int>(code == 0 ? ExitCode::Ok : ExitCode::Usage);
}

int commandLine(int argc, char** argv) {
    Line line{CLI::App("Egyptian board games at the command line.", "architects")};
    line.app.set_version_flag("--version", "architects " ARCHITECTS_VERSION);
    line.app.require_subcommand(1);
    line.app.footer(std::string("\"architects COMMAND --help\" tells more.\n\n") + exitCodeHelp);
    addPlay(line);
    addWatch(line);
    addSimulate(line);
    addReplay(line);
    addVerify(line);
    addPerft(line);
    addBench(line);
    addTournament(line);
    addLesson(line);
    addRules(line);
    addStoreCommands(line);
    try {
        line.app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return report(line, error);
    } catch (const Failure& failure) {
        std::cerr << "architects: " << failure.what() << '\n';
        return static_cast<int>(failure.code());
    }
    return static_cast<int>(line.code);
}

} // namespace

int main(int argc, char** argv) {
    try {
        return commandLine(argc, argv);
    } catch (const std::exception& error) { // out of memory, or worse
        std::fprintf(stderr, "architects: %s\n", error.what());
        return static_cast<int>(ExitCode::File);
    }
}
