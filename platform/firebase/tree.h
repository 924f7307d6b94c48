#pragma once

#include <string_view>

#include "core/online/value.h"

namespace architects::firebase {

/// A node of the Realtime Database as the server's messages change it. The database knows no empty maps and
/// no nulls inside: what is set to nothing is gone, and so is a parent that has nothing else.

/// What the database would hold if this were written to it.
online::Value tidied(const online::Value& value);
/// `tree` with `value` at `path` ("/a/b"; "/" is the tree itself).
online::Value put(const online::Value& tree, std::string_view path, const online::Value& value);
/// `tree` with each member of `values`, whose names may be paths, put below `path`.
online::Value patch(const online::Value& tree, std::string_view path, const online::Value& values);

} // namespace architects::firebase
