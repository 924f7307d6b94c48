#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/games/luxor/state.h"
#include "core/table/log.h"
#include "core/table/result.h"

/// Everything of Luxor as text that people can read and write, and back. README.md has the table.
namespace architects::luxor {

std::string animalName(int animal); ///< "camel"; "?" for one that is not seen
std::string cardName(int card);     ///< "camel-mule", the top animal first; "?"
std::string cellName(int cell);     ///< "a1" .. "h10"
std::string shaftName(int shaft);   ///< "a" .. "h"
std::string tombName(int tomb);     ///< "camel2": two eyes, at the camel's pillar
std::string curseName(int curse);   ///< "camel-mule-hippo"

std::optional<std::uint8_t> animalNamed(std::string_view text);
std::optional<Card> cardNamed(std::string_view text);
std::optional<Cell> cellNamed(std::string_view text);
std::optional<std::uint8_t> shaftNamed(std::string_view text);
std::optional<Tomb> tombNamed(std::string_view text);
std::optional<Curse> curseNamed(std::string_view text);

std::string writeEntry(const Entry& entry);
/// The three cells of a claim may come in any order.
Result<Entry> readEntry(Seat by, std::string_view text);

/// A position as lines of text, each of which begins with what it tells; what is empty is left out.
std::string writePosition(const State& state);
/// Refuses what could not be played on from.
Result<State> readPosition(std::string_view text);

} // namespace architects::luxor
