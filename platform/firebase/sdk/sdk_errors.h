#pragma once

#include <string_view>

#include "core/online/transport.h"

namespace architects::firebase {

/// The SDK's error codes, as the app knows them; 0 is none of them.

online::Error authError(int code);
/// `message` is the refusal's details as JSON (PROTOCOL.md): the SDK does not hand on the details
/// themselves.
online::Error functionError(int code, std::string_view message);
online::Error databaseError(int code);

} // namespace architects::firebase
