#pragma once

#include <functional>
#include <memory>
#include <utility>

namespace architects::firebase {

/// The one way by which an answer reaches the app: on the thread that made this object, from the event
/// loop, so never inside the call that asked, and never after the object is gone. `later` may be called on
/// any thread, also while the object is being destroyed, through a Door.
class GuiThread {
  public:
    /// What a callback on another thread holds on to; it may outlive the GuiThread.
    class Door {
      public:
        void later(std::function<void()> what) const;

      private:
        friend class GuiThread;
        struct Inside;
        std::shared_ptr<Inside> inside_;
    };

    GuiThread();
    ~GuiThread();
    GuiThread(const GuiThread&) = delete;
    GuiThread& operator=(const GuiThread&) = delete;

    [[nodiscard]] const Door& door() const { return door_; }
    void later(std::function<void()> what) const { door_.later(std::move(what)); }

  private:
    Door door_;
};

} // namespace architects::firebase
