# Writes the app's pages of rules into a source file, so that the command line can show them without Qt.
# cmake -DFOLDER=<qml> -DOUT=<file> -P rule_files.cmake
file(GLOB files ${FOLDER}/*/rules/*.qml)
set(texts "")
foreach(file IN LISTS files)
    file(READ ${file} text)
    string(APPEND texts "    R\"qml(${text})qml\",\n")
endforeach()
file(WRITE ${OUT} "#include \"platform/terminal/rule_files.h\"\n\nnamespace architects::terminal {\n\nconst std::vector<std::string_view>& ruleFiles() {\n    static const std::vector<std::string_view> files{\n${texts}    };\n    return files;\n}\n\n} // namespace architects::terminal\n")
