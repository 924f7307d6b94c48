"""clang-tidy has nothing to say about our C++: core, platform and qml, as this build compiles them.

What was clean stays clean until the file, a header of ours that it includes, its command line or the checks
change: <build>/lint-tidy remembers it.

Files are read together where they can be (batches.py); what is said of several at once is asked again of each alone.

Four fifths of the time were paths through functions that have very many of them, mostly templates made once more for
another game. So the analyzer leaves a function after NODES steps; ARCHITECTS_ANALYZER_NODES gives it more, as the
nightly workflow does.
"""

import concurrent.futures
import hashlib
import json
import os
import re
import shlex
import subprocess
import tempfile

import batches
import lint

FOLDERS = ("core", "platform", "qml")
NODES = os.environ.get("ARCHITECTS_ANALYZER_NODES", "8000")
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
    for text in [version, NODES.encode(), contents(os.path.join(root, ".clang-tidy")), path.encode(), repr(arguments).encode()]:
        digest.update(hashlib.sha256(text).digest())
    for file in [path] + sorted(headers(path, places, set())):
        digest.update(hashlib.sha256(contents(file)).digest())
    return digest.hexdigest()


class Tidy:
    """Runs clang-tidy on several sources at once."""

    def __init__(self, program, root, memory):
        self.program, self.root, self.memory = program, root, memory
        self.own_headers = "^" + re.escape(root) + "/(" + "|".join(FOLDERS) + ")/"

    def look(self, commands):
        """What clang-tidy says of them, None if nothing. Paths are followed through a function and the small ones it
        calls, not further: that takes a third of the time."""
        first, arguments, folder = commands[0]
        with tempfile.TemporaryDirectory(dir=self.memory) as place:
            path = os.path.join(place, "together.cpp")
            with open(path, "w", encoding="utf-8") as file:
                file.writelines(f'#include "{command[0]}"\n' for command in commands)
            extra = ["-Xclang", "-analyzer-config", "-Xclang", f"mode=shallow,max-nodes={NODES}"]
            options = []
            if len(commands) == 1:
                path = first
            else:  # what is included is ours, too; warnings of compiling are the build's to give
                extra += ["-Xclang", "-analyzer-opt-analyze-headers", "-w"]
                options = ["--checks=-bugprone-suspicious-include"]
            words = [path if os.path.realpath(os.path.join(folder, word)) == first else word for word in arguments]
            entry = {"directory": folder, "file": path, "arguments": words}
            with open(os.path.join(place, "compile_commands.json"), "w", encoding="utf-8") as file:
                json.dump([entry], file)
            run = subprocess.run([self.program, "-p", place, "--quiet", f"--header-filter={self.own_headers}",
                                  "--config-file=" + os.path.join(self.root, ".clang-tidy"),
                                  *(f"--extra-arg={word}" for word in extra), *options, path],
                                 capture_output=True, text=True)
        said = (run.stdout or run.stderr).replace(self.root + os.sep, "").rstrip()
        return None if run.returncode == 0 else said


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
        verdicts = batches.judge(batch, tidy.look)
        for command, said in verdicts:
            if said is None:
                open(clean[command[0]], "w").close()
        return [said for _, said in verdicts if said is not None]

    with concurrent.futures.ThreadPoolExecutor(max_workers=max(2, os.cpu_count() or 2)) as pool:
        complaints = [said for batch in pool.map(judge, batches.batches(new)) for said in batch]
    print(f"{len(every)} sources, {len(new)} of them new or changed")
    lint.finish(complaints, "Mend it; NOLINT(<check>) needs its reason beside it.")


main()
