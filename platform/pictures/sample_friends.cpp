#include "platform/pictures/sample_friends.h"

#include <QCoreApplication>
#include <QDateTime>

#include <utility>

#include "core/bots/choose.h"
#include "core/bots/view.h"
#include "qml/model/online_model.h"

using architects::AnyMatch;
using architects::Entry;
using architects::save::SaveError;
using namespace architects::online;

namespace {

constexpr int level = 3;
constexpr int toTheEnd = 400;

const Transport::Done nothingMore = [](const Error& /*the pictures would show it*/) {};

OnlineWish wishFor(const char* game, int seats, int clockDays, std::vector<std::string> invited) {
    OnlineWish wish;
    wish.game = game;
    wish.seats = seats;
    wish.clockDays = clockDays;
    wish.invited = std::move(invited);
    return wish;
}

Value about(const std::string& match) {
    return Value::Map{{"match", match}};
}

} // namespace

SampleFriends::SampleFriends(QObject* parent) : QObject(parent), transport_(server_.link(device_)) {
    server_.setTime(QDateTime::currentMSecsSinceEpoch());
    pump_.setInterval(15);
    connect(&pump_, &QTimer::timeout, this, [this] { server_.deliver(); });
    pump_.start();
}

SampleFriends::~SampleFriends() = default;

MemoryFriend& SampleFriends::person(const std::string& name) {
    auto& found = people_[name];
    if (!found) {
        found = std::make_unique<MemoryFriend>(server_, name, level);
        server_.deliver();
    }
    return *found;
}

void SampleFriends::setOnline(bool online) {
    server_.setOnline(device_, online);
    server_.deliver();
}

void SampleFriends::tapPush(const std::string& match) {
    server_.tapPush(device_, match);
    server_.deliver();
}

/// Some answers come through the event loop: they are waited for as well.
void SampleFriends::settle() {
    constexpr int rounds = 4;
    for (int i = 0; i < rounds; ++i) {
        server_.deliver();
        QCoreApplication::processEvents();
    }
}

void SampleFriends::playMine(OnlineModel& online, architects::save::Store& store, const std::string& match,
                             int moves) {
    for (int i = 0; i < moves; ++i) {
        settle();
        const auto info = online.client()->match(match);
        const auto record = store.load(match);
        if (!info || !info->myTurn() || !record.ok()) {
            return;
        }
        const auto known = AnyMatch::replay(record->log);
        const auto move = known.ok() ? greedyMove(*known, info->seat, level,
                                                  architects::seedFor(architects::chainOf(record->log)))
                                     : std::nullopt;
        if (!move ||
            store.putOutgoing({match, record->log.entries.size(), {Entry::of(info->seat, *move)}, {}}) !=
                SaveError::None) {
            return;
        }
        (void)online.client()->submit(match);
    }
    settle();
}

std::string SampleFriends::create(OnlineModel& online, const OnlineWish& wish) {
    const auto id = std::make_shared<std::string>();
    online.client()->create(wish, [id](const Error& /*error*/, const std::string& match) { *id = match; });
    settle();
    return *id;
}

void SampleFriends::bringSamples(OnlineModel& online, architects::save::Store& store) {
    Client& client = *online.client();
    client.ensureSignedIn(nothingMore);
    settle();
    const std::string me = transport_->account()->uid;
    server_.liftCallLimit(me);
    client.setName("Nefer", nothingMore);
    settle();
    MemoryFriend& ani = person("Ani");
    MemoryFriend& tia = person("Tia");
    MemoryFriend& bek = person("Bek");
    for (MemoryFriend* one : {&ani, &tia, &bek}) {
        one->befriend(client.profile().friendCode);
        client.addFriend(one->friendCode(), nothingMore);
        settle();
    }

    const std::string played = create(online, wishFor("kheops", 2, 3, {ani.uid()}));
    playMine(online, store, played, toTheEnd);

    const std::string givenUp = create(online, wishFor("kheops", 2, 3, {bek.uid()}));
    playMine(online, store, givenUp, 12);
    bek.call("resign", about(givenUp));
    settle();

    (void)create(online, wishFor("pyramidice", 4, 7, {tia.uid()}));

    const std::string theirs = create(online, wishFor("pyramidice", 3, 3, {ani.uid(), bek.uid()}));
    playMine(online, store, theirs, 12);
    ani.setWaiting(true);
    bek.setWaiting(true);
    playMine(online, store, theirs, 30);
    (void)store.setSeen(theirs, client.match(theirs).value_or(MatchInfo{}).n);

    bek.invite(me, "kheops", std::string(31, '0') + "7");
    settle();

    // Last, so that it stands first: my move, and something to watch.
    const std::string mine = create(online, wishFor("kheops", 2, 1, {tia.uid()}));
    playMine(online, store, mine, 16);
    const auto seen = client.match(mine);
    playMine(online, store, mine, 2);
    (void)store.setSeen(mine, seen ? seen->n : 0);
    tia.call("sendEmote", Value::Map{{"match", mine}, {"emote", "luck"}});
    settle();
}
