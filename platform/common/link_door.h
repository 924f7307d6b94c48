#pragma once

#include <QObject>
#include <QString>
#include <QUrl>

#include <functional>

/// Where Qt hands in the links by which iOS calls the app: those of our scheme, and those of our web site
/// that lead to a match. Any other link that the app itself opens goes out through it, to the browser.
class LinkDoor : public QObject {
    Q_OBJECT

  public:
    explicit LinkDoor(std::function<void(const QString&)> called);
    ~LinkDoor() override;
    Q_DISABLE_COPY_MOVE(LinkDoor)

  private slots:
    void open(const QUrl& link);

  private:
    std::function<void(const QString&)> called_;
};
