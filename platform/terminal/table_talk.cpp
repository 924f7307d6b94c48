#include "platform/terminal/table_talk.h"

#include <algorithm>
#include <iostream>
#include <utility>

#include "platform/terminal/exit.h"
#include "platform/terminal/match_file.h"
#include "platform/terminal/moves_text.h"
#include "platform/terminal/report.h"

namespace architects::terminal {
namespace {

constexpr std::string_view commandHelp = R"(
Type a move, or one of these:
  moves        every move you can make now
  board        the table again
  score        the score sheet as it stands
  undo         take your last move back, while it showed nothing new
  save FILE    write the match to a file
  help         this
  quit         leave
)";

constexpr std::size_t racerLength = 2; ///< "2 " before a move

/// The racer whose seat stands before the move; Nobody if none does.
Seat racerNamedIn(const std::string& text, SeatSet racers) {
    const bool named = text.size() > racerLength && text[1] == ' ' && text[0] >= '1' &&
                       text[0] < static_cast<char>('1' + maxSeats);
    const Seat seat = named ? seatAt(text[0] - '1') : Seat::Nobody;
    return named && racers.has(seat) ? seat : Seat::Nobody;
}

} // namespace

TableTalk::TableTalk(play::House& house, play::Session& session, Style style, std::string keep)
    : house_(house),
      session_(session),
      style_(style),
      keep_(std::move(keep)),
      names_(namesOf(session.players(), session.shown().log().setup.seats)),
      face_(faceOf(session.shown().game().id)) {
    catchUp(session.viewer());
}

void TableTalk::run() {
    session_.listen({nullptr, [this](play::Failure failure) { botFailure_ = failure; }});
    session_.wakeBots();
    changed();
    while (!session_.over() && !left_) {
        require(botFailure_);
        if (session_.handOverTo() != Seat::Nobody) {
            handOver();
            continue;
        }
        tellNews();
        if (tableIsOld_) {
            showTable();
        }
        std::string line;
        if (ask(question(), line)) {
            obey(line);
        }
    }
    if (session_.over()) {
        finish();
    }
}

/// In a race nobody is on turn before the others: whoever is first types the seat as well.
std::string TableTalk::question() const {
    const std::string& name = names_[static_cast<std::size_t>(indexOf(session_.onTurn()))];
    const bool race = !session_.racers().empty();
    return (race ? "Whoever is first (seat and move, such as \"1 pass\")" : name) + ", " +
           face_.step(shown()) + "> ";
}

/// The end of the input is a person who left.
bool TableTalk::ask(const std::string& prompt, std::string& answer) {
    std::cout << prompt << std::flush;
    left_ = !std::getline(std::cin, answer);
    if (left_) {
        std::cout << '\n';
    }
    return !left_;
}

void TableTalk::obey(const std::string& line) {
    const std::size_t start = std::min(line.find_first_not_of(" \t\r"), line.size());
    const std::size_t end = std::min(line.find_first_of(" \t\r", start), line.size());
    const std::size_t rest = std::min(line.find_first_not_of(" \t\r", end), line.size());
    if (start == line.size()) {
        return;
    }
    const std::size_t last = line.find_last_not_of(" \t\r") + 1;
    if (!obeyWord(line.substr(start, end - start), line.substr(rest, std::max(last, rest) - rest))) {
        playMove(line.substr(start, last - start));
    }
}

bool TableTalk::obeyWord(const std::string& word, const std::string& rest) {
    if (word == "save") {
        saveTo(rest);
        return true;
    }
    static const std::pair<std::string_view, void (*)(TableTalk&)> words[]{
        {"help", [](TableTalk& talk) { talk.showHelp(); }},
        {"moves", [](TableTalk& talk) { talk.showMoves(); }},
        {"board", [](TableTalk& talk) { talk.showTable(); }},
        {"score", [](TableTalk& talk) { talk.showScore(); }},
        {"undo", [](TableTalk& talk) { talk.undo(); }},
        {"quit", [](TableTalk& talk) { talk.left_ = true; }},
    };
    for (const auto& [name, action] : words) {
        if (name == word && rest.empty()) {
            action(*this);
            return true;
        }
    }
    return false;
}

