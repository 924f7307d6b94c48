#pragma once

#include <firebase/functions.h>

#include <map>
#include <memory>
#include <string>

#include "core/online/transport.h"
#include "core/online/value.h"
#include "platform/firebase/gui_thread.h"

namespace architects::firebase {

/// Calls of functions that are under way, and what the SDK needs for each of them. The SDK forgets a call
/// whose reference goes before the answer is there; on a desktop it also goes on using it after the answer,
/// until it turns to the next one.
class Calls {
  public:
    using Reference = ::firebase::functions::HttpsCallableReference;

    Calls(::firebase::functions::Functions& functions, GuiThread::Door door);
    /// On a desktop this waits for what is under way, as the SDK itself would.
    ~Calls();
    Calls(const Calls&) = delete;
    Calls& operator=(const Calls&) = delete;

    void call(const std::string& function, const online::Value& data, online::Transport::Answered answered);

  private:
    class Turnstile;
    struct Call {
        std::unique_ptr<Reference> reference;
        online::Transport::Answered answered;
    };
    void answer(int number, const online::Error& error, const online::Value& value);

    ::firebase::functions::Functions* functions_;
    GuiThread::Door door_;
    std::map<int, Call> underWay_;
    std::unique_ptr<Reference> lastAnswered_;
    std::shared_ptr<Turnstile> turnstile_;
    int last_ = 0;
};

} // namespace architects::firebase
