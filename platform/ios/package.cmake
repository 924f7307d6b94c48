# The iOS bundle: what this folder holds, with what depends on the project filled in. Functions, so that the tests of the repository
# can call the first without an iOS build:
#   architects_ios_files(<folder> <web host, or empty for an app without a server> <development or production>)
function(architects_ios_files out web_host apns)
    set(here ${CMAKE_CURRENT_FUNCTION_LIST_DIR})
    set(ARCHITECTS_WEB_HOST ${web_host})
    set(ARCHITECTS_APNS ${apns})
    configure_file(${here}/Info.plist.in ${out}/Info.plist @ONLY)
    file(REMOVE ${out}/GreatArchitects.entitlements)
    if(web_host) # without a server the app asks for no right at all
        configure_file(${here}/Entitlements.plist.in ${out}/GreatArchitects.entitlements @ONLY)
    endif()
endfunction()

#   architects_ios_package(<target> <bundle id> <version> <build number> <web host> <GoogleService-Info.plist, with a web host>)
function(architects_ios_package target bundle_id version build web_host service_info)
    set(here ${CMAKE_CURRENT_FUNCTION_LIST_DIR})
    set(out ${CMAKE_BINARY_DIR}/ios-package)
    set(ARCHITECTS_APPLE_TEAM "" CACHE STRING "The Apple developer team that signs; empty: not signed")
    set(ARCHITECTS_APNS "production" CACHE STRING "development or production: whose push and attestation servers are used")
    if(NOT ARCHITECTS_APNS MATCHES "^(development|production)$")
        message(FATAL_ERROR "ARCHITECTS_APNS must be development or production, not ${ARCHITECTS_APNS}.")
    endif()
    architects_ios_files(${out} "${web_host}" ${ARCHITECTS_APNS})

    set(resources ${here}/Assets.xcassets ${here}/LaunchScreen.storyboard ${here}/PrivacyInfo.xcprivacy)
    target_sources(${target} PRIVATE ${resources})
    set_source_files_properties(${resources} PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
    foreach(language en it es fr de)
        target_sources(${target} PRIVATE ${here}/${language}.lproj/InfoPlist.strings)
        set_source_files_properties(${here}/${language}.lproj/InfoPlist.strings PROPERTIES MACOSX_PACKAGE_LOCATION Resources/${language}.lproj)
    endforeach()
    set_target_properties(${target} PROPERTIES
        MACOSX_BUNDLE TRUE
        MACOSX_BUNDLE_INFO_PLIST ${out}/Info.plist
        XCODE_ATTRIBUTE_PRODUCT_BUNDLE_IDENTIFIER ${bundle_id}
        XCODE_ATTRIBUTE_MARKETING_VERSION ${version}
        XCODE_ATTRIBUTE_CURRENT_PROJECT_VERSION ${build}
        XCODE_ATTRIBUTE_ASSETCATALOG_COMPILER_APPICON_NAME AppIcon
        XCODE_ATTRIBUTE_TARGETED_DEVICE_FAMILY "1,2"
        XCODE_ATTRIBUTE_DEBUG_INFORMATION_FORMAT dwarf-with-dsym # so that a crash report can be read
        XCODE_ATTRIBUTE_GCC_GENERATE_DEBUGGING_SYMBOLS YES
        QT_IOS_LAUNCH_SCREEN ${here}/LaunchScreen.storyboard)
    if(ARCHITECTS_APPLE_TEAM)
        set_target_properties(${target} PROPERTIES
            XCODE_ATTRIBUTE_DEVELOPMENT_TEAM ${ARCHITECTS_APPLE_TEAM}
            XCODE_ATTRIBUTE_CODE_SIGN_STYLE Automatic)
    else()
        set_target_properties(${target} PROPERTIES XCODE_ATTRIBUTE_CODE_SIGNING_ALLOWED NO)
    endif()
    if(web_host)
        # Parts of Firebase are written in Swift: one Swift file of ours, however empty, brings Swift's runtime into the app (Phones.cmake enables it).
        target_sources(${target} PRIVATE ${here}/Swift.swift ${service_info})
        set_source_files_properties(${service_info} PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
        set_target_properties(${target} PROPERTIES XCODE_ATTRIBUTE_SWIFT_VERSION 5.0)
        configure_file(${here}/Podfile.in ${CMAKE_BINARY_DIR}/Podfile COPYONLY)
        set_target_properties(${target} PROPERTIES XCODE_ATTRIBUTE_CODE_SIGN_ENTITLEMENTS ${out}/GreatArchitects.entitlements)
    endif()
endfunction()
