# Where a phone's kit looks for things: below itself, never among the files of the computer that builds. kit.cmake beside this file says which
# system it is for.
get_filename_component(kit "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
include(${CMAKE_CURRENT_LIST_DIR}/kit.cmake)
set(CMAKE_SYSTEM_NAME Linux) # CMake's own rules for phones ask for their SDKs
set(CMAKE_SYSTEM_PROCESSOR ${kit_processor})
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
list(PREPEND CMAKE_FIND_ROOT_PATH ${kit})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
foreach(what LIBRARY INCLUDE PACKAGE)
    set(CMAKE_FIND_ROOT_PATH_MODE_${what} ONLY)
endforeach()
set(Qt6_DIR ${kit}/lib/cmake/Qt6)
set(CMAKE_PROJECT_INCLUDE ${CMAKE_CURRENT_LIST_DIR}/system.cmake) # after project(), which clears such names
