#include "platform/firebase/sdk/calls.h"

#include <firebase/internal/platform.h>

#include <condition_variable>
#include <mutex>
#include <utility>

#include "platform/firebase/sdk/sdk_errors.h"
#include "platform/firebase/sdk/values.h"

namespace architects::firebase {

namespace functions = ::firebase::functions;
using online::Error;
using online::Value;

/// How many calls the SDK still has to answer, counted on whatever thread it answers.
class Calls::Turnstile {
  public:
    void enter() {
        const std::lock_guard lock(mutex_);
        ++inside_;
    }
    void leave() {
        const std::lock_guard lock(mutex_);
        --inside_;
        left_.notify_all();
    }
    void waitUntilEmpty() {
        std::unique_lock lock(mutex_);
        left_.wait(lock, [this] { return inside_ == 0; });
    }

  private:
    std::mutex mutex_;
    std::condition_variable left_;
    int inside_ = 0;
};

Calls::Calls(functions::Functions& functions, GuiThread::Door door)
    : functions_(&functions), door_(std::move(door)), turnstile_(std::make_shared<Turnstile>()) {}

Calls::~Calls() {
#if FIREBASE_PLATFORM_DESKTOP
    turnstile_->waitUntilEmpty(); // its reference gives its memory back before its request has ended
#endif
}

void Calls::call(const std::string& function, const Value& data, online::Transport::Answered answered) {
    const int number = ++last_;
    auto reference = std::make_unique<Reference>(functions_->GetHttpsCallable(function.c_str()));
    turnstile_->enter();
    const auto future = reference->Call(toVariant(data));
    underWay_.emplace(number, Call{std::move(reference), std::move(answered)});
    future.OnCompletion([this, number, door = door_, turnstile = turnstile_](
                            const ::firebase::Future<functions::HttpsCallableResult>& ended) {
        const Error error = functionError(ended.error(), ended.error_message());
        const Value value = error.ok() ? toValue(ended.result()->data()) : Value();
        door.later([this, number, error, value] { answer(number, error, value); });
        turnstile->leave();
    });
}

void Calls::answer(int number, const Error& error, const Value& value) {
    auto ended = underWay_.extract(number);
    lastAnswered_ = std::move(ended.mapped().reference);
    ended.mapped().answered(error, value);
}

} // namespace architects::firebase
