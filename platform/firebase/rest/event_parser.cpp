#include "platform/firebase/rest/event_parser.h"

#include <utility>

namespace architects::firebase {

std::vector<ServerEvent> EventParser::feed(std::string_view bytes) {
    std::vector<ServerEvent> events;
    for (const char byte : bytes) {
        if (overrun_) {
            break;
        }
        const bool secondHalf = byte == '\n' && afterReturn_;
        afterReturn_ = byte == '\r';
        if (secondHalf) {
            continue;
        }
        if (byte == '\r' || byte == '\n') {
            endLine(events);
        } else {
            line_.push_back(byte);
            overrun_ = line_.size() + event_.data.size() > largest;
        }
    }
    return events;
}

void EventParser::endLine(std::vector<ServerEvent>& events) {
    const std::string line = std::exchange(line_, {});
    if (!line.empty()) {
        const std::size_t colon = line.find(':');
        std::string_view value = colon == std::string::npos ? std::string_view() : std::string_view(line);
        if (!value.empty()) {
            value.remove_prefix(colon + 1);
            value.remove_prefix(value.starts_with(' ') ? 1 : 0);
        }
        field(std::string_view(line).substr(0, colon), value);
        return;
    }
    ServerEvent event = std::exchange(event_, {});
    if (std::exchange(hasData_, false)) { // the standard: an event without data is none
        if (event.name.empty()) {
            event.name = "message";
        }
        events.push_back(std::move(event));
    }
}

void EventParser::field(std::string_view name, std::string_view value) {
    if (name == "event") {
        event_.name = value;
    } else if (name == "data") {
        if (hasData_) {
            event_.data.push_back('\n');
        }
        event_.data += value;
        hasData_ = true;
    }
    // Comments (no name), ids and the server's wish for a delay are none of our business.
}

} // namespace architects::firebase
