// The reader: one small function for each kind of line.
#include <algorithm>
#include <map>
#include <utility>

#include "core/lessons/lesson.h"
#include "core/table/hex.h"
#include "core/table/words.h"

namespace architects::lessons {
namespace {

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) {
        text.remove_prefix(1);
    }
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) {
        text.remove_suffix(1);
    }
    return text;
}

/// Cuts the first word off a trimmed line.
std::string_view takeWord(std::string_view& line) {
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, end);
    line = trimmed(line.substr(end));
    return word;
}

std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words;
    for (Words rest(text); !rest.atEnd();) {
        words.emplace_back(rest.next());
    }
    return words;
}

std::vector<std::string> partsOf(std::string_view text, char between) {
    std::vector<std::string> found;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(between), text.size());
        found.emplace_back(trimmed(text.substr(0, end)));
        text = end < text.size() ? trimmed(text.substr(end + 1)) : std::string_view();
    }
    return found;
}

class Reader {
  public:
    explicit Reader(LessonFault& fault) : fault_(fault) {}

    bool line(std::string_view text) {
        ++fault_.line;
        text = trimmed(text);
        if (text.empty() || text.front() == '#') {
            return true;
        }
        const std::string_view word = takeWord(text);
        using Read = bool (Reader::*)(std::string_view);
        static const std::map<std::string_view, Read> kinds{
            {"lesson", &Reader::game}, {"chapter", &Reader::chapter}, {"seed", &Reader::seed},
            {"seats", &Reader::seats}, {"seat", &Reader::seat},       {"option", &Reader::option},
            {"given", &Reader::given}, {"say", &Reader::say},         {"point", &Reader::point},
            {"rule", &Reader::rule},   {"wait", &Reader::wait},       {"else", &Reader::otherwise},
            {"then", &Reader::then},
        };
        const auto kind = kinds.find(word);
        if (kind == kinds.end()) {
            return fail("there is no such line: " + std::string(word));
        }
        if (info_ == nullptr && word != "lesson") {
            return fail("the first line names the game: lesson GAME");
        }
        return text.empty() ? fail(std::string(word) + ": something is missing")
                            : (this->*kind->second)(text);
    }

    bool finish() {
        fault_.line = 0;
        if (info_ == nullptr || lesson_.chapters.empty()) {
            return fail("a lesson has a game and at least one chapter");
        }
        return endChapter();
    }
    Lesson take() { return std::move(lesson_); }

  private:
    bool fail(std::string what) {
        fault_.what = std::move(what);
        return false;
    }
    bool failAt(int line, std::string what) {
        fault_.line = line;
        return fail(std::move(what));
    }
    Chapter& now() { return lesson_.chapters.back(); }

    bool game(std::string_view text) {
        if (info_ != nullptr) {
            return fail("the game is named already");
        }
        info_ = findGame(text);
        lesson_.game = text;
        return info_ != nullptr || fail("there is no such game: " + std::string(text));
    }
    bool chapter(std::string_view text) {
        const int line = fault_.line;
        if (!lesson_.chapters.empty() && !endChapter()) {
            return false;
        }
        fault_.line = line;
        lesson_.chapters.push_back({line, std::string(text), std::nullopt, {}});
        return true;
    }
    bool endChapter() {
        const Chapter& ended = lesson_.chapters.back();
        if (ended.steps.empty()) {
            return failAt(ended.line, "a chapter has at least one step");
        }
        if (ended.steps.size() > static_cast<std::size_t>(mostSteps)) {
            return failAt(ended.line, "a chapter has at most " + std::to_string(mostSteps) + " steps");
        }
        if (lesson_.chapters.size() == 1 && !ended.start) {
            return failAt(ended.line, "the first chapter needs a set-up: seed TEXT");
        }
        return true;
    }

    /// Lines of the set-up stand between a chapter's title and its first step; the seed comes first.
    bool inStart() {
        if (lesson_.chapters.empty()) {
            return fail("a set-up belongs to a chapter");
        }
        if (!now().steps.empty()) {
            return fail("the set-up comes before the first step of a chapter");
        }
        return now().start.has_value() || fail("a set-up begins with its seed");
    }
    bool seed(std::string_view text) {
        if (lesson_.chapters.empty()) {
            return fail("a set-up belongs to a chapter");
        }
        if (now().start) {
            return fail("the set-up has a seed already");
        }
        const auto exact = fromHex<32>(text);
        now().start = Start{fault_.line,
                            makeSetup(lesson_.game, info_->minSeats, exact ? *exact : sha256(text)),
                            seatAt(0),
                            {}};
        now().start->setup.seats = std::max(2, info_->minSeats);
        return inStart();
    }
    bool seats(std::string_view text) {
        const auto count = smallNumber(text);
        if (!inStart()) {
            return false;
        }
        if (!count || *count < info_->minSeats || *count > info_->maxSeats) {
            return fail("this game is not for so many: " + std::string(text));
        }
        now().start->setup.seats = *count;
        return true;
    }
    bool seat(std::string_view text) {
        if (!inStart()) {
            return false;
        }
        const auto number = seatNumber(text);
        now().start->learner = number.value_or(Seat::Nobody);
        return number.has_value() || fail("there is no such seat: " + std::string(text));
    }
    [[nodiscard]] std::optional<Seat> seatNumber(std::string_view text) {
        const auto number = smallNumber(text);
        const bool known = number && *number >= 1 && *number <= now().start->setup.seats;
        return known ? std::optional(seatAt(*number - 1)) : std::nullopt;
    }
    bool option(std::string_view text) {
        if (!inStart()) {
            return false;
        }
        const std::string_view name = takeWord(text);
        return setOption(*info_, name, text, now().start->setup) ||
               fail("this game has no such option or value: " + std::string(name) + " " +
                    std::string(text));
    }
    bool given(std::string_view text) {
        if (!inStart()) {
            return false;
        }
        const std::string_view number = takeWord(text);
        const auto by = seatNumber(number);
        if (!by) {
            return fail("there is no such seat: " + std::string(number));
        }
        now().start->given.push_back({fault_.line, *by, std::string(text)});
        return readable(text);
    }

