// The contract of Transport, over the emulators: every device is an app of its own behind a cable of its
// own.
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <array>
#include <cstdio>

#include "core/online/value_text.h"
#include "tests/catch_runner.h"
#include "tests/core/online/contract.h"
#include "tests/platform/firebase/emulator_world.h"
#include "tests/platform/firebase/emulators.h"
#include "tests/platform/firebase/forwarder.h"

namespace architects::online::contract {
namespace {

Emulators* emulators = nullptr; ///< of this run

void happen(int ms) {
    QElapsedTimer clock;
    clock.start();
    do {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    } while (clock.elapsed() < ms);
}

struct Device {
    std::array<std::unique_ptr<Forwarder>, 3> cables;
    firebase::ServerAddresses addresses;
    std::unique_ptr<Transport> app;
};

class EmulatorWorld final : public World {
  public:
    ~EmulatorWorld() override {
        for (int device = 0; device < static_cast<int>(devices_.size()); ++device) {
            stop(device);
        }
    }
    int newDevice() override {
        Device device;
        device.addresses = emulators->addresses();
        std::array addresses{&device.addresses.auth, &device.addresses.functions,
                             &device.addresses.database};
        for (std::size_t i = 0; i < addresses.size(); ++i) {
            device.cables[i] = std::make_unique<Forwarder>(*addresses[i]);
            *addresses[i] = device.cables[i]->address();
        }
        devices_.push_back(std::move(device));
        const int index = static_cast<int>(devices_.size()) - 1;
        start(index);
        return index;
    }
    Transport& transport(int device) override { return *at(device).app; }
    void stop(int device) override {
        // As from a killed app. One that waits for the server's goodbye would wait in vain: the cable is on
        // the thread that waits.
        const bool whole = at(device).cables.front()->whole();
        cut(device);
        at(device).app.reset();
        if (whole) {
            mend(device);
        }
    }
    void start(int device) override {
        at(device).app = startApp(at(device).addresses, folder_.filePath(QString::number(device)));
        REQUIRE(at(device).app != nullptr);
    }
    void cut(int device) override {
        for (const auto& cable : at(device).cables) {
            cable->cut();
        }
    }
    void mend(int device) override {
        for (const auto& cable : at(device).cables) {
            cable->mend();
        }
    }
    bool until(const std::function<bool()>& holds) override {
        QElapsedTimer clock;
        clock.start();
        while (!holds()) {
            if (clock.elapsed() > 60'000) {
                return false;
            }
            happen(1);
        }
        return true;
    }
    void settle() override { happen(700); }
    bool passDay() override {
        if (emulators->ownDays()) {
            happen((Emulators::daySeconds + 1) * 1000);
        }
        return emulators->ownDays();
    }
    void linkEmail(int device, const std::string& email, const std::string& password,
                   Transport::Done done) override {
        ::linkEmail(*at(device).app, at(device).addresses, email, password, std::move(done));
    }
    Credential credential(const std::string& provider, const std::string& name) override {
        // The emulator takes a token's content in the open.
        const Value token = Value::Map{
            {"sub", provider + "-" + name}, {"email", name + "@example.com"}, {"email_verified", true}};
        return {provider, writeValue(token), ""};
    }
    std::uint64_t unique() override { return QRandomGenerator::global()->generate64(); }

  private:
    Device& at(int device) { return devices_[static_cast<std::size_t>(device)]; }

    QTemporaryDir folder_;
    std::vector<Device> devices_;
};

} // namespace

std::unique_ptr<World> makeWorld() {
    return std::make_unique<EmulatorWorld>();
}

} // namespace architects::online::contract

const architects::firebase::ServerAddresses& emulatorAddresses() {
    return architects::online::contract::emulators->addresses();
}

int main(int argc, char* argv[]) {
    const QCoreApplication app(argc, argv);
    std::setvbuf(stdout, nullptr, _IOLBF, 0); // a long run, watched through a pipe
    Emulators started;
    architects::online::contract::emulators = &started;
    if (!started.start()) {
        std::fputs("The emulators did not start; what they said stands above.\n", stderr);
        return 1;
    }
    return architects::testing::runTests(argc, argv);
}
