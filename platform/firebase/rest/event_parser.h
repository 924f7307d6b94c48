#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace architects::firebase {

/// One event of a server-sent stream.
struct ServerEvent {
    std::string name; ///< "message" if the server gave none
    std::string data; ///< lines joined by '\n'
    friend bool operator==(const ServerEvent&, const ServerEvent&) = default;
};

/// Reads server-sent events as they drip in: packets may be torn anywhere, also inside a letter or between
/// the two halves of a line's end.
class EventParser {
  public:
    /// An event larger than this is not ours to hold in memory.
    static constexpr std::size_t largest = std::size_t{8} * 1024 * 1024;

    /// The events that these bytes completed.
    std::vector<ServerEvent> feed(std::string_view bytes);
    /// An event grew too large; nothing more will come of this stream.
    [[nodiscard]] bool overrun() const { return overrun_; }

  private:
    void endLine(std::vector<ServerEvent>& events);
    void field(std::string_view name, std::string_view value);

    std::string line_;
    ServerEvent event_;
    bool hasData_ = false;
    bool afterReturn_ = false; ///< the last byte was '\r': a '\n' right after it belongs to it
    bool overrun_ = false;
};

} // namespace architects::firebase
