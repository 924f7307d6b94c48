#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "core/table/hex.h"

namespace architects::golden {

/// The note by which a golden match promises its final state.
inline std::string fingerprintNote(std::uint64_t hash) {
    std::array<std::uint8_t, 8> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        bytes[i] = static_cast<std::uint8_t>(hash >> (56U - 8U * i));
    }
    return "final state " + toHex(bytes);
}

} // namespace architects::golden
