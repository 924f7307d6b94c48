#include "platform/firebase/sdk/sdk_errors.h"

#include <firebase/auth/types.h>
#include <firebase/database/common.h>
#include <firebase/functions/common.h>

#include "core/online/value_text.h"
#include "platform/firebase/errors.h"

namespace architects::firebase {

namespace auth = ::firebase::auth;
namespace database = ::firebase::database;
namespace functions = ::firebase::functions;
using online::Error;
using Kind = Error::Kind;

Error authError(int code) {
    switch (code) {
    case auth::kAuthErrorNone: return {};
    case auth::kAuthErrorNetworkRequestFailed: return unreachable();
    case auth::kAuthErrorEmailAlreadyInUse: return named(Kind::Refused, "auth.email_in_use");
    case auth::kAuthErrorCredentialAlreadyInUse:
    case auth::kAuthErrorProviderAlreadyLinked:
    case auth::kAuthErrorAccountExistsWithDifferentCredentials:
        return named(Kind::Refused, "auth.credential_in_use");
    case auth::kAuthErrorInvalidEmail:
    case auth::kAuthErrorMissingEmail: return named(Kind::Refused, "auth.bad_email");
    case auth::kAuthErrorWeakPassword:
    case auth::kAuthErrorMissingPassword: return named(Kind::Refused, "auth.weak_password");
    case auth::kAuthErrorWrongPassword: return named(Kind::Refused, "auth.wrong_password");
    case auth::kAuthErrorInvalidCredential:
    case auth::kAuthErrorRejectedCredential: return named(Kind::Refused, "auth.bad_credential");
    case auth::kAuthErrorUserDisabled: return named(Kind::Refused, "auth.disabled");
    case auth::kAuthErrorOperationNotAllowed:
    case auth::kAuthErrorAdminRestrictedOperation: return named(Kind::Refused, "auth.not_offered");
    case auth::kAuthErrorTooManyRequests: return named(Kind::Unreachable, "auth.too_many");
    case auth::kAuthErrorKeychainError: return notKept();
    case auth::kAuthErrorUserNotFound:
    case auth::kAuthErrorInvalidUserToken:
    case auth::kAuthErrorUserTokenExpired:
    case auth::kAuthErrorNoSignedInUser: return signedOut();
    default: return inTrouble();
    }
}

Error functionError(int code, std::string_view message) {
    switch (code) {
    case functions::kErrorNone: return {};
    case functions::kErrorCancelled:
    case functions::kErrorDeadlineExceeded:
    case functions::kErrorUnavailable: return unreachable();
    default: break;
    }
    std::string_view status;
    if (code == functions::kErrorUnauthenticated) {
        status = "UNAUTHENTICATED";
    } else if (code == functions::kErrorInvalidArgument || code == functions::kErrorOutOfRange) {
        status = "INVALID_ARGUMENT";
    }
    return refusalOf(status, online::readValue(message).value_or(online::Value()));
}

Error databaseError(int code) {
    switch (code) {
    case database::kErrorNone: return {};
    case database::kErrorPermissionDenied: return denied();
    case database::kErrorExpiredToken:
    case database::kErrorInvalidToken: return signedOut();
    case database::kErrorDisconnected:
    case database::kErrorNetworkError:
    case database::kErrorUnavailable: return unreachable();
    default: return inTrouble();
    }
}

} // namespace architects::firebase
