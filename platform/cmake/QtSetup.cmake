# Qt as the app uses it. 6.4 is what Debian 12 ships; phones are built with 6.10.
find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Network Qml Quick QuickControls2 Svg Multimedia LinguistTools)
include(Combinations) # once more: now it is known which Qt this is
if(ARCHITECTS_TESTS)
    find_package(Qt6 6.4 REQUIRED COMPONENTS Test QuickTest)
endif()
if(QT_VERSION VERSION_GREATER_EQUAL 6.5)
    qt_standard_project_setup(REQUIRES 6.5)
else()
    qt_standard_project_setup()
endif()

option(ARCHITECTS_QML_CACHE "Compile QML ahead of time; off: built in a fraction of the time, and slower to start" ON)
set(architects_qml_cache)
if(NOT ARCHITECTS_QML_CACHE)
    set(architects_qml_cache NO_CACHEGEN)
endif()

# architects_qml_module(<target> <uri> QML <files> SINGLETONS <files> SOURCES <files> DEPENDS <uris> LINK <libraries>)
# One QML module as a static library; type names stay flat whatever folder a file lies in.
# DEPENDS names the QML modules it uses; they are not re-exported, or who imports both would find every type twice.
# Who uses it links both <target> and <target>plugin, which registers the types.
function(architects_qml_module target uri)
    cmake_parse_arguments(ARG "" "" "QML;SINGLETONS;SOURCES;RESOURCES;LINK;DEPENDS" ${ARGN})
    foreach(file IN LISTS ARG_QML ARG_SINGLETONS)
        get_filename_component(name ${file} NAME)
        set_source_files_properties(${file} PROPERTIES QT_RESOURCE_ALIAS ${name})
    endforeach()
    if(ARG_SINGLETONS)
        set_source_files_properties(${ARG_SINGLETONS} PROPERTIES QT_QML_SINGLETON_TYPE TRUE)
    endif()
    # Only what we wrote is judged: the code that Qt's tools generate shadows and converts as it likes.
    if(ARG_SOURCES)
        set_source_files_properties(${ARG_SOURCES} PROPERTIES COMPILE_OPTIONS "${ARCHITECTS_COMPILE_OPTIONS};$<$<CONFIG:RelWithDebInfo>:-O2;-g1>;$<$<CONFIG:Release>:-O2>"
            SKIP_UNITY_BUILD_INCLUSION ON)
    endif()
    string(REPLACE "." "/" folder ${uri})
    qt_add_library(${target} STATIC)
    qt_add_qml_module(${target}
        URI ${uri}
        VERSION 1.0
        ${architects_qml_cache}
        DEPENDENCIES QtQuick ${ARG_DEPENDS}
        RESOURCE_PREFIX /qt/qml
        OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/qml/${folder}
        IMPORT_PATH ${CMAKE_BINARY_DIR}/qml
        QML_FILES ${ARG_QML} ${ARG_SINGLETONS}
        SOURCES ${ARG_SOURCES}
        RESOURCES ${ARG_RESOURCES})
    # The generated files are many and small, and each reads all of Qt's headers: compiled together they take a third of the time.
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 24)
    # Nobody steps through generated code: without debug information and with less optimising it is compiled in three quarters of the time.
    # In a release it is made small: it is most of the app, and no inner loop.
    if(ARG_QML OR ARG_SINGLETONS)
        target_compile_options(${target} PRIVATE "$<$<CONFIG:RelWithDebInfo>:-O1;-g0>" $<$<CONFIG:Release>:-Os>)
    endif()
    # What Qt adds to each module besides holds nothing for its tools: asking costs as much as compiling it.
    foreach(part plugin_init _resources_1 _resources_2 _qmlcache)
        if(TARGET ${target}${part})
            set_target_properties(${target}${part} PROPERTIES AUTOMOC OFF AUTOUIC OFF AUTORCC OFF)
        endif()
    endforeach()
    target_include_directories(${target} PUBLIC ${CMAKE_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR})
    target_link_libraries(${target} PUBLIC Qt6::Quick ${ARG_LINK})
endfunction()

# architects_use_qml(<executable> ui kheops ...): links those modules of ours together with the plugins that register their types.
function(architects_use_qml target)
    foreach(module IN LISTS ARGN)
        target_link_libraries(${target} PRIVATE architects_${module} architects_${module}plugin)
    endforeach()
endfunction()

# architects_use_app(<executable> <further modules>): the app's own screens and every game's, and what else is named.
function(architects_use_app target)
    architects_use_qml(${target} app dice_pieces model platform screens tableparts ui ${ARCHITECTS_GAMES} ${ARGN})
endfunction()
