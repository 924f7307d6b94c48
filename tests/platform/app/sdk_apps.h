#pragma once

/// Whether the app goes through the Firebase C++ SDK in this build.
extern const bool sdkIsBuiltIn;
/// How many of its apps the SDK has made in this program: everything of it, Messaging too, needs one.
int sdkApps();
/// Keeps what it writes out of the person's own session; before it is used first.
void keepSdkApart();
