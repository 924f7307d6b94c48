#include "core/online/memory_server_link.h"

#include <algorithm>
#include <utility>

namespace architects::online::memory {
namespace {

Error unreachable() {
    return {Error::Kind::Unreachable, "net.unreachable", Value(Value::Map{{"name", "net.unreachable"}})};
}

Error nobody() {
    return {Error::Kind::SignedOut, "auth.missing", Value(Value::Map{{"name", "auth.missing"}})};
}

} // namespace

void Wires::tellWatches() {
    for (Link* link : links) {
        link->tellWatch();
    }
}

Link* Wires::linkOf(const Secrets& device) {
    const auto found = std::find_if(links.begin(), links.end(),
                                    [&](const Link* link) { return link->device() == &device; });
    return found == links.end() ? nullptr : *found;
}

Link::Link(Wires& wires, Secrets& device)
    : wires_(wires), device_(device), account_(wires.world.accounts.account(device.refreshToken)) {
    wires_.links.push_back(this);
    later([this] { settle(); });
}

Link::~Link() {
    *alive_ = false;
    std::erase(wires_.links, this);
}

void Link::later(std::function<void()> work) {
    wires_.queue.emplace_back([alive = alive_, work = std::move(work)] {
        if (*alive) {
            work();
        }
    });
}

template <class Answer>
void Link::ask(std::function<Answer()> serve, std::function<void(const Answer&)> then, Answer lost) {
    // A question that is on its way arrives even if the app that asked is closed before.
    Wires* wires = &wires_;
    const Secrets* device = &device_;
    const std::uint64_t cuts = line().cuts;
    auto arrive = [wires, device, cuts, alive = alive_, serve = std::move(serve), then = std::move(then),
                   lost = std::move(lost)] {
        const auto reached = [wires, device, cuts] {
            const Line& line = wires->lines[device];
            return line.online && line.cuts == cuts;
        };
        Answer answer = reached() ? serve() : lost;
        wires->tellWatches();
        wires->queue.emplace_back([alive, then, reached, lost, answer = std::move(answer)] {
            if (*alive) {
                then(reached() ? answer : lost);
            }
        });
    };
    wires_.queue.emplace_back(std::move(arrive));
}

// ---- accounts ---------------------------------------------------------------------------------------

void Link::signIn(std::function<Accounts::SignedIn()> serve, Done done) {
    ask<Accounts::SignedIn>(std::move(serve),
                            [this, done = std::move(done)](const Accounts::SignedIn& answer) {
                                if (answer.error.ok()) {
                                    device_.refreshToken = answer.refreshToken;
                                    account_ = wires_.world.accounts.account(device_.refreshToken);
                                    subscribe();
                                    if (listener().accountChanged) {
                                        listener().accountChanged();
                                    }
                                }
                                done(answer.error);
                            },
                            {unreachable(), {}});
}

void Link::signInAnonymously(Done done) {
    if (account_ && account_->anonymous) {
        later([done = std::move(done)] { done(Error()); });
        return;
    }
    signIn([wires = &wires_] { return wires->world.accounts.anonymous(); }, std::move(done));
}

void Link::signInWithEmail(const std::string& email, const std::string& password, Done done) {
    signIn([=, wires = &wires_] { return wires->world.accounts.withEmail(email, password); },
           std::move(done));
}

void Link::signInWith(const Credential& credential, Done done) {
    signIn([=, wires = &wires_] { return wires->world.accounts.with(credential); }, std::move(done));
}

void Link::change(std::function<Error()> serve, Done done) {
    ask<Error>(
        std::move(serve),
        [this, done = std::move(done)](const Error& error) {
            checkAccount(error);
            if (error.ok()) {
                account_ = wires_.world.accounts.account(device_.refreshToken);
                if (listener().accountChanged) {
                    listener().accountChanged();
                }
            }
            done(error);
        },
        unreachable());
}

void Link::linkEmail(const std::string& email, const std::string& password, Done done) {
    change(
        [=, wires = &wires_, token = device_.refreshToken] {
            return wires->world.accounts.linkEmail(token, email, password);
        },
        std::move(done));
}

void Link::link(const Credential& credential, Done done) {
    change([=, wires = &wires_,
            token = device_.refreshToken] { return wires->world.accounts.link(token, credential); },
           std::move(done));
}

void Link::sendPasswordReset(const std::string& email, Done done) {
    ask<Error>([=, wires = &wires_] { return wires->world.accounts.sendPasswordReset(email); },
               [done = std::move(done)](const Error& error) { done(error); }, unreachable());
}

void Link::signOut() {
    device_.refreshToken.clear();
    account_.reset();
    last_.reset();
    later([this] {
        if (listener().accountChanged) {
            listener().accountChanged();
        }
    });
}

/// The server does not know who is signed in here: nobody is, then.
void Link::checkAccount(const Error& error) {
    if (error.kind == Error::Kind::SignedOut && account_ && uid().empty()) {
        signOut();
    }
}

void Link::idToken(Answered answered) {
    ask<Reply>(
        [wires = &wires_, token = device_.refreshToken] {
            std::string made = wires->world.accounts.makeIdToken(token);
            return made.empty() ? Reply{nobody(), {}} : Reply{Error(), Value(std::move(made))};
        },
        [this, answered = std::move(answered)](const Reply& reply) {
            checkAccount(reply.error);
            answered(reply.error, reply.value);
        },
        {unreachable(), {}});
}

// ---- the server -------------------------------------------------------------------------------------

void Link::call(std::string_view function, Value data, Answered answered) {
    ask<Reply>([wires = &wires_, token = device_.refreshToken, name = std::string(function),
                data = std::move(
                    data)] { return answer(wires->world, wires->world.accounts.uidOf(token), name, data); },
               [this, answered = std::move(answered)](const Reply& reply) {
                   checkAccount(reply.error);
                   answered(reply.error, reply.value);
               },
               {unreachable(), {}});
}

void Link::read(std::string_view path, std::string_view fromKey, Answered answered) {
    ask<Reply>(
        [wires = &wires_, token = device_.refreshToken, path = std::string(path),
         fromKey = std::string(fromKey)] {
            const World& world = wires->world;
            const std::string reader = world.accounts.uidOf(token);
            if (reader.empty()) {
                return Reply{nobody(), {}};
            }
            return world.tree.mayRead(reader, path) ? Reply{Error(), world.tree.get(path, fromKey)}
                                                    : refuse("read.denied");
        },
        [this, answered = std::move(answered)](const Reply& reply) {
            checkAccount(reply.error);
            answered(reply.error, reply.value);
        },
        {unreachable(), {}});
}

void Link::watch(std::string_view path, std::function<void(const Value&)> told) {
    ++watch_;
    path_ = path;
    told_ = std::move(told);
    subscribe();
}

/// Begins to watch anew: what is there now will be told, whatever was told before.
void Link::subscribe() {
    subscribed_ = false;
    last_.reset();
    if (path_.empty()) {
        return;
    }
    later([this, watch = watch_] {
        if (watch == watch_ && line().online && awake_) {
            subscribed_ = true;
            tellWatch();
        }
    });
}

void Link::tellWatch() {
    if (!subscribed_ || !line().online || !awake_ || !wires_.world.tree.mayRead(uid(), path_)) {
        return;
    }
    Value value = wires_.world.tree.get(path_);
    if (last_ == value) {
        return;
    }
    last_ = value;
    later([this, watch = watch_, cuts = line().cuts, value = std::move(value)] {
        if (watch == watch_ && cuts == line().cuts && awake_) {
            const auto told = told_; // it may end the watch
            told(value);
        }
    });
}

void Link::settle() {
    const bool now = line().online && awake_;
    if (std::exchange(connected_, now) != now && listener().connectionChanged) {
        listener().connectionChanged(now);
    }
}

void Link::lineChanged() {
    subscribe();
    later([this] { settle(); });
}

void Link::rest() {
    awake_ = false;
    lineChanged();
}

void Link::wake() {
    awake_ = true;
    lineChanged();
}

void Link::givePushToken(const std::string& token) {
    later([this, token] {
        if (listener().pushToken) {
            listener().pushToken(token);
        }
    });
}

void Link::tapPush(const std::string& match) {
    later([this, match] {
        if (listener().pushOpened) {
            listener().pushOpened(match);
        }
    });
}

} // namespace architects::online::memory
