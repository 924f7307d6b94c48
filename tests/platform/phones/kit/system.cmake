# Which system this is, once project() has had its say.
include(${CMAKE_CURRENT_LIST_DIR}/kit.cmake)
foreach(name IN LISTS kit_names)
    set(${name} TRUE)
endforeach()
