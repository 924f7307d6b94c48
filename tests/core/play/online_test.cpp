#include "tests/core/play/play_test.h"

#include "core/table/match_text.h"

using namespace architects;
using namespace architects::play;

namespace {

const std::string id(32, 'a');

/// A match of Kheops on a server, as seat `me` of this device knows it; the test is the server.
struct Far {
    World world;
    std::vector<std::string> submitted;
    AnyMatch truth = *AnyMatch::begin(makeSetup("kheops", 2, Seed{42}));
    Seat me = truth.pending().seats.first();
    House house{services()};

    explicit Far(PlayerKind other = PlayerKind::Remote) {
        save::MatchRecord record;
        record.id = id;
        record.log = truth.view(me);
        record.players = {{"Ani", other, other == PlayerKind::Bot ? 2 : 0, "uid-of-ani"},
                          {"Ani", other, other == PlayerKind::Bot ? 2 : 0, "uid-of-ani"}};
        record.players[static_cast<std::size_t>(indexOf(me))] = {"Nefer", PlayerKind::Person, 0};
        REQUIRE(world.store().createMatch(record) == save::SaveError::None);
        REQUIRE(world.store().putOnline({id, "uid-of-nefer", "{}", record.log.entries.size(), 1}) ==
                save::SaveError::None);
    }
    Services services() {
        Services services = world.services();
        services.submit = [this](const std::string& match) {
            submitted.push_back(match);
            auto outgoing = **world.store().outgoing(match);
            outgoing.moveId = "id-" + std::to_string(submitted.size());
            REQUIRE(world.store().putOutgoing(outgoing) == save::SaveError::None);
        };
        return services;
    }
    Session& table() {
        Failure failure;
        Session* session = house.open(id, failure);
        REQUIRE(session != nullptr);
        return *session;
    }
    /// The server takes moves, and what it makes of them is confirmed.
    void confirm(const std::vector<Entry>& moves, const std::string& moveId = {}) {
        const std::size_t from = truth.log().entries.size();
        for (const Entry& move : moves) {
            REQUIRE(truth.play(move.by, move.move()) == Refusal::None);
        }
        const Log view = truth.view(me);
        REQUIRE(world.store().confirm(id, from, std::span(view.entries).subspan(from), moveId, 1) ==
                save::SaveError::None);
        REQUIRE(house.reload(id).ok());
    }
    void confirmWaiting() {
        const auto waiting = **world.store().outgoing(id);
        confirm(waiting.moves, waiting.moveId);
    }
    /// The friend far away makes a whole turn.
    void otherTurn() {
        std::vector<Entry> moves;
        AnyMatch next = truth;
        for (const Seat other = next.pending().seats.first(); next.pending().seats.has(other);) {
            MoveList list;
            next.legalMoves(other, list);
            moves.push_back(Entry::of(other, list[0]));
            REQUIRE(next.play(other, list[0]) == Refusal::None);
        }
        confirm(moves);
    }
    [[nodiscard]] std::size_t confirmedLength() { return world.store().load(id)->log.entries.size(); }
};

} // namespace

TEST_CASE("A move at an online table waits behind what is confirmed, and is shown at once") {
    Far far;
    Session& session = far.table();
    const std::size_t before = far.confirmedLength();
    REQUIRE(session.online());
    REQUIRE(session.viewer() == far.me);
    REQUIRE(session.play(anyMove(session)).ok());
    CHECK(far.confirmedLength() == before);
    CHECK(session.shown().log().entries.size() == before + 1);
    CHECK(session.waiting() == 1);
    CHECK((*far.world.store().outgoing(id))->moves.size() == 1);
}

TEST_CASE("The server is asked once nothing more can be done at the table without it") {
    Far far;
    Session& session = far.table();
    REQUIRE(session.play(anyMove(session)).ok());
    CHECK(far.submitted.empty());
    while (session.onTurn() == far.me) {
        REQUIRE(session.play(anyMove(session)).ok());
    }
    CHECK(far.submitted == std::vector<std::string>{id});
    CHECK(session.handedOver());
    CHECK(session.play(Move{}).refusal == Refusal::NotYourTurn);
}

TEST_CASE("Moves that belong together wait together, and go to the server at once") {
    Far far;
    Session& session = far.table();
    const std::vector<Move> turn = wholeTurn(session);
    REQUIRE(turn.size() > 1);
    std::vector<Move> wrong = turn;
    wrong.insert(wrong.begin() + 1, turn.front());
    CHECK_FALSE(session.play(wrong).ok());
    CHECK(session.waiting() == 0);
    CHECK_FALSE(*far.world.store().outgoing(id));
    REQUIRE(session.play(turn).ok());
    CHECK(session.waiting() == turn.size());
    CHECK(far.submitted == std::vector<std::string>{id});
    CHECK((*far.world.store().outgoing(id))->moves.size() == turn.size());
}

TEST_CASE("A move that is not sent yet can be taken back, one that is on its way cannot") {
    Far far;
    Session& session = far.table();
    const Log before = session.shown().log();
    REQUIRE(session.play(anyMove(session)).ok());
    REQUIRE(session.checkUndo() == Refusal::None);
    REQUIRE(session.undo().ok());
    CHECK(session.shown().log() == before);
    CHECK_FALSE(*far.world.store().outgoing(id));
    CHECK(session.checkUndo() == Refusal::NothingToUndo); // what is confirmed stays
    playTurn(session);
    CHECK(session.checkUndo() == Refusal::NothingToUndo);
    CHECK(session.undo().refusal == Refusal::NothingToUndo);
}

