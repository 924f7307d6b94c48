#include "qml/model/lesson_model.h"

#include <QFile>

#include <utility>

#include "core/lessons/walk.h"
#include "core/save/store.h"
#include "qml/model/core_text.h"
#include "qml/model/table_model.h"

using architects::lessons::Lecture;
using architects::lessons::Lesson;
using architects::lessons::Verdict;
using architects::lessons::WaitKind;

namespace {

constexpr auto place = "lesson";   ///< the note that says where one was left: match, then bookmark
constexpr auto learned = "learnt"; ///< the note that says that one was learnt

QString text(const std::string& english) {
    return english.empty() ? QString() : coreText("Lesson", english);
}

} // namespace

LessonModel::LessonModel(architects::save::Store* store, QObject* parent)
    : QObject(parent), store_(store) {}

LessonModel::~LessonModel() = default;

/// The name of a note; a lesson that is tried out has its own.
std::string LessonModel::key(const char* what, const QString& game) const {
    const bool trial = trial_ && trial_->game == game.toStdString();
    return std::string(what) + (trial ? "-trial." : ".") + game.toStdString();
}

void LessonModel::tryOut(Lesson lesson) {
    trial_ = std::move(lesson);
}

std::optional<Lesson> LessonModel::lessonOf(const QString& game) const {
    if (trial_ && trial_->game == game.toStdString()) {
        return trial_;
    }
    QFile file(QStringLiteral(":/assets/lessons/%1.lesson").arg(game));
    if (!file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    architects::lessons::LessonFault fault;
    return architects::lessons::readLesson(file.readAll().toStdString(), fault);
}

bool LessonModel::exists(const QString& game) const {
    return QFile::exists(QStringLiteral(":/assets/lessons/%1.lesson").arg(game));
}

bool LessonModel::learnt(const QString& game) const {
    const auto note = store_->note(key(learned, game));
    return note.ok() && note->value_or(std::string()) == "1";
}

bool LessonModel::begun(const QString& game) const {
    return !matchOf(game).isEmpty();
}

QString LessonModel::matchOf(const QString& game) const {
    const auto note = store_->note(key(place, game));
    const std::string text = note.ok() ? note->value_or(std::string()) : std::string();
    return QString::fromStdString(text.substr(0, text.find(' ')));
}

QStringList LessonModel::chaptersOf(const QString& game) const {
    QStringList titles;
    if (const auto lesson = lessonOf(game)) {
        for (const auto& chapter : lesson->chapters) {
            titles.append(text(chapter.title));
        }
    }
    return titles;
}

QString LessonModel::matchId() const {
    return session_ != nullptr && active() ? QString::fromStdString(session_->id()) : QString();
}

/// While something is still being shown nothing is said: it would speak of what is not to be seen yet.
bool LessonModel::rests() const {
    return active() && table_ != nullptr && !table_->behind() && !lecture_->done(session_->whole());
}

QString LessonModel::said() const {
    return active() ? text(lecture_->step().say) : QString();
}

QString LessonModel::objection() const {
    return active() && objecting_ ? text(lecture_->step().otherwise) : QString();
}

QString LessonModel::waitsFor() const {
    if (!rests()) {
        return {};
    }
    switch (lecture_->step().wait.kind) {
    case WaitKind::Next: return QStringLiteral("next");
    case WaitKind::Move:
    case WaitKind::Any: return QStringLiteral("move");
    case WaitKind::Open: return QStringLiteral("open");
    case WaitKind::Close: return QStringLiteral("close");
    case WaitKind::Rules: return QStringLiteral("rules");
    case WaitKind::Undo: break;
    }
    return QStringLiteral("undo");
}

QString LessonModel::waitName() const {
    return active() ? QString::fromStdString(lecture_->step().wait.name) : QString();
}

QStringList LessonModel::points() const {
    QStringList names;
    if (rests()) {
        for (const std::string& name : lecture_->step().points) {
            names.append(QString::fromStdString(name));
        }
    }
    return names;
}

QString LessonModel::rule() const {
    const bool known = active() && !lecture_->step().rules.empty();
    return known ? QString::fromStdString(lecture_->step().rules.front()) : QString();
}

int LessonModel::chapter() const {
    return active() ? static_cast<int>(lecture_->chapter()) : -1;
}

QStringList LessonModel::chapters() const {
    return table_ != nullptr && active() ? chaptersOf(table_->game()) : QStringList();
}

int LessonModel::step() const {
    return active() ? static_cast<int>(lecture_->stepIndex()) : -1;
}

int LessonModel::stepCount() const {
    return active() ? static_cast<int>(lecture_->lesson().chapters[lecture_->chapter()].steps.size()) : 0;
}

bool LessonModel::canGoBack() const {
    return rests() && lecture_->canGoBack();
}

bool LessonModel::lastChapter() const {
    return active() && lecture_->chapter() + 1 == lecture_->lesson().chapters.size();
}

void LessonModel::adopt(const architects::play::Session& session, std::size_t chapter) {
    const QString game = QString::fromStdString(session.whole().log().setup.game);
    auto lesson = lessonOf(game);
    if (!lesson) {
        return;
    }
    (void)store_->markLesson(session.id());
    const Lecture fresh(std::move(*lesson), chapter, session.whole().log().entries.size());
    (void)store_->setNote(key(place, game), session.id() + ' ' + fresh.bookmark());
}

void LessonModel::attach(architects::play::Session* session, TableModel* table) {
    detach();
    const QString game = table->game();
    const auto note = store_->note(key(place, game));
    const std::string kept = note.ok() ? note->value_or(std::string()) : std::string();
    const auto cut = kept.find(' ');
    auto lesson =
        cut != std::string::npos && kept.substr(0, cut) == session->id() ? lessonOf(game) : std::nullopt;
    if (!lesson) {
        return;
    }
    Lecture lecture(std::move(*lesson));
    if (!lecture.resume(std::string_view(kept).substr(cut + 1))) {
        return; // of another version of the lesson: the match goes on by itself
    }
    session_ = session;
    table_ = table;
    lecture_ = std::move(lecture);
    session_->follow([this](const architects::AnyMatch& match) {
        lecture_->follow(match);
        return lecture_->reply(match);
    });
    table_->guard([this](const architects::Move& move) { return allows(move); });
    connect(table_, &TableModel::changed, this, &LessonModel::follow);
    follow();
}

void LessonModel::detach() {
    if (table_ != nullptr) {
        disconnect(table_, nullptr, this, nullptr);
        table_->guard({});
        session_->follow({});
    }
    session_ = nullptr;
    table_ = nullptr;
    lecture_.reset();
    objecting_ = false;
    emit changed();
}

void LessonModel::forget(const QString& match) {
    for (const architects::GameInfo* info : architects::allGames()) {
        const QString game = QString::fromStdString(std::string(info->id));
        if (matchOf(game) == match && !match.isEmpty()) {
            (void)store_->setNote(key(place, game), {});
        }
    }
}

/// A move against the rules goes through, to be refused by them.
bool LessonModel::allows(const architects::Move& move) {
    const bool other = lecture_->judge(session_->whole(), move) == Verdict::Other;
    objecting_ = other;
    emit changed();
    return !other;
}

/// The match has changed, or its picture has caught up with it.
void LessonModel::follow() {
    if (!active() || moving_) {
        return;
    }
    const std::string before = lecture_->bookmark();
    lecture_->follow(session_->whole());
    if (lecture_->bookmark() != before) {
        objecting_ = false;
        keep();
    }
    if (!table_->behind() && lecture_->done(session_->whole())) {
        goOn();
    }
    emit changed();
}

void LessonModel::goOn() {
    objecting_ = false;
    if (lecture_->atEnd()) {
        finish();
        return;
    }
    const std::size_t after = lecture_->chapter() + 1;
    if (lecture_->atChapterEnd() && lecture_->lesson().chapters[after].start) {
        emit chapterAsked(table_->game(), static_cast<int>(after));
        return;
    }
    lecture_->next(session_->whole());
    keep();
}

void LessonModel::keep() {
    (void)store_->setNote(key(place, table_->game()), session_->id() + ' ' + lecture_->bookmark());
}

void LessonModel::answer(WaitKind kind, const QString& name) {
    if (rests() && lecture_->answer(kind, name.toStdString())) {
        keep();
        session_->wakeBots(); // what the script lets the rival do now
        follow();
    }
}

void LessonModel::next() {
    answer(WaitKind::Next, {});
}

void LessonModel::opened(const QString& name) {
    answer(WaitKind::Open, name);
}

void LessonModel::closed(const QString& name) {
    answer(WaitKind::Close, name);
}

void LessonModel::rulesOpened(const QString& page) {
    answer(WaitKind::Rules, page);
}

bool LessonModel::moveTo(const architects::AnyMatch& match) {
    moving_ = true;
    const bool moved = session_->become(match).ok();
    table_->catchUp();
    moving_ = false;
    objecting_ = false;
    return moved;
}

void LessonModel::back() {
    if (!canGoBack()) {
        return;
    }
    const std::size_t entries = lecture_->back();
    const auto earlier = architects::AnyMatch::replay(session_->whole().log(), entries);
    if (earlier.ok() && moveTo(*earlier)) {
        keep();
    }
    follow();
}

void LessonModel::skipChapter() {
    if (!active()) {
        return;
    }
    if (lastChapter()) {
        finish();
        return;
    }
    const std::size_t after = lecture_->chapter() + 1;
    if (lecture_->lesson().chapters[after].start) {
        emit chapterAsked(table_->game(), static_cast<int>(after));
        return;
    }
    const auto opening = architects::lessons::openingOf(lecture_->lesson(), after);
    if (opening && moveTo(*opening)) {
        lecture_->begin(after, *opening);
        keep();
    }
    follow();
}

void LessonModel::finish() {
    if (!active()) {
        return;
    }
    const QString game = table_->game();
    architects::play::Session* const session = session_;
    (void)store_->setNote(key(place, game), {});
    (void)store_->setNote(key(learned, game), "1");
    detach();
    emit finished(game);
    session->wakeBots();
}
