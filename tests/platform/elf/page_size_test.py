#!/usr/bin/env python3
"""The linker's flag does what it is for, and the check tells one library from the other: page_size_test.py <compiler> ..."""
import os
import re
import subprocess
import sys
import tempfile

import page_size

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", ".."))
SOURCE = "int shared() { return 1; }\nint changing = 2;\n"


def build(compiler, folder, *flags):
    file = os.path.join(folder, "library.so")
    subprocess.run([compiler, "-x", "c++", "-shared", "-fPIC", "-o", file, *flags, "-"], input=SOURCE.encode(), check=True)
    return file


def main():
    with open(os.path.join(ROOT, "platform/cmake/Compilation.cmake"), encoding="utf-8") as file:
        flag = re.search(r"if\(ANDROID\)\s+add_link_options\((-Wl\S+)\)", file.read()).group(1)
    with tempfile.TemporaryDirectory() as folder:
        for compiler in sys.argv[1:]:
            assert page_size.fits(build(compiler, folder, flag)), f"{compiler} with {flag}: {page_size.alignments(build(compiler, folder, flag))}"
            assert not page_size.fits(build(compiler, folder, "-Wl,-z,max-page-size=4096")), f"{compiler}: pages of 4 KB were not seen"
            print(f"fits: {compiler} {flag}")


main()
