#pragma once

#include <QString>

#include <memory>
#include <string>

#include "core/online/transport.h"
#include "platform/firebase/addresses.h"

/// Where the emulators of this run are.
const architects::firebase::ServerAddresses& emulatorAddresses();

// What a device runs, written once for each transport under test (rest_app.cpp, sdk_app.cpp).

/// `key` is a path of the device's own, under which it finds its account again.
std::unique_ptr<architects::online::Transport>
startApp(const architects::firebase::ServerAddresses& addresses, const QString& key);
/// What it does to make an e-mail address a part of its account.
void linkEmail(architects::online::Transport& app, const architects::firebase::ServerAddresses& addresses,
               const std::string& email, const std::string& password,
               architects::online::Transport::Done done);
