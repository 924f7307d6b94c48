"""No file is longer than a reader can hold in mind."""

import os

import lint

QML = 300
CPP = 500
TESTS = 800  # tests are lists: they may be longer


def limit(name):
    if not name.endswith((".qml", ".h", ".cpp")):
        return None
    if name.startswith("tests" + os.sep):
        return TESTS
    return QML if name.endswith(".qml") else CPP


def main():
    args = lint.arguments(__doc__)
    problems = []
    for name in lint.files(args.root):
        allowed = limit(name)
        if allowed is None:
            continue
        lines = len((lint.read(args.root, name) or "").splitlines())
        if lines > allowed:
            problems.append(f"{name}: {lines} lines, {allowed} are allowed")
    lint.finish(problems, "Find the part that has a name of its own and give it a file.")


main()
