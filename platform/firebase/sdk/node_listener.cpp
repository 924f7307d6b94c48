#include "platform/firebase/sdk/node_listener.h"

#include <utility>

#include "platform/firebase/sdk/values.h"
#include "platform/firebase/tree.h"

namespace architects::firebase {

NodeListener::NodeListener(GuiThread::Door door, std::function<void(const online::Value&)> told,
                           std::function<void()> cancelled)
    : door_(std::move(door)), told_(std::move(told)), cancelled_(std::move(cancelled)) {}

void NodeListener::OnValueChanged(const ::firebase::database::DataSnapshot& snapshot) {
    door_.later([told = told_, value = tidied(toValue(snapshot.value()))] { told(value); });
}

void NodeListener::OnCancelled(const ::firebase::database::Error& /*error*/, const char* /*message*/) {
    door_.later(cancelled_);
}

} // namespace architects::firebase
