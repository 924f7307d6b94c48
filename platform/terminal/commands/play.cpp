#include <iostream>
#include <memory>

#include "core/bots/architects.h"
#include "platform/terminal/command.h"
#include "platform/terminal/house.h"
#include "platform/terminal/match_file.h"
#include "platform/terminal/setup.h"
#include "platform/terminal/table_talk.h"

namespace architects::terminal {
namespace {

struct PlayOptions {
    SetupOptions setup;
    int seat = 1;
    int level = 2;
    bool two = false;
    bool ascii = false;
    std::string save;
    std::string resume;
};

/// Who sits where: persons first for --two, else one person among architects.
std::vector<Player> playersOf(const PlayOptions& options, int seats) {
    std::vector<Player> players;
    for (int seat = 1; seat <= seats; ++seat) {
        const bool person = options.two ? seat <= 2 : seat == options.seat;
        players.push_back(
            person ? Player{"Player " + std::to_string(seat), PlayerKind::Person, 0}
                   : Player{std::string(architectOf(options.level).name), PlayerKind::Bot, options.level});
    }
    return players;
}

play::Session* begin(const PlayOptions& options, play::House& house, play::Failure& failure) {
    const Setup setup = makeSetup(options.setup);
    if (options.seat > setup.seats) {
        throw Failure(ExitCode::Usage, "--seat " + std::to_string(options.seat) + ": there are only " +
                                           std::to_string(setup.seats) + " seats.");
    }
    return house.create({setup.game, playersOf(options, setup.seats), setup.options, setup.seed}, failure);
}

play::Session* resume(const std::string& file, play::House& house, play::Failure& failure) {
    TextFault fault;
    const std::string text = readFile(file);
    const std::string id = house.importText(text, fault, failure);
    if (fault.refusal != Refusal::None) {
        throw Failure(ExitCode::Refused, placeOf(file, fault.line) + describe(fault.refusal));
    }
    play::Session* session = id.empty() ? nullptr : house.open(id, failure);
    if (session != nullptr && !session->over() && !readMatch(text, findNotation, fault)->log.setup.seed) {
        throw Failure(ExitCode::Refused,
                      file + ": the seed is not in this file, so nothing more can be drawn. "
                             "It can be replayed, but not played on.");
    }
    return session;
}

ExitCode play(const PlayOptions& options) {
    OpenHouse open;
    play::Failure failure;
    play::Session* session = options.resume.empty() ? begin(options, open.house(), failure)
                                                    : resume(options.resume, open.house(), failure);
    require(failure);
    TableTalk talk(open.house(), *session, styleOf(options.ascii), options.save);
    talk.run();
    return ExitCode::Ok;
}

} // namespace

void addPlay(Line& line) {
    auto options = std::make_shared<PlayOptions>();
    CLI::App* command = addCommand(line, "play", "Play a game in this terminal",
                                   "architects play --level 3 --seat 2 --seed nile --option pharaoh=mummy");
    addSetupOptions(*command, options->setup);
    command->add_option("--seat", options->seat, "Your seat")
        ->capture_default_str()
        ->check(CLI::Range(1, maxSeats));
    command->add_option("--level", options->level, "The strength of the architects you play against")
        ->capture_default_str()
        ->check(CLI::Range(1, levelCount));
    command->add_flag("--two", options->two, "Two people take turns at this terminal; hands stay hidden");
    command->add_option("--save", options->save,
                        "Keep the match in this file, up to date after every move");
    command->add_option("--resume", options->resume, "Go on with the match in this file");
    command->add_flag("--ascii", options->ascii, "Draw with ASCII only");
    command->callback([options, &line] { line.code = play(*options); });
}

} // namespace architects::terminal
