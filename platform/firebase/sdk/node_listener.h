#pragma once

#include <firebase/database.h>

#include <deque>
#include <functional>

#include "core/online/transport.h"
#include "core/online/value.h"
#include "platform/firebase/gui_thread.h"

namespace architects::firebase {

/// Hears of one node of the database, and says it on the GUI thread.
class NodeListener final : public ::firebase::database::ValueListener {
  public:
    using Told = std::function<void(const online::Value&)>;
    using Cancelled = std::function<void(const online::Error&)>;

    NodeListener(GuiThread::Door door, Told told, Cancelled cancelled);

    void OnValueChanged(const ::firebase::database::DataSnapshot& snapshot) override;
    void OnCancelled(const ::firebase::database::Error& error, const char* message) override;

  private:
    GuiThread::Door door_;
    Told told_;
    Cancelled cancelled_;
};

/// Every listener there ever was, to be destroyed after the database. The SDK may still be inside one that
/// was just removed, and on a desktop it knows them by addresses that it never forgets: a second listener
/// at an old address would be taken for the first.
class NodeListeners {
  public:
    explicit NodeListeners(GuiThread::Door door);
    NodeListener& add(NodeListener::Told told, NodeListener::Cancelled cancelled);

  private:
    GuiThread::Door door_;
    std::deque<NodeListener> all_;
};

} // namespace architects::firebase
