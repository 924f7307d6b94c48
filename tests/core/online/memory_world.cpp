#include "tests/core/online/memory_world.h"

namespace architects::online::contract {
namespace {

constexpr std::int64_t dayMs = 24 * 3'600'000;
constexpr std::int64_t answerMs = 1000; // somebody who waits for answers does not call too often

} // namespace

int MemoryWorld::newDevice() {
    devices_.push_back(std::make_unique<Secrets>());
    links_.push_back(server_.link(*devices_.back()));
    return static_cast<int>(devices_.size()) - 1;
}

bool MemoryWorld::until(const std::function<bool()>& holds) {
    while (!holds()) {
        if (!server_.deliverNext()) {
            return false;
        }
    }
    server_.setTime(server_.now() + answerMs);
    return true;
}

bool MemoryWorld::passDay() {
    server_.setTime(server_.now() + dayMs);
    return true;
}

Credential MemoryWorld::credential(const std::string& provider, const std::string& name) {
    return {provider, "the word of " + provider + " for " + name, ""};
}

std::unique_ptr<World> makeWorld() {
    return std::make_unique<MemoryWorld>();
}

} // namespace architects::online::contract
