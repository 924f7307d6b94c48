// Nothing: it is here so that Swift's runtime is (package.cmake).
