#include "tests/core/online/chaos_net.h"

#include <optional>

namespace architects::online::chaos {
namespace {

constexpr std::int64_t patienceMs = 30'000; // then an app takes a question for lost
constexpr std::int64_t slowestMs = 300'000;

Error unreachable() {
    return {Error::Kind::Unreachable, "net.unreachable", Value(Value::Map{{"name", "net.unreachable"}})};
}

Seed seedOf(std::uint64_t number) {
    Seed seed{};
    for (std::size_t i = 0; i < 8; ++i) {
        seed[i] = static_cast<std::uint8_t>(number >> (8 * i));
    }
    return seed;
}

} // namespace

Storm::Storm(std::uint64_t seed) : server(seedOf(seed)), random_(seed) {
    server.limits().callsAMinute = 1'000'000; // whoever meets with so many accidents asks often
}

void Storm::later(std::int64_t ms, std::function<void()> then) {
    due_.emplace(server.now() + ms, std::move(then));
}

bool Storm::step() {
    if (due_.empty()) {
        return false;
    }
    const auto next = due_.begin();
    server.setTime(next->first);
    const auto then = std::move(next->second);
    due_.erase(next);
    then();
    server.deliver();
    return true;
}

std::int64_t Storm::delay() {
    return happens(weather.slow) ? below(slowestMs) : 5 + below(600);
}

Seed Storm::drawSeed() {
    return seedOf(random_.next64());
}

ChaosTransport::ChaosTransport(Storm& storm, Secrets& secrets, const Antenna& antenna, Owner owner)
    : ForwardingTransport(storm.server.link(secrets)),
      storm_(storm),
      antenna_(antenna),
      owner_(std::move(owner)) {
    inner_->listen({[this] {
                        if (listener().accountChanged) {
                            listener().accountChanged();
                        }
                    },
                    {},
                    {},
                    {}});
}

ChaosTransport::~ChaosTransport() {
    *alive_ = false;
    inner_->listen({});
    inner_->watch("", {});
}

void ChaosTransport::ask(Put put, Answered answered) {
    owner_.hook();
    if (owner_.dead()) {
        return; // this process ended a moment ago: nothing leaves it any more
    }
    const auto pending = std::make_shared<Answered>(std::move(answered));
    const auto tell = [alive = alive_, pending, owner = &owner_](const Error& error, const Value& value) {
        if (*alive && *pending && !owner->dead()) {
            std::exchange(*pending, {})(error, value);
        }
    };
    storm_.later(patienceMs, [tell] { tell(unreachable(), Value()); });
    if (!antenna_.online || storm_.happens(storm_.weather.requestLost)) {
        storm_.later(storm_.delay(), [tell] { tell(unreachable(), Value()); });
        return;
    }
    const bool answerLost = storm_.happens(storm_.weather.answerLost);
    const int copies = storm_.happens(storm_.weather.twice) ? 2 : 1;
    for (int i = 0; i < copies; ++i) {
        storm_.later(storm_.delay(), [=, inner = inner_, storm = &storm_, antenna = &antenna_] {
            put(*inner, [=](const Error& error, const Value& value) {
                const bool lost = answerLost || !antenna->online;
                storm->later(storm->delay(), [=] {
                    if (lost || !antenna->online) {
                        tell(unreachable(), Value());
                    } else {
                        tell(error, value);
                    }
                });
            });
        });
    }
}

void ChaosTransport::call(std::string_view function, Value data, Answered answered) {
    ask([name = std::string(function),
         data = std::move(data)](Transport& inner, const Answered& then) { inner.call(name, data, then); },
        std::move(answered));
}

void ChaosTransport::read(std::string_view path, std::string_view fromKey, Answered answered) {
    ask([path = std::string(path), fromKey = std::string(fromKey)](
            Transport& inner, const Answered& then) { inner.read(path, fromKey, then); },
        std::move(answered));
}

void ChaosTransport::watch(std::string_view path, std::function<void(const Value&)> told) {
    ++watch_;
    told_ = std::move(told);
    heard_ = false;
    inner_->watch(path, [this](const Value& value) { hear(value); });
}

/// What is told twice or late is followed by the newest there is, so that the last word is true.
void ChaosTransport::hear(const Value& value) {
    newest_ = value;
    heard_ = true;
    tell(storm_.delay(), value, watch_);
    if (storm_.happens(storm_.weather.toldTwice)) {
        tell(storm_.delay(), value, watch_);
    }
    if (storm_.happens(storm_.weather.toldLate)) {
        const std::int64_t late = storm_.delay() + storm_.delay();
        tell(late, value, watch_);
        storm_.later(late + 1, [this, alive = alive_, watch = watch_] {
            if (*alive && watch == watch_) {
                tell(0, newest_, watch);
            }
        });
    }
}

void ChaosTransport::tell(std::int64_t ms, const Value& value, std::uint64_t watch) {
    storm_.later(ms, [this, alive = alive_, value, watch] {
        if (!*alive || watch != watch_ || !antenna_.online || owner_.dead()) {
            return;
        }
        const auto told = told_;
        told(value);
    });
}

void ChaosTransport::antennaChanged() {
    if (antenna_.online && heard_) {
        tell(storm_.delay(), newest_, watch_);
    }
    storm_.later(storm_.delay(), [this, alive = alive_, online = antenna_.online] {
        if (*alive && online == antenna_.online && !owner_.dead() && listener().connectionChanged) {
            listener().connectionChanged(online);
        }
    });
}

} // namespace architects::online::chaos
