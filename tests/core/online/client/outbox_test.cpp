#include <algorithm>

#include "tests/core/online/client/table.h"

using namespace architects;
using namespace architects::online;
using namespace architects::online::test;

namespace {

std::size_t timesAsked(Device& device, const std::string& what) {
    return static_cast<std::size_t>(
        std::count(device.link().asked.begin(), device.link().asked.end(), what));
}

} // namespace

TEST_CASE("A move made without a network waits, is shown, and is sent when there is one again") {
    Table table;
    Device& mover = table.onTurn();
    const std::size_t before = table.serverLength();
    mover.cut();
    table.world.settle();
    mover.playTurn(table.match);
    table.world.settle();
    CHECK(table.serverLength() == before);
    CHECK(mover.table(table.match).waiting() > 0);
    CHECK(mover.table(table.match).handedOver());
    CHECK(mover.store().waiting()->size() == 1);
    mover.mend();
    table.world.settle();
    CHECK(table.serverLength() > before);
    CHECK(mover.table(table.match).waiting() == 0);
    table.expectOneMind();
}

TEST_CASE("A move that waits survives the app, and is sent when it starts again") {
    Table table;
    Device& mover = table.onTurn();
    mover.cut();
    table.world.settle();
    mover.playTurn(table.match);
    const Log shown = mover.table(table.match).shown().log();
    mover.restart();
    table.world.settle();
    CHECK(mover.table(table.match).shown().log() == shown);
    mover.mend();
    table.world.settle();
    table.expectOneMind();
    CHECK(mover.lost.empty());
}

