// Who sits where changes while a match runs.
#include "tests/core/online/client/devices.h"

using namespace architects;
using namespace architects::online;
using namespace architects::online::test;

namespace {

const auto mustBeFine = [](const Error& error) { CHECK(error.name.empty()); };
constexpr std::int64_t dayMs = 24 * 3'600'000LL;

Device& onTurn(const std::string& match, const std::vector<Device*>& people) {
    for (Device* device : people) {
        if (device->client().match(match)->myTurn()) {
            return *device;
        }
    }
    FAIL("nobody is on turn");
    return *people.front();
}

PlayerKind kindAt(Device& device, const std::string& match, Seat seat) {
    return device.table(match).players()[static_cast<std::size_t>(indexOf(seat))].kind;
}

} // namespace

TEST_CASE("With an Architect of the server at the table a match is played to its end") {
    World world;
    Device nefer(world, "Nefer");
    Device ani(world, "Ani");
    nefer.introduce();
    ani.introduce();
    OnlineWish wish;
    wish.game = "pyramidice";
    wish.seats = 3;
    wish.architects[1] = 2;
    std::string match;
    nefer.client().create(wish, [&](const Error& error, const std::string& id) {
        CHECK(error.ok());
        match = id;
    });
    world.settle();
    ani.client().joinByCode(nefer.client().match(match)->code,
                            [](const Error& error, const std::string&) { CHECK(error.ok()); });
    world.settle();
    CHECK(kindAt(nefer, match, Seat::Second) == PlayerKind::Bot);
    playToTheEnd(world, match, {&nefer, &ani});
    expectTheSame(world, match, {&nefer, &ani});
}

TEST_CASE("Who resigns from a table of several is gone from it, and an Architect plays on") {
    World world;
    Device nefer(world, "Nefer");
    Device ani(world, "Ani");
    Device khu(world, "Khu");
    for (Device* device : {&nefer, &ani, &khu}) {
        device->introduce();
    }
    const std::string match = begin(world, "pyramidice", {&nefer, &ani, &khu});
    khu.client().resign(match, mustBeFine);
    world.settle();
    const auto info = khu.client().match(match);
    CHECK((!info || info->stage != Stage::Running || info->seats[2].kind == SeatInfo::Kind::Architect));
    CHECK(kindAt(nefer, match, Seat::Third) == PlayerKind::Bot);
    playToTheEnd(world, match, {&nefer, &ani});
    expectTheSame(world, match, {&nefer, &ani});
    CHECK(khu.store().load(match)->status != save::MatchStatus::Open);
    CHECK(khu.store().waiting()->empty());
}

TEST_CASE("An Architect takes the seat of who ran out of time, and gives it back") {
    World world;
    Device nefer(world, "Nefer");
    Device ani(world, "Ani");
    nefer.introduce();
    ani.introduce();
    const std::vector<Device*> people{&nefer, &ani};
    const std::string match = begin(world, "kheops", people);
    Device& late = onTurn(match, people);
    Device& waiting = &late == &nefer ? ani : nefer;
    const Seat seat = late.client().match(match)->seat;
    late.cut();
    world.settle();
    play::Session& session = late.table(match);
    MoveList moves;
    session.shown().legalMoves(seat, moves);
    REQUIRE(session.play(moves[moves.size() - 1]).ok()); // begun, and never finished
    world.pass(4 * dayMs);
    waiting.client().claimTimeout(match, "architect", 1, mustBeFine);
    world.settle();
    CHECK(kindAt(waiting, match, seat) == PlayerKind::Bot);
    CHECK(waiting.client().match(match)->myTurn());
    late.mend();
    world.settle();
    REQUIRE(late.lost.size() == 1); // the turn it was made for is over
    CHECK(late.table(match).waiting() == 0);
    late.client().replaceLeaver(match, seat, 0, mustBeFine);
    world.settle();
    CHECK(kindAt(late, match, seat) == PlayerKind::Person);
    CHECK(kindAt(waiting, match, seat) == PlayerKind::Remote);
    playToTheEnd(world, match, people);
    expectTheSame(world, match, people);
}

TEST_CASE("Who ran out of time can be beaten for it") {
    World world;
    Device nefer(world, "Nefer");
    Device ani(world, "Ani");
    nefer.introduce();
    ani.introduce();
    const std::vector<Device*> people{&nefer, &ani};
    const std::string match = begin(world, "kheops", people);
    Device& late = onTurn(match, people);
    Device& waiting = &late == &nefer ? ani : nefer;
    bool early = false;
    waiting.client().claimTimeout(match, "win", 0,
                                  [&](const Error& error) { early = error.name == "match.not_due"; });
    world.settle();
    CHECK(early);
    world.pass(4 * dayMs);
    waiting.client().claimTimeout(match, "win", 0, mustBeFine);
    world.settle();
    CHECK(late.client().match(match)->end == End::Timeout);
    CHECK(waiting.store().friendTallies()->front().won == 1);
    CHECK(late.store().friendTallies()->front().won == 0);
    CHECK(late.table(match).over());
}

TEST_CASE("An emote is in what both hear of the match") {
    World world;
    Device nefer(world, "Nefer");
    Device ani(world, "Ani");
    nefer.introduce();
    ani.introduce();
    const std::string match = begin(world, "kheops", {&nefer, &ani});
    nefer.client().sendEmote(match, "hello", mustBeFine);
    world.settle();
    for (Device* device : {&nefer, &ani}) {
        REQUIRE(device->client().match(match)->emotes.size() == 1);
        CHECK(device->client().match(match)->emotes.front().emote == "hello");
        CHECK(device->client().match(match)->emotes.front().by == Seat::First);
    }
}
