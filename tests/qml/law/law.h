#pragma once

#include <QMap>
#include <QObject>
#include <QPointer>
#include <QQuickItem>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "qml/model/table_model.h"
#include "tests/qml/law/presses.h"
#include "tests/qml/law/scene.h"

/// Holds a table to the law of the picture while somebody plays at it. It looks at the screen many times a
/// second; what is wrong is written down once.
class Law : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString game READ game CONSTANT)
    Q_PROPERTY(int matches READ matches CONSTANT)
    Q_PROPERTY(int looks READ looks)
    Q_PROPERTY(int comparisons READ comparisons)
    Q_PROPERTY(QStringList broken READ broken)
    Q_PROPERTY(int entries READ entries)
    Q_PROPERTY(int othersLooks READ othersLooks)
    Q_PROPERTY(QString picture READ picture)
    Q_PROPERTY(int deafFor READ deafFor WRITE setDeafFor)
    Q_PROPERTY(int stillLooks READ stillLooks WRITE setStillLooks)

  public:
    explicit Law(QObject* parent = nullptr);

    /// The game this run is about (ARCHITECTS_LAW_GAME), and how many whole matches of it
    /// (ARCHITECTS_MATCHES); none said: a short run.
    [[nodiscard]] QString game() const;
    [[nodiscard]] int matches() const;

    /// Nothing has been found yet.
    Q_INVOKABLE void begin();
    Q_INVOKABLE void watch(QQuickItem* screen, TableModel* table);
    Q_INVOKABLE void stop();
    /// Nothing moves, and nothing waits to be shown; or something lies in front and waits for an answer.
    Q_INVOKABLE bool atRest() const;
    /// Compares everything on the screen with the position, if that is at rest.
    Q_INVOKABLE void compare();
    /// What can be touched now: {name, meaning, x, y, area, gold, may, loss, confirm}.
    Q_INVOKABLE QVariantList targets() const;
    /// What a finger at this point would press, as one text; empty for nothing.
    Q_INVOKABLE QString under(qreal x, qreal y) const;
    /// A finger is about to go down, after having touched these; and it has gone up again.
    Q_INVOKABLE void touching(const QString& trail);
    Q_INVOKABLE void lifted();
    /// Something lies in front that keeps all touches to itself.
    Q_INVOKABLE bool covered() const;
    /// That asks whether something shall really be done.
    Q_INVOKABLE bool questioned() const;
    /// What has only just come to mean something else and can be touched: {name, x, y}.
    Q_INVOKABLE QVariantList justChanged() const;
    /// Where something on the table can be taken hold of, whatever lies in front: {x, y}.
    Q_INVOKABLE QVariantList grips() const;
    /// Plays one of the legal moves by the core, without a touch: the picture has to follow. False if there
    /// is none for whoever holds the device.
    Q_INVOKABLE bool playSome(int choice);
    /// Matches that stand where something may be given away for good, up to three for each kind of such a
    /// move: {kind, match}.
    Q_INVOKABLE QVariantList givingAway() const;
    /// The same for each kind of move there is, one each.
    Q_INVOKABLE QVariantList everyKind() const;
    /// A match that is about to end.
    Q_INVOKABLE QString beforeTheEnd() const;
    /// Whether there is such a piece in the position.
    Q_INVOKABLE bool knows(const QString& piece) const;
    /// Kinds of the moves made after so many entries, as the core numbers them.
    Q_INVOKABLE QVariantList kindsSince(int count) const;
    /// What the question in front says that it costs.
    Q_INVOKABLE QString question() const;
    /// The longest refusal of this game in each language.
    Q_INVOKABLE QStringList longestRefusals() const;
    /// Says at the table that something was refused.
    Q_INVOKABLE void refuse(const QString& sentence, const QString& page);
    /// Looks whether keys, a screen reader or the mouse come to something behind what lies in front.
    Q_INVOKABLE void lookBehind();
    /// What a sentence over the table covers: pieces, what can be touched, the prompt.
    Q_INVOKABLE QStringList underNotice() const;
    /// Moves of a seat after so many entries; everything must have been shown.
    Q_INVOKABLE int movesSince(int count, int seat) const;
    /// Kinds of pieces that the facts know and that were never seen on the screen.
    Q_INVOKABLE QStringList neverSeen() const;
    /// Whether a piece of that kind is to be seen now.
    Q_INVOKABLE bool sees(const QString& kind) const;
    /// Samples for each pixel of the window.
    Q_INVOKABLE int samples() const;
    /// What is written on a table, its prompt among it.
    Q_INVOKABLE QStringList wordsOf(QQuickItem* table) const;
    /// Writes down what a test found itself.
    Q_INVOKABLE void breaks(const QString& sentence);

    [[nodiscard]] int looks() const { return looks_; }
    [[nodiscard]] int comparisons() const { return comparisons_; }
    [[nodiscard]] QStringList broken() const { return broken_; }
    /// So many ms a control that has come to mean something else takes no press.
    [[nodiscard]] int deafFor() const { return presses_.deafFor(); }
    void setDeafFor(int ms) { presses_.setDeafFor(ms); }
    /// So many looks without a change are rest.
    [[nodiscard]] int stillLooks() const { return stillLooks_; }
    void setStillLooks(int looks) { stillLooks_ = looks; }
    /// What was to be seen at the last look, and where.
    [[nodiscard]] QString picture() const { return picture_; }
    /// How many looks there were at pictures of others' moves.
    [[nodiscard]] int othersLooks() const { return othersLooks_; }
    /// How many entries the match has, shown or not.
    [[nodiscard]] int entries() const { return table_ ? table_->entryCount() : 0; }

  private:
    using Facts = QMap<QString, QString>;
    [[nodiscard]] Facts facts() const;
    void positionChanged();
    void look();
    void lookAtPace();
    void lookAtCovering(const QList<scene::Piece>& pieces);
    void lookForTwice();
    void followEntries(std::size_t from);
    [[nodiscard]] QQuickItem* layer() const;
    [[nodiscard]] architects::Seat mover() const;

    QPointer<QQuickItem> screen_;
    QPointer<TableModel> table_;
    Presses presses_;
    QTimer clock_;
    QList<Facts> allowed_; ///< the positions since the last rest, the newest last
    std::size_t shownEntries_ = 0;
    int shownViewer_ = -1;
    QString picture_; ///< what was to be seen at the last look
    int still_ = 0;   ///< looks since something changed
    int stillLooks_ = 6;
    int looks_ = 0;
    int comparisons_ = 0;
    int othersLooks_ = 0;
    QString trail_;          ///< what was touched last
    bool confirmed_ = false; ///< the finger went down on a question that was asked
    QSet<QString> seenKinds_;
    QSet<QString> knownKinds_;
    QStringList broken_;
};
