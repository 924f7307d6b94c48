#include "core/online/value.h"

#include <cmath>

namespace architects::online {
namespace {

template <class T, class Held>
const T& heldOr(const Held& held, const T& otherwise) {
    const T* found = std::get_if<T>(&held);
    return found == nullptr ? otherwise : *found;
}

} // namespace

bool Value::truth() const {
    return heldOr(held_, false);
}

std::int64_t Value::integer(std::int64_t otherwise) const {
    constexpr double exact = 9007199254740992.0; // beyond it a double skips whole numbers
    if (const double* number = std::get_if<double>(&held_)) {
        const bool whole = std::trunc(*number) == *number && std::abs(*number) <= exact;
        return whole ? static_cast<std::int64_t>(*number) : otherwise;
    }
    return heldOr(held_, otherwise);
}

double Value::real() const {
    return isInteger() ? static_cast<double>(integer()) : heldOr(held_, 0.0);
}

const std::string& Value::text() const {
    static const std::string nothing;
    return heldOr(held_, nothing);
}

const Value::List& Value::list() const {
    static const List nothing;
    return heldOr(held_, nothing);
}

const Value::Map& Value::map() const {
    static const Map nothing;
    return heldOr(held_, nothing);
}

const Value& Value::operator[](std::string_view key) const {
    static const Value nothing;
    const auto found = map().find(key);
    return found == map().end() ? nothing : found->second;
}

const Value& Value::at(std::string_view path) const {
    const Value* value = this;
    while (!path.empty()) {
        const std::size_t slash = path.find('/');
        value = &(*value)[path.substr(0, slash)];
        path.remove_prefix(slash == std::string_view::npos ? path.size() : slash + 1);
    }
    return *value;
}

} // namespace architects::online
