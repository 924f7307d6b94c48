#pragma once

#include <QString>

#include <memory>
#include <optional>

#include "core/online/transport.h"
#include "platform/firebase/addresses.h"

namespace architects::firebase {

/// The server this app talks to: that of the file (the emulators' own, ./run --emulators), or without one
/// the project that was compiled in. Nothing if there is none, or the file cannot be read.
std::optional<ServerAddresses> findServer(const QString& file);

/// The way there: by the Firebase C++ SDK if this was built with it, otherwise by REST. `store` is the file
/// with the matches; the key to the account is kept beside it, in a file of its own. Null if this device
/// lacks what the SDK needs.
std::unique_ptr<online::Transport> makeTransport(const ServerAddresses& addresses, const QString& store);

} // namespace architects::firebase
