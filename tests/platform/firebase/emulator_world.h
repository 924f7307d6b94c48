#pragma once

#include <QString>

#include <memory>

#include "core/online/transport.h"
#include "platform/firebase/addresses.h"

/// Where the emulators of this run are.
const architects::firebase::ServerAddresses& emulatorAddresses();

/// What a device runs: the transport under test, written once for each (rest_app.cpp, sdk_app.cpp). `key`
/// is a path of the device's own, under which it finds its account again.
std::unique_ptr<architects::online::Transport>
startApp(const architects::firebase::ServerAddresses& addresses, const QString& key);