TEST_CASE("A move at an online table that the disk refuses has not happened") {
    Far far;
    Session& session = far.table();
    const Log before = session.shown().log();
    REQUIRE(far.world.store().abandon(id, 1) == save::SaveError::None);
    CHECK(session.play(anyMove(session)).disk == save::SaveError::MatchNotOpen);
    CHECK(session.shown().log() == before);
    CHECK(far.submitted.empty());
}

TEST_CASE("A table that is opened again shows the moves that wait") {
    Far far;
    REQUIRE(far.table().play(anyMove(far.table())).ok());
    const Log shown = far.table().shown().log();
    far.house.close(id);
    CHECK(far.table().shown().log() == shown);
    CHECK(far.table().waiting() == 1);
    CHECK(far.table().undo().ok());
    playTurn(far.table());
    far.house.close(id);
    CHECK(far.table().handedOver());
}

TEST_CASE("Moves that were made but not handed over are handed over when the table is opened") {
    Far far;
    playTurn(far.table());
    auto outgoing = **far.world.store().outgoing(id);
    outgoing.moveId.clear();
    REQUIRE(far.world.store().putOutgoing(outgoing) == save::SaveError::None);
    far.house.close(id);
    far.submitted.clear();
    CHECK(far.table().handedOver());
    CHECK(far.submitted.size() == 1);
}

TEST_CASE("What the server confirms follows the moves that waited, and only that is new") {
    Far far;
    Session& session = far.table();
    playTurn(session);
    const std::size_t shown = session.shown().log().entries.size();
    std::vector<std::size_t> kept;
    session.listen({[&] { kept.push_back(session.keptEntries()); }, {}});
    far.confirmWaiting();
    CHECK(kept == std::vector<std::size_t>{shown});
    CHECK(session.waiting() == 0);
    CHECK(session.shown().log() == far.truth.view(far.me));
    far.otherTurn();
    CHECK(session.onTurn() == far.me);
    CHECK(session.shown().log() == far.truth.view(far.me));
    CHECK(kept.size() == 2);
    CHECK(kept.back() < session.shown().log().entries.size());
}

TEST_CASE("Moves that no longer fit what is confirmed are not shown, and everything behind them is new") {
    Far far;
    Session& session = far.table();
    const std::size_t before = far.confirmedLength();
    MoveList moves;
    session.shown().legalMoves(far.me, moves);
    REQUIRE(session.play(moves[0]).ok());
    std::size_t kept = 0;
    session.listen({[&] { kept = session.keptEntries(); }, {}});
    far.confirm({Entry::of(far.me, moves[moves.size() - 1])}); // the same person on another phone
    CHECK(session.waiting() == 0);
    CHECK(session.shown().log() == far.truth.view(far.me));
    CHECK(kept == before);
    CHECK((*far.world.store().outgoing(id)).has_value()); // what becomes of it is for the client to say
}

TEST_CASE("An Architect of an online match does not think at this table") {
    Far far(PlayerKind::Bot);
    Session& session = far.table();
    playTurn(session);
    far.confirmWaiting();
    session.wakeBots();
    CHECK_FALSE(session.thinking());
    CHECK(far.world.waiting() == 0);
}

TEST_CASE("A match that the server ended is over, whatever the rules would still allow") {
    Far far;
    Session& session = far.table();
    std::vector<save::SeatResult> results(2, {3, 2});
    results[static_cast<std::size_t>(indexOf(far.me))].place = 1;
    REQUIRE(far.world.store().finish(id, results, 1) == save::SaveError::None);
    REQUIRE(far.house.reload(id).ok());
    CHECK(session.over());
    CHECK(session.onTurn() == Seat::Nobody);
    CHECK(session.results() == results);
    CHECK(session.viewer() == far.me); // the friend's hand is still a secret
    CHECK(session.play(Move{}).refusal == Refusal::MatchIsOver);
    CHECK(session.checkUndo() == Refusal::NothingToUndo);
    far.house.close(id);
    CHECK(far.table().over());
    CHECK(far.table().results() == results);
}

TEST_CASE("Once its secrets are told the whole match is shown, and nothing of it is new") {
    Far far;
    Session& session = far.table();
    REQUIRE(far.world.store().finish(id, std::vector<save::SeatResult>(2), 1) == save::SaveError::None);
    const Log whole = far.truth.log();
    REQUIRE(far.world.store().disclose(id, *whole.setup.seed, whole.entries, 1) == save::SaveError::None);
    std::size_t kept = 0;
    session.listen({[&] { kept = session.keptEntries(); }, {}});
    REQUIRE(far.house.reload(id).ok());
    CHECK(session.shown().log() == whole);
    CHECK(session.viewer() == far.me);
    CHECK(kept == whole.entries.size());
}

TEST_CASE("A table knows what the person had seen when it was opened") {
    Far far;
    Session& session = far.table();
    const std::size_t seen = far.confirmedLength();
    playTurn(session);
    far.confirmWaiting();
    far.otherTurn();
    CHECK(session.newsFrom() == seen);
    session.markSeen();
    CHECK(session.newsFrom() == seen); // as long as the person sits there
    CHECK(far.table().newsFrom() == far.confirmedLength());
}

TEST_CASE("An online match is written down as the view it is") {
    Far far;
    TextFault fault;
    const auto document = readMatch(far.house.exportText(id), findNotation, fault);
    REQUIRE(document);
    CHECK(document->viewer == far.me);
    CHECK(document->log == far.truth.view(far.me));
    CHECK(far.house.exportText(id).find("uid-of-ani") == std::string::npos);
}

TEST_CASE("Against people far away no Architect is asked") {
    Far far;
    Session& session = far.table();
    REQUIRE(session.onTurn() == session.viewer());
    CHECK_FALSE(session.canAsk());
    session.ask([](const Hint&) { FAIL("that would be cheating"); });
    CHECK_FALSE(session.asking());
    CHECK(far.world.waiting() == 0);
}
