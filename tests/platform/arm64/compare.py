#!/usr/bin/env python3
"""Builds the core for arm64, runs it under qemu, and compares what it comes to with this machine: every golden match, matches at random, dice, the Architects.

compare.py <cmake> <source> <build folder> <core_hashes of this machine> <qemu-aarch64>"""
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "elf"))
import page_size  # noqa: E402

CMAKE, SOURCE, BUILD, HERE, QEMU = sys.argv[1:6]


def said(*command):
    return subprocess.run([*command, os.path.join(SOURCE, "tests", "golden")], capture_output=True, text=True, check=True).stdout.splitlines()


def main():
    subprocess.run([CMAKE, "-S", SOURCE, "-B", BUILD, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release", "-DARCHITECTS_RULES_ONLY=ON",
                    "-DCMAKE_POSITION_INDEPENDENT_CODE=ON", "-DCMAKE_CXX_FLAGS_RELEASE=-O1",
                    "-DCMAKE_TOOLCHAIN_FILE=" + os.path.join(SOURCE, "tests", "platform", "arm64", "toolchain.cmake")],
                   check=True, stdout=subprocess.DEVNULL)
    subprocess.run([CMAKE, "--build", BUILD, "--parallel", "2", "--target", "core_hashes", "core_shared"], check=True)
    ours, theirs = said(HERE), said(QEMU, "-L", "/usr/aarch64-linux-gnu", os.path.join(BUILD, "bin", "core_hashes"))
    for one, other in zip(ours, theirs):
        if one != other:
            sys.exit(f"this machine: {one}\narm64:        {other}")
    if len(ours) != len(theirs) or len(ours) < 60:
        sys.exit(f"{len(ours)} lines here, {len(theirs)} on arm64")
    print(f"{len(ours)} hashes agree")
    library = os.path.join(BUILD, "tests", "platform", "arm64", "libcore_shared.so")
    sys.exit(page_size.main([library]))


main()
