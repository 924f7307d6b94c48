#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "core/online/value.h"

namespace architects::online::memory {

/// The database: a tree of values where, as in Firebase's, what holds nothing does not exist.
class Tree {
  public:
    [[nodiscard]] Value get(std::string_view path) const;
    /// Only the children from that key on, in the order of their keys; an empty key: everything.
    [[nodiscard]] Value get(std::string_view path, std::string_view fromKey) const;
    [[nodiscard]] bool has(std::string_view path) const { return find(path) != nullptr; }
    [[nodiscard]] std::string text(std::string_view path) const { return get(path).text(); }
    /// How many children there are.
    [[nodiscard]] std::size_t size(std::string_view path) const;
    void set(std::string_view path, const Value& value);
    void remove(std::string_view path) { set(path, Value()); }

    /// The rules of database.rules.json: may this person read that? An empty uid is nobody.
    [[nodiscard]] bool mayRead(std::string_view uid, std::string_view path) const;

  private:
    struct Node {
        Value leaf;
        std::map<std::string, Node, std::less<>> children;
    };
    [[nodiscard]] const Node* find(std::string_view path) const;
    static Node make(const Value& value);
    static Value valueOf(const Node& node);
    static bool put(Node& node, std::string_view path, const Value& value);
    [[nodiscard]] bool mayReadMatch(std::string_view uid, std::string_view match,
                                    std::string_view part) const;

    Node root_;
};

/// "users/" + uid + "/friends/" + other: the parts of a path joined.
template <class... Parts>
std::string pathOf(std::string_view first, const Parts&... parts) {
    std::string path(first);
    ((path.append("/").append(std::string_view(parts))), ...);
    return path;
}

} // namespace architects::online::memory
