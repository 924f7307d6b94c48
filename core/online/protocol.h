#pragma once

/// Numbers of PROTOCOL.md.
namespace architects::online {

/// What this app and this server speak: in every request, and in every answer.
inline constexpr int protocolNumber = 1;
/// A server answers older apps with `app.too_old`.
inline constexpr int oldestProtocol = 1;

} // namespace architects::online
