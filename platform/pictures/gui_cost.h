#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include <chrono>
#include <functional>
#include <memory>

#include "core/table/match_text.h"
#include "platform/app/architects_app.h"

/// What the thread of the screens has computed so far. What it drew by itself, as it does where there is no
/// thread for drawing, can be taken out.
class GuiClock : public QObject {
  public:
    using Time = std::chrono::nanoseconds;

    /// From now on the drawing of this window does not count.
    void watch(QQuickWindow* window);
    [[nodiscard]] Time now() const;
    [[nodiscard]] int frames() const { return frames_; }
    /// What of it went into handing the items over to who draws them.
    [[nodiscard]] Time handedOver() const { return handedOver_; }
    /// What was drawn, and does not count.
    [[nodiscard]] Time drawn() const { return drawn_; }

  private:
    Time begun_{};
    Time drawn_{};
    Time handing_{};
    Time handedOver_{};
    int frames_ = 0;
};

/// What the moves of one game have cost.
struct GuiCosts {
    using Time = GuiClock::Time;
    QList<Time> moves;     ///< each from the move until everything rests
    Time played{};         ///< of them: until the move was taken, kept on the disk and told to QML
    Time handedOver{};     ///< of them: items handed over to who draws them
    Time drawn{};          ///< beside them
    QList<Time> handOvers; ///< the device was taken by the next person
    QList<Time> openings;  ///< the table was opened
    int frames = 0;        ///< drawn during the moves
};

/// Plays matches that are known move by move through the models and the screens of the running app.
class MovePlayer {
  public:
    explicit MovePlayer(ArchitectsApp& app) : app_(app) {}

    /// Shows the first screen. False if that is not possible.
    bool load();
    /// Plays a whole match of people around one device; false, with the fault, if it goes another way than
    /// it is written down.
    bool play(const architects::MatchDocument& match, GuiCosts& costs);
    [[nodiscard]] const QString& fault() const { return fault_; }
    /// From the start of the program until the first frame stood on the screen.
    [[nodiscard]] GuiClock::Time firstFrame() const { return firstFrame_; }

  private:
    bool open(const architects::MatchDocument& match, GuiCosts& costs);
    bool step(const architects::Entry& entry, GuiCosts& costs);
    /// What `act` costs until everything rests.
    GuiClock::Time costOf(const std::function<void()>& act);
    void settle();
    void putAway();
    bool fail(const QString& fault);

    ArchitectsApp& app_;
    GuiClock clock_;
    std::unique_ptr<QObject> scenes_;
    QString fault_;
    GuiClock::Time firstFrame_{};
};
