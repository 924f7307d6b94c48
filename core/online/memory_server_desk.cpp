#include <algorithm>
#include <array>
#include <utility>

#include "core/online/memory_server_world.h"
#include "core/online/value_text.h"

/// Where every call comes in: it is counted, measured and given to its function.
namespace architects::online::memory {
namespace {

constexpr std::size_t largestRequest = std::size_t{16} * 1024;
constexpr std::size_t largestMatchTaken = std::size_t{256} * 1024;
constexpr std::int64_t minuteMs = 60'000;
constexpr std::string_view codeLetters = "ABCDEFGHJKLMNPQRSTUVWXYZ";
constexpr std::size_t codeLength = 6;

constexpr std::array<std::pair<std::string_view, Function>, 19> functions{{
    {"createMatch", createMatch},
    {"joinMatch", joinMatch},
    {"declineInvite", declineInvite},
    {"leaveOpen", leaveOpen},
    {"submitMove", submitMove},
    {"resign", resign},
    {"proposeDraw", proposeDraw},
    {"claimTimeout", claimTimeout},
    {"replaceLeaver", replaceLeaver},
    {"rematch", rematch},
    {"sendEmote", sendEmote},
    {"setProfile", setProfile},
    {"addFriend", addFriend},
    {"removeFriend", removeFriend},
    {"block", block},
    {"report", report},
    {"mergeAccounts", mergeAccounts},
    {"deleteAccount", deleteAccount},
    {"registerPush", registerPush},
}};

bool tooOften(World& world, const std::string& uid) {
    Usage& usage = world.usage[uid];
    const std::int64_t minute = world.nowMs / minuteMs;
    if (usage.minute != minute) {
        usage.minute = minute;
        usage.calls = 0;
    }
    return ++usage.calls > world.limits.callsAMinute && !usage.unlimited;
}

} // namespace

World::World(const Seed& from)
    : accounts([this](std::size_t letters) {
          return drawLetters("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", letters);
      }),
      entropy(from) {}

Seed World::drawSeed() {
    ChaChaRandom random(entropy, drawn++);
    Seed seed{};
    for (std::uint8_t& byte : seed) {
        byte = static_cast<std::uint8_t>(random.next32() & 0xFFU);
    }
    return seed;
}

std::string World::drawLetters(std::string_view alphabet, std::size_t letters) {
    ChaChaRandom random(entropy, drawn++);
    std::string text;
    while (text.size() < letters) {
        text += alphabet[below(random, static_cast<std::uint32_t>(alphabet.size()))];
    }
    return text;
}

std::string World::drawCode() {
    std::string code = drawLetters(codeLetters, codeLength);
    while (tree.has(pathOf("codes", code))) {
        code = drawLetters(codeLetters, codeLength);
    }
    return code;
}

Reply refuse(std::string_view name) {
    return {refusedBy(name), Value()};
}

Reply refuse(std::string_view name, Refusal refusal) {
    Reply reply = refuse(name);
    reply.error.details = Value::Map{{"name", name}, {"refusal", infoOf(refusal).name}};
    return reply;
}

Function findFunction(std::string_view name) {
    const auto* const found = std::find_if(functions.begin(), functions.end(),
                                           [&](const auto& function) { return function.first == name; });
    return found == functions.end() ? nullptr : found->second;
}

Reply answer(World& world, const std::string& uid, std::string_view function, const Value& data) {
    const Function run = findFunction(function);
    if (run == nullptr || !data.isMap()) {
        return refuse("request.bad");
    }
    if (data["protocol"].integer(oldestProtocol) < world.limits.oldestProtocol) {
        return refuse("app.too_old");
    }
    if (uid.empty()) {
        Reply reply = refuse("auth.missing");
        reply.error.kind = Error::Kind::SignedOut;
        return reply;
    }
    const bool takesMatch = function == "createMatch" && !data["from"].isNull();
    if (writeValue(data).size() > (takesMatch ? largestMatchTaken : largestRequest)) {
        return refuse("request.too_large");
    }
    if (tooOften(world, uid)) {
        Reply reply = refuse("limit.rate");
        reply.error.kind = Error::Kind::Unreachable; // the same question is welcome a little later
        return reply;
    }
    Reply reply = run(world, uid, data);
    if (reply.error.ok()) {
        Value::Map told = reply.value.map();
        told.insert_or_assign("protocol", protocolNumber);
        reply.value = std::move(told);
    }
    return reply;
}

int newestKnown(const Value& data, const std::string& game) {
    return static_cast<int>(
        std::clamp<std::int64_t>(data["knows"][game].integer(firstRules), firstRules, mostRules));
}

std::string Fields::text(std::string_view key, std::size_t longest) {
    const Value& value = data_[key];
    bad_ = bad_ || !value.isText() || value.text().size() > longest;
    return value.text();
}

std::string Fields::matchId(std::string_view key) {
    constexpr std::size_t digits = 32;
    std::string id = text(key, digits);
    bad_ = bad_ || id.size() != digits || id.find_first_not_of("0123456789abcdef") != std::string::npos;
    return id;
}

std::string Fields::code(std::string_view key) {
    std::string code = text(key, codeLength);
    bad_ = bad_ || code.size() != codeLength || code.find_first_not_of(codeLetters) != std::string::npos;
    return code;
}

std::string Fields::key(std::string_view key, std::size_t longest) {
    std::string word = text(key, longest);
    bad_ = bad_ || word.empty() ||
           word.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-") !=
               std::string::npos;
    return word;
}

std::string Fields::oneOf(std::string_view key, std::initializer_list<std::string_view> allowed) {
    const std::string& word = data_[key].text();
    bad_ = bad_ || std::find(allowed.begin(), allowed.end(), word) == allowed.end();
    return word;
}

int Fields::number(std::string_view key, int lowest, int highest) {
    const std::int64_t value = data_[key].integer(std::int64_t{lowest} - 1);
    bad_ = bad_ || value < lowest || value > highest;
    return bad_ ? lowest : static_cast<int>(value);
}

bool Fields::truth(std::string_view key) {
    bad_ = bad_ || !data_[key].isTruth();
    return data_[key].truth();
}

const Value::Map& Fields::map(std::string_view key) {
    bad_ = bad_ || !(data_[key].isMap() || data_[key].isNull());
    return data_[key].map();
}

std::vector<std::string> Fields::texts(std::string_view key, std::size_t most) {
    constexpr std::size_t longest = 128;
    const Value& value = data_[key];
    bad_ = bad_ || !(value.isList() || value.isNull()) || value.list().size() > most;
    std::vector<std::string> texts;
    for (const Value& member : value.list()) {
        bad_ = bad_ || !member.isText() || member.text().empty() || member.text().size() > longest;
        texts.push_back(member.text());
    }
    return texts;
}

} // namespace architects::online::memory
