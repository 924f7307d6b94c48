#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <optional>

#include "core/lessons/lecture.h"
#include "core/play/session.h"

namespace architects::save {
class Store;
}
class TableModel;

/// The guided first matches. While the table of one is open this is the coach: what is said, what it points
/// at, what it waits for. Where each lesson was left, and which games were learnt, is kept in the store.
class LessonModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one: App.lesson")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(QString matchId READ matchId NOTIFY changed)
    Q_PROPERTY(QString said READ said NOTIFY changed)
    Q_PROPERTY(QString objection READ objection NOTIFY changed)
    Q_PROPERTY(QString waitsFor READ waitsFor NOTIFY changed)
    Q_PROPERTY(QString waitName READ waitName NOTIFY changed)
    Q_PROPERTY(QStringList points READ points NOTIFY changed)
    Q_PROPERTY(QString rule READ rule NOTIFY changed)
    Q_PROPERTY(int chapter READ chapter NOTIFY changed)
    Q_PROPERTY(QStringList chapters READ chapters NOTIFY changed)
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(int stepCount READ stepCount NOTIFY changed)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY changed)
    Q_PROPERTY(bool lastChapter READ lastChapter NOTIFY changed)

  public:
    explicit LessonModel(architects::save::Store* store, QObject* parent = nullptr);
    ~LessonModel() override;
    Q_DISABLE_COPY_MOVE(LessonModel)

    [[nodiscard]] bool active() const { return lecture_.has_value(); }
    [[nodiscard]] QString matchId() const;
    /// One or two short sentences in the learner's language.
    [[nodiscard]] QString said() const;
    /// What is said to a legal move that the step does not wait for; empty until one is tried.
    [[nodiscard]] QString objection() const;
    /// "next", "move", "open", "close", "rules", "undo", or "" while the rival moves.
    [[nodiscard]] QString waitsFor() const;
    [[nodiscard]] QString waitName() const;
    /// Names of pieces, as the table's facts and `Shows` know them, or of buttons.
    [[nodiscard]] QStringList points() const;
    [[nodiscard]] QString rule() const;
    [[nodiscard]] int chapter() const;
    [[nodiscard]] QStringList chapters() const;
    [[nodiscard]] int step() const;
    [[nodiscard]] int stepCount() const;
    [[nodiscard]] bool canGoBack() const;
    [[nodiscard]] bool lastChapter() const;

    /// Is there a lesson for this game, was it learnt to its end, and was it left on the way?
    Q_INVOKABLE bool exists(const QString& game) const;
    Q_INVOKABLE bool learnt(const QString& game) const;
    Q_INVOKABLE bool begun(const QString& game) const;
    /// The names of its chapters.
    Q_INVOKABLE QStringList chaptersOf(const QString& game) const;

    /// The learner has read what is said.
    Q_INVOKABLE void next();
    Q_INVOKABLE void back();
    Q_INVOKABLE void skipChapter();
    /// Ends the lesson for good: the match goes on as any other.
    Q_INVOKABLE void finish();
    /// Something was opened on the screen, or is gone: a drawer or a hint by its name, a page of the rules.
    Q_INVOKABLE void opened(const QString& name);
    Q_INVOKABLE void closed(const QString& name);
    Q_INVOKABLE void rulesOpened(const QString& page);

    /// The match that a lesson was left at; empty if there is none.
    [[nodiscard]] QString matchOf(const QString& game) const;
    [[nodiscard]] std::optional<architects::lessons::Lesson> lessonOf(const QString& game) const;
    /// Whoever writes a lesson tries it: until the app ends it stands for that of its game. What was learnt
    /// and left in the other one stays as it is.
    void tryOut(architects::lessons::Lesson lesson);
    /// This match is the one of its game's lesson from now on, at the beginning of a chapter.
    void adopt(const architects::play::Session& session, std::size_t chapter);
    /// A table was opened: if it is that of a lesson, it goes on there.
    void attach(architects::play::Session* session, TableModel* table);
    void detach();
    /// A match is gone: no lesson goes on there.
    void forget(const QString& match);

  signals:
    void changed();
    /// A chapter with a match of its own comes next.
    void chapterAsked(const QString& game, int chapter);
    /// It goes on at another table, which is the app's open one now.
    void tableMoved();
    /// The last step is done: from here on it is a match like any other.
    void finished(const QString& game);

  private:
    [[nodiscard]] bool rests() const;
    [[nodiscard]] std::string key(const char* what, const QString& game) const;
    [[nodiscard]] bool allows(const architects::Move& move);
    void answer(architects::lessons::WaitKind kind, const QString& name);
    void follow();
    void goOn();
    void keep();
    bool moveTo(const architects::AnyMatch& match);

    architects::save::Store* store_;
    architects::play::Session* session_ = nullptr;
    TableModel* table_ = nullptr;
    std::optional<architects::lessons::Lecture> lecture_;
    std::optional<architects::lessons::Lesson> trial_; ///< somebody tries out
    bool objecting_ = false;
    bool moving_ = false; ///< the match is being set to another position
};
