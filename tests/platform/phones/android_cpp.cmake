# Compiles what only Android builds, without making anything of it: Qt's headers are the same on every system, and a JDK brings jni.h
# (its names are char*, Android's const char*: hence -Wno-write-strings). What is younger than the Qt at hand (safe areas, Qt 6.9) is declared in newer_qt.h. Run by ctest with COMPILER, OPTIONS, INCLUDES (of Qt), SOURCE, JNI.
if(NOT JNI)
    message("SKIPPED: there is no jni.h here; a JDK brings it.")
    return()
endif()
set(includes)
foreach(folder IN LISTS INCLUDES)
    list(APPEND includes -isystem ${folder})
endforeach()
foreach(file platform_android safe_area)
    execute_process(COMMAND ${COMPILER} -std=c++20 ${OPTIONS} -D__ANDROID__ -D__ANDROID_API__=28 -DARCHITECTS_PUSH -Wno-write-strings -fPIC -fsyntax-only -I${SOURCE}
        -isystem ${JNI} -isystem ${JNI}/linux ${includes} -include ${CMAKE_CURRENT_LIST_DIR}/newer_qt.h ${SOURCE}/platform/common/${file}.cpp
        RESULT_VARIABLE failed)
    if(failed)
        message(FATAL_ERROR "${file}.cpp does not compile as Android sees it.")
    endif()
    message("compiles as Android sees it: ${file}.cpp")
endforeach()
