#include <map>
#include <string_view>

#include "core/save/internal/database.h"
#include "core/save/store.h"

namespace architects::save {
namespace {

SaveError put(Database& database, std::string_view sql, std::string_view key, std::string_view value) {
    Query query(database, sql);
    return query.bind(key).bind(value).done();
}

Saved<std::optional<std::string>> get(Database& database, std::string_view sql, std::string_view key) {
    Query query(database, sql);
    if (query.bind(key).row()) {
        return std::optional(query.text(0));
    }
    if (query.error() != SaveError::None) {
        return query.error();
    }
    return std::optional<std::string>();
}

} // namespace

SaveError Store::setSetting(std::string_view key, std::string_view value) {
    return put(*database_, "INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", key, value);
}

Saved<std::optional<std::string>> Store::setting(std::string_view key) const {
    return get(*database_, "SELECT value FROM settings WHERE key = ?", key);
}

Saved<std::map<std::string, std::string>> Store::allSettings() const {
    std::map<std::string, std::string> all;
    Query query(*database_, "SELECT key, value FROM settings");
    while (query.row()) {
        all.emplace(query.text(0), query.text(1));
    }
    return query.error() == SaveError::None ? Saved(std::move(all)) : query.error();
}

SaveError Store::setNote(std::string_view key, std::string_view value) {
    return put(*database_, "INSERT OR REPLACE INTO notes (key, value) VALUES (?, ?)", key, value);
}

Saved<std::optional<std::string>> Store::note(std::string_view key) const {
    return get(*database_, "SELECT value FROM notes WHERE key = ?", key);
}

} // namespace architects::save
