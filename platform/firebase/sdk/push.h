#pragma once

#include <firebase/app.h>
#include <firebase/messaging.h>

#include <functional>
#include <string>

#include "platform/firebase/gui_thread.h"

namespace architects::firebase {

/// Push messages: where this device can be reached, and which notification was tapped. The permission to
/// show them is asked for elsewhere, when there is a reason.
class Push final : private ::firebase::messaging::Listener {
  public:
    struct Told {
        std::function<void(const std::string& token)> token;
        std::function<void(const std::string& match)> opened;
    };

    /// What is told comes through the door; without Google Play services nothing is told.
    Push(const ::firebase::App& app, GuiThread::Door door, Told told);
    ~Push() override;
    /// Whether the system may fetch an address for this device by itself, at every start from now on. Off
    /// until somebody signs in (platform/android/manifest, platform/ios/Info.plist.in), and after that.
    static void allow(bool wanted);
    Push(const Push&) = delete;
    Push& operator=(const Push&) = delete;

  private:
    void OnMessage(const ::firebase::messaging::Message& message) override;
    void OnTokenReceived(const char* token) override;

    GuiThread::Door door_;
    Told told_;
    bool begun_ = false;
};

} // namespace architects::firebase