TEST_CASE("A move whose answer is lost is sent again under the same id, and made once") {
    Table table;
    Device& mover = table.onTurn();
    const std::size_t before = table.serverLength();
    bool once = true;
    mover.link().meddle = [&](const std::string& asked, Error& error, Value& value) {
        if (once && asked == "call submitMove") {
            once = false;
            error = {Error::Kind::Unreachable, "net.unreachable", {}};
            value = {};
        }
    };
    mover.playTurn(table.match);
    table.world.pass(10'000);
    CHECK_FALSE(once);
    CHECK(table.serverLength() > before);
    table.expectOneMind();
    CHECK(mover.lost.empty());
}

TEST_CASE("The answer that was lost is told by the feed, and what waited is forgotten") {
    Table table;
    Device& mover = table.onTurn();
    mover.link().meddle = [&](const std::string& asked, Error& error, Value&) {
        if (asked == "call submitMove") {
            error = {Error::Kind::Unreachable, "net.unreachable", {}};
        }
    };
    mover.playTurn(table.match);
    table.world.settle(); // no time passes: nothing is sent again
    CHECK(timesAsked(mover, "call submitMove") == 1);
    table.expectOneMind();
    CHECK(mover.table(table.match).waiting() == 0);
}

TEST_CASE("While the server does not answer it is asked less and less often, at last every five minutes") {
    Table table;
    Device& mover = table.onTurn();
    mover.link().meddle = [](const std::string& asked, Error& error, Value&) {
        if (asked == "call submitMove") {
            error = {Error::Kind::Refused, "server.busy", {}};
        }
    };
    mover.link().asked.clear();
    // The server takes it the first time; only the device does not hear of it, so the feed is cut as well.
    mover.cut();
    table.world.settle();
    mover.playTurn(table.match);
    table.world.settle();
    std::vector<std::int64_t> waits;
    for (int i = 0; i < 12; ++i) {
        const std::size_t asked = timesAsked(mover, "call submitMove");
        const std::int64_t began = table.world.server.now();
        while (timesAsked(mover, "call submitMove") == asked) {
            REQUIRE(table.world.nextWait());
            table.world.pass(*table.world.nextWait());
        }
        waits.push_back(table.world.server.now() - began);
    }
    CHECK(waits.front() == 1000);
    CHECK(waits[1] == 2000);
    CHECK(waits.back() == 300'000);
    CHECK(std::is_sorted(waits.begin(), waits.end()));
}

TEST_CASE("Only one bundle of a match is on its way at a time") {
    Table table;
    Device& mover = table.onTurn();
    mover.link().asked.clear();
    mover.playTurn(table.match);
    mover.client().flush();
    CHECK(mover.client().submit(table.match) == save::SaveError::None);
    mover.client().flush();
    CHECK(timesAsked(mover, "call submitMove") == 1);
    table.world.settle();
    CHECK(timesAsked(mover, "call submitMove") == 1);
}

TEST_CASE("A move made while the answer to the one before is late is sent when that has come") {
    Table table("pyramidice");
    // A turn that begins with a roll goes on afterwards: the feed brings the roll, though the answer is on
    // its way.
    Device* mover = nullptr;
    for (int turn = 0; turn < 20 && mover == nullptr; ++turn) {
        Device& next = table.onTurn();
        next.link().late = "call submitMove";
        next.playTurn(table.match);
        table.world.settle();
        mover = next.table(table.match).onTurn() == next.table(table.match).viewer() ? &next : nullptr;
        if (mover == nullptr) {
            next.link().letThrough();
            table.world.settle();
        }
    }
    REQUIRE(mover != nullptr);
    REQUIRE(mover->table(table.match).waiting() == 0);
    const std::size_t asked = timesAsked(*mover, "call submitMove");
    mover->playTurn(table.match);
    table.world.settle();
    REQUIRE(mover->table(table.match).handedOver());
    CHECK(timesAsked(*mover, "call submitMove") == asked);
    mover->link().letThrough();
    table.world.settle();
    CHECK(timesAsked(*mover, "call submitMove") == asked + 1);
    CHECK(mover->lost.empty());
    table.expectOneMind();
}

TEST_CASE("A move that no longer fits the rules is lost with its reason, and the true position is shown") {
    Table table;
    Device& mover = table.onTurn();
    const Log before = mover.table(table.match).shown().log();
    mover.cut();
    table.world.settle();
    mover.playTurn(table.match);
    table.world.settle();
    const auto moves = mover.store().waiting()->front().moves;
    save::Outgoing wrong{table.match, before.entries.size(), moves, "forged"};
    wrong.moves.push_back(wrong.moves.front()); // no rule lets anybody do the first thing of a turn twice
    REQUIRE(mover.store().putOutgoing(wrong) == save::SaveError::None);
    mover.mend();
    table.world.settle();
    REQUIRE(mover.lost.size() == 1);
    CHECK(mover.lost.front().error.name == "move.refused");
    CHECK(refusalNamed(mover.lost.front().error.details["refusal"].text()) != Refusal::None);
    CHECK(mover.lost.front().moves == wrong.moves);
    CHECK(mover.table(table.match).shown().log() == before);
    CHECK(mover.store().waiting()->empty());
    // It is kept where the person can read it, until it was read.
    mover.restart();
    REQUIRE(mover.client().lostMove(table.match));
    CHECK(mover.client().lostMove(table.match)->moves == wrong.moves);
    mover.client().forgetLostMove(table.match);
    CHECK_FALSE(mover.client().lostMove(table.match));
}

TEST_CASE("A refusal of the server itself is told as well") {
    Table table;
    Device& mover = table.onTurn();
    // The device is offline for the server, so that nothing arrives; the refusal comes all the same.
    mover.cut();
    table.world.settle();
    mover.link().meddle = [](const std::string& asked, Error& error, Value&) {
        if (asked == "call submitMove") {
            error = {Error::Kind::Refused, "request.too_large", Value::Map{{"name", "request.too_large"}}};
        }
    };
    mover.playTurn(table.match);
    table.world.settle();
    REQUIRE(mover.lost.size() == 1);
    CHECK(mover.lost.front().error.name == "request.too_large");
    CHECK(mover.table(table.match).waiting() == 0);
}

TEST_CASE("An answer that does not speak of the move is asked again, and the move is kept") {
    for (const std::string name : {"auth.app_check", "app.too_old", "limit.rate", "limit.matches",
                                   "read.denied", "account.token", "some.later_name"}) {
        INFO(name);
        Table table;
        Device& mover = table.onTurn();
        const std::size_t before = table.serverLength();
        bool hiccup = true;
        mover.cut();
        table.world.settle();
        mover.link().meddle = [&](const std::string& asked, Error& error, Value&) {
            if (hiccup && asked == "call submitMove") {
                error = {Error::Kind::Refused, name, Value::Map{{"name", name}}};
            }
        };
        mover.playTurn(table.match);
        table.world.settle();
        CHECK(mover.lost.empty());
        CHECK(mover.table(table.match).waiting() > 0);
        CHECK(mover.client().tooOld() == (name == "app.too_old"));
        hiccup = false;
        mover.mend();
        table.world.settle();
        CHECK(mover.lost.empty());
        CHECK(mover.table(table.match).waiting() == 0);
        CHECK_FALSE(mover.client().tooOld());
        CHECK(table.serverLength() > before);
    }
}

TEST_CASE("A move that waits when the match ends is lost, not forgotten") {
    Table table;
    Device& mover = table.onTurn();
    Device& other = table.other();
    mover.cut();
    table.world.settle();
    mover.playTurn(table.match);
    other.client().resign(table.match, [](const Error& error) { CHECK(error.ok()); });
    table.world.settle();
    mover.mend();
    table.world.settle();
    REQUIRE(mover.lost.size() == 1);
    CHECK(mover.lost.front().error.name == "match.stage");
    CHECK(mover.table(table.match).over());
    CHECK(mover.store().waiting()->empty());
}

TEST_CASE("A move made on one phone makes the one that waits on another phone of the same person stale") {
    Table table;
    Device& mover = table.onTurn();
    mover.client().linkEmail("mover@example.com", "pyramid",
                             [](const Error& error) { REQUIRE(error.ok()); });
    table.world.settle();
    Device second(table.world, "second phone");
    second.client().signInWithEmail("mover@example.com", "pyramid",
                                    [](const Error& error) { REQUIRE(error.ok()); });
    table.world.settle();
    REQUIRE(second.client().match(table.match));
    mover.cut();
    table.world.settle();
    mover.playTurn(table.match);
    CHECK(second.moveOn(table.match));
    second.playTurn(table.match);
    table.world.settle();
    const bool same =
        second.store().load(table.match)->log.entries == mover.table(table.match).shown().log().entries;
    mover.mend();
    table.world.settle();
    // The same Architect chose for both, so what waited may stand in the log already; then nothing is lost.
    CHECK(mover.lost.size() <= (same ? 0U : 1U));
    table.expectOneMind();
    CHECK(mover.store().load(table.match)->log == second.store().load(table.match)->log);
}

TEST_CASE("A stale move of a turn that is over is lost with its reason") {
    Table table;
    Device& mover = table.onTurn();
    mover.client().linkEmail("mover@example.com", "pyramid",
                             [](const Error& error) { REQUIRE(error.ok()); });
    table.world.settle();
    Device second(table.world, "second phone");
    second.client().signInWithEmail("mover@example.com", "pyramid", [](const Error&) {});
    table.world.settle();
    mover.cut();
    table.world.settle();
    // Another move than the Architect's: whatever the list has last.
    play::Session& session = mover.table(table.match);
    MoveList moves;
    session.shown().legalMoves(session.viewer(), moves);
    REQUIRE(session.play(moves[moves.size() - 1]).ok());
    mover.playTurn(table.match);
    second.playTurn(table.match);
    table.world.settle();
    mover.mend();
    table.world.settle();
    REQUIRE(mover.lost.size() == 1);
    CHECK(mover.lost.front().error.name == "match.stale");
    // It was this person, on another device.
    CHECK(mover.lost.front().error.details["first"].integer(-1) ==
          indexOf(mover.client().match(table.match)->seat));
    CHECK(mover.client().lostMove(table.match)->error.details["first"].isInteger());
    table.expectOneMind();
    CHECK(mover.table(table.match).waiting() == 0);
}

TEST_CASE("Moves still being made are not sent, and can be taken back") {
    Table table;
    Device& mover = table.onTurn();
    const std::size_t before = table.serverLength();
    mover.link().asked.clear();
    REQUIRE(mover.moveOn(table.match)); // a pawn; the tile is still to come
    table.world.settle();
    CHECK(timesAsked(mover, "call submitMove") == 0);
    CHECK(table.serverLength() == before);
    play::Session& session = mover.table(table.match);
    CHECK(session.waiting() == 1);
    CHECK_FALSE(session.handedOver());
    REQUIRE(session.checkUndo() == Refusal::None);
    CHECK(session.undo().ok());
    CHECK(session.waiting() == 0);
    CHECK_FALSE(*mover.store().outgoing(table.match));
    mover.playTurn(table.match);
    CHECK(session.checkUndo() == Refusal::NothingToUndo); // it is on its way
}

TEST_CASE("Killed between the last move of a turn and handing it over, the app sends it when it starts") {
    Table table;
    Device& mover = table.onTurn();
    mover.cut();
    table.world.settle();
    mover.playTurn(table.match);
    save::Outgoing outgoing = mover.store().waiting()->front();
    outgoing.moveId.clear(); // as a kill just before handing over leaves it
    REQUIRE(mover.store().putOutgoing(outgoing) == save::SaveError::None);
    mover.restart();
    mover.mend();
    table.world.settle();
    CHECK(table.serverLength() > outgoing.n);
    table.expectOneMind();
}

TEST_CASE("A damaged move that waits is told, and the match goes on") {
    Table table;
    Device& mover = table.onTurn();
    mover.cut();
    table.world.settle();
    mover.playTurn(table.match);
    mover.kill();
    save::test::sql(table.folder.file(mover.name() == "Nefer" ? "nefer.db" : "ani.db"),
                    "UPDATE outgoing SET moves = X'000102'");
    mover.start();
    mover.mend();
    table.world.settle();
    REQUIRE(mover.table(table.match).reload().ok());
    mover.client().refresh(table.match);
    table.world.settle();
    REQUIRE(mover.lost.size() == 1);
    CHECK(mover.lost.front().error.name == "save.damaged_match");
    CHECK_FALSE(*mover.store().outgoing(table.match));
}
