# How our own code is compiled: C++20, warnings are errors, the same floating point everywhere.
# Targets opt in with architects_compile(<target>), so that nobody else's code is judged by it.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
    # It may keep what was compiled with a precompiled header, too: nothing of ours depends on the moment of compiling.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${CCACHE_PROGRAM})
endif()

# -ffp-contract=off: x86-64 and arm64 must agree to the last bit where floats are used at all.
set(ARCHITECTS_CODE_OPTIONS -ffp-contract=off)

# Games are sets of bits, and are counted all the time. PCs have had an instruction for it since 2009, and Android asks for it on
# its 64-bit PCs; without being told so the compiler calls a function. Other processors need no telling.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$" AND CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang" AND NOT APPLE)
    list(APPEND ARCHITECTS_CODE_OPTIONS -mpopcnt)
endif()
set(ARCHITECTS_COMPILE_OPTIONS -Wall -Wextra -Wconversion -Wshadow -Werror ${ARCHITECTS_CODE_OPTIONS})

# Phones of the newer kind have pages of 16 KB: every library of ours begins on such a boundary, whatever the NDK's default is.
if(ANDROID)
    add_link_options(-Wl,-z,max-page-size=16384)
endif()

# What players get holds nothing that nobody calls. On Android the app is a shared library, and whatever such a library exports cannot be left out: so
# it exports its entry and nothing else (Qt gives that one target its usual visibility, and JNI marks its own).
if((ANDROID OR IOS OR CMAKE_BUILD_TYPE STREQUAL "Release") AND NOT CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
    set(CMAKE_C_VISIBILITY_PRESET hidden)
    set(CMAKE_CXX_VISIBILITY_PRESET hidden)
    set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
    add_compile_options(-ffunction-sections -fdata-sections)
    if(APPLE)
        add_link_options(-Wl,-dead_strip)
    else()
        add_link_options(-Wl,--gc-sections)
    endif()
endif()

# For whoever precompiles headers: ccache needs this to see through them.
set(ARCHITECTS_PRECOMPILED_OPTIONS)
if(CCACHE_PROGRAM AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    set(ARCHITECTS_PRECOMPILED_OPTIONS -fpch-preprocess)
endif()

function(architects_compile target)
    target_compile_options(${target} PRIVATE ${ARCHITECTS_COMPILE_OPTIONS})
    if(ARCHITECTS_SANITIZE)
        # Not vptr: it compares types by their RTTI, which core is compiled without and its tests with.
        target_compile_options(${target} PRIVATE
            -fsanitize=${ARCHITECTS_SANITIZE} -fno-sanitize=vptr -fno-sanitize-recover=all -fno-omit-frame-pointer)
        target_link_options(${target} PUBLIC -fsanitize=${ARCHITECTS_SANITIZE})
    endif()
    if(ARCHITECTS_COVERAGE)
        target_compile_options(${target} PRIVATE --coverage)
        target_link_options(${target} PUBLIC --coverage)
    endif()
endfunction()
