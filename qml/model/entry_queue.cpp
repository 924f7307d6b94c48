#include "qml/model/entry_queue.h"

#include <utility>

using architects::AnyMatch;
using architects::Entry;
using architects::Log;

EntryQueue::EntryQueue(Log seen, Log told, AnyMatch seenPosition, AnyMatch toldPosition)
    : seen_(std::move(seen)),
      told_(std::move(told)),
      seenPosition_(std::move(seenPosition)),
      toldPosition_(std::move(toldPosition)) {}

std::optional<EntryQueue> EntryQueue::after(const Log& seen, const Log& told, std::size_t count) {
    auto seenPosition = AnyMatch::replay(seen, count);
    auto toldPosition = AnyMatch::replay(told, count);
    if (!seenPosition.ok() || !toldPosition.ok() || seen.entries.size() != told.entries.size()) {
        return std::nullopt;
    }
    return EntryQueue(seen, told, std::move(*seenPosition), std::move(*toldPosition));
}

bool EntryQueue::extend(const Log& seen, const Log& told) {
    if (seen.entries.size() < seen_.entries.size() || seen.entries.size() != told.entries.size()) {
        return false;
    }
    seen_ = seen;
    told_ = told;
    return true;
}

const Entry& EntryQueue::next() const {
    return seen_.entries[position().log().entries.size()];
}

const Entry& EntryQueue::nextTold() const {
    return told_.entries[position().log().entries.size()];
}

void EntryQueue::step() {
    const Entry told = nextTold();
    (void)seenPosition_.append(next());
    (void)toldPosition_.append(told);
}
