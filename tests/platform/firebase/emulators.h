#pragma once

#include <QProcess>
#include <QTemporaryDir>

#include "platform/firebase/addresses.h"

/// The whole server on this machine, offline, for as long as this object lives: started by
/// platform/firebase/emulators/start, or, if ARCHITECTS_EMULATORS names the file of addresses of one that
/// runs, that one.
class Emulators {
  public:
    /// Of a day of a turn's clock: short enough to wait for, long enough not to run out on a busy machine.
    static constexpr int daySeconds = 30;

    Emulators();
    ~Emulators();
    Emulators(const Emulators&) = delete;
    Emulators& operator=(const Emulators&) = delete;

    /// Waits until everything answers; false if it does not.
    bool start();
    [[nodiscard]] const architects::firebase::ServerAddresses& addresses() const { return addresses_; }
    [[nodiscard]] bool ownDays() const { return own_; } ///< its days are daySeconds long

  private:
    QTemporaryDir folder_;
    QProcess process_;
    bool own_ = false;
    architects::firebase::ServerAddresses addresses_;
};