/// Nothing secret is on the screen while the device changes hands; then the newcomer is told
/// what happened.
void TableTalk::handOver() {
    tellNews();
    const Seat next = session_.handOverTo();
    std::cout << clearScreen();
    std::string ignored;
    const std::string& name = names_[static_cast<std::size_t>(indexOf(next))];
    if (!ask("Hand over to " + name + ", who presses Enter.", ignored)) {
        return;
    }
    std::cout << clearScreen() << '\n';
    session_.takeDevice();
    catchUp(next);
    tableIsOld_ = true;
}

/// News begin after the person's own last move. The opening is never news: it lies on the table.
void TableTalk::catchUp(Seat who) {
    const auto& entries = shown().log().entries;
    told_ = 0;
    while (told_ < entries.size() && entries[told_].isChance()) {
        ++told_;
    }
    for (std::size_t i = told_; i < entries.size(); ++i) {
        told_ = entries[i].by == who ? i + 1 : told_;
    }
}

void TableTalk::tellNews() {
    for (; told_ < shown().log().entries.size(); ++told_) {
        std::cout << entryLine(shown(), told_, names_) << '\n';
    }
}

void TableTalk::changed() {
    told_ = std::min(told_, shown().log().entries.size());
    tableIsOld_ = true;
    if (!keep_.empty()) {
        saveTo(keep_);
    }
}

void TableTalk::showTable() {
    std::cout << '\n' << face_.table(shown(), session_.viewer(), names_, style_) << '\n';
    tableIsOld_ = false;
}

void TableTalk::showHelp() const {
    std::cout << face_.help << commandHelp;
}

void TableTalk::showMoves() const {
    MoveList moves;
    shown().legalMoves(session_.onTurn(), moves);
    std::vector<std::string> texts;
    for (const Move& move : moves) {
        texts.push_back(shown().write(Entry::of(session_.onTurn(), move)));
    }
    std::cout << groupMoves(texts);
}

void TableTalk::showScore() const {
    std::cout << scoreText(shown().score(), names_);
}

void TableTalk::saveTo(const std::string& file) const {
    if (file.empty()) {
        std::cout << "Save where? Type: save FILE\n";
        return;
    }
    try {
        writeFile(file, house_.exportText(session_.id()));
        if (file != keep_) {
            std::cout << "Saved as " << file << ".\n";
        }
    } catch (const Failure& failure) {
        if (file == keep_) {
            throw; // it was promised that the file is up to date
        }
        std::cout << failure.what() << '\n';
    }
}

void TableTalk::undo() {
    const play::Failure failure = session_.undo();
    if (failure.refusal != Refusal::None) {
        std::cout << describe(failure.refusal) << '\n';
        return;
    }
    require(failure);
    changed();
    std::cout << "Taken back.\n";
}

void TableTalk::playMove(const std::string& text) {
    const bool race = !session_.racers().empty();
    const Seat seat = race ? racerNamedIn(text, session_.racers()) : session_.onTurn();
    if (seat == Seat::Nobody) {
        std::cout << "This is a race: type the seat of whoever is first, then the move.\n";
        return;
    }
    const Result<Entry> entry = shown().read(seat, race ? text.substr(racerLength) : text);
    const play::Failure failure = !entry.ok() ? play::Failure{entry.refusal(), {}}
                                  : race      ? session_.playFirst(seat, entry->move())
                                              : session_.play(entry->move());
    if (failure.refusal != Refusal::None) {
        std::cout << describe(failure.refusal) << '\n';
        return;
    }
    require(failure);
    changed();
}

void TableTalk::finish() {
    tellNews();
    showTable();
    showScore();
    std::cout << '\n' << verdict(shown().score(), names_) << '\n';
}

} // namespace architects::terminal
