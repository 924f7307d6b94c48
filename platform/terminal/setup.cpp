#include "platform/terminal/setup.h"

#include <algorithm>
#include <random>

#include <CLI/CLI.hpp>

#include "core/table/hex.h"
#include "platform/terminal/exit.h"

namespace architects::terminal {
namespace {

std::string gameNames() {
    std::string names;
    for (const GameInfo* info : allGames()) {
        names += (names.empty() ? "" : ", ") + std::string(info->id);
    }
    return names;
}

std::string optionNames(const GameInfo& info) {
    std::string text;
    for (const OptionInfo& option : info.options) {
        for (const std::string_view value : option.values) {
            text += (text.empty() ? "" : ", ") + std::string(option.name) + "=" + std::string(value);
        }
    }
    return text.empty() ? "none" : text;
}

void setOption(Setup& setup, const GameInfo& info, std::string_view text) {
    const std::size_t equals = std::min(text.find('='), text.size());
    const std::string_view name = text.substr(0, equals);
    const std::string_view value = text.substr(std::min(equals + 1, text.size()));
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        const auto values = info.options[i].values;
        const auto found = std::find(values.begin(), values.end(), value);
        if (info.options[i].name == name && found != values.end()) {
            setup.options[i] = static_cast<std::uint8_t>(found - values.begin());
            return;
        }
    }
    throw Failure(ExitCode::Usage, "--option " + std::string(text) + ": " + setup.game +
                                       " has no such option. It has: " + optionNames(info) + ".");
}

} // namespace

void addSetupOptions(CLI::App& command, SetupOptions& options) {
    command.add_option("--game", options.game, "The game: " + gameNames())->capture_default_str();
    command.add_option("--seats", options.seats, "How many play; as few as the game allows if not given");
    command.add_option("--seed", options.seed,
                       "Decides all chance: any text, or 64 hexadecimal digits; fresh if not given");
    command.add_option("--option", options.options,
                       "An option of the game, as NAME=VALUE; may be repeated");
}

Seed seedOf(std::string_view text) {
    return fromHex<32>(text).value_or(sha256(text));
}

std::string freshSeed() {
    std::random_device device;
    Seed seed{};
    for (std::uint8_t& byte : seed) {
        byte = static_cast<std::uint8_t>(device());
    }
    return toHex(seed);
}

const GameInfo& gameNamed(const std::string& name) {
    const GameInfo* info = findGame(name);
    if (info == nullptr) {
        throw Failure(ExitCode::Usage,
                      "There is no game \"" + name + "\". There are: " + gameNames() + ".");
    }
    return *info;
}

Setup makeSetup(const SetupOptions& options) {
    const GameInfo& info = gameNamed(options.game);
    const int seats = options.seats == 0 ? info.minSeats : options.seats;
    if (seats < info.minSeats || seats > info.maxSeats) {
        throw Failure(ExitCode::Usage, describe(Refusal::WrongSeatCount));
    }
    Setup setup = newSetup(options.game, seats, seedOf(options.seed.empty() ? freshSeed() : options.seed));
    for (const std::string& option : options.options) {
        setOption(setup, info, option);
    }
    return setup;
}

AnyMatch beginMatch(const Setup& setup) {
    Result<AnyMatch> match = AnyMatch::begin(setup);
    if (!match.ok()) {
        throw Failure(ExitCode::Usage, describe(match.refusal()));
    }
    return std::move(*match);
}

} // namespace architects::terminal
