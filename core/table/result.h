#pragma once

#include <cassert>
#include <optional>
#include <utility>

#include "core/table/refusal.h"

namespace architects {

/// A value, or the refusal that says why there is none. The core never throws.
template <class T>
class [[nodiscard]] Result {
  public:
    // NOLINTNEXTLINE(google-explicit-constructor): reads as "return value"
    Result(T value) : value_(std::move(value)) {}
    // NOLINTNEXTLINE(google-explicit-constructor): reads as "return refusal"
    Result(Refusal refusal) : refusal_(refusal) { assert(refusal != Refusal::None); }
    [[nodiscard]] bool ok() const { return value_.has_value(); }
    [[nodiscard]] Refusal refusal() const { return refusal_; }
    T& operator*() {
        assert(value_);
        return *value_;
    }
    const T& operator*() const {
        assert(value_);
        return *value_;
    }
    T* operator->() { return &**this; }
    const T* operator->() const { return &**this; }

  private:
    std::optional<T> value_;
    Refusal refusal_ = Refusal::None;
};

} // namespace architects
