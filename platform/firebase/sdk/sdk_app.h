#pragma once

#include <firebase/app.h>

#include <memory>
#include <string>

#include "platform/firebase/addresses.h"

namespace architects::firebase {

/// The SDK's app, with the proof that calls come from ours (App Check) set up: Play Integrity on Android,
/// App Attest on iOS, elsewhere the debug provider; none under the emulators, which ask for none. The SDK
/// keeps an account for each `name`; the empty one is that of a phone. Null if the SDK does not find what
/// it needs.
std::unique_ptr<::firebase::App> makeApp(const ServerAddresses& addresses, const std::string& name);

} // namespace architects::firebase
