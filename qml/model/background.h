#pragma once

#include <QObject>
#include <QThreadPool>

#include <functional>

/// One thread for bots: runs a job off the GUI thread, then calls back on it. Jobs still waiting when this
/// object dies are dropped; one that runs is waited for.
class Background : public QObject {
    Q_OBJECT

  public:
    explicit Background(QObject* parent = nullptr);
    ~Background() override;
    Q_DISABLE_COPY_MOVE(Background)

    void run(std::function<void()> work, std::function<void()> done);

  private:
    QThreadPool pool_;
};
