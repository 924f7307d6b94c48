#include "tests/core/online/client/devices.h"

#include <algorithm>
#include <utility>

#include "core/bots/choose.h"
#include "core/online/entry_lines.h"

namespace architects::online::test {

World::World() {
    server.limits().callsAMinute = 1'000'000; // tests do in no time what people do in weeks
}

void World::later(std::int64_t ms, std::function<void()> then) {
    timers_.push_back({server.now() + ms, std::move(then)});
}

Seed World::nextSeed() {
    Seed seed{};
    ++seeds_;
    for (std::size_t i = 0; i < 8; ++i) {
        seed[i] = static_cast<std::uint8_t>(seeds_ >> (8 * i));
    }
    return seed;
}

bool World::runDue() {
    const auto due = std::find_if(timers_.begin(), timers_.end(),
                                  [this](const Timer& timer) { return timer.due <= server.now(); });
    if (due == timers_.end()) {
        return false;
    }
    const auto then = std::move(due->then);
    timers_.erase(due);
    then();
    return true;
}

void World::settle() {
    do {
        server.deliver();
    } while (runDue());
}

std::optional<std::int64_t> World::nextWait() const {
    const auto next = std::min_element(timers_.begin(), timers_.end(),
                                       [](const Timer& a, const Timer& b) { return a.due < b.due; });
    return next == timers_.end() ? std::nullopt : std::optional(next->due - server.now());
}

void World::pass(std::int64_t ms) {
    const std::int64_t end = server.now() + ms;
    settle();
    for (auto wait = nextWait(); wait && server.now() + *wait <= end; wait = nextWait()) {
        server.setTime(server.now() + *wait);
        settle();
    }
    server.setTime(end);
    settle();
}

Meddler::Meddler(std::unique_ptr<Transport> inner) : ForwardingTransport(std::move(inner)) {
    inner_->listen({[this] {
                        if (listener().accountChanged) {
                            listener().accountChanged();
                        }
                    },
                    [this](bool online) {
                        if (listener().connectionChanged) {
                            listener().connectionChanged(online);
                        }
                    },
                    [this](const std::string& token) {
                        if (listener().pushToken) {
                            listener().pushToken(token);
                        }
                    },
                    [this](const std::string& match) {
                        if (listener().pushOpened) {
                            listener().pushOpened(match);
                        }
                    }});
}

Transport::Answered Meddler::spoiled(std::string what, Answered answered) {
    asked.push_back(what);
    return [this, what = std::move(what), answered = std::move(answered)](const Error& error,
                                                                          const Value& value) {
        Error told = error;
        Value given = value;
        if (meddle) {
            meddle(what, told, given);
        }
        if (late == what) {
            held_.push_back([answered, told, given] { answered(told, given); });
            return;
        }
        answered(told, given);
    };
}

void Meddler::letThrough() {
    late.clear();
    for (const auto& answer : std::exchange(held_, {})) {
        answer();
    }
}

void Meddler::call(std::string_view function, Value data, Answered answered) {
    inner_->call(function, std::move(data), spoiled("call " + std::string(function), std::move(answered)));
}

void Meddler::read(std::string_view path, std::string_view fromKey, Answered answered) {
    inner_->read(path, fromKey, spoiled("read " + std::string(path), std::move(answered)));
}

struct Device::App {
    App(Device& device, World& world)
        : opened(device.file_.empty() ? save::Store::openInMemory() : save::Store::open(device.file_)),
          link(world.server.link(device.secrets_)) {
        REQUIRE(opened.ok());
        const auto now = [&world] { return world.server.now(); };
        const auto entropy = [&world] { return world.nextSeed(); };
        client.emplace(link, Surroundings{&opened->store, now, entropy,
                                          [&world](std::int64_t ms, std::function<void()> then) {
                                              world.later(ms, std::move(then));
                                          }});
        house.emplace(play::Services{&opened->store, now, entropy, {}, [this](const std::string& match) {
                                         CHECK(client->submit(match) == save::SaveError::None);
                                     }});
    }
    save::Saved<save::Opened> opened;
    Meddler link;
    std::optional<Client> client;
    std::optional<play::House> house;
};

Device::Device(World& world, std::string name, std::string file)
    : world_(world), name_(std::move(name)), file_(std::move(file)) {
    start();
}

Device::~Device() = default;

void Device::start() {
    app_ = std::make_unique<App>(*this, world_);
    Client::Listener listener;
    listener.entriesChanged = [this](const std::string& match) {
        changed.push_back(match);
        CHECK(app_->house->reload(match).ok());
    };
    listener.moveLost = [this](const LostMove& move) { lost.push_back(move); };
    listener.troubled = [this](const std::string&, const Error& error) { troubles.push_back(error.name); };
    app_->client->listen(std::move(listener));
    app_->client->start();
}

void Device::kill() {
    app_.reset();
}

void Device::introduce() {
    client().ensureSignedIn([this](const Error& error) {
        REQUIRE(error.ok());
        client().setName(name_, [](const Error& refused) { REQUIRE(refused.ok()); });
    });
    world_.settle();
    REQUIRE(client().profile().name == name_);
}

Client& Device::client() {
    return *app_->client;
}
play::House& Device::house() {
    return *app_->house;
}
save::Store& Device::store() {
    return app_->opened->store;
}
Meddler& Device::link() {
    return app_->link;
}

std::string Device::uid() {
    const auto account = app_->link.account();
    return account ? account->uid : std::string();
}

play::Session& Device::table(const std::string& match) {
    play::Failure failure;
    play::Session* session = house().open(match, failure);
    INFO("refusal " << infoOf(failure.refusal).name << ", disk " << save::infoOf(failure.disk).name);
    REQUIRE(session != nullptr);
    return *session;
}

bool Device::moveOn(const std::string& match) {
    play::Session& session = table(match);
    const Seat seat = session.onTurn();
    if (session.viewer() != seat || !isPlayer(seat)) {
        return false;
    }
    const auto move = greedyMove(session.shown(), seat, 1, session.shown().log().entries.size());
    REQUIRE(move);
    REQUIRE(session.play(*move).ok());
    return true;
}

void Device::playTurn(const std::string& match) {
    while (moveOn(match)) {
    }
}

std::string begin(World& world, const std::string& game, const std::vector<Device*>& people) {
    OnlineWish wish;
    wish.game = game;
    wish.seats = static_cast<int>(people.size());
    std::string match;
    people.front()->client().create(wish, [&](const Error& error, const std::string& id) {
        REQUIRE(error.ok());
        match = id;
    });
    world.settle();
    REQUIRE(people.front()->client().match(match));
    const std::string code = people.front()->client().match(match)->code;
    for (std::size_t i = 1; i < people.size(); ++i) {
        std::string joined;
        people[i]->client().joinByCode(code, [&](const Error& error, const std::string& id) {
            REQUIRE(error.ok());
            joined = id;
        });
        world.settle();
        REQUIRE(joined == match);
    }
    return match;
}

void playToTheEnd(World& world, const std::string& match, const std::vector<Device*>& people) {
    for (int rounds = 0; rounds < 5000; ++rounds) {
        bool moved = false;
        for (Device* device : people) {
            if (device->running() && device->client().match(match) &&
                device->client().match(match)->stage == Stage::Running) {
                moved = device->moveOn(match) || moved;
            }
        }
        world.settle();
        if (!moved && world.server.at("matches/" + match + "/public/stage").text() == "finished") {
            return;
        }
    }
    FAIL("the match never ended");
}

void expectTheSame(World& world, const std::string& match, const std::vector<Device*>& people) {
    const std::string full = world.server.at("matches/" + match + "/full").text();
    for (Device* device : people) {
        INFO(device->name());
        const auto record = device->store().load(match);
        REQUIRE(record.ok());
        const auto whole =
            readEntryLines(*findNotation(record->log.setup.game), record->log.setup.seats, full);
        REQUIRE(whole);
        CHECK(record->log.entries == *whole);
        CHECK(record->status == save::MatchStatus::Finished);
        CHECK(AnyMatch::verify(record->log) == Refusal::None);
        CHECK(record->log.setup.seed.has_value());
        CHECK(device->client().proof(match) == Proof::Holds);
        CHECK(device->store().waiting()->empty());
    }
}

} // namespace architects::online::test