    bool say(std::string_view text) {
        if (lesson_.chapters.empty()) {
            return fail("a step belongs to a chapter");
        }
        if (lesson_.chapters.size() == 1 && !now().start) {
            return fail("the first chapter needs a set-up: seed TEXT");
        }
        Step step;
        step.line = fault_.line;
        step.say = text;
        now().steps.push_back(std::move(step));
        waited_ = false;
        return shortEnough(text);
    }
    bool shortEnough(std::string_view text) {
        return wordCount(text) <= mostWords || fail("at most " + std::to_string(mostWords) +
                                                    " words: this has " + std::to_string(wordCount(text)));
    }
    /// The step that a line belongs to; null, with the fault told, where there is none.
    Step* step() {
        if (lesson_.chapters.empty() || now().steps.empty()) {
            fault_.what = "a step begins with what is said: say TEXT";
            return nullptr;
        }
        return &now().steps.back();
    }
    bool point(std::string_view text) {
        Step* const at = step();
        return at != nullptr && (at->points = wordsOf(text), true);
    }
    bool rule(std::string_view text) {
        Step* const at = step();
        if (at == nullptr) {
            return false;
        }
        for (const std::string& page : wordsOf(text)) {
            if (!page.starts_with(lesson_.game + "/")) {
                return fail("this is no page of " + lesson_.game + ": " + page);
            }
            if (at->rules.empty() && page.ends_with('*')) {
                return fail("the first page is linked, so it has a whole name: " + page);
            }
            at->rules.push_back(page);
        }
        return true;
    }
    bool otherwise(std::string_view text) {
        Step* const at = step();
        return at != nullptr && (at->otherwise = text, shortEnough(text));
    }
    bool wait(std::string_view text) {
        Step* const at = step();
        if (at == nullptr) {
            return false;
        }
        if (std::exchange(waited_, true)) {
            return fail("a step waits for one thing");
        }
        const std::string_view kind = takeWord(text);
        static const std::map<std::string_view, WaitKind> kinds{
            {"next", WaitKind::Next}, {"move", WaitKind::Move},   {"any", WaitKind::Any},
            {"open", WaitKind::Open}, {"close", WaitKind::Close}, {"rules", WaitKind::Rules},
            {"undo", WaitKind::Undo},
        };
        const auto found = kinds.find(kind);
        if (found == kinds.end()) {
            return fail("nothing can wait for this: " + std::string(kind));
        }
        at->wait.kind = found->second;
        const bool named = at->wait.kind == WaitKind::Move || at->wait.kind == WaitKind::Open ||
                           at->wait.kind == WaitKind::Close;
        if (named && text.empty()) {
            return fail("wait " + std::string(kind) + ": something is missing");
        }
        if (at->wait.kind == WaitKind::Move) {
            return lines(text, at->wait);
        }
        at->wait.name = text;
        return true;
    }
    bool lines(std::string_view text, Wait& wait) {
        for (const std::string& line : partsOf(text, '|')) {
            wait.lines.push_back(partsOf(line, ','));
            for (const std::string& move : wait.lines.back()) {
                if (move.find('*') == std::string::npos && !readable(move)) {
                    return false;
                }
            }
        }
        return true;
    }
    bool then(std::string_view text) {
        Step* const at = step();
        if (at == nullptr) {
            return false;
        }
        if (at->rivalThinks) {
            return fail("nothing follows when the rival thinks for himself");
        }
        if (text == "think") {
            at->rivalThinks = true;
            return true;
        }
        at->replies.emplace_back(text);
        return readable(text);
    }
    bool readable(std::string_view move) {
        const Notation* const notation = findNotation(lesson_.game);
        return notation->read(seatAt(0), move).ok() ||
               fail("this is no move of " + lesson_.game + ": " + std::string(move));
    }

    LessonFault& fault_;
    Lesson lesson_;
    const GameInfo* info_ = nullptr;
    bool waited_ = false;
};

} // namespace

std::optional<Lesson> readLesson(std::string_view text, LessonFault& fault) {
    fault = {};
    Reader reader(fault);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (!reader.line(text.substr(0, end))) {
            return std::nullopt;
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (!reader.finish()) {
        return std::nullopt;
    }
    fault = {};
    return reader.take();
}

std::vector<std::string> textsOf(const Lesson& lesson) {
    std::vector<std::string> texts;
    const auto add = [&texts](const std::string& text) {
        if (!text.empty() && std::find(texts.begin(), texts.end(), text) == texts.end()) {
            texts.push_back(text);
        }
    };
    for (const Chapter& chapter : lesson.chapters) {
        add(chapter.title);
        for (const Step& step : chapter.steps) {
            add(step.say);
            add(step.otherwise);
        }
    }
    return texts;
}

int wordCount(std::string_view text) {
    int count = 0;
    for (Words words(text); !words.atEnd(); words.next()) {
        ++count;
    }
    return count;
}

std::size_t startOf(const Lesson& lesson, std::size_t chapter) {
    while (chapter > 0 && !lesson.chapters[chapter].start) {
        --chapter;
    }
    return chapter;
}

Seat learnerOf(const Lesson& lesson, std::size_t chapter) {
    return lesson.chapters[startOf(lesson, chapter)].start->learner;
}

} // namespace architects::lessons
