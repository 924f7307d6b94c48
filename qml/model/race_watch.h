#pragma once

#include <QTimer>

#include "core/play/session.h"

/// Looks at the clock while people race for the next move: an Architect answers when his time is up.
class RaceWatch : public QTimer {
  public:
    explicit RaceWatch(architects::play::Session* session) : session_(session) {
        constexpr int everyMs = 500;
        setInterval(everyMs);
        callOnTimeout([this] { session_->letRivalsRace(); });
        follow();
    }
    /// The match has changed: is there a race?
    void follow() {
        if (!session_->pending().race) {
            stop();
        } else if (!isActive()) {
            start();
        }
    }

  private:
    architects::play::Session* session_;
};
