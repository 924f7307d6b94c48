"""The modules of QML know only those below them: by import, by address, by include, and in their CMake call."""

import os
import re

import lint

# Which modules a folder of qml may know besides itself. A folder that is not named here is a game's.
BELOW = {
    "model": set(),
    "ui": set(),
    "dice": {"ui"},
    "table": {"model", "platform", "ui"},
    "screens": {"model", "ui"},
    "online": {"model", "platform", "screens", "table", "ui"},
    "app": {"model", "online", "platform", "screens", "table", "ui"},
}
GAME = {"dice", "model", "platform", "table", "ui"}

# import Architects.Ui; DEPENDS Architects.Ui; "qrc:/qt/qml/Architects/Ui/Theme.qml"
MODULE = re.compile(r"\bArchitects[./]([A-Z]\w*)")
INCLUDE = re.compile(r'^\s*#\s*include\s*"qml/(\w+)/', re.MULTILINE)
COMMENT = re.compile(r"(?<!:)//.*|^\s*#(?!\s*include).*", re.MULTILINE)


def problems_of(name, text):
    folder = name.split(os.sep)[1]
    allowed = BELOW.get(folder, GAME) | {folder}
    code = COMMENT.sub("", text)
    for pattern in (MODULE, INCLUDE):
        for match in pattern.finditer(code):
            known = match.group(1).lower()
            if known not in allowed:
                line = code.count("\n", 0, match.start(1)) + 1
                yield f"{name}:{line}: qml/{folder} does not know {known}: {match.group().strip()}"


def main():
    args = lint.arguments(__doc__)
    problems = []
    for name in lint.files(args.root):
        parts = name.split(os.sep)
        if parts[0] == "qml" and len(parts) > 2 and name.endswith((".qml", ".js", ".h", ".cpp", "CMakeLists.txt")):
            problems += problems_of(name, lint.read(args.root, name))
    lint.finish(problems, "See ARCHITECTURE.md for the layers.")


main()
