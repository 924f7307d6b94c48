#include "tests/platform/app/sdk_apps.h"

const bool sdkIsBuiltIn = false;

int sdkApps() {
    return 0;
}

void keepSdkApart() {}
