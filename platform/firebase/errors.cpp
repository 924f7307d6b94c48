#include "platform/firebase/errors.h"

#include <string>
#include <utility>

namespace architects::firebase {

using online::Error;
using online::Value;
using Kind = Error::Kind;

Error named(Kind kind, std::string_view name) {
    return {kind, std::string(name), Value::Map{{"name", name}}};
}

Error unreachable() {
    return named(Kind::Unreachable, "net.unreachable");
}

Error inTrouble() {
    return named(Kind::Unreachable, "net.trouble");
}

Error signedOut() {
    return named(Kind::SignedOut, "auth.missing");
}

Error denied() {
    return named(Kind::Refused, "read.denied");
}

Error notKept() {
    return named(Kind::Refused, "auth.not_kept");
}

Error refusalOf(std::string_view status, Value details) {
    std::string name = details["name"].text();
    if (name.empty()) {
        // Not from our functions but from what stands before them.
        if (status == "UNAUTHENTICATED") {
            return signedOut();
        }
        if (status == "INVALID_ARGUMENT" || status == "OUT_OF_RANGE") {
            return named(Kind::Refused, "request.bad");
        }
        return inTrouble();
    }
    Kind kind = Kind::Refused;
    if (name == "auth.missing") {
        kind = Kind::SignedOut;
    } else if (name == "server.busy") {
        kind = Kind::Unreachable; // the same question is welcome a little later
    }
    return {kind, std::move(name), std::move(details)};
}

} // namespace architects::firebase
