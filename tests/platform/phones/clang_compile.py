#!/usr/bin/env python3
"""Phones compile with clang and LLVM's C++ library, this computer with another compiler and another library. Here our own sources of the app are compiled as
phones do, without making anything of them; warnings are errors. (Qt here is linked against the other library, so nothing is linked.)
    clang_compile.py --clang <clang++> --build <folder> [--all]
Without --all one file of each kind is looked at. What has not changed since it was good is not looked at again."""
import argparse
import concurrent.futures
import hashlib
import json
import os
import re
import shlex
import subprocess
import sys

APP = ("core/", "qml/", "platform/app/", "platform/common/", "platform/firebase/")
NOT_FOR_CLANG = ("-fpch-preprocess", "-Winvalid-pch")


def commands(build, root):
    """(file, folder, arguments) of every source of ours that is in the app, as the build compiles it."""
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
        for one in json.load(file):
            name = os.path.relpath(one["file"], root)
            if name.startswith(APP) and "memory_" not in name and "/tests/" not in one.get("output", ""):
                yield name, one["directory"], shlex.split(one["command"])


def as_a_phone(arguments, clang):
    """The same command for clang and its library, that only looks."""
    compiler = next(i for i, argument in enumerate(arguments) if re.search(r"(g|c|clang)\+\+[\w.-]*$", os.path.basename(argument)))   # behind ccache, perhaps
    kept, skip = [], False
    for argument in arguments[compiler + 1:]:
        if skip or argument in NOT_FOR_CLANG or re.match(r"-[Og]\d?$", argument):
            skip = False
        elif argument in ("-o", "-MF", "-MT", "-MQ", "-include"):
            skip = True
        elif argument not in ("-c", "-MD"):
            kept.append(argument)
    return [clang, "-stdlib=libc++", "-fsyntax-only", *kept]


def fingerprint(arguments, files):
    digest = hashlib.sha256("\0".join(arguments).encode())
    for name in files:
        try:
            with open(name, "rb") as file:
                digest.update(file.read())
        except OSError:
            return None
    return digest.hexdigest()


class Memory:
    """What was good the last time, with everything it was made of."""

    def __init__(self, folder, root):
        self.folder, self.root = folder, root
        os.makedirs(folder, exist_ok=True)

    def place(self, name):
        return os.path.join(self.folder, name.replace("/", "."))

    def still_good(self, name, arguments):
        try:
            with open(self.place(name), encoding="utf-8") as file:
                kept = json.load(file)
        except (OSError, ValueError):
            return False
        return kept["print"] == fingerprint(arguments, kept["files"])

    def keep(self, name, arguments, rule):
        words = rule.replace("\\\n", " ").split(":", 1)[1].split() if ":" in rule else []
        ours = [word for word in words if os.path.realpath(word).startswith(self.root + os.sep)]      # the system's are not watched
        with open(self.place(name), "w", encoding="utf-8") as file:
            json.dump({"print": fingerprint(arguments, ours), "files": ours}, file)


def chosen(all_of_them, everything):
    if everything:
        return all_of_them
    kinds = {}
    for one in sorted(all_of_them, key=lambda one: -os.path.getsize(one[2][-1])):
        kinds.setdefault("/".join(one[0].split("/")[:2]), one)
    return list(kinds.values())


def look(one, clang, memory):
    name, folder, arguments = one
    command = as_a_phone(arguments, clang)
    if memory.still_good(name, command):
        return name, None
    rule = memory.place(name) + ".d"
    done = subprocess.run([*command, "-MD", "-MF", rule], cwd=folder, capture_output=True, text=True)
    if done.returncode == 0:
        text = ""
        if os.path.exists(rule):
            with open(rule, encoding="utf-8") as file:
                text = file.read()
            os.remove(rule)
        memory.keep(name, command, text)
        return name, ""
    return name, done.stderr


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--clang", required=True)
    parser.add_argument("--build", required=True)
    parser.add_argument("--all", action="store_true")
    options = parser.parse_args()
    root = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", ".."))
    files = chosen(list({one[0]: one for one in commands(options.build, root)}.values()), options.all)
    memory = Memory(os.path.join(options.build, "as_a_phone"), root)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = list(pool.map(lambda one: look(one, options.clang, memory), files))
    faults = [(name, said) for name, said in results if said]
    for name, said in faults:
        print(f"{name} does not compile as phones compile it:\n{said}")
    print(f"{len(files)} files, {sum(said is None for _, said in results)} of them unchanged, {len(faults)} with faults")
    return 1 if faults or not files else 0


if __name__ == "__main__":
    sys.exit(main())
