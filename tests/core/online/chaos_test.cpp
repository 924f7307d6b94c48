#include <catch2/catch.hpp>

#include <stdlib.h> // mkdtemp

#include <algorithm>
#include <filesystem>

#include "core/online/entry_lines.h"
#include "tests/core/online/chaos_device.h"

using namespace architects;
using namespace architects::online;
using namespace architects::online::chaos;

namespace {

constexpr std::int64_t dayMs = 24 * 3'600'000LL;

/// In memory where there is such a place: this is about messages, not about disks.
class Folder {
  public:
    Folder() {
        const std::filesystem::path memory = "/dev/shm";
        const auto place =
            std::filesystem::exists(memory) ? memory : std::filesystem::temp_directory_path();
        path_ = place / "architects-XXXXXX";
        REQUIRE(mkdtemp(path_.data()) != nullptr);
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    [[nodiscard]] std::string file(const std::string& name) const { return path_ + "/" + name; }

  private:
    std::string path_;
};

struct Plan {
    std::string game;
    int seats = 2;
    bool twoDevices = false; ///< the first person plays on a phone and a tablet at once
};

/// One match in the storm.
class Match {
  public:
    Match(std::uint64_t seed, Plan plan) : storm_(seed), plan_(std::move(plan)) {
        storm_.weather = calm;
        for (int i = 0; i < plan_.seats; ++i) {
            add("device" + std::to_string(i));
            introduce(*devices_.back(), i);
        }
        if (plan_.twoDevices) {
            shareFirstSeat();
        }
        begin();
    }

    void play() {
        storm_.weather = Weather();
        for (const auto& device : devices_) {
            device->live();
        }
        const std::int64_t end = storm_.server.now() + 400 * dayMs;
        while (stage() != "finished" && storm_.server.now() < end) {
            storm_.step();
        }
        REQUIRE(stage() == "finished");
    }

    /// The storm is over: everybody hears of everything.
    void settle() {
        storm_.weather = calm;
        for (const auto& device : devices_) {
            device->recover();
        }
        const std::int64_t end = storm_.server.now() + dayMs;
        while (!everybodyKnows() && storm_.server.now() < end) {
            storm_.step();
        }
    }

    void check() {
        const std::string full = storm_.server.at("matches/" + id_ + "/full").text();
        for (const auto& device : devices_) {
            INFO(device->name() << ", killed " << device->kills() << " times");
            const auto record = device->store().load(id_);
            REQUIRE(record.ok());
            const auto whole = readEntryLines(*findNotation(plan_.game), record->log.setup.seats, full);
            REQUIRE(whole);
            CHECK(record->log.entries == *whole);
            CHECK(record->status == save::MatchStatus::Finished);
            CHECK(device->client().proof(id_) == Proof::Holds);
            CHECK(AnyMatch::verify(record->log) == Refusal::None);
            CHECK(device->store().waiting()->empty());
            device->checkMoves(id_);
        }
    }

    [[nodiscard]] int kills() const {
        int kills = 0;
        for (const auto& device : devices_) {
            kills += device->kills();
        }
        return kills;
    }
    [[nodiscard]] int lost() const {
        int lost = 0;
        for (const auto& device : devices_) {
            lost += device->lost();
        }
        return lost;
    }

  private:
    void add(const std::string& name) {
        const int level = 1 + static_cast<int>(devices_.size()) % 4;
        devices_.push_back(std::make_unique<Device>(storm_, name, folder_.file(name), level));
    }

    void until(const std::function<bool()>& holds) {
        storm_.server.deliver();
        while (!holds()) {
            if (!storm_.step()) {
                FAIL("nothing happens any more");
            }
        }
    }

    void introduce(Device& device, int number) {
        bool done = false;
        device.client().ensureSignedIn([&](const Error& error) {
            REQUIRE(error.ok());
            done = true;
        });
        until([&] { return done; });
        done = false;
        device.client().setName("Person " + std::to_string(number), [&](const Error& error) {
            REQUIRE(error.ok());
            done = true;
        });
        until([&] { return done; });
    }

    void shareFirstSeat() {
        bool done = false;
        const auto finish = [&](const Error& error) {
            REQUIRE(error.ok());
            done = true;
        };
        devices_[0]->client().linkEmail("nefer@example.com", "papyrus", finish);
        until([&] { return done; });
        add("tablet");
        done = false;
        devices_.back()->client().signInWithEmail("nefer@example.com", "papyrus", finish);
        until([&] { return done; });
        devices_[0]->shareSeat();
        devices_.back()->shareSeat();
    }

    void begin() {
        OnlineWish wish;
        wish.game = plan_.game;
        wish.seats = plan_.seats;
        devices_[0]->client().create(wish, [&](const Error& error, const std::string& id) {
            REQUIRE(error.ok());
            id_ = id;
        });
        until([&] { return !id_.empty() && devices_[0]->client().match(id_); });
        const std::string code = devices_[0]->client().match(id_)->code;
        REQUIRE(code.size() == 6);
        for (std::size_t i = 1; i < static_cast<std::size_t>(plan_.seats); ++i) {
            devices_[i]->join(code, id_);
        }
    }

    [[nodiscard]] std::string stage() const {
        return storm_.server.at("matches/" + id_ + "/public/stage").text();
    }
    bool everybodyKnows() {
        return std::all_of(devices_.begin(), devices_.end(), [&](const auto& device) {
            return device->running() && device->client().proof(id_) != Proof::NotYet;
        });
    }

    Folder folder_;
    Storm storm_;
    Plan plan_;
    std::vector<std::unique_ptr<Device>> devices_;
    std::string id_;
};

constexpr int seedsOfEach = 10;

void weather(const Plan& plan, std::uint64_t firstSeed) {
    int kills = 0;
    int lost = 0;
    for (std::uint64_t seed = firstSeed; seed < firstSeed + seedsOfEach; ++seed) {
        INFO("seed " << seed);
        Match match(seed, plan);
        match.play();
        match.settle();
        match.check();
        kills += match.kills();
        lost += match.lost();
    }
    CHECK(kills > 0);                     // a storm in which nothing happens proves nothing
    CHECK((lost > 0) == plan.twoDevices); // only a second device can be quicker than the first
}

} // namespace

TEST_CASE("Kheops for two comes through the storm: the same log for all, nothing lost, nothing twice") {
    weather({"kheops", 2}, 1000);
}

TEST_CASE("Pyramidice for two comes through the storm: the same log for all, nothing lost, nothing twice") {
    weather({"pyramidice", 2}, 2000);
}

TEST_CASE(
    "Pyramidice for three comes through the storm: the same log for all, nothing lost, nothing twice") {
    weather({"pyramidice", 3}, 3000);
}

TEST_CASE(
    "Pyramidice for four comes through the storm: the same log for all, nothing lost, nothing twice") {
    weather({"pyramidice", 4}, 4000);
}

TEST_CASE("A person who plays on two devices at once in a storm ends with one log on both") {
    weather({"kheops", 2, true}, 5000);
}
