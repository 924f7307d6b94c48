#pragma once

#include <firebase/database.h>

#include <functional>

#include "core/online/value.h"
#include "platform/firebase/gui_thread.h"

namespace architects::firebase {

/// Hears of one node of the database, and says it on the GUI thread.
class NodeListener final : public ::firebase::database::ValueListener {
  public:
    NodeListener(GuiThread::Door door, std::function<void(const online::Value&)> told,
                 std::function<void()> cancelled);

    void OnValueChanged(const ::firebase::database::DataSnapshot& snapshot) override;
    void OnCancelled(const ::firebase::database::Error& error, const char* message) override;

  private:
    GuiThread::Door door_;
    std::function<void(const online::Value&)> told_;
    std::function<void()> cancelled_;
};

} // namespace architects::firebase
