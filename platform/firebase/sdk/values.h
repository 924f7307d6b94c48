#pragma once

#include <firebase/variant.h>

#include "core/online/value.h"

namespace architects::firebase {

/// The same thing as the SDK and as the app know it.
::firebase::Variant toVariant(const online::Value& value);
online::Value toValue(const ::firebase::Variant& variant);

} // namespace architects::firebase
