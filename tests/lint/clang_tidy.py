"""clang-tidy has nothing to say about our C++: core, platform and qml, as this build compiles them.

What was clean stays clean until the file, a header of ours that it includes, its command line or the checks
change: <build>/lint-tidy remembers it.

Most of the time goes into headers that are not ours. So the files of a folder are read together, as one that includes
them all, as far as their names do not clash; what is said of several at once is asked again of each alone.
"""

import concurrent.futures
import hashlib
import json
import os
import re
import shlex
import subprocess
import tempfile

import lint

FOLDERS = ("core", "platform", "qml")
AT_ONCE = 10
ERROR = re.compile(r"^(/[^:\n]+):\d+:\d+: error:", re.MULTILINE)
INCLUDE = re.compile(rb'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)


def contents(path):
    with open(path, "rb") as file:
        return file.read()


def without_precompiled(arguments):
    """The same without a header that the compiler has prepared for itself: clang-tidy cannot read it."""
    prepared = [i for i, word in enumerate(arguments) if word.endswith("cmake_pch.hxx")]
    dropped = {i - 1 for i in prepared} | set(prepared)
    return [word for i, word in enumerate(arguments) if i not in dropped]


def commands(root, build):
    """Our sources that this build compiles: (path, arguments, folder)."""
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
        database = json.load(file)
    ours = tuple(os.path.join(root, folder, "") for folder in FOLDERS)
    found = {}
    for entry in database:
        path = os.path.realpath(os.path.join(entry["directory"], entry["file"]))
        if path.startswith(ours) and not path.startswith(os.path.join(build, "")):
            arguments = entry.get("arguments") or shlex.split(entry["command"])
            found[path] = (path, without_precompiled(arguments), entry["directory"])
    return sorted(found.values())


def headers(path, places, seen):
    """All our headers that a file includes, and those that they include."""
    for name in INCLUDE.findall(contents(path)):
        for place in [os.path.dirname(path)] + places:
            header = os.path.realpath(os.path.join(place, name.decode()))
            if os.path.isfile(header):
                if header not in seen:
                    seen.add(header)
                    headers(header, places, seen)
                break
    return seen


def fingerprint(command, root, version):
    """Changes with everything that could change the verdict."""
    path, arguments, folder = command
    places = [root] + [os.path.join(folder, word[2:]) for word in arguments
                       if word.startswith("-I") and os.path.realpath(word[2:]).startswith(root)]
    digest = hashlib.sha256()
    for text in [version, contents(os.path.join(root, ".clang-tidy")), path.encode(), repr(arguments).encode()]:
        digest.update(hashlib.sha256(text).digest())
    for file in [path] + sorted(headers(path, places, set())):
        digest.update(hashlib.sha256(contents(file)).digest())
    return digest.hexdigest()


def alike(commands):
    """The same commands in groups: those of one folder that are compiled alike, a few at a time."""
    groups = {}
    for path, arguments, folder in commands:
        same = [word for word in arguments if not word.endswith((".cpp", ".o"))]
        groups.setdefault((os.path.dirname(path), *same), []).append((path, arguments, folder))
    for group in groups.values():
        parts = -(-len(group) // AT_ONCE)
        for part in range(parts):
            yield group[part * len(group) // parts:(part + 1) * len(group) // parts]


class Tidy:
    """Runs clang-tidy on several sources at once."""

    def __init__(self, program, root, memory):
        self.program, self.root, self.memory = program, root, memory
        self.own_headers = "^" + re.escape(root) + "/(" + "|".join(FOLDERS) + ")/"

    def run(self, commands, *options):
        """What clang-tidy says of them, and whether it is content. Paths are followed through a function
        and the small ones it calls, not further: that takes a third of the time."""
        first, arguments, folder = commands[0]
        with tempfile.TemporaryDirectory(dir=self.memory) as place:
            path = os.path.join(place, "together.cpp")
            with open(path, "w", encoding="utf-8") as file:
                file.writelines(f'#include "{command[0]}"\n' for command in commands)
            extra = ["-Xclang", "-analyzer-config", "-Xclang", "mode=shallow"]
            if len(commands) == 1:
                path = first
            else:  # what is included is ours, too; warnings of compiling are the build's to give
                extra += ["-Xclang", "-analyzer-opt-analyze-headers", "-w"]
            words = [path if os.path.realpath(os.path.join(folder, word)) == first else word for word in arguments]
            entry = {"directory": folder, "file": path, "arguments": words}
            with open(os.path.join(place, "compile_commands.json"), "w", encoding="utf-8") as file:
                json.dump([entry], file)
            run = subprocess.run([self.program, "-p", place, "--quiet", f"--header-filter={self.own_headers}",
                                  "--config-file=" + os.path.join(self.root, ".clang-tidy"),
                                  *(f"--extra-arg={word}" for word in extra), *options, path],
                                 capture_output=True, text=True)
        return run.stdout or run.stderr, run.returncode == 0

    def together(self, commands):
        """As many of these as can be read as one: those that can, and the rest."""
        rest = []
        while len(commands) > 1:
            said, content = self.run(commands, "--checks=-*,google-explicit-constructor")
            if content:
                break
            wrong = set(ERROR.findall(said))
            clashing = [command for command in commands[1:] if command[0] in wrong] or commands[1:]
            rest += clashing
            commands = [command for command in commands if command not in clashing]
        return commands, rest

    def judge(self, commands):
        """Pairs of a command and what is to be said of it, None if nothing."""
        verdicts = []
        while commands:
            batch, commands = self.together(commands)
            if len(batch) > 1 and self.run(batch, "--checks=-bugprone-suspicious-include")[1]:
                verdicts += [(command, None) for command in batch]
                continue
            for command in batch:
                said, content = self.run([command])
                verdicts.append((command, None if content else said.replace(self.root + os.sep, "").rstrip()))
        return verdicts


def main():
    args = lint.arguments(__doc__, "--clang-tidy", "--build")
    root, build = os.path.realpath(args.root), os.path.realpath(args.build)
    memory = os.path.join(build, "lint-tidy")
    os.makedirs(memory, exist_ok=True)
    version = subprocess.run([args.clang_tidy, "--version"], capture_output=True, check=True).stdout
    tidy = Tidy(args.clang_tidy, root, memory)

    every = commands(root, build)
    clean = {command[0]: os.path.join(memory, fingerprint(command, root, version)) for command in every}
    new = [command for command in every if not os.path.exists(clean[command[0]])]

    def judge(batch):
        verdicts = tidy.judge(batch)
        for command, said in verdicts:
            if said is None:
                open(clean[command[0]], "w").close()
        return [said for _, said in verdicts if said is not None]

    with concurrent.futures.ThreadPoolExecutor(max_workers=max(2, os.cpu_count() or 2)) as pool:
        complaints = [said for batch in pool.map(judge, alike(new)) for said in batch]
    print(f"{len(every)} sources, {len(new)} of them new or changed")
    lint.finish(complaints, "Mend it; NOLINT(<check>) needs its reason beside it.")


main()
