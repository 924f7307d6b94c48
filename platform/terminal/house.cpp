#include "platform/terminal/house.h"

#include <chrono>
#include <filesystem>
#include <fstream>

#include "platform/terminal/console.h"
#include "platform/terminal/exit.h"
#include "platform/terminal/setup.h"

namespace architects::terminal {
namespace {

namespace fs = std::filesystem;

Failure diskFailure(save::SaveError error, const std::string& place) {
    const save::SaveErrorInfo& info = save::infoOf(error);
    return {ExitCode::File, place + std::string(info.sentence) + " [" + std::string(info.name) + "]"};
}

save::Opened unwrap(save::Saved<save::Opened> opened, const std::string& place) {
    if (!opened.ok()) {
        throw diskFailure(opened.error(), place);
    }
    return std::move(*opened);
}

/// Opening a file that is not ours renames it and begins a new one: right for an app that must start, wrong
/// for a path that somebody mistyped. So what is no database at all is left alone.
void refuseForeign(const std::string& path) {
    constexpr std::string_view magic = "SQLite format 3";
    std::string head(magic.size(), ' ');
    std::ifstream file(path, std::ios::binary);
    if (file.read(head.data(), static_cast<std::streamsize>(head.size())) && head != magic) {
        throw Failure(ExitCode::File, path + ": this is no file of saved matches.");
    }
}

save::Opened openFile(const std::string& path, bool create) {
    std::error_code failed;
    if (!create && !fs::exists(path, failed)) {
        throw Failure(ExitCode::File, path + ": there are no saved matches.");
    }
    if (create) {
        fs::create_directories(fs::path(path).parent_path(),
                               failed); // opening says what is wrong, if it is
    }
    refuseForeign(path);
    save::Opened opened = unwrap(save::Store::open(path), path + ": ");
    if (opened.setAside) {
        std::string notice(opened.setAside->sentence());
        throw Failure(ExitCode::File, notice.replace(notice.find("%1"), 2, opened.setAside->file));
    }
    return opened;
}

play::Services servicesOf(save::Store& store) {
    play::Services services;
    services.store = &store;
    services.nowMs = [] {
        const auto now = std::chrono::system_clock::now().time_since_epoch();
        return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
    };
    services.entropy = [] { return seedOf(freshSeed()); };
    services.background = [](const std::function<void()>& work, const std::function<void()>& done) {
        work();
        done();
    };
    return services;
}

} // namespace

std::string usualStorePath() {
    const std::string data = environment("XDG_DATA_HOME");
    const fs::path folder = data.empty() ? fs::path(environment("HOME")) / ".local/share" : fs::path(data);
    return folder / "Great Architects" / "great-architects.db";
}

OpenHouse::OpenHouse()
    : opened_(unwrap(save::Store::openInMemory(), "")), house_(servicesOf(opened_.store)) {}

OpenHouse::OpenHouse(const std::string& path, bool create)
    : opened_(openFile(path, create)), house_(servicesOf(opened_.store)) {}

void require(const play::Failure& failure) {
    if (failure.refusal != Refusal::None) {
        throw Failure(ExitCode::Refused, describe(failure.refusal));
    }
    if (failure.disk == save::SaveError::NoSuchMatch) {
        throw Failure(ExitCode::Refused, std::string(save::infoOf(failure.disk).sentence));
    }
    if (failure.disk != save::SaveError::None) {
        throw diskFailure(failure.disk, "");
    }
}

} // namespace architects::terminal
