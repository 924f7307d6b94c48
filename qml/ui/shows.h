#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// Says what a piece on the screen shows: a face, a place, a number. It lies inside the item that draws it
/// and takes its value from what that item draws, so that the screen can be asked what rests on it (see
/// tests/qml/law).
class Shows : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Which piece: a name that the game's facts know, such as "die.3".
    Q_PROPERTY(QString piece READ piece WRITE setPiece NOTIFY changed)
    /// What is to be seen of it, in the words of the facts.
    Q_PROPERTY(QString value READ value WRITE setValue NOTIFY changed)
    /// The area of its item takes touches of its own: no other piece's may lie over it.
    Q_PROPERTY(bool touched READ touched WRITE setTouched NOTIFY changed)
    /// Numbers are printed on it that say nothing of the position, such as a card's worth. Any other number
    /// that is drawn on a piece has to be its value.
    Q_PROPERTY(bool printed READ printed WRITE setPrinted NOTIFY changed)

  public:
    using QObject::QObject;
    [[nodiscard]] QString piece() const { return piece_; }
    [[nodiscard]] QString value() const { return value_; }
    [[nodiscard]] bool touched() const { return touched_; }
    [[nodiscard]] bool printed() const { return printed_; }
    void setPiece(const QString& piece);
    void setValue(const QString& value);
    void setTouched(bool touched);
    void setPrinted(bool printed);

  signals:
    void changed();

  private:
    QString piece_;
    QString value_;
    bool touched_ = false;
    bool printed_ = false;
};
