#pragma once

#include <QLatin1String>
#include <QString>

#include <optional>

#include "core/save/store.h"

/// The app's store: opened where the system keeps an app's data, or, if that cannot be, in memory with a
/// notice that says so. Either way the app can be used.
class AppStore {
  public:
    /// Instead of a path: a store that is gone when the app ends.
    static constexpr QLatin1String inMemory{":memory:"};

    /// An empty path means the usual place.
    explicit AppStore(const QString& path);

    architects::save::Store* store() { return &opened_->store; }
    /// The file that was meant to be opened; empty for a store in memory.
    [[nodiscard]] QString file() const { return file_; }
    /// What the person should know about the file; empty if all is well.
    [[nodiscard]] QString notice() const { return notice_; }

  private:
    std::optional<architects::save::Opened> opened_;
    QString file_;
    QString notice_;
};
