#include "platform/firebase/sdk/sdk_app.h"

#include <firebase/app_check.h>
#include <firebase/app_check/app_attest_provider.h>
#include <firebase/app_check/debug_provider.h>
#include <firebase/app_check/play_integrity_provider.h>
#include <firebase/internal/platform.h>

#if FIREBASE_PLATFORM_ANDROID
#include <QCoreApplication>
#include <QJniEnvironment>
#include <QJniObject>
#endif

namespace architects::firebase {
namespace {

namespace check = ::firebase::app_check;

check::AppCheckProviderFactory* appCheckProvider(const ServerAddresses& addresses) {
    if (addresses.emulated()) {
        return nullptr; // the debug provider would ask Google
    }
#if FIREBASE_PLATFORM_ANDROID
    return check::PlayIntegrityProviderFactory::GetInstance();
#elif FIREBASE_PLATFORM_IOS
    return check::AppAttestProviderFactory::GetInstance();
#else
    auto* debug = check::DebugAppCheckProviderFactory::GetInstance();
    if (!addresses.appCheck.empty()) {
        debug->SetDebugToken(addresses.appCheck);
    }
    return debug;
#endif
}

} // namespace

std::unique_ptr<::firebase::App> makeApp(const ServerAddresses& addresses, const std::string& name) {
    ::firebase::AppOptions options;
    options.set_project_id(addresses.project.c_str());
    options.set_api_key(addresses.apiKey.c_str());
    // The emulators know no apps, but the SDK makes none without an id.
    const bool anyId = addresses.emulated() && addresses.appId.empty();
    options.set_app_id(anyId ? "1:1:emulated:1" : addresses.appId.c_str());
    options.set_database_url(addresses.database.c_str());
    options.set_messaging_sender_id(addresses.sender.c_str());
    check::AppCheck::SetAppCheckProviderFactory(appCheckProvider(addresses)); // before there is an app
    const char* called = name.empty() ? ::firebase::kDefaultAppName : name.c_str();
#if FIREBASE_PLATFORM_ANDROID
    const QJniEnvironment environment;
    const QJniObject activity(QNativeInterface::QAndroidApplication::context());
    return std::unique_ptr<::firebase::App>(
        ::firebase::App::Create(options, called, environment.jniEnv(), activity.object()));
#else
    return std::unique_ptr<::firebase::App>(::firebase::App::Create(options, called));
#endif
}

} // namespace architects::firebase
