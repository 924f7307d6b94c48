#pragma once

// Counts every allocation of the program that includes this, once: such a program is one of its own.

#include <cstdlib>
#include <new>

namespace architects::test {
inline long allocations = 0;

inline void* counted(std::size_t size) {
    ++allocations;
    void* memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) {
        std::abort();
    }
    return memory;
}
} // namespace architects::test

void* operator new(std::size_t size) {
    return architects::test::counted(size);
}
void* operator new[](std::size_t size) {
    return architects::test::counted(size);
}
void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept {
    return architects::test::counted(size);
}
void* operator new[](std::size_t size, const std::nothrow_t& /*tag*/) noexcept {
    return architects::test::counted(size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}
