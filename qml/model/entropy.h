#pragma once

#include "core/table/chacha20.h"

/// 32 bytes that nobody can foresee, from the operating system.
architects::Seed systemEntropy();
