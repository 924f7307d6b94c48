#pragma once

/// How often this program has asked the system for a socket to the network, whoever of its libraries it
/// was. This program's own socket() stands before the system's.
int networkSockets();
