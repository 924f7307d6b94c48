#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace architects::online {

/// What goes over the wire: JSON's kinds of things, whole numbers kept apart from others.
class Value {
  public:
    using List = std::vector<Value>;
    using Map = std::map<std::string, Value, std::less<>>;

    Value() = default;
    // NOLINTBEGIN(google-explicit-constructor): a value is written as what it holds
    Value(bool truth) : held_(truth) {}
    Value(int number) : held_(std::int64_t{number}) {}
    Value(std::int64_t number) : held_(number) {}
    Value(double number) : held_(number) {}
    Value(const char* text) : held_(std::string(text)) {}
    Value(std::string_view text) : held_(std::string(text)) {}
    Value(std::string text) : held_(std::move(text)) {}
    Value(List list) : held_(std::move(list)) {}
    Value(Map map) : held_(std::move(map)) {}
    // NOLINTEND(google-explicit-constructor)

    [[nodiscard]] bool isNull() const { return std::holds_alternative<std::monostate>(held_); }
    [[nodiscard]] bool isMap() const { return std::holds_alternative<Map>(held_); }
    [[nodiscard]] bool isList() const { return std::holds_alternative<List>(held_); }
    [[nodiscard]] bool isText() const { return std::holds_alternative<std::string>(held_); }
    [[nodiscard]] bool isTruth() const { return std::holds_alternative<bool>(held_); }
    [[nodiscard]] bool isInteger() const { return std::holds_alternative<std::int64_t>(held_); }
    [[nodiscard]] bool isReal() const { return std::holds_alternative<double>(held_); }

    /// What is held, or the other kind's nothing: a server may be newer or broken, and reading it never
    /// fails.
    [[nodiscard]] bool truth() const;
    [[nodiscard]] std::int64_t
    integer(std::int64_t otherwise = 0) const; ///< also of a real without a fraction
    [[nodiscard]] double real() const;
    [[nodiscard]] const std::string& text() const;
    [[nodiscard]] const List& list() const;
    [[nodiscard]] const Map& map() const;
    /// The member of that name; null if there is none.
    [[nodiscard]] const Value& operator[](std::string_view key) const;
    /// The value at a path like "players/s0/name".
    [[nodiscard]] const Value& at(std::string_view path) const;

    friend bool operator==(const Value&, const Value&) = default;

  private:
    std::variant<std::monostate, bool, std::int64_t, double, std::string, List, Map> held_;
};

} // namespace architects::online
