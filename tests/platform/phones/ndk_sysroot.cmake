# Android on arm64 by the sysroot of an NDK alone, with this computer's clang and lld: ARCHITECTS_NDK_SYSROOT in the environment names it
# (<ndk>/toolchains/llvm/prebuilt/<system>/sysroot). What clang would take from beside the sysroot is looked for there, if it is there.
set(sysroot "$ENV{ARCHITECTS_NDK_SYSROOT}")
set(triple aarch64-linux-android)
set(CMAKE_SYSTEM_NAME Linux) # CMake's own rules for Android ask for a whole NDK
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_SYSROOT ${sysroot})
foreach(language C CXX)
    set(CMAKE_${language}_COMPILER_TARGET ${triple}28)
    set(CMAKE_${language}_FLAGS_INIT -mno-outline-atomics) # those are in clang's own library, which only a whole NDK has for sure
endforeach()
set(CMAKE_C_COMPILER clang-19)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
file(GLOB builtins ${sysroot}/../lib*/clang/*/lib/linux/libclang_rt.builtins-aarch64-android.a)
# Whatever is used must be in the libraries of the system, as the NDK's own link demands it.
set(CMAKE_SHARED_LINKER_FLAGS_INIT "-fuse-ld=lld -nodefaultlibs -Wl,--no-undefined")
set(CMAKE_CXX_STANDARD_LIBRARIES "-lc++_shared ${builtins} -lm -ldl -lc")
foreach(what LIBRARY INCLUDE PACKAGE)
    set(CMAKE_FIND_ROOT_PATH_MODE_${what} ONLY)
endforeach()
set(CMAKE_PROJECT_INCLUDE ${CMAKE_CURRENT_LIST_DIR}/ndk_is_android.cmake) # after project(), which clears such names
