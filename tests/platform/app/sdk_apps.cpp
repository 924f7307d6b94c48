#include "tests/platform/app/sdk_apps.h"

#include <firebase/app.h>

#include "tests/platform/firebase/keyring.h"

const bool sdkIsBuiltIn = true;

int sdkApps() {
    return static_cast<int>(firebase::App::GetApps().size());
}

void keepSdkApart() {
    bringKeyring();
}
