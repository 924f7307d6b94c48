#include "core/online/memory_server.h"

#include <algorithm>

#include "core/online/memory_server_link.h"

namespace architects::online {

struct MemoryServer::Inside {
    explicit Inside(const Seed& entropy) : wires(entropy) {}
    memory::Wires wires;
};

MemoryServer::MemoryServer(const Seed& entropy) : inside_(std::make_unique<Inside>(entropy)) {}

MemoryServer::~MemoryServer() = default;

std::unique_ptr<Transport> MemoryServer::link(Secrets& device) {
    return std::make_unique<memory::Link>(inside_->wires, device);
}

std::int64_t MemoryServer::now() const {
    return inside_->wires.world.nowMs;
}

void MemoryServer::setTime(std::int64_t ms) {
    memory::World& world = inside_->wires.world;
    world.nowMs = std::max(world.nowMs, ms);
    memory::sendDue(world);
}

bool MemoryServer::deliverNext() {
    auto& queue = inside_->wires.queue;
    if (queue.empty()) {
        return false;
    }
    const auto next = std::move(queue.front());
    queue.pop_front();
    next();
    return true;
}

void MemoryServer::deliver() {
    while (deliverNext()) {
    }
}

void MemoryServer::setOnline(const Secrets& device, bool online) {
    memory::Line& line = inside_->wires.lines[&device];
    if (line.online == online) {
        return;
    }
    line.online = online;
    line.cuts += online ? 0 : 1;
    if (memory::Link* link = inside_->wires.linkOf(device); link != nullptr) {
        link->lineChanged();
    }
}

void MemoryServer::empty(const std::string& uid) {
    inside_->wires.world.tree.remove(memory::pathOf("users", uid));
    inside_->wires.tellWatches();
}

void MemoryServer::revoke(const Secrets& device) {
    inside_->wires.world.accounts.revoke(device.refreshToken);
}

void MemoryServer::givePushToken(const Secrets& device, const std::string& token) {
    if (memory::Link* link = inside_->wires.linkOf(device); link != nullptr) {
        link->givePushToken(token);
    }
}

void MemoryServer::tapPush(const Secrets& device, const std::string& match) {
    if (memory::Link* link = inside_->wires.linkOf(device); link != nullptr) {
        link->tapPush(match);
    }
}

Value MemoryServer::at(std::string_view path) const {
    return inside_->wires.world.tree.get(path);
}

void MemoryServer::liftCallLimit(const std::string& uid) {
    inside_->wires.world.usage[uid].unlimited = true;
}

MemoryServer::Limits& MemoryServer::limits() {
    return inside_->wires.world.limits;
}

} // namespace architects::online
