#pragma once

#include <firebase/app.h>

#include <memory>

#include "platform/firebase/addresses.h"

namespace architects::firebase {

/// The SDK's app, with the proof that calls come from ours (App Check) set up: Play Integrity on Android,
/// App Attest on iOS, elsewhere the debug provider. Null if the SDK does not find what it needs.
std::unique_ptr<::firebase::App> makeApp(const ServerAddresses& addresses);

} // namespace architects::firebase
