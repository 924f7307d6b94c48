// What WebAssembly exports: core/referee's text in, text out, as bytes in the module's own memory.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "core/referee/case_text.h"

/// Answers a question of `size` bytes. The answer is a block for the caller to free: its length in four
/// bytes, then its text. The question stays the caller's.
extern "C" [[gnu::visibility("default")]] unsigned char* referee(const char* question, std::size_t size) {
    const std::string answer = architects::referee::answer(std::string_view(question, size));
    const auto length = static_cast<std::uint32_t>(answer.size());
    auto* block = static_cast<unsigned char*>(std::malloc(sizeof length + answer.size()));
    if (block == nullptr) {
        std::abort(); // out of memory: a trap, and the loader begins anew
    }
    std::memcpy(block, &length, sizeof length);
    std::memcpy(block + sizeof length, answer.data(), answer.size());
    return block;
}
