#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

#include "core/save/internal/database.h"
#include "core/save/internal/schema.h"
#include "core/save/store.h"
#include "core/table/text.h"

namespace architects::save {
namespace {

namespace fs = std::filesystem;

/// What belongs to one database: the file, and what SQLite keeps beside it.
constexpr std::array<const char*, 4> parts{"", "-wal", "-shm", "-journal"};

bool exists(const std::string& file) {
    std::error_code ignored;
    return fs::exists(fs::symlink_status(file, ignored));
}

std::uintmax_t sizeOf(const std::string& file) {
    std::error_code failed;
    const std::uintmax_t size = fs::file_size(file, failed);
    return failed ? 0 : size;
}

/// What SQLite would take for an empty database and write over, although there is something: a scrap
/// shorter than a header, or a write-ahead log whose file was emptied, lost, or just set aside when the
/// power failed.
bool onlyLooksEmpty(const std::string& path) {
    constexpr std::uintmax_t headerSize = 100;
    const std::uintmax_t size = sizeOf(path);
    return size == 0 ? sizeOf(path + "-wal") > 0 : size < headerSize;
}

std::string freeName(const std::string& path) {
    for (int n = 1;; ++n) {
        std::string name = path + ".set-aside-" + std::to_string(n);
        bool taken = false;
        for (const char* part : parts) {
            taken = taken || exists(name + part);
        }
        if (!taken) {
            return name;
        }
    }
}

/// Renames all parts. The file goes first: if this is cut short, onlyLooksEmpty() finds the rest.
SaveError setAside(const std::string& path, SetAside::Reason reason, std::optional<SetAside>& notice) {
    const std::string name = freeName(path);
    for (const char* part : parts) {
        std::error_code failed;
        if (exists(path + part)) {
            fs::rename(path + part, name + part, failed);
        }
        if (failed) {
            return SaveError::CannotSetAside;
        }
    }
    notice = SetAside{reason, name};
    return SaveError::None;
}

enum class Verdict : std::uint8_t { Ours, Damaged, Foreign };

/// Looks without changing anything.
Saved<Verdict> examine(Database& database) {
    const auto fail = [](SaveError error) -> Saved<Verdict> {
        return error == SaveError::Damaged ? Saved<Verdict>(Verdict::Damaged) : Saved<Verdict>(error);
    };
    const Saved<std::int64_t> things = database.number("SELECT count(*) FROM sqlite_schema");
    if (!things.ok()) {
        return fail(things.error());
    }
    const Saved<std::int64_t> owner = database.number("PRAGMA application_id");
    if (!owner.ok()) {
        return fail(owner.error());
    }
    const Saved<std::int64_t> version = database.number("PRAGMA user_version");
    if (!version.ok()) {
        return fail(version.error());
    }
    const bool stamped = *owner == applicationId && *version > 0;
    if (stamped && *version > newestVersion()) {
        return SaveError::NewerVersion;
    }
    const Saved<std::string> health = database.word("PRAGMA quick_check(1)");
    if (!health.ok()) {
        return fail(health.error());
    }
    if (*health != "ok") {
        return Verdict::Damaged;
    }
    // An empty database belongs to nobody: the first start was cut short.
    return stamped || *things == 0 ? Verdict::Ours : Verdict::Foreign;
}

/// Two processes that create the file at the same time collide here, where SQLite itself does not wait.
SaveError switchToLog(Database& database, int busyTimeoutMs) {
    constexpr int pauseMs = 5;
    for (int waited = 0;; waited += pauseMs) {
        const Saved<std::string> mode = database.word("PRAGMA journal_mode = WAL");
        if (mode.ok()) {
            return *mode == "wal" ? SaveError::None : SaveError::CannotOpen;
        }
        if (mode.error() != SaveError::Locked || waited >= busyTimeoutMs) {
            return mode.error();
        }
        sqlite3_sleep(pauseMs);
    }
}

SaveError prepare(Database& database, const StoreOptions& options) {
    SaveError error = switchToLog(database, options.busyTimeoutMs);
    if (error != SaveError::None) {
        return error;
    }
    // FULL: a commit is on the disk when it returns. Apple's fsync only does that when asked twice.
    error =
        database.run("PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;"
                     "PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF");
    if (error == SaveError::None && options.maxPages > 0) {
        const std::string limit = "PRAGMA max_page_count = " + std::to_string(options.maxPages);
        error = database.run(limit.c_str());
    }
    return error == SaveError::None ? migrate(database) : error;
}

} // namespace

std::string_view SetAside::sentence() const {
    switch (reason) {
    case Reason::Foreign:
        return CORE_TEXT("Save", "The file of the saved matches belongs to another program. It was kept as "
                                 "%1, and a new one was begun.");
    case Reason::Damaged: break;
    }
    return CORE_TEXT("Save",
                     "The saved matches could not be read. They were kept as %1, and a new file was "
                     "begun.");
}

Saved<Opened> Store::open(const std::string& path, const StoreOptions& options) {
    if (path.empty()) {
        return SaveError::CannotOpen; // SQLite would take it for "somewhere temporary"
    }
    std::optional<SetAside> notice;
    SaveError error = SaveError::None;
    if (onlyLooksEmpty(path)) {
        error = setAside(path, SetAside::Reason::Damaged, notice);
    }
    while (error == SaveError::None) {
        Saved<std::unique_ptr<Database>> database = Database::open(path, options.busyTimeoutMs);
        if (!database.ok()) {
            return database.error();
        }
        if ((*database)->readOnly()) {
            return SaveError::ReadOnly;
        }
        (*database)->checkpointOnClose(false);
        const Saved<Verdict> verdict = examine(**database);
        if (!verdict.ok()) {
            return verdict.error();
        }
        if (*verdict == Verdict::Ours) {
            (*database)->checkpointOnClose(true);
            error = prepare(**database, options);
            return error == SaveError::None
                       ? Saved<Opened>(Opened{Store(std::move(*database)), std::move(notice)})
                       : Saved<Opened>(error);
        }
        const auto reason =
            *verdict == Verdict::Foreign ? SetAside::Reason::Foreign : SetAside::Reason::Damaged;
        database->reset(); // closed before it is renamed
        // A file that is damaged as soon as it is begun is not one that renaming can help.
        error = notice ? SaveError::Damaged : setAside(path, reason, notice);
    }
    return error;
}

Saved<Opened> Store::openInMemory() {
    Saved<std::unique_ptr<Database>> database = Database::open(":memory:", 0);
    if (!database.ok()) {
        return database.error();
    }
    SaveError error = (*database)->run("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF");
    if (error == SaveError::None) {
        error = migrate(**database);
    }
    return error == SaveError::None ? Saved<Opened>(Opened{Store(std::move(*database)), std::nullopt})
                                    : Saved<Opened>(error);
}

Store::Store(std::unique_ptr<Database> database) : database_(std::move(database)) {}
Store::~Store() = default;
Store::Store(Store&& other) noexcept = default;
Store& Store::operator=(Store&& other) noexcept = default;

} // namespace architects::save
