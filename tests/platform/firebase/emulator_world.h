#pragma once

#include "platform/firebase/addresses.h"

/// Where the emulators of this run are.
const architects::firebase::ServerAddresses& emulatorAddresses();
