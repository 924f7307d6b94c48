// Nothing: the headers that tests share are compiled for it (CMakeLists.txt).
