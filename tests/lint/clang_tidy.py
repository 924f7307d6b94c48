"""clang-tidy has nothing to say about our C++: core, platform and qml, as this build compiles them.

What was clean stays clean until the file, a header of ours that it includes, its command line or the checks
change: <build>/lint-tidy remembers it.
"""

import concurrent.futures
import hashlib
import json
import os
import re
import shlex
import subprocess

import lint

FOLDERS = ("core", "platform", "qml")
INCLUDE = re.compile(rb'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)


def contents(path):
    with open(path, "rb") as file:
        return file.read()


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
            found[path] = (path, arguments, entry["directory"])
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


def main():
    args = lint.arguments(__doc__, "--clang-tidy", "--build")
    root, build = os.path.realpath(args.root), os.path.realpath(args.build)
    memory = os.path.join(build, "lint-tidy")
    os.makedirs(memory, exist_ok=True)
    version = subprocess.run([args.clang_tidy, "--version"], capture_output=True, check=True).stdout
    own_headers = "^" + re.escape(root) + "/(" + "|".join(FOLDERS) + ")/"

    def judge(command):
        """None if there is nothing to say, otherwise what clang-tidy says."""
        clean = os.path.join(memory, fingerprint(command, root, version))
        if os.path.exists(clean):
            return False, None
        run = subprocess.run([args.clang_tidy, "-p", build, "--quiet", f"--header-filter={own_headers}", command[0]],
                             capture_output=True, text=True)
        if run.returncode == 0:
            open(clean, "w").close()
            return True, None
        return True, (run.stdout or run.stderr).replace(root + os.sep, "").rstrip()

    with concurrent.futures.ThreadPoolExecutor(max_workers=max(2, os.cpu_count() or 2)) as pool:
        verdicts = list(pool.map(judge, commands(root, build)))
    print(f"{len(verdicts)} sources, {sum(new for new, _ in verdicts)} of them new or changed")
    lint.finish([text for _, text in verdicts if text], "Mend it; NOLINT(<check>) needs its reason beside it.")


main()
