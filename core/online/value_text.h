#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/online/value.h"

namespace architects::online {

/// JSON, keys in order, without blanks: equal values are equal texts.
std::string writeValue(const Value& value);
/// Nothing if the text is not JSON, or is nested deeper than 64 levels.
std::optional<Value> readValue(std::string_view text);

} // namespace architects::online
