#pragma once

#include <array>
#include <cassert>
#include <cstddef>

namespace architects {

/// A list with a fixed capacity and no allocation. Reused in loops: clear() does not touch the elements.
template <class T, std::size_t Capacity>
class FixedList { // NOLINT(cppcoreguidelines-pro-type-member-init): see items_
  public:
    constexpr void clear() { size_ = 0; }
    constexpr void push(const T& value) {
        assert(size_ < Capacity);
        items_[size_++] = value;
    }
    constexpr void pop() {
        assert(size_ > 0);
        --size_;
    }
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }

    constexpr T& operator[](std::size_t i) {
        assert(i < size_);
        return items_[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        assert(i < size_);
        return items_[i];
    }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }

  private:
    std::size_t size_ = 0;
    std::array<T, Capacity> items_; // deliberately not initialised: this is a scratch list of the hot path
};

} // namespace architects
