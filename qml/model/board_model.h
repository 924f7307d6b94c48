#pragma once

#include <QList>
#include <QMap>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>

#include "core/games/any_match.h"
#include "qml/model/row.h"

class TableModel;

/// Why something may not be done, and the page of the rules that says so. Both are empty where it may.
struct WhyNot {
    Q_GADGET
    ROW_TYPE(whyNot)
    Q_PROPERTY(QString sentence MEMBER sentence)
    Q_PROPERTY(QString page MEMBER page)

  public:
    QString sentence;
    QString page;
};

/// What is particular to one game: how its position, its moves and its history are put before the player.
/// One subclass for each game; makeBoard() knows them all.
class BoardModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A board belongs to a table")

  public:
    explicit BoardModel(TableModel* table);

    /// Shows a position. Only a live one may be played on.
    virtual void show(const architects::AnyMatch& position, bool live) = 0;
    /// One entry as a sentence, given the position before it.
    [[nodiscard]] virtual QString describe(const architects::AnyMatch& before,
                                           const architects::Entry& entry) const = 0;
    /// Tells the table of an entry, given the position before it: what is returned is called with its words
    /// once the position has changed. Events are rows of the game, told by a signal of its board,
    /// happened(); what follows by itself is an event of its own.
    [[nodiscard]] virtual std::function<void(const QString& text)>
    telling(const architects::AnyMatch& before, const architects::Entry& entry) = 0;
    /// The part of the match that a position belongs to, where a match has parts that are announced: its
    /// round and phase. Whoever moves does not go on into another before it has been shown how the last one
    /// ended.
    [[nodiscard]] virtual int stageOf(const architects::AnyMatch& position) const;
    /// A move that an Architect advises in this position: the board says it in a row of its own, as its
    /// table marks it. Without a move there is no advice.
    virtual void takeAdvice(const architects::AnyMatch& position, const architects::Entry* move) = 0;
    /// The same in words; never empty.
    [[nodiscard]] virtual QString adviceText(const architects::AnyMatch& position,
                                             const architects::Entry& move) const;
    /// What the table shows in this position, as who looks knows it: the name of each piece and what is to
    /// be seen of it, straight from the core's state. The pieces on the screen say the same of themselves
    /// (qml/ui/shows.h), and a test compares them. Whatever has a name here can be pointed at by that name.
    /// The totals of the score are the same for all games; a game adds its own.
    [[nodiscard]] virtual QMap<QString, QString> facts(const architects::AnyMatch& position) const;
    /// What the table shows on the way through an entry, moment by moment, where its picture changes a
    /// count more than once: only what such a moment changes. Empty where every count goes straight to its
    /// end.
    [[nodiscard]] virtual QList<QMap<QString, QString>> between(const architects::AnyMatch& before,
                                                                const architects::Entry& entry) const;
    /// A move that gives something away for good without being the way on: it is asked for twice, and says
    /// what it costs.
    [[nodiscard]] virtual bool asksFirst(const architects::AnyMatch& position,
                                         const architects::Entry& move) const;
    /// Why a move is refused in the position shown, in one sentence.
    [[nodiscard]] virtual QString refusalText(architects::Refusal refusal,
                                              const architects::Move& move) const = 0;
    /// How far the match is, in a few words: "Turn 6 of 15".
    [[nodiscard]] virtual QString progress() const = 0;

  signals:
    /// Another position is shown.
    void positionChanged();

  protected:
    /// Why the viewer may not do this now. Nothing is tried.
    [[nodiscard]] WhyNot why(const architects::Move& move) const;

    TableModel* table_;
};

/// Can the app put this game on a screen? Only such games are offered.
bool hasBoard(const QString& game);
/// The board of a game by its short name; null for a game that has none.
std::unique_ptr<BoardModel> makeBoard(const QString& game, TableModel* table);
