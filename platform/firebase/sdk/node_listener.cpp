#include "platform/firebase/sdk/node_listener.h"

#include <utility>

#include "platform/firebase/sdk/sdk_errors.h"
#include "platform/firebase/sdk/values.h"
#include "platform/firebase/tree.h"

namespace architects::firebase {

NodeListener::NodeListener(GuiThread::Door door, Told told, Cancelled cancelled)
    : door_(std::move(door)), told_(std::move(told)), cancelled_(std::move(cancelled)) {}

void NodeListener::OnValueChanged(const ::firebase::database::DataSnapshot& snapshot) {
    door_.later([told = told_, value = tidied(toValue(snapshot.value()))] { told(value); });
}

void NodeListener::OnCancelled(const ::firebase::database::Error& error, const char* /*message*/) {
    door_.later([cancelled = cancelled_, why = databaseError(error)] { cancelled(why); });
}

NodeListeners::NodeListeners(GuiThread::Door door) : door_(std::move(door)) {}

NodeListener& NodeListeners::add(NodeListener::Told told, NodeListener::Cancelled cancelled) {
    return all_.emplace_back(door_, std::move(told), std::move(cancelled));
}

} // namespace architects::firebase
