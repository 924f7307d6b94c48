# The Firebase C++ SDK, where it is given: adds the adapter to architects_firebase. What cannot work stops here with a sentence.
if(FIREBASE_CPP_SDK_DIR)
    foreach(file CMakeLists.txt include/firebase/app.h)
        if(NOT EXISTS ${FIREBASE_CPP_SDK_DIR}/${file})
            message(FATAL_ERROR "FIREBASE_CPP_SDK_DIR must be an unpacked release of the Firebase C++ SDK 13; there is no ${file} in ${FIREBASE_CPP_SDK_DIR}.")
        endif()
    endforeach()
    if(ARCHITECTS_FIREBASE_CONFIG)
        foreach(pair "appId=the app's id in the project" "sender=the project's number, from which pushes come")
            string(REGEX MATCH "^(.*)=(.*)$" none "${pair}")
            set(meaning "${CMAKE_MATCH_2}")
            set(key ${CMAKE_MATCH_1})
            string(JSON said ERROR_VARIABLE problem GET "${ARCHITECTS_FIREBASE_CONFIG_TEXT}" ${key})
            if(problem OR said STREQUAL "")
                message(FATAL_ERROR "With the Firebase C++ SDK, ${ARCHITECTS_FIREBASE_CONFIG} must say \"${key}\", ${meaning}.")
            endif()
        endforeach()
        include(google_files.cmake)
        if(ANDROID AND ARCHITECTS_GOOGLE_SERVICES)
            architects_check_google_services("${ARCHITECTS_FIREBASE_CONFIG_TEXT}" ${ARCHITECTS_GOOGLE_SERVICES} ${ARCHITECTS_APP_ID})
        endif()
        if(IOS AND ARCHITECTS_GOOGLE_SERVICE_INFO)
            architects_check_google_service_info("${ARCHITECTS_FIREBASE_CONFIG_TEXT}" ${ARCHITECTS_GOOGLE_SERVICE_INFO} ${ARCHITECTS_APP_ID})
        endif()
    endif()
    add_subdirectory(${FIREBASE_CPP_SDK_DIR} sdk EXCLUDE_FROM_ALL)
    if(CMAKE_SYSTEM_NAME STREQUAL "Linux") # what its libraries stand on there, and do not say
        find_package(Threads REQUIRED)
        target_link_libraries(architects_firebase PRIVATE Threads::Threads ${CMAKE_DL_LIBS})
        # The release names libsecret for Auth alone; what calls it is in the library that comes after it.
        find_package(PkgConfig REQUIRED)
        pkg_check_modules(ARCHITECTS_LIBSECRET REQUIRED libsecret-1)
        set_property(TARGET firebase_app APPEND PROPERTY INTERFACE_LINK_LIBRARIES ${ARCHITECTS_LIBSECRET_LINK_LIBRARIES})
    endif()
    target_sources(architects_firebase PRIVATE
        sdk/calls.cpp sdk/calls.h
        sdk/node_listener.cpp sdk/node_listener.h
        sdk/node_reads.cpp sdk/node_reads.h
        sdk/node_watch.cpp sdk/node_watch.h
        sdk/push.cpp sdk/push.h
        sdk/sdk_app.cpp sdk/sdk_app.h
        sdk/sdk_errors.cpp sdk/sdk_errors.h
        sdk/sdk_transport.cpp sdk/sdk_transport.h
        sdk/values.cpp sdk/values.h)
    target_compile_definitions(architects_firebase PRIVATE ARCHITECTS_FIREBASE_SDK)
    target_link_libraries(architects_firebase PRIVATE firebase_messaging firebase_database firebase_functions firebase_auth
        firebase_app_check firebase_app) # in this order: each needs those after it
endif()
