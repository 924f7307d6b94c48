#include "platform/firebase/sdk/push.h"

#include <utility>

namespace architects::firebase {

namespace messaging = ::firebase::messaging;

Push::Push(const ::firebase::App& app, GuiThread::Door door, Told told)
    : door_(std::move(door)), told_(std::move(told)) {
    messaging::MessagingOptions options;
    options.suppress_notification_permission_prompt = true;
    begun_ = messaging::Initialize(app, this, options) == ::firebase::kInitResultSuccess;
    allow(true);
}

void Push::allow(bool wanted) {
    // Its next release calls it by another name, and knows the old one still.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
    messaging::SetTokenRegistrationOnInitEnabled(wanted);
#pragma GCC diagnostic pop
}

Push::~Push() {
    if (begun_) {
        messaging::Terminate();
    }
}

void Push::OnMessage(const messaging::Message& message) {
    const auto match = message.data.find("match");
    // One that arrives while the app is open is no news: the feed has told it.
    if (message.notification_opened && match != message.data.end()) {
        door_.later([opened = told_.opened, id = match->second] { opened(id); });
    }
}

void Push::OnTokenReceived(const char* token) {
    door_.later([told = told_.token, text = std::string(token)] { told(text); });
}

} // namespace architects::firebase
