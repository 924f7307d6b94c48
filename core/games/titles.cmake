# architects_titles(<table> <header>): writes the titles of the table as constants, one for each game. A function, so that a test can call it.
function(architects_titles table header)
    file(READ ${table} text)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${table})
    set(lines "")
    string(JSON count LENGTH "${text}" games)
    math(EXPR last "${count} - 1")
    foreach(i RANGE ${last})
        string(JSON id GET "${text}" games ${i} id)
        string(JSON title GET "${text}" games ${i} title)
        if(NOT id MATCHES "^[a-z]+$" OR title STREQUAL "" OR title MATCHES "[\\\\\"]")
            message(FATAL_ERROR "${table}: every game has an id of small letters, and a title without quotes; not \"${id}\", \"${title}\".")
        endif()
        string(APPEND lines "inline constexpr std::string_view ${id} = \"${title}\";\n")
    endforeach()
    file(CONFIGURE OUTPUT ${header} CONTENT "#pragma once

#include <string_view>

/// What the games are called, from the table of titles.
namespace architects::titles {
${lines}} // namespace architects::titles
")
endfunction()
