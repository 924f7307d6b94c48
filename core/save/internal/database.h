#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

#include "core/save/error.h"

namespace architects::save {

/// An open SQLite file and its prepared statements. All of SQLite is behind this header.
class Database {
  public:
    static Saved<std::unique_ptr<Database>> open(const std::string& path, int busyTimeoutMs);

    /// Runs SQL that returns nothing of interest.
    SaveError run(const char* sql);
    /// The first column of the first row. Statements are kept, so their text must be a literal.
    Saved<std::int64_t> number(std::string_view sql);
    Saved<std::string> word(std::string_view sql);
    /// Whether closing moves the write-ahead log into the file. Off while a file is only being looked at,
    /// so that looking changes nothing.
    void checkpointOnClose(bool on);
    [[nodiscard]] bool readOnly() const;
    /// What a result code of SQLite means to us.
    SaveError meaning(int code) const;

  private:
    friend class Query;
    struct Close {
        void operator()(sqlite3* handle) const { sqlite3_close(handle); }
    };
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
    };
    using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

    Database() = default;
    sqlite3_stmt* prepared(std::string_view sql);

    std::unique_ptr<sqlite3, Close> handle_;
    // After the handle, so that they are gone before it is closed. The keys are literals.
    std::unordered_map<std::string_view, Statement> statements_;
};

/// One use of a prepared statement: bind from left to right, then step. Ends with the object, so that no
/// read stays open by accident. The first error sticks and ends the rows.
class Query {
  public:
    Query(Database& database, std::string_view sql);
    ~Query();
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;

    Query& bind(std::int64_t value);
    Query& bind(std::string_view text);              ///< the text must outlive the query
    Query& bind(std::span<const std::uint8_t> blob); ///< the bytes must outlive the query
    Query& bindNull();

    /// Steps to the next row; false at the end and on an error.
    bool row();
    /// Runs to the end.
    SaveError done();
    SaveError error() const { return error_; }
    /// Ready for the next binding of the same statement.
    void again();

    [[nodiscard]] std::int64_t number(int column) const;
    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] std::string text(int column) const;
    [[nodiscard]] std::span<const std::uint8_t> blob(int column) const; ///< until the next step

  private:
    void check(int code);
    Database& database_;
    sqlite3_stmt* statement_ = nullptr;
    int bound_ = 0;
    SaveError error_ = SaveError::None;
};

/// All or nothing: rolled back unless it was committed.
class Transaction {
  public:
    enum class Kind : std::uint8_t { Read, Write };
    Transaction(Database& database, Kind kind);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    /// None if the transaction has begun.
    SaveError error() const { return error_; }
    SaveError commit();

  private:
    Database& database_;
    SaveError error_;
    bool running_;
};

} // namespace architects::save
