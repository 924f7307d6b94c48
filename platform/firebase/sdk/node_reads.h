#pragma once

#include <firebase/database.h>

#include <functional>
#include <map>

#include "core/online/transport.h"
#include "core/online/value.h"
#include "platform/firebase/sdk/node_listener.h"

namespace architects::firebase {

/// Reads of a node: each listens until it is told the first value. The SDK's own GetValue does the same,
/// but on a desktop frees its listeners too early and then loses an answer now and again.
class NodeReads {
  public:
    explicit NodeReads(NodeListeners& listeners);
    ~NodeReads();
    NodeReads(const NodeReads&) = delete;
    NodeReads& operator=(const NodeReads&) = delete;

    /// A number for giveUp.
    int read(const ::firebase::database::Query& node, online::Transport::Answered answered);
    /// Answers that the server cannot be reached, if there was no answer yet.
    void giveUp(int read);

  private:
    struct Open {
        ::firebase::database::Query node;
        NodeListener* listener;
        online::Transport::Answered answered;
    };
    void answer(int read, bool listening, const online::Error& error, const online::Value& value);

    NodeListeners* listeners_;
    std::map<int, Open> open_;
    int last_ = 0;
};

} // namespace architects::firebase
