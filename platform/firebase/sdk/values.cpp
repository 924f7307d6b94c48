#include "platform/firebase/sdk/values.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace architects::firebase {
namespace {

using ::firebase::Variant;
using online::Value;

Value::Map mapOf(const Variant& variant) {
    Value::Map map;
    for (const auto& [key, member] : variant.map()) {
        map.emplace(key.AsString().string_value(), toValue(member));
    }
    return map;
}

Value::List listOf(const Variant& variant) {
    Value::List list;
    for (const Variant& member : variant.vector()) {
        list.push_back(toValue(member));
    }
    return list;
}

} // namespace

Variant toVariant(const Value& value) {
    if (value.isMap()) {
        std::map<Variant, Variant> map;
        for (const auto& [key, member] : value.map()) {
            map.emplace(Variant(key), toVariant(member));
        }
        return map;
    }
    if (value.isList()) {
        std::vector<Variant> list;
        for (const Value& member : value.list()) {
            list.push_back(toVariant(member));
        }
        return list;
    }
    if (value.isText()) {
        return value.text();
    }
    if (value.isTruth()) {
        return Variant::FromBool(value.truth());
    }
    if (value.isInteger()) {
        return Variant::FromInt64(value.integer());
    }
    return value.isReal() ? Variant::FromDouble(value.real()) : Variant::Null();
}

Value toValue(const Variant& variant) {
    if (variant.is_map()) {
        return mapOf(variant);
    }
    if (variant.is_vector()) {
        return listOf(variant);
    }
    if (variant.is_string()) {
        return std::string(variant.string_value());
    }
    if (variant.is_bool()) {
        return variant.bool_value();
    }
    if (variant.is_int64()) {
        return variant.int64_value();
    }
    return variant.is_double() ? Value(variant.double_value()) : Value();
}

} // namespace architects::firebase
