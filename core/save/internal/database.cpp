#include "core/save/internal/database.h"

#include <cerrno>

namespace architects::save {
namespace {

SaveError meaningOfSystemError(int systemError) {
    switch (systemError) {
    case ENOSPC:
    case EDQUOT:
    case EFBIG: return SaveError::NoSpace;
    case EROFS:
    case EACCES:
    case EPERM: return SaveError::ReadOnly;
    default: return SaveError::None;
    }
}

} // namespace

Saved<std::unique_ptr<Database>> Database::open(const std::string& path, int busyTimeoutMs) {
    std::unique_ptr<Database> database(new Database);
    sqlite3* handle = nullptr;
    // One thread at a time uses a store, so SQLite needs no locks of its own.
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    const int code = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
    database->handle_.reset(handle); // also after an error: it holds the reason
    if (code != SQLITE_OK) {
        return database->meaning(code);
    }
    sqlite3_extended_result_codes(handle, 1);
    sqlite3_busy_timeout(handle, busyTimeoutMs);
    return database;
}

SaveError Database::meaning(int code) const {
    // Not sqlite3_system_errno(): a failing COMMIT does not set it.
    const SaveError system = meaningOfSystemError(errno);
    switch (code & 0xFF) {
    case SQLITE_OK:
    case SQLITE_ROW:
    case SQLITE_DONE: return SaveError::None;
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return SaveError::Locked;
    case SQLITE_FULL: return SaveError::NoSpace;
    case SQLITE_READONLY:
    case SQLITE_PERM: return SaveError::ReadOnly;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return SaveError::Damaged;
    case SQLITE_CANTOPEN: return system == SaveError::None ? SaveError::CannotOpen : system;
    case SQLITE_IOERR: return system == SaveError::None ? SaveError::Failed : system;
    default: return SaveError::Failed;
    }
}

SaveError Database::run(const char* sql) {
    return meaning(sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr));
}

Saved<std::int64_t> Database::number(std::string_view sql) {
    Query query(*this, sql);
    if (query.row()) {
        return query.number(0);
    }
    return query.error() == SaveError::None ? SaveError::Failed : query.error();
}

Saved<std::string> Database::word(std::string_view sql) {
    Query query(*this, sql);
    if (query.row()) {
        return query.text(0);
    }
    return query.error() == SaveError::None ? SaveError::Failed : query.error();
}

void Database::checkpointOnClose(bool on) {
    sqlite3_db_config(handle_.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, on ? 0 : 1, nullptr);
}

bool Database::readOnly() const {
    return sqlite3_db_readonly(handle_.get(), "main") == 1;
}

sqlite3_stmt* Database::prepared(std::string_view sql) {
    const auto known = statements_.find(sql);
    if (known != statements_.end()) {
        return known->second.get();
    }
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v3(handle_.get(), sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                       &statement, nullptr);
    if (statement != nullptr) {
        statements_.emplace(sql, Statement(statement));
    }
    return statement;
}

Query::Query(Database& database, std::string_view sql)
    : database_(database), statement_(database.prepared(sql)) {
    if (statement_ == nullptr) {
        check(sqlite3_extended_errcode(database.handle_.get()));
    }
}

Query::~Query() {
    again();
}

void Query::again() {
    if (statement_ != nullptr) {
        sqlite3_reset(statement_);
        sqlite3_clear_bindings(statement_);
    }
    bound_ = 0;
}

void Query::check(int code) {
    if (error_ == SaveError::None) {
        error_ = database_.meaning(code);
    }
}

// SQLite answers MISUSE to a missing statement, so an error of the constructor needs no test in each bind.

Query& Query::bind(std::int64_t value) {
    check(sqlite3_bind_int64(statement_, ++bound_, value));
    return *this;
}

Query& Query::bind(std::string_view text) {
    // An empty view may point nowhere, which SQLite would take for NULL.
    const char* data = text.empty() ? "" : text.data();
    check(sqlite3_bind_text64(statement_, ++bound_, data, text.size(), SQLITE_STATIC, SQLITE_UTF8));
    return *this;
}

Query& Query::bind(std::span<const std::uint8_t> blob) {
    check(sqlite3_bind_blob64(statement_, ++bound_, blob.data(), blob.size(), SQLITE_STATIC));
    return *this;
}

Query& Query::bindNull() {
    check(sqlite3_bind_null(statement_, ++bound_));
    return *this;
}

bool Query::row() {
    if (error_ != SaveError::None) {
        return false;
    }
    const int code = sqlite3_step(statement_);
    check(code);
    return code == SQLITE_ROW;
}

SaveError Query::done() {
    while (row()) {
    }
    return error_;
}

std::int64_t Query::number(int column) const {
    return sqlite3_column_int64(statement_, column);
}

bool Query::isNull(int column) const {
    return sqlite3_column_type(statement_, column) == SQLITE_NULL;
}

std::string Query::text(int column) const {
    const std::span<const std::uint8_t> bytes = blob(column);
    return {bytes.begin(), bytes.end()};
}

std::span<const std::uint8_t> Query::blob(int column) const {
    // The pointer first: asking for the size may not convert anything, asking for the bytes may.
    const void* data = sqlite3_column_blob(statement_, column);
    const int size = sqlite3_column_bytes(statement_, column);
    return {static_cast<const std::uint8_t*>(data), static_cast<std::size_t>(size)};
}

Transaction::Transaction(Database& database, Kind kind)
    : database_(database),
      error_(database.run(kind == Kind::Write ? "BEGIN IMMEDIATE" : "BEGIN")),
      running_(error_ == SaveError::None) {}

Transaction::~Transaction() {
    if (running_) {
        // After some errors SQLite has rolled back by itself; then this says so, and nothing is lost.
        static_cast<void>(database_.run("ROLLBACK"));
    }
}

SaveError Transaction::commit() {
    const SaveError error = database_.run("COMMIT");
    running_ = error != SaveError::None;
    return error;
}

} // namespace architects::save
