#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/online/transport.h"

namespace architects::online::test {

/// Stands before another transport and hands everything on; who stands in the way of something overrides
/// that.
class ForwardingTransport : public Transport {
  public:
    explicit ForwardingTransport(std::shared_ptr<Transport> inner) : inner_(std::move(inner)) {}

    [[nodiscard]] std::optional<Account> account() const override { return inner_->account(); }
    void signInAnonymously(Done done) override { inner_->signInAnonymously(std::move(done)); }
    void signInWithEmail(const std::string& email, const std::string& password, Done done) override {
        inner_->signInWithEmail(email, password, std::move(done));
    }
    void signInWith(const Credential& credential, Done done) override {
        inner_->signInWith(credential, std::move(done));
    }
    void linkEmail(const std::string& email, const std::string& password, Done done) override {
        inner_->linkEmail(email, password, std::move(done));
    }
    void link(const Credential& credential, Done done) override {
        inner_->link(credential, std::move(done));
    }
    void sendPasswordReset(const std::string& email, Done done) override {
        inner_->sendPasswordReset(email, std::move(done));
    }
    void signOut() override { inner_->signOut(); }
    void idToken(Answered answered) override { inner_->idToken(std::move(answered)); }
    void watch(std::string_view path, std::function<void(const Value&)> told) override {
        inner_->watch(path, std::move(told));
    }
    [[nodiscard]] bool connected() const override { return inner_->connected(); }
    void rest() override { inner_->rest(); }
    void wake() override { inner_->wake(); }

  protected:
    /// Shared with what is under way: a request that left a phone arrives, even if the app has ended.
    std::shared_ptr<Transport> inner_;
};

} // namespace architects::online::test
