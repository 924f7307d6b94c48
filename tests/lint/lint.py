"""What the checks share: which files are ours, and how a check reports."""

import argparse
import os
import re
import subprocess
import sys

NOT_OURS = {".git", "build", "node_modules", "__pycache__"}


def arguments(description, *extra):
    """The command line of a check: --root, and what else it needs."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--root", required=True, help="the repository")
    for name in extra:
        parser.add_argument(name, required=True)
    return parser.parse_args()


def files(root):
    """Our files, as paths relative to the root: what git tracks or would track; without git, what is there."""
    root = os.path.realpath(root)
    git = ["git", "-C", root]
    try:
        top = subprocess.run(git + ["rev-parse", "--show-toplevel"], capture_output=True, text=True)
        if top.returncode == 0 and os.path.realpath(top.stdout.strip()) == root:
            listed = subprocess.run(git + ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                                    capture_output=True, text=True, check=True).stdout
            names = set(listed.split("\0")) - {""}
            return sorted(name for name in names if os.path.isfile(os.path.join(root, name)))
    except FileNotFoundError:
        pass  # no git on this machine
    found = []
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if name not in NOT_OURS]
        found += [os.path.relpath(os.path.join(folder, name), root) for name in names]
    return sorted(found)


def read(root, name):
    """The text of a file; None if it is not text."""
    with open(os.path.join(root, name), "rb") as file:
        data = file.read()
    if b"\0" in data:
        return None
    return data.decode("utf-8", errors="replace")


def is_cpp(name):
    return name.endswith((".h", ".cpp"))


PIECES = re.compile(
    r"""//[^\n]* | /\*.*?\*/                                # comments
      | R"(?P<mark>[^\s()\\]{0,16})\(.*?\)(?P=mark)"        # raw strings
      | "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])*'           # strings and characters
    """, re.DOTALL | re.VERBOSE)


def code_only(text):
    """C++ without its comments and texts, line for line: what is left is what the compiler acts upon."""
    def blank(match):
        # 1'000 is a number, not the beginning of a character.
        if match.group().startswith("'") and text[match.start() - 1:match.start()].isalnum():
            return match.group()
        return re.sub(r"[^\n]", " ", match.group())
    return PIECES.sub(blank, text)


def finish(problems, advice):
    """Prints the problems and what to do about them, and ends the check."""
    for problem in problems:
        print(problem)
    if problems:
        print(f"\n{len(problems)} problem(s). {advice}")
    sys.exit(1 if problems else 0)
