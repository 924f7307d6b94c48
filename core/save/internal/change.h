#pragma once

#include <cstdint>
#include <string_view>

#include "core/save/internal/database.h"
#include "core/save/internal/rows.h"

namespace architects::save {

/// Runs `change` on a match in one transaction. Whatever it returns but None takes everything back.
template <class Change>
SaveError changeMatch(Database& database, std::string_view id, Change change) {
    Transaction transaction(database, Transaction::Kind::Write);
    if (transaction.error() != SaveError::None) {
        return transaction.error();
    }
    const Saved<MatchRow> match = findMatch(database, id);
    const SaveError error = match.ok() ? change(*match) : match.error();
    return error == SaveError::None ? transaction.commit() : error;
}

inline SaveError setChain(Database& database, std::int64_t key, const Digest& chain, std::int64_t ms) {
    Query query(database, "UPDATE matches SET chain = ?, updated_ms = ? WHERE key = ?");
    return query.bind(chain).bind(ms).bind(key).done();
}

} // namespace architects::save
