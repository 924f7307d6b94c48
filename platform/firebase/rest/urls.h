#pragma once

#include <QUrl>

#include <string_view>

#include "platform/firebase/addresses.h"

namespace architects::firebase {

/// One of the sign-in service's questions, e.g. "accounts:signUp".
QUrl accountUrl(const ServerAddresses& addresses, std::string_view question);
QUrl tokenUrl(const ServerAddresses& addresses);
QUrl functionUrl(const ServerAddresses& addresses, std::string_view function);
/// A node of the database; with `fromKey` its children from that key on.
QUrl nodeUrl(const ServerAddresses& addresses, std::string_view path, std::string_view fromKey,
             std::string_view token);

} // namespace architects::firebase
