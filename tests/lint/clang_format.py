"""Every C++ file is formatted as .clang-format says."""

import re
import subprocess

import lint


def main():
    args = lint.arguments(__doc__, "--clang-format")
    ours = list(filter(lint.is_cpp, lint.files(args.root)))
    run = subprocess.run([args.clang_format, "--dry-run", "--Werror"] + ours, cwd=args.root,
                         capture_output=True, text=True)
    wrong = re.findall(r"^(\S+?):(\d+):\d+: error", run.stderr, re.MULTILINE)
    first = {name: line for name, line in reversed(wrong)}
    problems = [f"{name}:{line}: not formatted" for name, line in sorted(first.items())]
    if run.returncode != 0 and not problems:
        problems = [run.stderr]
    lint.finish(problems, "clang-format -i <file> mends it.")


main()
