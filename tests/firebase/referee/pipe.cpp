// The referee natively, for tests that compare it with the one in WebAssembly: reads questions from its
// input and writes the answers to its output, each as four bytes of length (low byte first) and the text.

#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

#include "core/referee/case_text.h"

namespace {

bool readLength(std::uint32_t& length) {
    std::array<unsigned char, 4> bytes{};
    if (std::fread(bytes.data(), 1, bytes.size(), stdin) != bytes.size()) {
        return false;
    }
    length = bytes[0] | static_cast<std::uint32_t>(bytes[1]) << 8U |
             static_cast<std::uint32_t>(bytes[2]) << 16U | static_cast<std::uint32_t>(bytes[3]) << 24U;
    return true;
}

bool write(const std::string& text) {
    const auto length = static_cast<std::uint32_t>(text.size());
    const std::array<unsigned char, 4> bytes{
        static_cast<unsigned char>(length), static_cast<unsigned char>(length >> 8U),
        static_cast<unsigned char>(length >> 16U), static_cast<unsigned char>(length >> 24U)};
    return std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size() &&
           std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
}

} // namespace

int main(int argc, char** argv) {
    const bool times = argc > 1 && std::string_view(argv[1]) == "--times";
    std::uint32_t length = 0;
    while (readLength(length)) {
        std::string question(length, '\0');
        if (std::fread(question.data(), 1, length, stdin) != length) {
            return 1;
        }
        const auto before = std::chrono::steady_clock::now();
        const std::string answer = architects::referee::answer(question);
        const std::chrono::nanoseconds took = std::chrono::steady_clock::now() - before;
        if (times) {
            std::fprintf(stderr, "%lld\n", static_cast<long long>(took.count()));
        }
        if (!write(answer)) {
            return 1;
        }
    }
    return 0;
}
