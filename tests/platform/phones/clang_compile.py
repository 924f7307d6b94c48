#!/usr/bin/env python3
"""Phones compile with clang and LLVM's C++ library, this computer with another compiler and another library. Here our own sources of the app are compiled as
phones do, without making anything of them; warnings are errors. (Qt here is linked against the other library, so nothing is linked.)
    clang_compile.py --clang <clang++> --build <folder> [--all] [--alone]
Without --all one file of each kind is looked at. What has not changed since it was good is not looked at again.
Most of the time goes into headers that are not ours, so files are read in batches. A batch hides one thing: an include that a file lacks and its neighbour has.
tests/lint/includes.py finds those by the text, for every library; --alone reads each file by itself, as the nightly workflow does."""
import argparse
import concurrent.futures
import hashlib
import json
import os
import re
import shlex
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "lint"))
import batches

APP = ("core/", "qml/", "platform/app/", "platform/common/", "platform/firebase/")
NOT_FOR_CLANG = ("-fpch-preprocess", "-Winvalid-pch")


def commands(build, root):
    """(file, arguments, folder) of every source of ours that is in the app, as the build compiles it."""
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
        for one in json.load(file):
            name = os.path.relpath(one["file"], root)
            if name.startswith(APP) and "memory_" not in name and "/tests/" not in one.get("output", ""):
                yield os.path.realpath(one["file"]), shlex.split(one["command"]), one["directory"]


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
        return os.path.join(self.folder, os.path.relpath(name, self.root).replace("/", "."))

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


def chosen(all_of_them, everything, root):
    if everything:
        return all_of_them
    kinds = {}
    for one in sorted(all_of_them, key=lambda one: -os.path.getsize(one[0])):
        kinds.setdefault("/".join(os.path.relpath(one[0], root).split("/")[:2]), one)
    return list(kinds.values())


def dependencies(rule):
    if not os.path.exists(rule):
        return ""
    with open(rule, encoding="utf-8") as file:
        text = file.read()
    os.remove(rule)
    return text


def standing_alone(path):
    """The text of a source, with the places of what it includes from beside it."""
    folder = os.path.dirname(path)

    def placed(include):
        beside = os.path.join(folder, include.group(1))
        return f'#include "{beside}"' if os.path.exists(beside) else include.group()

    with open(path, encoding="utf-8") as file:
        return re.sub(r'(?m)^#include "(.+)"', placed, file.read())


def joined(paths):
    """Several sources as one text. Not by including them: of what is included the compiler does not say that nobody uses it."""
    return "\n".join(f'#line 1 "{path}"\n{standing_alone(path)}' for path in paths)


def look(batch, clang, memory):
    """What the compiler says of these files, read as one; None if nothing, and then it is remembered."""
    name, command, folder = batch[0][0], as_a_phone(batch[0][1], clang), batch[0][2]
    rule = memory.place(name) + ".d"
    if len(batch) > 1:      # each still has its own command, so each is remembered by itself
        together = joined([path for path, _, _ in batch])
        command = [word for word in command if word != name] + ["-x", "c++", "-"]
    else:
        together = ""
    done = subprocess.run([*command, "-MD", "-MF", rule], cwd=folder, input=together, capture_output=True, text=True)
    text = dependencies(rule)
    if done.returncode != 0:
        return done.stderr
    for path, arguments, _ in batch:
        memory.keep(path, as_a_phone(arguments, clang), f"{text} {path}")       # a joined text is no dependency of itself
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--clang", required=True)
    parser.add_argument("--build", required=True)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--alone", action="store_true")
    options = parser.parse_args()
    options.build = os.path.abspath(options.build)      # the compiler runs elsewhere
    root = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", ".."))
    files = chosen(list({one[0]: one for one in commands(options.build, root)}.values()), options.all, root)
    memory = Memory(os.path.join(options.build, "as_a_phone_alone" if options.alone else "as_a_phone"), root)
    new = [one for one in files if not memory.still_good(one[0], as_a_phone(one[1], options.clang))]
    together = [[one] for one in new] if options.alone else batches.batches(new)
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        verdicts = pool.map(lambda batch: batches.judge(batch, lambda part: look(part, options.clang, memory)), together)
        faults = [(one[0], said) for batch in verdicts for one, said in batch if said is not None]
    for name, said in faults:
        print(f"{name} does not compile as phones compile it:\n{said}")
    print(f"{len(files)} files, {len(files) - len(new)} of them unchanged, {len(faults)} with faults")
    return 1 if faults or not files else 0


if __name__ == "__main__":
    sys.exit(main())
