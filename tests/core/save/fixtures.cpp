#include "tests/core/save/fixtures.h"

#include <stdlib.h> // mkdtemp

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

namespace architects::save::test {

TempFolder::TempFolder() : path_(std::filesystem::temp_directory_path() / "architects-XXXXXX") {
    REQUIRE(mkdtemp(path_.data()) != nullptr);
}

TempFolder::~TempFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

Store openStore(const std::string& path, const StoreOptions& options) {
    Saved<Opened> opened = Store::open(path, options);
    INFO("opening gave " << infoOf(opened.error()).name);
    REQUIRE(opened.ok());
    INFO("set aside: " << (opened->setAside ? opened->setAside->file : ""));
    REQUIRE_FALSE(opened->setAside);
    return std::move(opened->store);
}

std::string readFile(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void writeFile(const std::string& path, const std::string& bytes) {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file << bytes;
    REQUIRE(file.good());
}

bool fileExists(const std::string& path) {
    return std::filesystem::exists(path);
}

RawDatabase::RawDatabase(const std::string& path) {
    REQUIRE(sqlite3_open(path.c_str(), &handle_) == SQLITE_OK);
}

RawDatabase::~RawDatabase() {
    sqlite3_close(handle_);
}

std::string RawDatabase::run(const std::string& statements) {
    std::string first;
    const auto keepFirst = [](void* to, int, char** values, char**) {
        auto& text = *static_cast<std::string*>(to);
        if (text.empty() && values[0] != nullptr) {
            text = values[0];
        }
        return 0;
    };
    const int code = sqlite3_exec(handle_, statements.c_str(), keepFirst, &first, nullptr);
    INFO(statements << ": " << sqlite3_errmsg(handle_));
    REQUIRE(code == SQLITE_OK);
    return first;
}

std::string sql(const std::string& path, const std::string& statements) {
    return RawDatabase(path).run(statements);
}

} // namespace architects::save::test
