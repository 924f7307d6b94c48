// What a move costs the thread of the screens: golden matches of every game, played through the models and
// the screens.
//   architects-measure <folder of matches> [--matches 2] [--game luxor] [--where]
#include <QCommandLineParser>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "core/games/all_games.h"
#include "core/games/any_match.h"
#include "platform/pictures/gui_cost.h"
#include "qml/ui/fonts.h"

namespace {

using Matches = std::map<std::string, std::vector<architects::MatchDocument>>;

/// The first `most` matches of each game, in the order of their files.
Matches readMatches(const QString& folder, int most) {
    Matches matches;
    for (const QString& name :
         QDir(folder).entryList({QStringLiteral("*.match")}, QDir::Files, QDir::Name)) {
        QFile file(QDir(folder).filePath(name));
        architects::TextFault fault;
        if (!file.open(QIODevice::ReadOnly)) {
            continue;
        }
        auto match = architects::readMatch(file.readAll().toStdString(), architects::findNotation, fault);
        auto& list = matches[match ? match->log.setup.game : std::string()];
        if (match && match->log.setup.seed && static_cast<int>(list.size()) < most) {
            list.push_back(std::move(*match));
        }
    }
    return matches;
}

double milliseconds(GuiClock::Time time) {
    return std::chrono::duration<double, std::milli>(time).count();
}

/// The smallest of them that so many hundredths do not exceed.
double percentile(QList<GuiClock::Time> times, int hundredths) {
    if (times.isEmpty()) {
        return 0;
    }
    std::sort(times.begin(), times.end());
    const auto last = std::ceil(static_cast<double>(times.size()) * hundredths / 100.0);
    return milliseconds(times.at(std::max<qsizetype>(0, static_cast<qsizetype>(last) - 1)));
}

/// A line of /proc/self/status in megabytes; 0 where there is none.
double memory(const QByteArray& name) {
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly)) {
        return 0;
    }
    for (const QByteArray& line : status.readAll().split('\n')) {
        if (line.startsWith(name)) {
            return line.mid(name.size() + 1).simplified().split(' ').constFirst().toDouble() / 1024;
        }
    }
    return 0;
}

void report(const std::string& game, const GuiCosts& costs) {
    std::printf("%-11s %6d %8.1f %8.1f %8.1f   %8.1f %8.1f   %8.1f %7d   %7.0f\n", game.c_str(),
                static_cast<int>(costs.moves.size()), percentile(costs.moves, 50),
                percentile(costs.moves, 95), percentile(costs.moves, 100), percentile(costs.handOvers, 50),
                percentile(costs.handOvers, 95), percentile(costs.openings, 50), costs.frames,
                memory("VmRSS"));
    std::fflush(stdout);
}

/// Where the time of the moves went.
void reportParts(const GuiCosts& costs) {
    const auto each = [&costs](GuiClock::Time time) {
        return milliseconds(time) / static_cast<double>(costs.moves.size());
    };
    GuiClock::Time all{};
    for (const GuiClock::Time time : costs.moves) {
        all += time;
    }
    std::printf(
        "            each move %.1f: played, kept and told %.1f; what follows from it %.1f; handed over to "
        "who draws %.1f; not counted: drawn %.1f\n",
        each(all), each(costs.played), each(all - costs.played - costs.handedOver), each(costs.handedOver),
        each(costs.drawn));
}

} // namespace

int main(int argc, char* argv[]) {
    QElapsedTimer clock;
    clock.start();
    const QGuiApplication qt(argc, argv);
    const QCommandLineOption matches(QStringLiteral("matches"), QStringLiteral("So many of each game."),
                                     QStringLiteral("count"), QStringLiteral("2"));
    const QCommandLineOption game(QStringLiteral("game"), QStringLiteral("Only this one."),
                                  QStringLiteral("name"));
    const QCommandLineOption where(QStringLiteral("where"), QStringLiteral("Say where it went."));
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Measures what moves cost the thread of the screens."));
    parser.addHelpOption();
    parser.addOptions({matches, game, where});
    parser.addPositionalArgument(QStringLiteral("folder"), QStringLiteral("Where the matches are."));
    parser.process(qt);
    if (parser.positionalArguments().size() != 1) {
        parser.showHelp(2);
    }
    architects::ui::registerFonts();
    const Matches all =
        readMatches(parser.positionalArguments().constFirst(), parser.value(matches).toInt());
    ArchitectsApp app({AppStore::inMemory, QStringLiteral("en"), {}, {}});
    MovePlayer player(app);
    if (!player.load()) {
        std::fprintf(stderr, "architects-measure: %s\n", qPrintable(player.fault()));
        return 1;
    }
    std::printf("first frame: %.0f ms of CPU, %lld ms by the clock\n\n", milliseconds(player.firstFrame()),
                static_cast<long long>(clock.elapsed()));
    std::printf("ms of CPU         move: median, 95 %%, most   hand-over: median, 95 %%   opening  frames  "
                " memory MB\n");
    for (const architects::GameInfo* info : architects::allGames()) {
        const std::string id(info->id);
        if (parser.isSet(game) && parser.value(game).toStdString() != id) {
            continue;
        }
        GuiCosts costs;
        const auto found = all.find(id);
        for (const auto& match :
             found != all.end() ? found->second : std::vector<architects::MatchDocument>()) {
            if (!player.play(match, costs)) {
                std::fprintf(stderr, "architects-measure: %s: %s\n", id.c_str(),
                             qPrintable(player.fault()));
                return 1;
            }
        }
        if (costs.moves.isEmpty()) {
            std::fprintf(stderr, "architects-measure: there is no match of %s\n", id.c_str());
            return 1;
        }
        report(id, costs);
        if (parser.isSet(where)) {
            reportParts(costs);
        }
    }
    std::printf("most memory: %.0f MB\n", memory("VmHWM"));
    return 0;
}
