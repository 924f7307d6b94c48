#pragma once

#include <QJSEngine>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <memory>

#include "core/play/house.h"
#include "qml/model/app_rows.h"
#include "qml/model/background.h"
#include "qml/model/dice_rows.h"
#include "qml/model/lesson_model.h"
#include "qml/model/match_list_model.h"
#include "qml/model/online_model.h"
#include "qml/model/settings_model.h"
#include "qml/model/table_model.h"

/// The app as QML sees it: the matches, the settings, the open table. One instance, made by the entry point
/// before the first screen and given to QML as the singleton `App`.
class AppModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(App)
    QML_SINGLETON
    Q_PROPERTY(SettingsModel* settings READ settings CONSTANT)
    Q_PROPERTY(MatchListModel* openMatches READ openMatches CONSTANT)
    Q_PROPERTY(MatchListModel* finishedMatches READ finishedMatches CONSTANT)
    Q_PROPERTY(QList<AppGame> games READ games NOTIFY languageChanged)
    Q_PROPERTY(QList<AppArchitect> architects READ architectList NOTIFY languageChanged)
    Q_PROPERTY(TableModel* table READ table NOTIFY tableChanged)
    Q_PROPERTY(LessonModel* lesson READ lesson CONSTANT)
    Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
    Q_PROPERTY(QString version READ version CONSTANT)

  public:
    /// The store must outlive the model. `notice` is what the person should hear about the file, if
    /// anything.
    AppModel(architects::save::Store* store, const QString& notice, QObject* parent = nullptr);
    ~AppModel() override;
    Q_DISABLE_COPY_MOVE(AppModel)

    static AppModel* create(QQmlEngine* engine, QJSEngine* scripts);

    [[nodiscard]] SettingsModel* settings() const { return settings_; }
    [[nodiscard]] MatchListModel* openMatches() const { return open_; }
    [[nodiscard]] MatchListModel* finishedMatches() const { return finished_; }
    [[nodiscard]] QList<AppGame> games() const;
    /// What a match of a game leaves open. Some of it is for people around one device only.
    Q_INVOKABLE QList<GameOption> choicesOf(const QString& game, bool oneDevice) const;
    [[nodiscard]] QList<AppArchitect> architectList() const;
    /// The table on the screen; null while there is none.
    [[nodiscard]] TableModel* table() const { return table_; }
    /// The guided first matches; it runs while its table is open.
    [[nodiscard]] LessonModel* lesson() const { return lesson_; }
    [[nodiscard]] QString notice() const { return notice_; }
    [[nodiscard]] QString version() const;

    /// Begins {game, players: [{kind, name, level}], options: {name: value}, seed} and shows its table.
    Q_INVOKABLE bool startMatch(const QVariantMap& wish);
    /// Begins a match of this device once more: the same game, players and choices. The same draws as well
    /// make it practice. One that is not over is called off by that.
    Q_INVOKABLE bool again(const QString& id, bool sameDraws);
    Q_INVOKABLE bool openMatch(const QString& id);
    /// Goes on with the lesson of a game where it was left, or begins it, and shows its table.
    Q_INVOKABLE bool learn(const QString& game);
    /// Begins a chapter of it.
    Q_INVOKABLE bool learnChapter(const QString& game, int chapter);
    /// Reads a lesson from a file, checks it and begins it when the first screen comes; what is wrong with
    /// it otherwise, for whoever writes it.
    std::string tryLesson(const QString& path);
    /// The table of a match without showing it, for the home screen's picture; null if it cannot be had.
    Q_INVOKABLE TableModel* peek(const QString& id);
    Q_INVOKABLE void closeTable();
    Q_INVOKABLE bool removeMatch(const QString& id);
    Q_INVOKABLE QString exportMatch(const QString& id) const;
    /// Takes in a match from text and returns its id; empty if it was refused.
    Q_INVOKABLE QString importMatch(const QString& text);
    Q_INVOKABLE AppFigures statistics(const QString& game) const;
    /// What was rolled in all matches on this device.
    Q_INVOKABLE DiceRolls diceStatistics(const QString& game) const;
    /// Six counts against fair dice; see core/play/dice_count.h.
    Q_INVOKABLE DiceFairness judgeDice(const QList<int>& faces) const;
    Q_INVOKABLE QString freshSeed() const;
    /// Is this a seed that startMatch() takes: empty, or any text up to 64 characters?
    Q_INVOKABLE bool isSeed(const QString& text) const;
    Q_INVOKABLE void dismissNotice();
    /// The match whose table was open when the app was ended in the background; told once, then empty.
    Q_INVOKABLE QString takeLeftTable();
    Q_INVOKABLE void copyText(const QString& text) const;

    /// Friends far away: their moves come to the tables, and moves made there go to them.
    void playWith(OnlineModel* online);
    /// The app goes to the background, or comes back: bots rest meanwhile. Which table was open is written
    /// down, because an app in the background may be ended without a word.
    void rest();
    void wake();
    /// After the translators changed.
    void retranslate();

  signals:
    void tableChanged();
    void noticeChanged();
    void languageChanged();
    /// Something could not be done; a sentence for people.
    void failed(const QString& sentence);

  private:
    TableModel* modelOf(architects::play::Session* session);
    bool showTable(architects::play::Session* session);
    void report(const architects::play::Failure& failure);
    void reloadLists();
    void leaveWord(const std::string& match);

    architects::save::Store* store_;
    Background background_;
    OnlineModel* online_ = nullptr;
    architects::play::House house_;
    SettingsModel* settings_;
    MatchListModel* open_;
    MatchListModel* finished_;
    std::map<QString, std::unique_ptr<TableModel>> tables_;
    TableModel* table_ = nullptr;
    LessonModel* lesson_;
    QString stale_; ///< the match of a chapter that is over; it goes when the table is left
    QString notice_;
};
