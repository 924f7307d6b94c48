#include "core/online/client.h"

#include <algorithm>

#include "core/online/internal/client_inside.h"
#include "core/online/value_text.h"
#include "core/table/hex.h"

namespace architects::online {

Client::Inside::Inside(Transport& link, Surroundings surroundings)
    : transport(link), world(std::move(surroundings)) {}

Client::Client(Transport& transport, Surroundings surroundings)
    : inside_(std::make_unique<Inside>(transport, std::move(surroundings))) {
    Inside* inside = inside_.get();
    transport.listen({inside->whileAlive([inside] { inside->accountMayHaveChanged(); }),
                      inside->whileAlive([inside](bool online) { inside->connectionChanged(online); }),
                      inside->whileAlive([inside](const std::string& token) {
                          if (inside->listener.pushToken) {
                              inside->listener.pushToken(token);
                          }
                      }),
                      inside->whileAlive([inside](const std::string& match) {
                          if (inside->listener.opened) {
                              inside->listener.opened(match);
                          }
                      })});
    inside->begin();
}

Client::~Client() {
    inside_->transport.listen({});
    if (inside_->started) {
        inside_->transport.watch("", {});
    }
}

void Client::listen(Listener listener) {
    inside_->listener = std::move(listener);
}

void Client::start() {
    inside_->started = true;
    inside_->begin();
}

Transport& Client::transport() {
    return inside_->transport;
}

/// Takes up whoever is signed in: first what this device remembers, then what the server says.
void Client::Inside::begin() {
    const auto account = transport.account();
    const std::string now = account ? account->uid : std::string();
    if (now != uid || epoch == 0) {
        forgetEverything();
        uid = now;
        rememberWhoIsHere();
        recallAccount();
        recallMatches();
    }
    if (!started) {
        return;
    }
    if (uid.empty()) {
        transport.watch("", {});
        return;
    }
    watchFeed();
    askAccount();
    if (push && std::exchange(pushFor, uid) != uid) { // they follow the account
        push->insert_or_assign("install", install());
        call("registerPush", *push, [](const Error&) {});
    }
    mergeWhatIsLeft({});
    std::vector<std::string> matches; // whoever is told may change the list
    for (const auto& [match, info] : infos) {
        matches.push_back(match);
    }
    for (const std::string& match : matches) {
        handOverFinished(match);
    }
    flush();
    discloseAll();
}

void Client::Inside::forgetEverything() {
    ++epoch; // answers to what was asked before are no longer of interest
    profile = {};
    friends.clear();
    blocked.clear();
    infos.clear();
    minds.clear();
    gone = false;
}

void Client::Inside::accountMayHaveChanged() {
    const auto account = transport.account();
    if ((account ? account->uid : std::string()) != uid) {
        begin();
        tellMatches();
    }
    tellAccount();
}

void Client::Inside::connectionChanged(bool online) {
    if (online && started && !uid.empty()) {
        for (auto& [match, mind] : minds) {
            mind.sendFailures = 0;
            if (std::exchange(mind.failures, 0) > 0) {
                ask(match);
            }
        }
        askAccount();
        mergeWhatIsLeft({});
        flush();
        discloseAll();
    }
    if (listener.connectionChanged) {
        listener.connectionChanged(online);
    }
}

void Client::Inside::askServer(std::string_view function, Value::Map data, Transport::Answered answered) {
    data.insert_or_assign("protocol", protocolNumber);
    transport.call(
        function, std::move(data),
        whileAlive([this, answered = std::move(answered)](const Error& error, const Value& answer) {
            const bool before = tooOld;
            if (error.ok() || error.name == "app.too_old") {
                tooOld = !error.ok();
            }
            answered(error, answer);
            if (before != tooOld) {
                tellAccount();
            }
        }));
}

bool Client::tooOld() const {
    return inside_->tooOld;
}

std::size_t Client::matchesTooNew() const {
    return static_cast<std::size_t>(std::count_if(inside_->minds.begin(), inside_->minds.end(),
                                                  [](const auto& mind) { return mind.second.tooNew; }));
}

std::string Client::Inside::note(const std::string& key) const {
    const auto found = world.store->note("online." + key);
    return found.ok() ? found->value_or("") : std::string();
}

Value Client::Inside::noted(const std::string& key) const {
    auto value = readValue(note(key));
    return value ? std::move(*value) : Value();
}

save::SaveError Client::Inside::setNote(const std::string& key, const std::string& value) const {
    return world.store->setNote("online." + key, value);
}

std::string Client::Inside::freshId() const {
    const Seed bytes = world.entropy();
    return toHex(std::span(bytes).first(16));
}

/// What this installation of the app is called; chosen once.
std::string Client::Inside::install() const {
    std::string name = note("install");
    if (name.empty()) {
        name = freshId();
        (void)setNote("install", name); // at worst another one is chosen next time
    }
    return name;
}

void Client::Inside::tellAccount() const {
    if (listener.accountChanged) {
        listener.accountChanged();
    }
}

void Client::Inside::tellMatches() const {
    if (listener.matchesChanged) {
        listener.matchesChanged();
    }
}

void Client::Inside::tellEntries(const std::string& match) const {
    if (listener.entriesChanged) {
        listener.entriesChanged(match);
    }
}

void Client::Inside::tellTrouble(const std::string& match, const Error& error) const {
    if (listener.troubled) {
        listener.troubled(match, error);
    }
}

} // namespace architects::online
