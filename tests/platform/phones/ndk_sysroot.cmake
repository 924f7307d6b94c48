# Android by clang 19 and lld with nothing of the NDK but its sysroot: a toolchain for ndk_core.cmake, which says ANDROID_ABI and the sysroot.
# CMAKE_SYSTEM_NAME is not Android, because CMake would look for a whole NDK then. A sysroot brings no compiler's helpers (libclang_rt), and the core
# needs none: what is missing would be told, because nothing may stay undefined.
set(CMAKE_SYSTEM_NAME Linux)
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES ANDROID_ABI ARCHITECTS_NDK_SYSROOT)
if(ANDROID_ABI STREQUAL "arm64-v8a")
    set(CMAKE_SYSTEM_PROCESSOR aarch64)
else()
    set(CMAKE_SYSTEM_PROCESSOR x86_64)
endif()
set(triple ${CMAKE_SYSTEM_PROCESSOR}-linux-android)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET ${triple}28)
set(CMAKE_SYSROOT ${ARCHITECTS_NDK_SYSROOT})
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_CXX_FLAGS_INIT "-stdlib=libc++ -fPIC")
set(CMAKE_SHARED_LINKER_FLAGS_INIT "-fuse-ld=lld-19 -nodefaultlibs -Wl,--no-undefined -L${ARCHITECTS_NDK_SYSROOT}/usr/lib/${triple}/28 -L${ARCHITECTS_NDK_SYSROOT}/usr/lib/${triple}")
set(CMAKE_CXX_STANDARD_LIBRARIES "-lc++_static -lc++abi -lm -lc -ldl")
