#include "tests/terminal/process.h"

#include <catch2/catch.hpp>
#include <fcntl.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace architects::terminal_tests {
namespace {

int opened(const std::string& file, int flags) {
    const int descriptor = open(file.c_str(), flags | O_CLOEXEC, 0600);
    REQUIRE(descriptor >= 0);
    return descriptor;
}

/// Starts the program with these as its standard input, output and error.
pid_t start(const Arguments& arguments, const World& world, int in, int out, int err) {
    std::vector<char*> words{const_cast<char*>(ARCHITECTS_BINARY)};
    for (const std::string& argument : arguments) {
        words.push_back(const_cast<char*>(argument.c_str()));
    }
    words.push_back(nullptr);
    const pid_t process = fork();
    REQUIRE(process >= 0);
    if (process == 0) {
        dup2(in, STDIN_FILENO);
        dup2(out, STDOUT_FILENO);
        dup2(err, STDERR_FILENO);
        for (const auto& [name, value] : world.environment) {
            setenv(name.c_str(), value.c_str(), 1);
        }
        execv(words[0], words.data());
        _exit(127);
    }
    return process;
}

int exitCode(pid_t process) {
    int status = 0;
    waitpid(process, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// Everything until the other end is closed.
std::string drain(int descriptor) {
    std::string text;
    char buffer[4096];
    for (ssize_t count = 0; (count = read(descriptor, buffer, sizeof buffer)) > 0;) {
        text.append(buffer, static_cast<std::size_t>(count));
    }
    return text;
}

} // namespace

Scratch::Scratch() {
    std::string name = std::filesystem::temp_directory_path() / "architects-XXXXXX";
    REQUIRE(mkdtemp(name.data()) != nullptr);
    folder_ = name;
}

Scratch::~Scratch() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

std::string contentsOf(const std::string& file) {
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

std::string fileWith(const std::string& file, const std::string& text) {
    std::ofstream(file) << text;
    return file;
}

Ended run(const Arguments& arguments, const World& world) {
    const Scratch scratch;
    const int in = opened(fileWith(scratch.file("in"), world.input), O_RDONLY);
    const int out = opened(scratch.file("out"), O_WRONLY | O_CREAT);
    int terminal = -1;
    int err = -1;
    if (world.errorTerminal) {
        REQUIRE(openpty(&terminal, &err, nullptr, nullptr, nullptr) == 0);
    } else {
        err = opened(scratch.file("err"), O_WRONLY | O_CREAT);
    }
    const pid_t process = start(arguments, world, in, out, err);
    close(in);
    close(out);
    close(err);
    Ended ended;
    if (world.errorTerminal) {
        ended.err = drain(terminal);
        close(terminal);
    }
    ended.code = exitCode(process);
    ended.out = contentsOf(scratch.file("out"));
    ended.err += contentsOf(scratch.file("err"));
    return ended;
}

std::vector<nlohmann::json> jsonLines(const std::string& text) {
    std::vector<nlohmann::json> objects;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        INFO(line);
        REQUIRE(nlohmann::json::accept(line));
        objects.push_back(nlohmann::json::parse(line));
    }
    return objects;
}

Conversation::Conversation(const Arguments& arguments) {
    int to[2];
    int from[2];
    REQUIRE((pipe2(to, O_CLOEXEC) == 0 && pipe2(from, O_CLOEXEC) == 0));
    process_ = start(arguments, {}, to[0], from[1], STDERR_FILENO);
    close(to[0]);
    close(from[1]);
    in_ = to[1];
    out_ = from[0];
}

Conversation::~Conversation() {
    close(in_); // the end of the input ends the program
    close(out_);
    code();
}

std::string Conversation::listen() {
    std::string text;
    char buffer[4096];
    while (!text.ends_with("> ")) {
        const ssize_t count = read(out_, buffer, sizeof buffer);
        if (count <= 0) {
            ended_ = true;
            break;
        }
        text.append(buffer, static_cast<std::size_t>(count));
    }
    return text;
}

std::string Conversation::say(const std::string& line) {
    const std::string text = line + "\n";
    REQUIRE(write(in_, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
    return listen();
}

int Conversation::code() {
    const pid_t process = process_;
    process_ = -1;
    return process > 0 ? exitCode(process) : -1;
}

} // namespace architects::terminal_tests
