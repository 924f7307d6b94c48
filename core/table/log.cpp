#include "core/table/log.h"

#include <utility>

#include "core/table/hex.h"

namespace architects {

Setup makeSetup(std::string game, int seats, const Seed& seed) {
    Setup setup;
    setup.game = std::move(game);
    setup.seats = seats;
    setup.seed = seed;
    setup.seedHash = sha256(seed);
    return setup;
}

std::array<std::uint8_t, entryBytes> toBytes(const Entry& entry) {
    std::array<std::uint8_t, entryBytes> bytes{static_cast<std::uint8_t>(entry.by), entry.kind};
    for (std::size_t i = 0; i < entry.arg.size(); ++i) {
        bytes[2 + i] = entry.arg[i];
    }
    return bytes;
}

Entry entryFromBytes(const std::array<std::uint8_t, entryBytes>& bytes) {
    Entry entry{static_cast<Seat>(bytes[0]), bytes[1], {}};
    for (std::size_t i = 0; i < entry.arg.size(); ++i) {
        entry.arg[i] = bytes[2 + i];
    }
    return entry;
}

Digest chainStart(const Setup& setup) {
    // The seed itself stays out: a view, which does not know it, must be able to check its own chain.
    std::string text = "great-architects 1\n" + setup.game + "\n" + std::to_string(setup.seats) + "\n";
    text += toHex(setup.options) + "\n" + toHex(setup.seedHash) + "\n";
    if (setup.seedFrom != 0) {
        text += std::to_string(setup.seedFrom) + "\n";
    }
    if (setup.rules !=
        firstRules) { // left out for the first, so that chains from before numbers still hold
        text += "rules " + std::to_string(setup.rules) + "\n";
    }
    return sha256(text);
}

Digest chainNext(const Digest& link, const Entry& entry) {
    std::array<std::uint8_t, 32 + entryBytes> bytes{};
    const auto tail = toBytes(entry);
    for (std::size_t i = 0; i < link.size(); ++i) {
        bytes[i] = link[i];
    }
    for (std::size_t i = 0; i < tail.size(); ++i) {
        bytes[link.size() + i] = tail[i];
    }
    return sha256(bytes);
}

Digest chainOf(const Log& log) {
    Digest link = chainStart(log.setup);
    for (const Entry& entry : log.entries) {
        link = chainNext(link, entry);
    }
    return link;
}

} // namespace architects
