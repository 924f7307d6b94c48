// What the server tells of our matches, and taking it in: what is public first, then the entries, and only
// when those are kept what was heard counts as heard. Cut short anywhere, the same is simply asked again.
#include "core/online/entry_lines.h"
#include "core/online/internal/client_inside.h"
#include "core/online/value_text.h"
#include "core/table/words.h"

namespace architects::online {
namespace {

std::string_view wordOf(Stage stage) {
    switch (stage) {
    case Stage::Invited: return "invited";
    case Stage::Open: return "open";
    case Stage::Running: return "running";
    case Stage::Finished: return "finished";
    case Stage::Cancelled: return "cancelled";
    }
    return "";
}

constexpr std::size_t keyDigits = 6;

std::string keyOf(std::size_t index) {
    const std::string digits = std::to_string(index);
    return std::string(keyDigits - std::min(digits.size(), keyDigits), '0') + digits;
}

bool begun(const MatchInfo& info) {
    return info.stage == Stage::Running || info.stage == Stage::Finished;
}

/// The children of a view, put together. Nothing if they do not follow on `from` without gaps, or are not
/// entries.
std::optional<std::vector<Entry>> entriesOf(const Value& view, const Setup& setup, std::size_t from) {
    const Notation* notation = findNotation(setup.game);
    std::vector<Entry> entries;
    for (const auto& [key, lines] : view.map()) {
        const auto part = readEntryLines(*notation, setup.seats, lines.text());
        if (key != keyOf(from + entries.size()) || !part) {
            return std::nullopt;
        }
        entries.insert(entries.end(), part->begin(), part->end());
    }
    return entries;
}

Error unreadable() {
    return {Error::Kind::Refused, "match.unreadable", {}};
}

Error unsaved(save::SaveError error) {
    return {Error::Kind::Refused, std::string(save::infoOf(error).name), {}};
}

} // namespace

void Client::Inside::watchFeed() {
    transport.watch("users/" + uid + "/matches",
                    whileSignedIn([this](const Value& feed) { feedTold(feed); }));
}

/// Nothing is left of what was there. If the person is gone from the server too, the matches did not end.
void Client::Inside::feedIsEmpty() {
    transport.read("users/" + uid + "/profile", "",
                   whileSignedIn([this](const Error& error, const Value& value) {
                       if (!error.ok()) {
                           return; // nobody can say; the next connection asks again
                       }
                       if (value.isNull()) {
                           accountVanished(uid);
                           return;
                       }
                       const auto before = infos; // whoever is told may change the list
                       for (const auto& [match, info] : before) {
                           missingFromFeed(match);
                       }
                   }));
}

void Client::Inside::feedTold(const Value& feed) {
    if (feed.map().empty() && !infos.empty() && !profile.name.empty()) {
        feedIsEmpty();
        return;
    }
    std::vector<std::string> missing;
    for (const auto& [match, info] : infos) {
        if (feed[match].isNull()) {
            missing.push_back(match);
        }
    }
    for (const auto& [match, news] : feed.map()) {
        if (news["stage"].text() == wordOf(Stage::Cancelled) && !mayHaveBegun(match)) {
            missing.push_back(match);
            continue;
        }
        const auto n = static_cast<std::size_t>(std::max<std::int64_t>(news["n"].integer(), 0));
        Mind& mind = minds[match];
        mind.feedN = n;
        mind.missing = false;
        const std::int64_t updatedMs = news["updated"].integer();
        const auto known = infos.find(match);
        const bool same = known == infos.end()
                              ? mind.unknownMs == updatedMs && updatedMs != 0
                              : known->second.n == n && known->second.updatedMs == updatedMs &&
                                    wordOf(known->second.stage) == news["stage"].text();
        if (!same) {
            ask(match);
        }
    }
    for (const std::string& match : missing) {
        missingFromFeed(match);
    }
}

/// What is called off before it begins is not shown any more, and need not be asked for.
bool Client::Inside::mayHaveBegun(const std::string& match) const {
    const auto known = infos.find(match);
    return known != infos.end() && known->second.stage != Stage::Open &&
           known->second.stage != Stage::Invited;
}

/// An invitation that was withdrawn is gone. What was being played is asked for once more before it is
/// given up; what is over stays.
void Client::Inside::missingFromFeed(const std::string& match) {
    const auto known = infos.find(match);
    if (known == infos.end()) {
        return;
    }
    const Stage stage = known->second.stage;
    if (stage == Stage::Running) {
        minds[match].missing = true;
        ask(match);
    } else if (stage != Stage::Finished) {
        forget(match);
        tellMatches();
    }
}

/// A match this person no longer has anything to do with.
void Client::Inside::forget(const std::string& match) {
    const auto waiting = world.store->outgoing(match);
    if (waiting.ok() && *waiting) {
        lose(**waiting, {Error::Kind::Refused, "match.unknown", {}});
    }
    (void)world.store->abandon(match,
                               world.nowMs()); // refused if it never began or is over: as it should be
    (void)world.store->removeOnline(match);    // else it is still there, and found missing again
    infos.erase(match);
    minds.erase(match);
}

void Client::Inside::ask(const std::string& match, std::function<void()> afterwards) {
    Mind& mind = minds[match];
    if (afterwards) {
        mind.afterwards.push_back(std::move(afterwards));
    }
    if (mind.asking) {
        mind.askAgain = true;
        return;
    }
    mind.asking = true;
    transport.read("matches/" + match + "/public", "",
                   whileSignedIn([this, match](const Error& error, const Value& published) {
                       gotPublic(match, error, published);
                   }));
}

void Client::Inside::gotPublic(const std::string& match, const Error& error, const Value& published) {
    Mind& mind = minds[match];
    if (!error.ok()) {
        if (error.kind == Error::Kind::Refused && mind.missing) {
            asked(match);
            forget(match);
            tellEntries(match);
            tellMatches();
        } else {
            askFailed(match, error);
        }
        return;
    }
    mind.heard = readMatchInfo(match, published, uid);
    mind.heardText = writeValue(published);
    mind.tooNew = !mind.heard && isTooNew(published);
    if (!mind.heard) {
        mind.unknownMs = published["updated"].integer();
        asked(match);
        return;
    }
    if (mind.heard->stage == Stage::Cancelled && !mayHaveBegun(match)) {
        mind.heard.reset();
        asked(match);
        forget(match);
        tellMatches();
        return;
    }
    if (!begun(*mind.heard) || !isPlayer(mind.heard->seat)) {
        takeIn(match);
        return;
    }
    if (const auto made = makeRoom(*mind.heard); made != save::SaveError::None) {
        askFailed(match, unsaved(made));
        return;
    }
    askView(match);
}

void Client::Inside::askView(const std::string& match) {
    Mind& mind = minds[match];
    const bool anew = mind.fromZero || confirmed(match) == nullptr;
    const std::size_t from = anew ? 0 : lengthOf(match);
    if (!anew && from >= mind.heard->n) {
        takeIn(match);
        return;
    }
    mind.fromZero = anew;
    transport.read("matches/" + match + "/views/s" + std::to_string(indexOf(mind.heard->seat)),
                   from == 0 ? std::string() : keyOf(from),
                   whileSignedIn([this, match, from](const Error& error, const Value& view) {
                       gotView(match, from, error, view);
                   }));
}

void Client::Inside::gotView(const std::string& match, std::size_t from, const Error& error,
                             const Value& view) {
    Mind& mind = minds[match];
    if (!error.ok()) {
        askFailed(match, error);
        return;
    }
    const auto entries = entriesOf(view, mind.heard->setup, from);
    Taken taken = Taken::DoesNotFit;
    if (entries) {
        taken = mind.fromZero ? replace(match, *entries, mind.taken) : append(match, from, *entries, {});
    }
    if (taken == Taken::DoesNotFit && !mind.fromZero) {
        mind.fromZero = true; // perhaps it is this device that is wrong
        askView(match);
        return;
    }
    if (taken != Taken::Done || lengthOf(match) < mind.heard->n) {
        askFailed(match, taken == Taken::NotSaved ? unsaved(mind.disk) : unreadable());
        return;
    }
    mind.entriesCame = true;
    mind.fromZero = false;
    mind.taken.clear();
    takeIn(match);
}

/// The entries are kept; now what follows from them, and last what was heard.
void Client::Inside::takeIn(const std::string& match) {
    Mind& mind = minds[match];
    const MatchInfo info = *mind.heard;
    const std::string text = mind.heardText;
    if (!mind.sending) {
        const std::uint64_t account = epoch;
        (void)settle(match, info);
        if (account != epoch) {
            return; // whoever was told of a lost move has signed out
        }
    }
    save::SaveError error = close(info);
    if (error == save::SaveError::None) {
        const auto before = world.store->online(match);
        const std::size_t seen = before.ok() && *before ? (*before)->seen : 0;
        error = world.store->putOnline({match, uid, text, seen, info.updatedMs});
    }
    if (error != save::SaveError::None) {
        askFailed(match, unsaved(error));
        return;
    }
    infos[match] = info;
    asked(match);
}

void Client::Inside::asked(const std::string& match) {
    Mind& mind = minds[match];
    mind.asking = false;
    mind.failures = 0;
    mind.heard.reset();
    const bool came = std::exchange(mind.entriesCame, false);
    const bool again = std::exchange(mind.askAgain, false);
    const auto afterwards = std::exchange(mind.afterwards, {});
    if (again) {
        ask(match);
    } else {
        send(match);
        disclose(match);
    }
    if (came) {
        tellEntries(match);
    }
    tellMatches();
    for (const auto& then : afterwards) {
        then();
    }
}

/// The old state stands; the same is asked again later, and later each time.
void Client::Inside::askFailed(const std::string& match, const Error& error) {
    Mind& mind = minds[match];
    mind.asking = false;
    mind.askAgain = false;
    mind.heard.reset();
    const bool came = std::exchange(mind.entriesCame, false);
    const int failures = ++mind.failures;
    const auto afterwards = std::exchange(mind.afterwards, {});
    world.later(waitMs(failures - 1), whileSignedIn([this, match, failures] {
                    const auto found = minds.find(match);
                    if (found != minds.end() && found->second.failures == failures &&
                        !found->second.asking) {
                        ask(match);
                    }
                }));
    if (came) {
        tellEntries(match);
    }
    if (error.kind != Error::Kind::Unreachable) {
        tellTrouble(match, error);
    }
    for (const auto& then : afterwards) {
        then();
    }
}

} // namespace architects::online
