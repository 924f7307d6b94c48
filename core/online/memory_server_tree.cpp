#include "core/online/memory_server_tree.h"

namespace architects::online::memory {
namespace {

/// Cuts the first part off a path.
std::string_view takePart(std::string_view& path) {
    const std::size_t slash = path.find('/');
    const std::string_view part = path.substr(0, slash);
    path.remove_prefix(slash == std::string_view::npos ? path.size() : slash + 1);
    return part;
}

} // namespace

const Tree::Node* Tree::find(std::string_view path) const {
    const Node* node = &root_;
    while (!path.empty()) {
        const auto child = node->children.find(takePart(path));
        if (child == node->children.end()) {
            return nullptr;
        }
        node = &child->second;
    }
    return node;
}

Value Tree::valueOf(const Node& node) {
    if (node.children.empty()) {
        return node.leaf;
    }
    Value::Map map;
    for (const auto& [key, child] : node.children) {
        map.emplace(key, valueOf(child));
    }
    return map;
}

Tree::Node Tree::make(const Value& value) {
    Node node;
    if (!value.isMap()) {
        node.leaf = value;
        return node;
    }
    for (const auto& [key, member] : value.map()) {
        Node child = make(member);
        if (!child.leaf.isNull() || !child.children.empty()) {
            node.children.emplace(key, std::move(child));
        }
    }
    return node;
}

Value Tree::get(std::string_view path) const {
    const Node* node = find(path);
    return node == nullptr ? Value() : valueOf(*node);
}

Value Tree::get(std::string_view path, std::string_view fromKey) const {
    const Node* node = find(path);
    if (fromKey.empty() || node == nullptr) {
        return get(path);
    }
    Value::Map map;
    for (auto child = node->children.lower_bound(fromKey); child != node->children.end(); ++child) {
        map.emplace(child->first, valueOf(child->second));
    }
    return map.empty() ? Value() : Value(std::move(map));
}

std::size_t Tree::size(std::string_view path) const {
    const Node* node = find(path);
    return node == nullptr ? 0 : node->children.size();
}

/// True if the node holds nothing afterwards.
bool Tree::put(Node& node, std::string_view path, const Value& value) {
    if (path.empty()) {
        node = make(value);
        return node.leaf.isNull() && node.children.empty();
    }
    const std::string_view part = takePart(path);
    auto child = node.children.find(part);
    if (child == node.children.end()) {
        if (value.isNull()) {
            return node.leaf.isNull() && node.children.empty();
        }
        child = node.children.emplace(std::string(part), Node()).first;
    }
    node.leaf = Value();
    if (put(child->second, path, value)) {
        node.children.erase(child);
    }
    return node.children.empty();
}

void Tree::set(std::string_view path, const Value& value) {
    put(root_, path, value);
}

bool Tree::mayRead(std::string_view uid, std::string_view path) const {
    const std::string_view top = takePart(path);
    const std::string_view owner = takePart(path);
    const std::string_view part = takePart(path);
    if (uid.empty() || owner.empty() || part.empty()) {
        return false;
    }
    if (top == "users") {
        return owner == uid &&
               (part == "profile" || part == "matches" || part == "friends" || part == "blocked");
    }
    if (top != "matches") {
        return false;
    }
    return part == "views" ? mayReadMatch(uid, owner, takePart(path)) : mayReadMatch(uid, owner, part);
}

bool Tree::mayReadMatch(std::string_view uid, std::string_view match, std::string_view part) const {
    const std::string open = pathOf("matches", match, "public");
    const Value seat = get(pathOf(open, "uids", uid));
    if (part == "public") {
        return !seat.isNull() || has(pathOf(open, "invited", uid));
    }
    if (part == "full") {
        return !seat.isNull() && text(open + "/stage") == "finished";
    }
    return !seat.isNull() && part == "s" + std::to_string(seat.integer());
}

} // namespace architects::online::memory
