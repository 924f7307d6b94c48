#pragma once

#include <QMarginsF>
#include <QObject>

#include <functional>
#include <utility>

class QWindow;

/// Lets the window reach to the edges of a phone's screen, and says what is covered there: status bar,
/// cut-out, gesture bar. Both phones' devices use it; it needs Qt 6.9.
class SafeArea : public QObject {
    Q_OBJECT

  public:
    explicit SafeArea(std::function<void()> changed) : changed_(std::move(changed)) {}
    void follow(QWindow* window);
    [[nodiscard]] QMarginsF covered() const { return covered_; }

  private:
    void set(const QMarginsF& covered);

    std::function<void()> changed_;
    QMarginsF covered_;
};
