#include "platform/firebase/rest/token_keeper.h"

#include <charconv>
#include <utility>

#include "core/online/value_text.h"
#include "platform/firebase/errors.h"
#include "platform/firebase/rest/answers.h"
#include "platform/firebase/rest/urls.h"

namespace architects::firebase {

using online::Error;
using online::Value;

TokenKeeper::TokenKeeper(Http& http, const ServerAddresses& addresses, Clock now)
    : http_(&http), url_(tokenUrl(addresses)), now_(std::move(now)) {}

void TokenKeeper::restore(const std::string& refreshToken) {
    set(refreshToken, {}, 0);
}

void TokenKeeper::set(const std::string& refreshToken, const std::string& idToken, std::int64_t seconds) {
    ++generation_;
    refreshToken_ = refreshToken;
    idToken_ = idToken;
    endsMs_ = now_() + seconds * 1000;
    if (waiting_.empty()) {
        return;
    }
    if (idToken_.empty()) {
        renew();
    } else {
        answerAll({});
    }
}

void TokenKeeper::forget() {
    ++generation_;
    refreshToken_.clear();
    idToken_.clear();
    answerAll(signedOut());
}

void TokenKeeper::fresh(Got got) {
    if (refreshToken_.empty()) {
        got(signedOut(), {});
    } else if (waiting_.empty() && !idToken_.empty() && now_() + marginMs < endsMs_) {
        got({}, idToken_);
    } else {
        waiting_.push_back(std::move(got));
        if (waiting_.size() == 1) {
            renew();
        }
    }
}

void TokenKeeper::renewed(const std::string& stale, Got got) {
    if (idToken_ == stale) {
        idToken_.clear();
    }
    fresh(std::move(got));
}

void TokenKeeper::renew() {
    const Value question = Value::Map{{"grant_type", "refresh_token"}, {"refresh_token", refreshToken_}};
    http_->post(url_, online::writeValue(question), {},
                [this, generation = generation_](const HttpAnswer& answer) {
                    if (generation == generation_) {
                        hear(answer);
                    }
                });
}

void TokenKeeper::hear(const HttpAnswer& answer) {
    const Outcome outcome = accountOutcome(answer);
    const std::string& token = outcome.value["id_token"].text();
    if (outcome.error.ok() && !token.empty()) {
        idToken_ = token;
        const std::string& seconds = outcome.value["expires_in"].text();
        std::int64_t lives = 0; // unreadable: it serves those who wait, and the next one renews again
        std::from_chars(seconds.data(), seconds.data() + seconds.size(), lives);
        endsMs_ = now_() + lives * 1000;
        if (const std::string& refresh = outcome.value["refresh_token"].text(); !refresh.empty()) {
            refreshToken_ = refresh;
        }
        listener_.renewed();
        answerAll({});
        return;
    }
    const bool gone = outcome.error.kind == Error::Kind::SignedOut || outcome.error.name == "auth.disabled";
    if (gone) {
        forget();
        listener_.lost();
        return;
    }
    answerAll(outcome.error.ok() ? inTrouble() : outcome.error);
}

void TokenKeeper::answerAll(const Error& error) {
    for (const Got& got : std::exchange(waiting_, {})) {
        got(error, error.ok() ? idToken_ : std::string());
    }
}

} // namespace architects::firebase
