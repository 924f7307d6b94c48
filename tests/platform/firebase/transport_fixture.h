#pragma once

#include <optional>
#include <vector>

#include "core/online/value_text.h"
#include "platform/firebase/rest/rest_transport.h"
#include "tests/platform/firebase/scripted_server.h"

/// Secrets that a test can look at, and that can be made to fail.
struct KeptSecrets {
    std::string text;
    bool full = false; ///< nothing more can be kept
};

class SecretsInMemory final : public architects::firebase::Secrets {
  public:
    explicit SecretsInMemory(KeptSecrets& kept) : kept_(&kept) {}
    [[nodiscard]] std::string load() const override { return kept_->text; }
    bool save(std::string_view text) override {
        if (!kept_->full || text.empty()) {
            kept_->text = text;
        }
        return !kept_->full || text.empty();
    }

  private:
    KeptSecrets* kept_;
};

/// What a question was answered with, and how often.
struct Heard {
    int times = 0;
    architects::online::Error error;
    architects::online::Value value;

    architects::online::Transport::Done done() {
        return [this](const architects::online::Error& what) {
            ++times;
            error = what;
        };
    }
    architects::online::Transport::Answered answered() {
        return [this](const architects::online::Error& what, const architects::online::Value& with) {
            ++times;
            error = what;
            value = with;
        };
    }
    bool wait() {
        return waitFor([this] { return times > 0; });
    }
};

/// An app and a server that plays along: it signs in "u1" and hands out id tokens t1, t2, ... for an hour
/// each. Functions and the database are up to the test.
struct Table {
    Table() {
        server.on = [this](const ScriptedServer::Request& request) { serve(request); };
        restart();
    }

    /// The app ends and starts anew on the same device.
    void restart() {
        app.reset();
        architects::firebase::ServerAddresses addresses;
        addresses.project = "demo-x";
        addresses.apiKey = "key";
        addresses.auth = server.address();
        addresses.functions = server.address() + "/functions";
        addresses.database = server.address() + "/db";
        options.now = [this] { return nowMs; };
        app = std::make_unique<architects::firebase::RestTransport>(
            addresses, std::make_unique<SecretsInMemory>(secrets), options);
        app->listen({.accountChanged = [this] { ++accountChanges; },
                     .connectionChanged = [this](bool online) { connections.push_back(online); },
                     .pushToken = {},
                     .pushOpened = {}});
    }

    void signIn() {
        Heard heard;
        app->signInAnonymously(heard.done());
        heard.wait();
    }

    void serve(const ScriptedServer::Request& request) {
        const auto is = [&](const char* part) { return request.target.find(part) != std::string::npos; };
        if (is("accounts:lookup")) {
            request.answer(200, R"({"users":[{"localId":"u1"}]})");
        } else if (is("accounts:sign")) {
            request.answer(200, R"({"localId":"u1","refreshToken":"r1","expiresIn":"3600","idToken":")" +
                                    nextToken() + "\"}");
        } else if (is("accounts:sendOobCode")) {
            request.answer(200, "{}");
        } else if (is("/token")) {
            onRefresh ? onRefresh(request)
                      : request.answer(200, R"({"refresh_token":"r2","expires_in":"3600","id_token":")" +
                                                nextToken() + "\"}");
        } else if (is("/functions/")) {
            onCall(request);
        } else {
            onRead(request);
        }
    }

    std::string nextToken() { return "t" + std::to_string(++tokens); }

    ScriptedServer server;
    architects::firebase::RestOptions options{.patience = std::chrono::milliseconds(20'000),
                                              .stream = {.silence = std::chrono::milliseconds(20'000),
                                                         .firstPause = std::chrono::milliseconds(10),
                                                         .longestPause = std::chrono::milliseconds(40)},
                                              .now = {}};
    KeptSecrets secrets;
    std::int64_t nowMs = 1'000'000;
    int tokens = 0;
    std::function<void(const ScriptedServer::Request&)> onRefresh;
    std::function<void(const ScriptedServer::Request&)> onCall;
    std::function<void(const ScriptedServer::Request&)> onRead;
    int accountChanges = 0;
    std::vector<bool> connections;
    std::unique_ptr<architects::firebase::RestTransport> app;
};
