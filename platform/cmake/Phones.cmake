# The app as a package of its system: Android's (platform/android), iOS's (platform/ios), macOS's. On Linux a program is enough.

# A bundle for several processors is built by Qt as one build for each, and only the first knows what was said on the command line: these
# variables are handed on to the others. Read by Qt when this folder has been read, so it is set here and in no function.
set(QT_ANDROID_MULTI_ABI_FORWARD_VARS
    ANDROID_PLATFORM
    ARCHITECTS_APP ARCHITECTS_APP_ID ARCHITECTS_COVERAGE ARCHITECTS_FIREBASE_CONFIG ARCHITECTS_FONT_DIR ARCHITECTS_GOOGLE_SERVICES ARCHITECTS_JSON_DIR
    ARCHITECTS_QML_CACHE ARCHITECTS_RULES_ONLY ARCHITECTS_SANITIZE ARCHITECTS_SQLITE_DIR ARCHITECTS_TERMINAL ARCHITECTS_TESTS ARCHITECTS_TITLES
    CMAKE_INTERPROCEDURAL_OPTIMIZATION FIREBASE_CPP_SDK_DIR)

# androiddeployqt signs what it packs, with the key that these variables of the environment name (platform/BUILDING.md).
if(NOT "$ENV{QT_ANDROID_KEYSTORE_PATH}" STREQUAL "")
    set(QT_ANDROID_SIGN_APK ON)
    set(QT_ANDROID_SIGN_AAB ON)
endif()

# Parts of Firebase for iOS are written in Swift; platform/ios/Swift.swift brings the runtime. Only here: no function may enable a language.
if(IOS AND ARCHITECTS_FIREBASE_CONFIG AND CMAKE_GENERATOR STREQUAL "Xcode")
    enable_language(Swift)
endif()

# Where invitations lead on the web: the site of the project that was compiled in; empty without one.
function(architects_web_host variable)
    set(host "")
    if(ARCHITECTS_FIREBASE_CONFIG)
        file(READ ${ARCHITECTS_FIREBASE_CONFIG} config)
        string(JSON site ERROR_VARIABLE none GET "${config}" web)
        if(none)
            string(JSON project GET "${config}" project)
            set(site "https://${project}.web.app")
        endif()
        string(REGEX REPLACE "^https://([^/]+).*$" "\\1" host "${site}")
        if(NOT host MATCHES "^[a-z0-9.-]+$")
            message(FATAL_ERROR "\"web\" in ${ARCHITECTS_FIREBASE_CONFIG} must be an https address such as https://example.org; it is ${site}.")
        endif()
    endif()
    set(${variable} "${host}" PARENT_SCOPE)
endfunction()

function(architects_package target)
    architects_web_host(host)
    # 1.2.3 is build 10203: it grows with the version, as both stores want it.
    math(EXPR build "${PROJECT_VERSION_MAJOR} * 10000 + ${PROJECT_VERSION_MINOR} * 100 + ${PROJECT_VERSION_PATCH}")
    if(ANDROID)
        include(${CMAKE_SOURCE_DIR}/platform/android/package.cmake)
        set(folder ${CMAKE_BINARY_DIR}/android-package)
        architects_android_package(${folder} ${ARCHITECTS_APP_ID} "${host}" "${FIREBASE_CPP_SDK_DIR}")
        if(ARCHITECTS_GOOGLE_SERVICES)
            file(COPY_FILE ${ARCHITECTS_GOOGLE_SERVICES} ${folder}/google-services.json)
        endif()
        set_target_properties(${target} PROPERTIES
            QT_ANDROID_PACKAGE_SOURCE_DIR ${folder}
            QT_ANDROID_PACKAGE_NAME org.greatarchitects.app # of the Java; build.gradle gives the package the id of the stores
            QT_ANDROID_MIN_SDK_VERSION 28
            QT_ANDROID_TARGET_SDK_VERSION 36
            QT_ANDROID_COMPILE_SDK_VERSION 36
            QT_ANDROID_SDK_BUILD_TOOLS_REVISION 36.0.0
            QT_ANDROID_VERSION_NAME ${PROJECT_VERSION}
            QT_ANDROID_VERSION_CODE ${build})
    elseif(IOS)
        include(${CMAKE_SOURCE_DIR}/platform/ios/package.cmake)
        architects_ios_package(${target} ${ARCHITECTS_APP_ID} ${PROJECT_VERSION} ${build} "${host}" "${ARCHITECTS_GOOGLE_SERVICE_INFO}")
    elseif(APPLE)
        set_target_properties(${target} PROPERTIES
            MACOSX_BUNDLE TRUE
            MACOSX_BUNDLE_GUI_IDENTIFIER ${ARCHITECTS_APP_ID}
            MACOSX_BUNDLE_BUNDLE_NAME "Great Architects"
            MACOSX_BUNDLE_BUNDLE_VERSION ${build}
            MACOSX_BUNDLE_SHORT_VERSION_STRING ${PROJECT_VERSION})
    endif()
endfunction()
