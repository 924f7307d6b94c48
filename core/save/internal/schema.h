#pragma once

#include <cstdint>

#include "core/save/internal/database.h"

namespace architects::save {

/// "GrAr" in the file's header: how we know our own files.
inline constexpr std::int64_t applicationId = 0x47724172;

/// The version of the schema this code writes.
std::int64_t newestVersion();

/// Brings the file up to the newest version, each step in a transaction of its own.
SaveError migrate(Database& database);

} // namespace architects::save
