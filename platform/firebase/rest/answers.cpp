#include "platform/firebase/rest/answers.h"

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "core/online/value_text.h"
#include "platform/firebase/errors.h"
#include "platform/firebase/tree.h"

namespace architects::firebase {
namespace {

using online::Error;
using Kind = Error::Kind;

/// What went wrong before anybody read the body; nothing if somebody should.
std::optional<Error> failureOf(const HttpAnswer& answer) {
    if (answer.status == 0) {
        return unreachable();
    }
    return answer.status >= 500 ? std::optional(inTrouble()) : std::nullopt;
}

struct AccountRefusal {
    std::string_view said;
    Kind kind;
    std::string_view name;
};

// The sign-in service's words and ours. The longer ones stand first where one begins with another.
constexpr std::array accountRefusals{
    AccountRefusal{"EMAIL_EXISTS", Kind::Refused, "auth.email_in_use"},
    AccountRefusal{"FEDERATED_USER_ID_ALREADY_LINKED", Kind::Refused, "auth.credential_in_use"},
    AccountRefusal{"INVALID_EMAIL", Kind::Refused, "auth.bad_email"},
    AccountRefusal{"MISSING_EMAIL", Kind::Refused, "auth.bad_email"},
    AccountRefusal{"WEAK_PASSWORD", Kind::Refused, "auth.weak_password"},
    AccountRefusal{"MISSING_PASSWORD", Kind::Refused, "auth.weak_password"},
    AccountRefusal{"PASSWORD_DOES_NOT_MEET_REQUIREMENTS", Kind::Refused, "auth.weak_password"},
    AccountRefusal{"EMAIL_NOT_FOUND", Kind::Refused, "auth.wrong_password"},
    AccountRefusal{"INVALID_PASSWORD", Kind::Refused, "auth.wrong_password"},
    AccountRefusal{"INVALID_LOGIN_CREDENTIALS", Kind::Refused, "auth.wrong_password"},
    AccountRefusal{"USER_DISABLED", Kind::Refused, "auth.disabled"},
    AccountRefusal{"TOO_MANY_ATTEMPTS_TRY_LATER", Kind::Unreachable, "auth.too_many"},
    AccountRefusal{"INVALID_IDP_RESPONSE", Kind::Refused, "auth.bad_credential"},
    AccountRefusal{"MISSING_OR_INVALID_NONCE", Kind::Refused, "auth.bad_credential"},
    AccountRefusal{"INVALID_CREDENTIAL", Kind::Refused, "auth.bad_credential"},
    AccountRefusal{"CREDENTIAL_TOO_OLD_LOGIN_AGAIN", Kind::Refused, "auth.bad_credential"},
    AccountRefusal{"OPERATION_NOT_ALLOWED", Kind::Refused, "auth.not_offered"},
    AccountRefusal{"ADMIN_ONLY_OPERATION", Kind::Refused, "auth.not_offered"},
    AccountRefusal{"INVALID_ID_TOKEN", Kind::SignedOut, "auth.missing"},
    AccountRefusal{"INVALID_REFRESH_TOKEN", Kind::SignedOut, "auth.missing"},
    AccountRefusal{"INVALID_GRANT_TYPE", Kind::SignedOut, "auth.missing"},
    AccountRefusal{"MISSING_REFRESH_TOKEN", Kind::SignedOut, "auth.missing"},
    AccountRefusal{"TOKEN_EXPIRED", Kind::SignedOut, "auth.missing"},
    AccountRefusal{"USER_NOT_FOUND", Kind::SignedOut, "auth.missing"},
};

Error accountError(std::string_view said) {
    for (const AccountRefusal& refusal : accountRefusals) {
        if (said.starts_with(refusal.said)) {
            return named(refusal.kind, refusal.name);
        }
    }
    return inTrouble();
}

} // namespace

Outcome callableOutcome(const HttpAnswer& answer) {
    if (answer.status == 0) {
        return {unreachable(), {}};
    }
    const auto body = online::readValue(answer.body);
    if (!body || !body->isMap()) {
        return {inTrouble(), {}};
    }
    if (answer.ok()) {
        const bool whole = body->map().contains("result");
        return {whole ? Error{} : inTrouble(), (*body)["result"]};
    }
    return {refusalOf((*body).at("error/status").text(), (*body).at("error/details")), {}};
}

ReadOutcome readOutcome(const HttpAnswer& answer) {
    ReadOutcome outcome;
    if (const auto failure = failureOf(answer)) {
        outcome.error = *failure;
        return outcome;
    }
    const auto body = online::readValue(answer.body);
    const bool refused = answer.status == 401 || answer.status == 403;
    if (!body || !(answer.ok() || refused)) {
        outcome.error = inTrouble();
    } else if (answer.ok()) {
        outcome.value = tidied(*body);
    } else if ((*body)["error"].text() == "Permission denied") {
        outcome.error = denied();
    } else {
        outcome.error = signedOut();
        outcome.tokenRefused = true;
    }
    return outcome;
}

Outcome accountOutcome(const HttpAnswer& answer) {
    if (const auto failure = failureOf(answer)) {
        return {*failure, {}};
    }
    const auto body = online::readValue(answer.body);
    if (!body || !body->isMap()) {
        return {inTrouble(), {}};
    }
    if (!answer.ok()) {
        return {accountError((*body).at("error/message").text()), {}};
    }
    // Linking what is linked elsewhere is answered kindly, with the refusal inside.
    const std::string& within = (*body)["errorMessage"].text();
    return within.empty() ? Outcome{{}, *body} : Outcome{accountError(within), {}};
}

} // namespace architects::firebase
