#pragma once

#include <sqlite3.h>

#include <cstddef>
#include <string>

#include "core/save/store.h"
#include "tests/core/save/samples.h"

namespace architects::save::test {

/// A folder of its own for a test, gone afterwards.
class TempFolder {
  public:
    TempFolder();
    ~TempFolder();
    TempFolder(const TempFolder&) = delete;
    TempFolder& operator=(const TempFolder&) = delete;
    [[nodiscard]] std::string path() const { return path_; }
    [[nodiscard]] std::string file(const std::string& name = "architects.db") const {
        return path_ + "/" + name;
    }

  private:
    std::string path_;
};

/// Opens a store that must open, with nothing set aside.
Store openStore(const std::string& path, const StoreOptions& options = {});

std::string readFile(const std::string& path);
void writeFile(const std::string& path, const std::string& bytes);
bool fileExists(const std::string& path);

/// A file opened behind the store's back.
class RawDatabase {
  public:
    explicit RawDatabase(const std::string& path);
    ~RawDatabase();
    RawDatabase(const RawDatabase&) = delete;
    RawDatabase& operator=(const RawDatabase&) = delete;
    /// The first column of the first row, or "".
    std::string run(const std::string& statements);

  private:
    sqlite3* handle_ = nullptr;
};

/// Opens, runs, closes.
std::string sql(const std::string& path, const std::string& statements);

} // namespace architects::save::test
