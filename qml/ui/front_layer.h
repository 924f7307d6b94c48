#pragma once

#include <QEvent>
#include <QEventPoint>
#include <QList>
#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QPointerEvent>
#include <QQuickItem>
#include <QQuickWindow>
#include <qqmlregistration.h>

namespace architects::ui {

// Something that lies in front: while it is open, nothing behind it takes a touch or a key, and a screen
// reader does not come there. What lies behind stays as it is drawn: it is not disabled.
// A MouseArea alone cannot do that: pointer handlers behind it still see every touch and may take it away.
class FrontLayer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickItem* front READ front WRITE setFront NOTIFY frontChanged)
    // What it covers; none: the whole window.
    Q_PROPERTY(QQuickItem* over READ over WRITE setOver NOTIFY overChanged)
    Q_PROPERTY(bool open READ open WRITE setOpen NOTIFY openChanged)
    // It is on its way out: a finger that comes to it is still its own, keys and readers are not.
    Q_PROPERTY(bool leaving READ leaving WRITE setLeaving NOTIFY leavingChanged)

  public:
    using QObject::QObject;
    ~FrontLayer() override;
    Q_DISABLE_COPY_MOVE(FrontLayer)

    [[nodiscard]] QQuickItem* front() const { return front_; }
    void setFront(QQuickItem* front);
    [[nodiscard]] QQuickItem* over() const { return over_; }
    void setOver(QQuickItem* over);
    [[nodiscard]] bool open() const { return open_; }
    void setOpen(bool open);
    [[nodiscard]] bool leaving() const { return leaving_; }
    void setLeaving(bool leaving);

    bool eventFilter(QObject* watched, QEvent* event) override;

  signals:
    void frontChanged();
    void overChanged();
    void openChanged();
    void leavingChanged();

  private:
    void follow();
    void comeOn();
    void rise();
    void lower();
    void sink();
    void hide();
    void letGo();
    [[nodiscard]] bool isTouchedBy(QPointerEvent* event) const;
    [[nodiscard]] bool isOver(const QPointF& scene) const;
    [[nodiscard]] bool isOnTop(const QPointF& scene) const;
    [[nodiscard]] bool isBehind(const QObject* taker) const;
    [[nodiscard]] bool isTakenBehind(const QPointerEvent* event, const QEventPoint& point) const;
    void keepFingers(QPointerEvent* event) const;
    bool keepsKey(QEvent* event);
    [[nodiscard]] QList<QPointer<QObject>> handlersBehind() const;
    static void readAgain();
    Q_SLOT void keepUnread();

    QPointer<QQuickItem> front_;
    QPointer<QQuickItem> over_;
    QPointer<QQuickWindow> window_; // while fingers come to it there
    QMetaObject::Connection frames_;
    bool open_ = false;
    bool leaving_ = false;
};

// How many layers lie in front of everything, for what has to give way to them at once.
class InFront : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int layers READ layers NOTIFY layersChanged)

  public:
    explicit InFront(QObject* parent = nullptr);
    ~InFront() override;
    Q_DISABLE_COPY_MOVE(InFront)

    [[nodiscard]] int layers() const { return layers_; }
    static void count();

  signals:
    void layersChanged();

  private:
    int layers_ = 0;
};

} // namespace architects::ui
