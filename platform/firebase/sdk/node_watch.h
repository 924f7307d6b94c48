#pragma once

#include <firebase/database.h>

#include <QTimer>

#include <functional>
#include <string>

#include "core/online/value.h"
#include "platform/firebase/sdk/node_listener.h"

namespace architects::firebase {

/// One watched node. The SDK finds its way back through lost connections and new tokens by itself, but
/// gives up for good when the rules say no; that may be only until somebody has signed in, so this tries
/// again.
class NodeWatch {
  public:
    NodeWatch(::firebase::database::Database& database, NodeListeners& listeners);
    ~NodeWatch();
    NodeWatch(const NodeWatch&) = delete;
    NodeWatch& operator=(const NodeWatch&) = delete;

    /// An empty path ends it.
    void watch(const std::string& path, std::function<void(const online::Value&)> told);
    /// Somebody else is signed in.
    void tryNow();

  private:
    void begin();
    void end();
    void hear(int generation, const online::Value& value);
    void hearNo(int generation);

    ::firebase::database::Database* database_;
    NodeListeners* listeners_;
    std::string path_;
    std::function<void(const online::Value&)> told_;
    ::firebase::database::DatabaseReference node_;
    NodeListener* listener_ = nullptr; ///< null while it does not listen
    bool tellAgain_ = true;            ///< the next value is told even if it is the one that is known
    online::Value known_;
    QTimer pause_;
    int refusals_ = 0;   ///< in a row
    int generation_ = 0; ///< what an earlier listener still had to say is ignored
};

} // namespace architects::firebase
