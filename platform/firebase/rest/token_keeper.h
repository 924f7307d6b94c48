#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/online/transport.h"
#include "platform/firebase/addresses.h"
#include "platform/firebase/rest/http.h"

namespace architects::firebase {

/// Who may speak for the account: a refresh token that lasts, and an id token that lives an hour. Renews
/// the latter before it ends, once for all who ask meanwhile.
class TokenKeeper {
  public:
    using Clock = std::function<std::int64_t()>; ///< milliseconds
    using Got = std::function<void(const online::Error&, const std::string& idToken)>;
    struct Listener {
        std::function<void()> renewed; ///< the refresh token may be another one
        std::function<void()> lost;    ///< the server does not know this account any more
    };

    /// An id token with less than this to live is renewed before it is used.
    static constexpr std::int64_t marginMs = std::int64_t{5} * 60 * 1000;

    TokenKeeper(Http& http, const ServerAddresses& addresses, Clock now);
    void listen(Listener listener) { listener_ = std::move(listener); }

    /// From a file: the id token is fetched when it is needed.
    void restore(const std::string& refreshToken);
    /// From a sign-in. Who waits for a token gets this one.
    void set(const std::string& refreshToken, const std::string& idToken, std::int64_t seconds);
    /// Nobody is signed in. Who waits for a token hears so.
    void forget();
    [[nodiscard]] const std::string& refreshToken() const { return refreshToken_; }

    /// A token that can be used now; answers at once if there is one.
    void fresh(Got got);
    /// A token other than `stale`, which the server did not take.
    void renewed(const std::string& stale, Got got);

  private:
    void renew();
    void hear(const HttpAnswer& answer);
    void answerAll(const online::Error& error);

    Http* http_;
    QUrl url_;
    Clock now_;
    Listener listener_;
    std::string refreshToken_;
    std::string idToken_;
    std::int64_t endsMs_ = 0;
    std::vector<Got> waiting_; ///< not empty: a renewal is on its way
    int generation_ = 0;       ///< an answer for an account that was left is nobody's
};

} // namespace architects::firebase
