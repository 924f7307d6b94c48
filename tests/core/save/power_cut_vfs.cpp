#include "tests/core/save/power_cut_vfs.h"

#include <cassert>
#include <cstring>
#include <utility>

namespace architects::save::test {
namespace {

/// Our file object; the real one lies right behind it in the memory that SQLite gives.
struct WatchedFile {
    sqlite3_file base;
    PowerCutVfs* vfs;
    DurableFile* file; ///< null outside the folder
};

sqlite3_file* real(sqlite3_file* file) {
    return reinterpret_cast<sqlite3_file*>(reinterpret_cast<WatchedFile*>(file) + 1);
}
const sqlite3_io_methods& methods(sqlite3_file* file) {
    return *real(file)->pMethods;
}
WatchedFile& watched(sqlite3_file* file) {
    return *reinterpret_cast<WatchedFile*>(file);
}

int closeFile(sqlite3_file* file) {
    return methods(file).xClose(real(file));
}
int readFile(sqlite3_file* file, void* to, int count, sqlite3_int64 at) {
    return methods(file).xRead(real(file), to, count, at);
}
int writeFile(sqlite3_file* file, const void* from, int count, sqlite3_int64 at) {
    if (DurableFile* durable = watched(file).file; durable != nullptr) {
        watched(file).vfs->beforeOperation();
        std::string bytes(static_cast<const char*>(from), static_cast<std::size_t>(count));
        watched(file).vfs->wrote(*durable, static_cast<std::size_t>(at), std::move(bytes));
    }
    return methods(file).xWrite(real(file), from, count, at);
}
int truncateFile(sqlite3_file* file, sqlite3_int64 size) {
    if (DurableFile* durable = watched(file).file; durable != nullptr) {
        watched(file).vfs->truncated(*durable, static_cast<std::size_t>(size));
    }
    return methods(file).xTruncate(real(file), size);
}
int syncFile(sqlite3_file* file, int flags) {
    if (DurableFile* durable = watched(file).file; durable != nullptr) {
        watched(file).vfs->beforeOperation();
        watched(file).vfs->synced(*durable);
    }
    return methods(file).xSync(real(file), flags);
}
int fileSize(sqlite3_file* file, sqlite3_int64* size) {
    return methods(file).xFileSize(real(file), size);
}
int lock(sqlite3_file* file, int level) {
    return methods(file).xLock(real(file), level);
}
int unlock(sqlite3_file* file, int level) {
    return methods(file).xUnlock(real(file), level);
}
int checkLock(sqlite3_file* file, int* result) {
    return methods(file).xCheckReservedLock(real(file), result);
}
int control(sqlite3_file* file, int operation, void* argument) {
    return methods(file).xFileControl(real(file), operation, argument);
}
int sectorSize(sqlite3_file* file) {
    return methods(file).xSectorSize(real(file));
}
int characteristics(sqlite3_file* file) {
    return methods(file).xDeviceCharacteristics(real(file));
}
int sharedMap(sqlite3_file* file, int page, int size, int extend, void volatile** to) {
    return methods(file).xShmMap(real(file), page, size, extend, to);
}
int sharedLock(sqlite3_file* file, int offset, int count, int flags) {
    return methods(file).xShmLock(real(file), offset, count, flags);
}
void sharedBarrier(sqlite3_file* file) {
    methods(file).xShmBarrier(real(file));
}
int sharedUnmap(sqlite3_file* file, int remove) {
    return methods(file).xShmUnmap(real(file), remove);
}

const sqlite3_io_methods ourMethods{
    2,          closeFile,     readFile,    writeFile, truncateFile, syncFile,        fileSize,
    lock,       unlock,        checkLock,   control,   sectorSize,   characteristics, sharedMap,
    sharedLock, sharedBarrier, sharedUnmap, nullptr,   nullptr};

PowerCutVfs* current = nullptr; ///< there is one at a time; the callbacks of a VFS have no better place
sqlite3_vfs* system = nullptr;

int openFile(sqlite3_vfs*, const char* path, sqlite3_file* file, int flags, int* outFlags) {
    const int code = system->xOpen(system, path, real(file), flags, outFlags);
    file->pMethods = real(file)->pMethods != nullptr ? &ourMethods : nullptr;
    watched(file).vfs = current;
    watched(file).file = path != nullptr && code == SQLITE_OK ? current->watch(path) : nullptr;
    return code;
}

int deleteFile(sqlite3_vfs*, const char* path, int syncFolder) {
    current->deleted(path);
    return system->xDelete(system, path, syncFolder);
}

void put(std::string& bytes, const DurableFile::Write& write) {
    if (bytes.size() < write.at + write.bytes.size()) {
        bytes.resize(write.at + write.bytes.size());
    }
    bytes.replace(write.at, write.bytes.size(), write.bytes);
}

} // namespace

PowerCutVfs::PowerCutVfs(std::string folder) : folder_(std::move(folder)) {
    assert(current == nullptr);
    current = this;
    system = sqlite3_vfs_find(nullptr);
    vfs_ = *system; // what is not replaced here never looks at our file objects
    vfs_.zName = "power-cut";
    vfs_.szOsFile += static_cast<int>(sizeof(WatchedFile));
    vfs_.xOpen = openFile;
    vfs_.xDelete = deleteFile;
    sqlite3_vfs_register(&vfs_, 1);
}

PowerCutVfs::~PowerCutVfs() {
    sqlite3_vfs_unregister(&vfs_);
    sqlite3_vfs_register(system, 1);
    current = nullptr;
}

DurableFile* PowerCutVfs::watch(const char* path) {
    const std::string name = path;
    if (!name.starts_with(folder_)) {
        return nullptr;
    }
    return &files_[name.substr(folder_.size() + 1)];
}

void PowerCutVfs::wrote(DurableFile& file, std::size_t at, std::string bytes) {
    file.pending.push_back({at, std::move(bytes)});
}

void PowerCutVfs::truncated(DurableFile& file, std::size_t size) {
    synced(file);
    file.synced.resize(size);
}

void PowerCutVfs::synced(DurableFile& file) {
    for (const DurableFile::Write& write : file.pending) {
        put(file.synced, write);
    }
    file.pending.clear();
    ++syncs_;
}

void PowerCutVfs::deleted(const char* path) {
    const std::string name = path;
    if (name.starts_with(folder_)) {
        files_.erase(name.substr(folder_.size() + 1));
    }
}

std::map<std::string, std::string> PowerCutVfs::cut(std::mt19937& random) const {
    std::map<std::string, std::string> images;
    const bool loseAll = random() % 2 == 0;
    for (const auto& [name, file] : files_) {
        std::string bytes = file.synced;
        for (const DurableFile::Write& write : file.pending) {
            if (!loseAll && random() % 2 == 0) {
                put(bytes, write);
            }
        }
        images.emplace(name, std::move(bytes));
    }
    return images;
}

} // namespace architects::save::test
