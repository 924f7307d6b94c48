#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace architects::firebase {

/// Where a server is. Read from a JSON file: the one the emulators write when they have started, or that of
/// a real project (CONNECTING.md says what stands in it).
struct ServerAddresses {
    std::string project;
    std::string apiKey;
    std::string appId;     ///< of this app in the project; only the C++ SDK asks for it
    std::string sender;    ///< the project number that pushes come from; only the C++ SDK asks for it
    std::string auth;      ///< base of both sign-in services under the emulators; empty: Google's own
    std::string functions; ///< the functions' names are appended to it
    std::string database;
    std::string web;      ///< the project's web site; empty under the emulators, which have none
    std::string appCheck; ///< a token that proves our app to a real project; empty: none is sent

    /// Under the emulators one host answers for both sign-in services.
    [[nodiscard]] bool emulated() const { return !auth.empty(); }
    friend bool operator==(const ServerAddresses&, const ServerAddresses&) = default;
};

/// What a file says. What it does not say follows from the project's name. Nothing if it is not such a
/// file.
std::optional<ServerAddresses> readAddresses(std::string_view json);

} // namespace architects::firebase
