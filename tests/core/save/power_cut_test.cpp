#include <catch2/catch.hpp>
#include <filesystem>
#include <random>

#include "tests/core/save/fixtures.h"
#include "tests/core/save/power_cut_vfs.h"

using namespace architects;
using namespace architects::save;
using namespace architects::save::test;

namespace {

/// The disk at some moment, and how many entries the store had promised by then.
struct Moment {
    std::map<std::string, std::string> files;
    std::size_t promised = 0;
};

void verify(const Moment& moment, const std::string& id) {
    const TempFolder folder;
    for (const auto& [name, bytes] : moment.files) {
        writeFile(folder.file(name), bytes);
    }
    const Store store = openStore(folder.file());
    const Saved<MatchRecord> record = store.load(id);
    REQUIRE(record.ok());
    const std::size_t length = record->log.entries.size();
    INFO("promised " << moment.promised << ", found " << length);
    REQUIRE(length >= moment.promised);
    REQUIRE(length <= moment.promised + 1);
    REQUIRE(record->log.entries == sampleEntries(0, length));
}

} // namespace

TEST_CASE("No acknowledged move is lost when the power fails") {
    constexpr std::size_t moves = 700; // enough for the log to be moved into the file once and again
    const TempFolder folder;
    std::mt19937 random(7);
    PowerCutVfs vfs(folder.path());
    Store store = openStore(folder.file());
    const std::string id = sampleMatch(1).id;
    REQUIRE(store.createMatch(sampleMatch(1)) == SaveError::None);

    std::vector<Moment> moments;
    std::size_t length = 0;
    int verified = 0;
    vfs.beforeOperation = [&] {
        if (random() % 40 == 0) {
            moments.push_back({vfs.cut(random), length});
        }
    };
    for (; length < moves; ++length) {
        const int before = vfs.syncs();
        REQUIRE(store.append(id, length, std::vector<Entry>{sampleEntry(length)}, 1) == SaveError::None);
        REQUIRE(vfs.syncs() > before);
        if (random() % 10 == 0) {
            moments.push_back({vfs.cut(random), length + 1});
        }
        for (const Moment& moment : moments) {
            verify(moment, id);
            ++verified;
        }
        moments.clear();
    }
    CHECK(verified > 100);
}
