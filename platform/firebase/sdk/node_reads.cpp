#include "platform/firebase/sdk/node_reads.h"

#include <utility>

#include "platform/firebase/errors.h"

namespace architects::firebase {

using online::Error;
using online::Value;

NodeReads::NodeReads(NodeListeners& listeners) : listeners_(&listeners) {}

NodeReads::~NodeReads() {
    for (auto& [number, read] : open_) {
        read.node.RemoveValueListener(read.listener);
    }
}

int NodeReads::read(const ::firebase::database::Query& node, online::Transport::Answered answered) {
    const int number = ++last_;
    NodeListener& listener =
        listeners_->add([this, number](const Value& value) { answer(number, true, {}, value); },
                        [this, number](const Error& error) { answer(number, false, error, {}); });
    Open& read = open_.emplace(number, Open{node, &listener, std::move(answered)}).first->second;
    read.node.AddValueListener(&listener);
    return number;
}

void NodeReads::giveUp(int read) {
    answer(read, true, unreachable(), {});
}

/// The SDK has removed a listener that it cancelled (`listening` is false).
void NodeReads::answer(int read, bool listening, const Error& error, const Value& value) {
    auto ended = open_.extract(read);
    if (ended.empty()) {
        return; // answered before
    }
    if (listening) {
        ended.mapped().node.RemoveValueListener(ended.mapped().listener);
    }
    ended.mapped().answered(error, value);
}

} // namespace architects::firebase
