#pragma once

#include <QElapsedTimer>
#include <QHash>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QQuickItem>
#include <QString>
#include <QStringList>

/// Listens to every button of the window: what was pressed although it had only just come to mean that, and
/// what was touched, or heard a key, although something lay in front of it.
class Presses : public QObject {
    Q_OBJECT

  public:
    explicit Presses(QObject* parent = nullptr);

    [[nodiscard]] int deafFor() const { return deafFor_; }
    void setDeafFor(int ms) { deafFor_ = ms; }
    void forget();
    /// Gets to know the buttons there are now.
    void look(QQuickItem* window);
    /// A finger goes down; `layer` keeps all touches to itself, or is null. `skips`: others' moves are
    /// shown, and it shows their end and does nothing else.
    void fingerDown(QQuickItem* window, QQuickItem* layer, bool skips);
    void fingerUp() { down_ = false; }
    /// What takes the finger although it lies behind the layer.
    [[nodiscard]] QStringList takenBehind(QQuickItem* window) const;
    /// Buttons that have just come to mean something else and still stand there.
    [[nodiscard]] QList<QQuickItem*> justChanged() const;

  signals:
    void broken(const QString& sentence);

  private slots:
    void changed();
    void shown();
    void clicked();
    void taken();

  private:
    struct Button {
        QPointer<QQuickItem> item;
        qint64 changedAt = 0;
        qint64 ageAtTouch = 0; ///< how long it had meant the same when the finger went down
    };
    void know(QQuickItem* item);
    void listen(QObject* object, const char* signal, const char* slot);
    void follow(QQuickItem* item);
    void stamp(QObject* button);
    [[nodiscard]] bool isBehind(const QObject* object) const;

    QHash<QObject*, Button> buttons_;
    QPointer<QQuickItem> layer_; ///< what lay in front when the finger went down
    QElapsedTimer time_;
    int deafFor_ = 0;
    bool down_ = false;
    bool skips_ = false;
};
