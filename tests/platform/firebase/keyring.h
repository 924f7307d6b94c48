#pragma once

/// On a desktop the SDK keeps accounts in the session's keyring and notes in the person's folder: from now
/// on both are in a folder of this run's. To be called before the SDK is used first.
void bringKeyring();
