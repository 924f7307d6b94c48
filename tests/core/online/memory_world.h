#pragma once

#include <memory>
#include <vector>

#include "core/online/memory_server.h"
#include "tests/core/online/contract.h"

namespace architects::online::contract {

/// The server in this process: everything happens at once, in deliver().
class MemoryWorld final : public World {
  public:
    int newDevice() override;
    Transport& transport(int device) override { return *links_[at(device)]; }
    void stop(int device) override { links_[at(device)].reset(); }
    void start(int device) override { links_[at(device)] = server_.link(*devices_[at(device)]); }
    void cut(int device) override { server_.setOnline(*devices_[at(device)], false); }
    void mend(int device) override { server_.setOnline(*devices_[at(device)], true); }
    bool until(const std::function<bool()>& holds) override;
    void settle() override { server_.deliver(); }
    bool passDay() override;
    Credential credential(const std::string& provider, const std::string& name) override;
    std::uint64_t unique() override { return ++unique_; }

    [[nodiscard]] MemoryServer& server() { return server_; }
    [[nodiscard]] const Secrets& secrets(int device) const { return *devices_[at(device)]; }

  private:
    static std::size_t at(int device) { return static_cast<std::size_t>(device); }

    MemoryServer server_;
    std::vector<std::unique_ptr<Secrets>> devices_;
    std::vector<std::unique_ptr<Transport>> links_;
    std::uint64_t unique_ = 0;
};

} // namespace architects::online::contract
