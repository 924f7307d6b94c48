#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/games/egizia/state.h"
#include "core/table/log.h"
#include "core/table/result.h"

/// Everything of Egizia as text that people can read and write, and back. README.md has the table.
namespace architects::egizia {

std::string cardName(int card);     ///< "N07"; "?" for one there is not
std::string riddleName(int riddle); ///< "S05"; "?" for one that is not seen
std::string bendName(int bend);     ///< "edfu"
std::string siteName(int site);     ///< "abydos"
std::string workerName(int worker); ///< "blue"
std::string floodName(int flood);   ///< "centre"
std::string squareName(int square); ///< "o1", "t12", "p1.6", "l3", "r1", "c4", "e2"

std::optional<std::uint8_t> cardNamed(std::string_view text);
std::optional<std::uint8_t> riddleNamed(std::string_view text);
std::optional<std::uint8_t> bendNamed(std::string_view text);
std::optional<std::uint8_t> siteNamed(std::string_view text);
std::optional<std::uint8_t> workerNamed(std::string_view text);
std::optional<std::uint8_t> floodNamed(std::string_view text);
std::optional<std::uint8_t> squareNamed(std::string_view text);

std::string writeEntry(const Entry& entry);
Result<Entry> readEntry(Seat by, std::string_view text);
std::string writePosition(const State& state);
Result<State> readPosition(std::string_view text);

} // namespace architects::egizia
