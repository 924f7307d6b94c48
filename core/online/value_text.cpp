#include "core/online/value_text.h"

#include <nlohmann/json.hpp>

namespace architects::online {
namespace {

using Json = nlohmann::json;
constexpr int deepest = 64;

Json toJson(const Value& value) {
    if (value.isMap()) {
        Json map = Json::object();
        for (const auto& [key, member] : value.map()) {
            map[key] = toJson(member);
        }
        return map;
    }
    if (value.isList()) {
        Json list = Json::array();
        for (const Value& member : value.list()) {
            list.push_back(toJson(member));
        }
        return list;
    }
    if (value.isText()) {
        return value.text();
    }
    if (value.isTruth()) {
        return value.truth();
    }
    if (value.isInteger()) {
        return value.integer();
    }
    return value.isReal() ? Json(value.real()) : Json(nullptr);
}

std::optional<Value> fromJson(const Json& json, int depth) {
    if (depth > deepest) {
        return std::nullopt;
    }
    if (json.is_object()) {
        Value::Map map;
        for (const auto& [key, member] : json.items()) {
            auto value = fromJson(member, depth + 1);
            if (!value) {
                return std::nullopt;
            }
            map.emplace(key, std::move(*value));
        }
        return Value(std::move(map));
    }
    if (json.is_array()) {
        Value::List list;
        for (const Json& member : json) {
            auto value = fromJson(member, depth + 1);
            if (!value) {
                return std::nullopt;
            }
            list.push_back(std::move(*value));
        }
        return Value(std::move(list));
    }
    if (json.is_string()) {
        return Value(json.get<std::string>());
    }
    if (json.is_boolean()) {
        return Value(json.get<bool>());
    }
    if (json.is_number_integer() && !(json.is_number_unsigned() && json.get<std::uint64_t>() > INT64_MAX)) {
        return Value(json.get<std::int64_t>());
    }
    return json.is_number() ? Value(json.get<double>()) : Value();
}

} // namespace

std::string writeValue(const Value& value) {
    // A text that is not UTF-8 is written with a mark in place of what cannot be read; it never stops the
    // program.
    return toJson(value).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<Value> readValue(std::string_view text) {
    const Json json = Json::parse(text, nullptr, false);
    return json.is_discarded() ? std::nullopt : fromJson(json, 0);
}

} // namespace architects::online
