#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <functional>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace architects::save::test {

/// What a file has on the disk for certain, and what was written to it since.
struct DurableFile {
    struct Write {
        std::size_t at = 0;
        std::string bytes;
    };
    std::string synced;
    std::vector<Write> pending;
};

/// SQLite's default way to the disk, watched: while it lives it knows what would be left of every file
/// under one folder if the power failed now. A kill cannot tell this, because the system keeps what was
/// written.
class PowerCutVfs {
  public:
    explicit PowerCutVfs(std::string folder);
    ~PowerCutVfs();
    PowerCutVfs(const PowerCutVfs&) = delete;
    PowerCutVfs& operator=(const PowerCutVfs&) = delete;

    /// Called before each write and each sync.
    std::function<void()> beforeOperation = [] {};
    /// The files, by name, as a power cut now would leave them: what was synced, and of what was written
    /// since any part or none.
    std::map<std::string, std::string> cut(std::mt19937& random) const;
    [[nodiscard]] int syncs() const { return syncs_; }

    // For the callbacks of SQLite.
    DurableFile* watch(const char* path);
    void wrote(DurableFile& file, std::size_t at, std::string bytes);
    void truncated(DurableFile& file, std::size_t size);
    void synced(DurableFile& file);
    void deleted(const char* path);

  private:
    std::string folder_;
    std::map<std::string, DurableFile> files_;
    int syncs_ = 0;
    sqlite3_vfs vfs_{};
};

} // namespace architects::save::test
