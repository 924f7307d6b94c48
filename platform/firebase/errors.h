#pragma once

#include <string_view>

#include "core/online/transport.h"

namespace architects::firebase {

/// The errors that both ways to the server share; PROTOCOL.md lists their names.

online::Error named(online::Error::Kind kind, std::string_view name);
online::Error unreachable(); ///< no network, or no answer in time
online::Error inTrouble();   ///< something answered, but not as our server does
online::Error signedOut();
online::Error denied(); ///< the rules of the database let nobody, or not this person, read that
/// The account was made, but this device could not keep the key to it: better none than one lost tomorrow.
online::Error notKept();

/// A function's refusal. `status` as the callable protocol writes it ("FAILED_PRECONDITION").
online::Error refusalOf(std::string_view status, online::Value details);

} // namespace architects::firebase
