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
set(ARCHITECTS_COMPILE_OPTIONS -Wall -Wextra -Wconversion -Wshadow -Werror -ffp-contract=off)

# Phones of the newer kind have pages of 16 KB: every library of ours begins on such a boundary, whatever the NDK's default is.
if(ANDROID)
    add_link_options(-Wl,-z,max-page-size=16384)
endif()

function(architects_compile target)
    target_compile_options(${target} PRIVATE ${ARCHITECTS_COMPILE_OPTIONS})
    if(ARCHITECTS_SANITIZE)
        target_compile_options(${target} PRIVATE
            -fsanitize=${ARCHITECTS_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
        target_link_options(${target} PUBLIC -fsanitize=${ARCHITECTS_SANITIZE})
    endif()
    if(ARCHITECTS_COVERAGE)
        target_compile_options(${target} PRIVATE --coverage)
        target_link_options(${target} PUBLIC --coverage)
    endif()
endfunction()
