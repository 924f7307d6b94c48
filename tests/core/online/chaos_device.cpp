#include "tests/core/online/chaos_device.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>

#include "core/bots/choose.h"
#include "core/bots/view.h"

namespace architects::online::chaos {
namespace {

namespace fs = std::filesystem;

constexpr int minuteMs = 60'000;

/// A database is its file and the log beside it.
void copyDatabase(const std::string& from, const std::string& to) {
    for (const std::string part : {"", "-wal"}) {
        fs::remove(to + part);
        if (fs::exists(from + part)) {
            fs::copy_file(from + part, to + part);
        }
    }
    fs::remove(to + "-shm");
}

} // namespace

struct Device::App {
    explicit App(Device& device)
        : opened(save::Store::open(device.file_)),
          link(device.storm_, device.secrets_, device.antenna_,
               {[&device] { device.step(); }, [&device] { return device.dead_; }}) {
        REQUIRE(opened.ok());
        REQUIRE_FALSE(opened->setAside);
        const auto now = [&device] {
            device.step();
            return device.storm_.server.now();
        };
        const auto entropy = [&device] {
            device.step();
            return device.storm_.drawSeed();
        };
        const auto later = [&device, alive = std::weak_ptr<int>(life)](std::int64_t ms,
                                                                       std::function<void()> then) {
            device.step();
            device.storm_.later(ms, [alive, &device, then = std::move(then)] {
                if (!alive.expired() && !device.dead_) {
                    then();
                }
            });
        };
        client.emplace(link, Surroundings{&opened->store, now, entropy, later});
        house.emplace(play::Services{&opened->store, now, entropy, {}, [&device](const std::string& match) {
                                         device.step();
                                         REQUIRE(device.client().submit(match) == save::SaveError::None);
                                         device.step();
                                     }});
    }
    save::Saved<save::Opened> opened;
    std::shared_ptr<int> life = std::make_shared<int>(0);
    ChaosTransport link;
    std::optional<Client> client;
    std::optional<play::House> house;
};

Device::Device(Storm& storm, std::string name, std::string file, int level)
    : storm_(storm), name_(std::move(name)), file_(std::move(file)), level_(level) {
    start();
}

Device::~Device() = default;

Client& Device::client() {
    return *app_->client;
}

save::Store& Device::store() {
    return app_->opened->store;
}

void Device::start() {
    dead_ = false;
    stepsLeft_.reset();
    app_ = std::make_unique<App>(*this);
    Client::Listener listener;
    listener.entriesChanged = [this](const std::string& match) {
        step();
        CHECK(app_->house->reload(match).ok());
        step();
    };
    listener.matchesChanged = [this] { step(); };
    listener.moveLost = [this](const LostMove&) {
        step();
        ++lost_;
    };
    app_->client->listen(std::move(listener));
    app_->client->start();
}

/// One of the moments at which the process may end.
void Device::step() {
    if (stepsLeft_ && !dead_ && --*stepsLeft_ < 0) {
        takeImage();
        dead_ = true;
        storm_.later(0, [this] { die(); });
    }
}

void Device::takeImage() {
    copyDatabase(file_, file_ + ".image");
}

void Device::die() {
    ++kills_;
    app_.reset();
    copyDatabase(file_ + ".image", file_);
    storm_.later(storm_.below(3 * minuteMs), [this] {
        if (!running()) {
            start();
        }
    });
}

void Device::goOffline() {
    const bool forDays = storm_.happens(50);
    antenna_.online = false;
    app_->link.antennaChanged();
    storm_.later(storm_.below(forDays ? 3 * 24 * 60 * minuteMs : 5 * minuteMs), [this] {
        antenna_.online = true;
        if (running()) {
            app_->link.antennaChanged();
        }
    });
}

void Device::recover() {
    antenna_.online = true;
    stepsLeft_.reset();
    if (!running()) {
        start();
    } else if (!dead_) {
        app_->link.antennaChanged();
    }
}

void Device::join(const std::string& code, const std::string& match) {
    code_ = code;
    joining_ = match;
}

void Device::live() {
    // Where nothing happens nobody looks often.
    const int pause = running() && antenna_.online ? 20'000 : 30 * minuteMs;
    storm_.later(500 + storm_.below(pause), [this] {
        if (running() && !dead_) {
            look();
        }
        live();
    });
}

void Device::look() {
    if (antenna_.online && storm_.happens(storm_.weather.offline)) {
        goOffline();
    }
    if (!stepsLeft_ && storm_.happens(storm_.weather.killed)) {
        stepsLeft_ = storm_.below(60);
    }
    if (!code_.empty() && !client().match(joining_)) {
        client().joinByCode(code_, [](const Error&, const std::string&) {});
        return;
    }
    for (const MatchInfo& info : client().matches()) {
        if (info.stage != Stage::Running || dead_) {
            continue;
        }
        play::Failure failure;
        play::Session* session = app_->house->peek(info.id, failure);
        if (session != nullptr && session->onTurn() == session->viewer()) { // else its log has not come yet
            takeTurn(info.id, *app_->house->open(info.id, failure));
        }
        if (storm_.happens(100)) {
            app_->house->close(info.id); // leaves the table
        }
    }
}

void Device::takeTurn(const std::string& match, play::Session& session) {
    checkMoves(match);
    while (!dead_ && session.onTurn() == session.viewer() && isPlayer(session.viewer()) &&
           !session.handedOver() && !storm_.happens(100)) {
        std::vector<Entry> after = made_[match];
        if (session.checkUndo() == Refusal::None && storm_.happens(80)) {
            after.pop_back();
            perhaps_[match] = after;
            REQUIRE(session.undo().ok());
        } else {
            const std::uint64_t seed = seedFor(chainOf(session.shown().log()));
            const auto move = greedyMove(session.shown(), session.viewer(), level_, seed);
            REQUIRE(move.has_value());
            after.push_back(Entry::of(session.viewer(), *move));
            perhaps_[match] = after;
            REQUIRE(session.play(*move).ok());
        }
        if (!dead_) {
            made_[match] = after;
            perhaps_.erase(match);
        }
    }
}

/// The own moves that the store knows of: the confirmed ones, then those that wait.
std::vector<Entry> Device::ownInStore(const std::string& match) {
    const auto record = store().load(match);
    const auto waiting = store().outgoing(match);
    if (!record.ok() || !waiting.ok()) {
        return {};
    }
    const auto info = client().match(match);
    const Seat seat = info ? info->seat : Seat::Nobody;
    std::vector<Entry> own;
    std::copy_if(record->log.entries.begin(), record->log.entries.end(), std::back_inserter(own),
                 [&](const Entry& entry) { return entry.by == seat; });
    if (*waiting) {
        own.insert(own.end(), (*waiting)->moves.begin(), (*waiting)->moves.end());
    }
    return own;
}

void Device::checkMoves(const std::string& match) {
    if (!alone_) {
        return;
    }
    const std::vector<Entry> own = ownInStore(match);
    if (const auto perhaps = perhaps_.find(match); perhaps != perhaps_.end()) {
        if (own == perhaps->second) {
            made_[match] = own;
        }
        perhaps_.erase(perhaps);
    }
    std::vector<Entry>& made = made_[match];
    if (own == made) {
        return;
    }
    const auto told = client().lostMove(match);
    INFO(name_ << " made " << made.size() << " moves, the store knows " << own.size() << ", told as lost: "
               << (told ? told->moves.size() : 0) << (told ? " " + told->error.name : ""));
    REQUIRE(told.has_value());
    REQUIRE(made.size() >= told->moves.size());
    const std::vector<Entry> without(made.begin(),
                                     made.end() - static_cast<std::ptrdiff_t>(told->moves.size()));
    CHECK(std::equal(told->moves.rbegin(), told->moves.rend(), made.rbegin()));
    REQUIRE(own == without);
    made = without;
    client().forgetLostMove(match);
}

} // namespace architects::online::chaos
