# Compiles the SDK adapter, without making anything of it, against the headers of the Firebase C++ SDK: a release's "include"
# folder, or a checkout of its sources. Run by ctest with COMPILER, OPTIONS, INCLUDES (of Qt), SOURCE and perhaps HEADERS.
if(NOT "$ENV{ARCHITECTS_FIREBASE_HEADERS}" STREQUAL "")
    set(HEADERS "$ENV{ARCHITECTS_FIREBASE_HEADERS}")
endif()
if("${HEADERS}" STREQUAL "")
    message("SKIPPED: set ARCHITECTS_FIREBASE_HEADERS to the Firebase C++ SDK 13, or to its headers, to check the adapter against them.")
    return()
endif()

set(folders)
foreach(folder "${HEADERS}" "${HEADERS}/include")
    if(EXISTS "${folder}/firebase/app.h")
        list(APPEND folders "${folder}")
    endif()
endforeach()
foreach(part app app_check auth database functions messaging) # the sources keep each part's headers apart
    if(EXISTS "${HEADERS}/${part}/src/include/firebase")
        list(APPEND folders "${HEADERS}/${part}/src/include")
    endif()
endforeach()
if(NOT folders)
    message(FATAL_ERROR "There is no firebase/app.h in ${HEADERS}, nor in its folder include, nor in app/src/include.")
endif()

set(arguments)
foreach(folder IN LISTS folders INCLUDES)
    list(APPEND arguments -isystem ${folder})
endforeach()
file(GLOB files "${SOURCE}/platform/firebase/sdk/*.cpp")
foreach(file IN LISTS files)
    execute_process(COMMAND ${COMPILER} -std=c++20 ${OPTIONS} -fPIC -fsyntax-only -I${SOURCE} ${arguments} ${file}
        RESULT_VARIABLE failed)
    if(failed)
        message(FATAL_ERROR "${file} does not agree with the headers in ${HEADERS}.")
    endif()
    message("agrees: ${file}")
endforeach()

# Android's own part, where a JDK brings jni.h: Qt's headers are the same on every system.
if(JNI)
    execute_process(COMMAND ${COMPILER} -std=c++20 ${OPTIONS} -D__ANDROID__ -D__ANDROID_API__=28 -fPIC -fsyntax-only -I${SOURCE}
        -isystem ${JNI} -isystem ${JNI}/linux ${arguments} ${SOURCE}/platform/firebase/sdk/sdk_app.cpp RESULT_VARIABLE failed)
    if(failed)
        message(FATAL_ERROR "sdk_app.cpp does not agree with the headers in ${HEADERS} as Android sees them.")
    endif()
    message("agrees as Android sees it: sdk_app.cpp")
endif()
