#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace architects::referee {

/// The referee as text in, text out; README.md beside this header describes both. Whatever the bytes are,
/// the answer is a ruling or a refusal.
std::string answer(std::string_view question);

/// A longer question is refused unread: the longest log takes less.
inline constexpr std::size_t longestQuestion = std::size_t{1} << 20U;
/// More moves in one list are refused unread.
inline constexpr std::size_t mostMoves = 64;

} // namespace architects::referee
