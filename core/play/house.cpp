#include "core/play/house.h"

#include <algorithm>
#include <utility>

#include "core/play/results.h"
#include "core/table/hex.h"

namespace architects::play {
namespace {

save::MatchRecord recordOf(std::string id, const Log& log, std::vector<Player> players, std::int64_t ms) {
    save::MatchRecord record;
    record.id = std::move(id);
    record.log = log;
    record.players = std::move(players);
    record.createdMs = ms;
    record.updatedMs = ms;
    return record;
}

/// Players for a file that names none: it must be playable, so they are people.
std::vector<Player> playersOf(const MatchDocument& document) {
    std::vector<Player> players = document.players;
    players.resize(static_cast<std::size_t>(document.log.setup.seats));
    for (std::size_t i = document.players.size(); i < players.size(); ++i) {
        players[i].name = std::to_string(i + 1);
    }
    return players;
}

/// An online match stays one when its account is gone.
bool withFriends(const std::vector<Player>& players) {
    return std::any_of(players.begin(), players.end(),
                       [](const Player& player) { return !player.uid.empty(); });
}

/// Whose view a log without a seed is: an online match has one person at this device.
Seat onlyPersonOf(const std::vector<Player>& players) {
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (players[i].kind == PlayerKind::Person) {
            return seatAt(static_cast<int>(i));
        }
    }
    return Seat::Nobody;
}

} // namespace

std::string House::freshId() const {
    const Seed bytes = services_.entropy();
    return toHex(std::span(bytes).first(16));
}

Session* House::create(const NewMatch& wish, Failure& failure) {
    Setup setup = newSetup(wish.game, static_cast<int>(wish.players.size()),
                           wish.seed ? *wish.seed : services_.entropy());
    setup.options = wish.options;
    auto match = AnyMatch::begin(setup);
    if (!match.ok()) {
        failure = {match.refusal(), save::SaveError::None};
        return nullptr;
    }
    std::string id = freshId();
    auto record = recordOf(id, match->log(), wish.players, services_.nowMs());
    record.practice = wish.practice;
    if (const auto error = services_.store->createMatch(record); error != save::SaveError::None) {
        failure = {Refusal::None, error};
        return nullptr;
    }
    auto session =
        std::make_unique<Session>(services_, id, wish.players, std::move(*match), std::nullopt,
                                  LocalTable{.changes = {}, .practice = wish.practice, .givenUp = {}});
    return (sessions_[std::move(id)] = std::move(session)).get();
}

Session* House::again(const std::string& id, bool sameDraws, Failure& failure) {
    auto record = services_.store->load(id);
    if (!record.ok()) {
        failure = {Refusal::None, record.error()};
        return nullptr;
    }
    const Setup& setup = record->log.setup;
    if (withFriends(record->players) || (sameDraws && !setup.seed)) {
        failure = {Refusal::OneDeviceOnly, {}};
        return nullptr;
    }
    NewMatch wish{setup.game, std::move(record->players), setup.options, std::nullopt, sameDraws};
    // Who left a seat to an Architect sits down again.
    std::for_each(record->changes.rbegin(), record->changes.rend(),
                  [&wish](const save::SeatChange& change) {
                      wish.players[static_cast<std::size_t>(change.seat)] = change.before;
                  });
    if (sameDraws) {
        wish.seed = setup.seed;
    }
    Session* session = create(wish, failure);
    if (session != nullptr && record->status == save::MatchStatus::Open) {
        (void)services_.store->abandon(id, services_.nowMs()); // at worst it stays among the open ones
        if (const auto before = sessions_.find(id); before != sessions_.end()) {
            before->second->restBots(); // a screen may still look at it
        }
    }
    return session;
}

Session* House::open(const std::string& id, Failure& failure) {
    Session* session = peek(id, failure);
    if (session != nullptr && !session->over()) {
        (void)services_.store->markOpened(id); // only the order of a list
    }
    if (session != nullptr) {
        session->sitDown();
    }
    return session;
}

Session* House::peek(const std::string& id, Failure& failure) {
    if (const auto found = sessions_.find(id); found != sessions_.end()) {
        return found->second.get();
    }
    auto record = services_.store->load(id);
    if (!record.ok()) {
        failure = {Refusal::None, record.error()};
        return nullptr;
    }
    auto match = AnyMatch::replay(record->log);
    if (!match.ok()) {
        failure = {match.refusal(), save::SaveError::None};
        return nullptr;
    }
    const auto online = services_.store->online(id);
    if (!online.ok()) {
        failure = {Refusal::None, online.error()};
        return nullptr;
    }
    if (*online || withFriends(record->players)) {
        OnlineTable table{record->status != save::MatchStatus::Open, std::move(record->results),
                          *online ? (*online)->seen : record->log.entries.size()};
        auto session =
            std::make_unique<Session>(services_, id, record->players, std::move(*match), std::move(table));
        return (sessions_[id] = std::move(session)).get();
    }
    if (match->pending().over() && record->status == save::MatchStatus::Open) {
        // Killed between the last move and its result: the result follows from the log.
        (void)services_.store->finish(id, resultsOf(match->score(), match->log().setup.seats),
                                      services_.nowMs());
    }
    LocalTable local{.changes = std::move(record->changes), .practice = record->practice, .givenUp = {}};
    if (record->givenUp) {
        local.givenUp = std::move(record->results);
    }
    auto session = std::make_unique<Session>(services_, id, record->players, std::move(*match),
                                             std::nullopt, std::move(local));
    return (sessions_[id] = std::move(session)).get();
}

Failure House::reload(const std::string& id) {
    const auto found = sessions_.find(id);
    return found == sessions_.end() ? Failure{} : found->second->reload();
}

void House::restBots() {
    for (auto& [id, session] : sessions_) {
        session->restBots();
    }
}

void House::wakeBots() {
    for (auto& [id, session] : sessions_) {
        session->wakeBots();
    }
}

std::string House::exportText(const std::string& id) const {
    const auto record = services_.store->load(id);
    if (!record.ok()) {
        return {};
    }
    const Notation* notation = findNotation(record->log.setup.game);
    if (notation == nullptr) {
        return {};
    }
    MatchDocument document;
    document.log = record->log;
    document.players = record->players;
    if (!record->log.setup.seed) {
        document.viewer = onlyPersonOf(record->players);
    }
    // The points of a match that was given up are no result that its entries could prove.
    for (const save::SeatResult& result :
         record->givenUp ? std::vector<save::SeatResult>{} : record->results) {
        document.result = document.result.value_or(std::vector<int>{});
        document.result->push_back(result.points);
    }
    return writeMatch(document, *notation);
}

std::string House::importText(std::string_view text, TextFault& fault, Failure& failure) {
    const auto document = readMatch(text, findNotation, fault);
    if (!document) {
        return {};
    }
    if (const Refusal refusal = AnyMatch::verify(document->log); refusal != Refusal::None) {
        failure = {refusal, save::SaveError::None};
        return {};
    }
    auto match = AnyMatch::replay(document->log);
    if (!match.ok()) {
        failure = {match.refusal(), save::SaveError::None};
        return {};
    }
    match->resolveChance(); // a file may end before a draw, for which nobody at the table would wait
    std::string id = freshId();
    const auto record = recordOf(id, match->log(), playersOf(*document), services_.nowMs());
    if (const auto error = services_.store->createMatch(record); error != save::SaveError::None) {
        failure = {Refusal::None, error};
        return {};
    }
    if (match->pending().over()) {
        (void)services_.store->finish(id, resultsOf(match->score(), match->log().setup.seats),
                                      services_.nowMs());
    }
    return id;
}

} // namespace architects::play
