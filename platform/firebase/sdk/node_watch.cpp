#include "platform/firebase/sdk/node_watch.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace architects::firebase {

using namespace std::chrono_literals;
using online::Error;
using online::Value;

NodeWatch::NodeWatch(::firebase::database::Database& database, NodeListeners& listeners)
    : database_(&database), listeners_(&listeners) {
    pause_.setSingleShot(true);
    QObject::connect(&pause_, &QTimer::timeout, &pause_, [this] { begin(); });
}

NodeWatch::~NodeWatch() {
    end();
}

void NodeWatch::watch(const std::string& path, std::function<void(const Value&)> told) {
    end();
    path_ = path;
    told_ = std::move(told);
    tellAgain_ = true;
    tryNow();
}

void NodeWatch::tryNow() {
    refusals_ = 0;
    begin();
}

void NodeWatch::begin() {
    end();
    if (path_.empty()) {
        return;
    }
    listener_ =
        &listeners_->add([this, generation = generation_](const Value& value) { hear(generation, value); },
                         [this, generation = generation_](const Error& /*why*/) { hearNo(generation); });
    node_ = database_->GetReference(path_.c_str());
    node_.AddValueListener(listener_);
}

void NodeWatch::end() {
    ++generation_;
    pause_.stop();
    if (NodeListener* listener = std::exchange(listener_, nullptr)) {
        node_.RemoveValueListener(listener);
    }
}

void NodeWatch::hear(int generation, const Value& value) {
    if (generation != generation_) {
        return;
    }
    refusals_ = 0;
    if (!std::exchange(tellAgain_, false) && value == known_) {
        return;
    }
    known_ = value;
    const auto told = told_; // it may end this watch while it runs
    told(value);
}

void NodeWatch::hearNo(int generation) {
    if (generation != generation_) {
        return;
    }
    listener_ = nullptr; // the SDK has removed it
    const auto pause = std::min<std::chrono::milliseconds>(1s * (1 << std::min(refusals_, 6)), 60s);
    ++refusals_;
    pause_.start(pause);
}

} // namespace architects::firebase
