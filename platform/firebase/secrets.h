#pragma once

#include <string>
#include <string_view>

namespace architects::firebase {

/// Where the app keeps what proves who somebody is: a short text, apart from the matches, so that a copy of
/// those holds no key to an account.
class Secrets {
  public:
    Secrets() = default;
    virtual ~Secrets() = default;
    Secrets(const Secrets&) = delete;
    Secrets& operator=(const Secrets&) = delete;

    /// Empty if there is nothing.
    [[nodiscard]] virtual std::string load() const = 0;
    /// An empty text forgets what was kept. False if the text could not be kept; then what was there
    /// before still is.
    virtual bool save(std::string_view text) = 0;
};

} // namespace architects::firebase
