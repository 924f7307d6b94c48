#include "platform/firebase/tree.h"

#include <string>
#include <utility>

namespace architects::firebase {
namespace {

using online::Value;

/// Children by name, also of what the server chose to send as a list.
Value::Map childrenOf(const Value& value) {
    Value::Map children = value.map();
    for (std::size_t i = 0; i < value.list().size(); ++i) {
        children.emplace(std::to_string(i), value.list()[i]);
    }
    return children;
}

/// The first name of a path, which is taken off it; empty at the end.
std::string_view takeName(std::string_view& path) {
    while (path.starts_with('/')) {
        path.remove_prefix(1);
    }
    const std::string_view name = path.substr(0, path.find('/'));
    path.remove_prefix(name.size());
    return name;
}

} // namespace

Value tidied(const Value& value) {
    if (!value.isMap() && !value.isList()) {
        return value;
    }
    Value::Map kept;
    for (const auto& [name, child] : childrenOf(value)) {
        Value tidy = tidied(child);
        if (!tidy.isNull()) {
            kept.emplace(name, std::move(tidy));
        }
    }
    return kept.empty() ? Value() : Value(std::move(kept));
}

Value put(const Value& tree, std::string_view path, const Value& value) {
    const std::string_view name = takeName(path);
    if (name.empty()) {
        return tidied(value);
    }
    Value::Map children = childrenOf(tree);
    Value child = put(tree[name], path, value);
    children.erase(std::string(name));
    if (!child.isNull()) {
        children.emplace(name, std::move(child));
    }
    return children.empty() ? Value() : Value(std::move(children));
}

Value patch(const Value& tree, std::string_view path, const Value& values) {
    Value changed = tree;
    for (const auto& [name, value] : values.map()) {
        changed = put(changed, std::string(path) + "/" + name, value);
    }
    return changed;
}

} // namespace architects::firebase
