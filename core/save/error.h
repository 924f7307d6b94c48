#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace architects::save {

/// Why something was not saved or not found. The order may change, the names in error.cpp may not.
enum class [[nodiscard]] SaveError : std::uint8_t{
    None,
    // The file
    CannotOpen,
    ReadOnly,
    NoSpace,
    Locked,
    NewerVersion,
    CannotSetAside,
    Damaged,
    Failed,
    // What was asked of it
    BadRecord,
    NoSuchMatch,
    MatchExists,
    MatchNotOpen,
    MatchIsOpen,
    WrongLength,
    DamagedMatch,
};

struct SaveErrorInfo {
    SaveError id;
    std::string_view name;     ///< stable, for logs: "save.no_space"
    std::string_view sentence; ///< English; translated by the screen
};

/// All errors, in the order of the enumeration.
std::span<const SaveErrorInfo> allSaveErrors();
const SaveErrorInfo& infoOf(SaveError error);

/// A value, or the error that says why there is none.
template <class T>
class [[nodiscard]] Saved {
  public:
    // NOLINTNEXTLINE(google-explicit-constructor): reads as "return value"
    Saved(T value) : value_(std::move(value)) {}
    // NOLINTNEXTLINE(google-explicit-constructor): reads as "return error"
    Saved(SaveError error) : error_(error) { assert(error != SaveError::None); }

    [[nodiscard]] bool ok() const { return value_.has_value(); }
    SaveError error() const { return error_; }
    T& operator*() & {
        assert(value_);
        return *value_;
    }
    const T& operator*() const& {
        assert(value_);
        return *value_;
    }
    /// By value, so that `for (x : *store.list())` does not walk over what is already gone.
    T operator*() && {
        assert(value_);
        return *std::move(value_);
    }
    T* operator->() { return &**this; }
    const T* operator->() const { return &**this; }

  private:
    std::optional<T> value_;
    SaveError error_ = SaveError::None;
};

} // namespace architects::save
