// Keeps a server on this machine: preloaded into a program, it makes bind() to "any address" mean the
// loopback. Qt's VNC platform listens everywhere, without a password, and has no option against it; ./run
// uses this.
#include <arpa/inet.h>
#include <dlfcn.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <cstring>

namespace {

using Bind = int (*)(int, const sockaddr*, socklen_t);

int bindForReal(int socket, const sockaddr* address, socklen_t size) {
    static const auto bindOfSystem = reinterpret_cast<Bind>(dlsym(RTLD_NEXT, "bind"));
    return bindOfSystem(socket, address, size);
}

} // namespace

extern "C" int bind(int socket, const sockaddr* address, socklen_t size) noexcept {
    if (address->sa_family == AF_INET && size >= sizeof(sockaddr_in)) {
        sockaddr_in four{};
        std::memcpy(&four, address, sizeof four);
        if (four.sin_addr.s_addr == htonl(INADDR_ANY)) {
            four.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        }
        return bindForReal(socket, reinterpret_cast<const sockaddr*>(&four), sizeof four);
    }
    if (address->sa_family == AF_INET6 && size >= sizeof(sockaddr_in6)) {
        sockaddr_in6 six{};
        std::memcpy(&six, address, sizeof six);
        if (IN6_IS_ADDR_UNSPECIFIED(&six.sin6_addr)) {
            // A socket for both families: the loopback of the older one, which is what people type.
            inet_pton(AF_INET6, "::ffff:127.0.0.1", &six.sin6_addr);
        }
        return bindForReal(socket, reinterpret_cast<const sockaddr*>(&six), sizeof six);
    }
    return bindForReal(socket, address, size);
}
