// The list of matches, and what a person asks of them besides moves.
#include <algorithm>

#include "core/online/internal/client_inside.h"
#include "core/online/value_text.h"
#include "core/table/hex.h"

namespace architects::online {
namespace {

constexpr const char* beingCreated = "creating"; ///< a note: the last wish, and the id it was given

Value::Map optionsOf(const OnlineWish& wish) {
    Value::Map options;
    const GameInfo* game = findGame(wish.game);
    for (std::size_t i = 0; game != nullptr && i < game->options.size(); ++i) {
        const OptionInfo& option = game->options[i];
        if (wish.options[i] < option.values.size()) {
            options.emplace(option.name, option.values[wish.options[i]]);
        }
    }
    return options;
}

/// The newest rules of each game that this app can play: a match by newer ones is not for it.
Value::Map knownRules() {
    Value::Map known;
    for (const GameInfo* game : allGames()) {
        known.emplace(game->id, game->rules);
    }
    return known;
}

Value::Map wishOf(const OnlineWish& wish) {
    Value::Map architects;
    for (std::size_t i = 0; i < wish.architects.size(); ++i) {
        if (wish.architects[i] > 0) {
            architects.emplace("s" + std::to_string(i), int{wish.architects[i]});
        }
    }
    return {{"game", wish.game},
            {"seats", wish.seats},
            {"options", optionsOf(wish)},
            {"clock", wish.clockDays},
            {"seat", indexOf(wish.seat)},
            {"invite", Value::List(wish.invited.begin(), wish.invited.end())},
            {"architects", std::move(architects)}};
}

Error unsaved(save::SaveError error) {
    return {Error::Kind::Refused, std::string(save::infoOf(error).name), {}};
}

/// A match of this device as text, with everything; the wish becomes one for just this match.
Error takeAlong(const save::Store& store, OnlineWish& wish, std::string& text) {
    const auto record = store.load(wish.localMatch);
    if (!record.ok()) {
        return unsaved(record.error());
    }
    const Notation* notation = findNotation(record->log.setup.game);
    if (notation == nullptr || !record->log.setup.seed) {
        return {Error::Kind::Refused, "match.unknown", {}};
    }
    wish.game = record->log.setup.game;
    wish.seats = record->log.setup.seats;
    wish.options = record->log.setup.options;
    MatchDocument document;
    document.log = record->log;
    text = writeMatch(document, *notation);
    return {};
}

} // namespace

void Client::Inside::recallMatches() {
    const auto known = world.store->onlineMatches(uid);
    if (uid.empty() || !known.ok()) {
        return;
    }
    for (const save::OnlineMatch& match : *known) {
        const auto published = readValue(match.published);
        auto info = published ? readMatchInfo(match.match, *published, uid) : std::nullopt;
        if (info) {
            infos.emplace(match.match, std::move(*info));
        }
    }
}

std::vector<MatchInfo> Client::matches() const {
    std::vector<MatchInfo> list;
    for (const auto& [id, info] : inside_->infos) {
        list.push_back(info);
    }
    std::stable_sort(list.begin(), list.end(), [](const MatchInfo& one, const MatchInfo& other) {
        return one.updatedMs > other.updatedMs;
    });
    return list;
}

std::optional<MatchInfo> Client::match(const std::string& id) const {
    const auto found = inside_->infos.find(id);
    return found == inside_->infos.end() ? std::nullopt : std::optional(found->second);
}

/// Signs in if need be, asks, and tells the match once it is in the list.
void Client::Inside::askForMatch(std::string_view function, Value::Map data, GotMatch got) {
    ensureSignedIn([this, function = std::string(function), data = std::move(data),
                    got = std::move(got)](const Error& error) {
        if (!error.ok()) {
            got(error, {});
            return;
        }
        Value::Map asked = data;
        asked.insert_or_assign("knows", knownRules());
        askServer(function, std::move(asked), [this, got](const Error& refused, const Value& answer) {
            const std::string match = answer["match"].text();
            if (!refused.ok() || match.empty()) {
                got(refused, {});
                return;
            }
            ask(match, [got, match] { got({}, match); });
        });
    });
}

/// A wish that is repeated, because the answer to it was lost, goes out under the same id.
void Client::create(const OnlineWish& wish, GotMatch got) {
    OnlineWish meant = wish;
    std::string from;
    if (!wish.localMatch.empty()) {
        if (const Error error = takeAlong(*inside_->world.store, meant, from); !error.ok()) {
            inside_->world.later(0, inside_->whileAlive([got, error] { got(error, {}); }));
            return;
        }
    }
    Value::Map data = wishOf(meant);
    if (!from.empty()) {
        data.emplace("from", from);
    }
    const std::string fingerprint = toHex(sha256(inside_->uid + writeValue(data)));
    const Value before = inside_->noted(beingCreated);
    const std::string id =
        before["wish"].text() == fingerprint ? before["match"].text() : inside_->freshId();
    (void)inside_->setNote(beingCreated, writeValue(Value::Map{{"wish", fingerprint}, {"match", id}}));
    data.emplace("match", id);
    inside_->askForMatch("createMatch", std::move(data),
                         [inside = inside_.get(), local = wish.localMatch,
                          got = std::move(got)](const Error& error, const std::string& match) {
                             if (error.kind != Error::Kind::Unreachable) {
                                 (void)inside->setNote(beingCreated, "");
                             }
                             if (error.ok() && !local.empty()) {
                                 // It goes on elsewhere. Here it can be taken up again, but nobody needs
                                 // to.
                                 (void)inside->world.store->abandon(local, inside->world.nowMs());
                             }
                             got(error, match);
                         });
}

void Client::joinByCode(const std::string& code, GotMatch got) {
    inside_->askForMatch("joinMatch", {{"code", code}}, std::move(got));
}

void Client::acceptInvite(const std::string& match, GotMatch got) {
    inside_->askForMatch("joinMatch", {{"match", match}}, std::move(got));
}

/// The id of the next match follows from this one and from what only this device knows: asking twice gives
/// one rematch.
void Client::rematch(const std::string& match, GotMatch got) {
    const std::string next = toHex(sha256(inside_->install() + " rematch " + match)).substr(0, 32);
    inside_->askForMatch("rematch", {{"match", match}, {"next", next}}, std::move(got));
}

/// A call that changes a match; what it changed is asked for at once.
void Client::Inside::change(std::string_view function, const std::string& match, Value::Map data,
                            Done done) {
    data.emplace("match", match);
    call(function, std::move(data), std::move(done), [this, match](const Value&) { ask(match); });
}

void Client::declineInvite(const std::string& match, Done done) {
    inside_->call("declineInvite", {{"match", match}}, std::move(done),
                  [inside = inside_.get(), match](const Value&) {
                      inside->forget(match);
                      inside->tellMatches();
                  });
}

void Client::leaveOpen(const std::string& match, Done done) {
    inside_->call("leaveOpen", {{"match", match}}, std::move(done),
                  [inside = inside_.get(), match](const Value&) {
                      inside->forget(match);
                      inside->tellMatches();
                  });
}

void Client::resign(const std::string& match, Done done) {
    inside_->change("resign", match, {}, std::move(done));
}

void Client::proposeDraw(const std::string& match, Proposal::Kind kind, const std::string& answer,
                         Done done) {
    inside_->change("proposeDraw", match,
                    {{"kind", kind == Proposal::Kind::Draw ? "draw" : "cancel"}, {"answer", answer}},
                    std::move(done));
}

void Client::claimTimeout(const std::string& match, const std::string& action, int level, Done done) {
    Value::Map data{{"action", action}};
    if (action == "architect") {
        data.emplace("level", level);
    }
    inside_->change("claimTimeout", match, std::move(data), std::move(done));
}

void Client::replaceLeaver(const std::string& match, Seat seat, int level, Done done) {
    inside_->change("replaceLeaver", match, {{"seat", indexOf(seat)}, {"level", level}}, std::move(done));
}

void Client::sendEmote(const std::string& match, const std::string& emote, Done done) {
    inside_->change("sendEmote", match, {{"emote", emote}}, std::move(done));
}

void Client::refresh(const std::string& match) {
    if (!inside_->uid.empty()) {
        inside_->ask(match);
    }
}

} // namespace architects::online
