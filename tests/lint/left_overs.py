"""Nothing is left lying about: notes to oneself, promises to players, paths of somebody's machine."""

import os
import re

import lint

# Written in two halves, so that this file does not object to itself.
NOTES = ["TO" + "DO", "FIX" + "ME", "X" + "XX"]
PROMISES = ["coming" + " soon", "not" + " implemented", "not yet" + " implemented"]
FOLDERS = ["work", "home", "root", "tmp", "Users"]

RULES = [
    (re.compile(r"\b(?:" + "|".join(NOTES) + r")\b"), "a note to oneself: open an issue instead"),
    (re.compile("|".join(PROMISES), re.IGNORECASE), "a promise: leave it out until it is there"),
    # An absolute path: not the end of a longer one, and not a resource of the app.
    (re.compile(r"(?<![\w.$})~*-])(?<!qrc:)/(?:" + "|".join(FOLDERS) + r")/"), "a path of one machine only"),
]
ADDRESS = re.compile(r'^\s*"resolved"\s*:')


def problems_of(name, text):
    for number, line in enumerate(text.splitlines(), 1):
        for pattern, why in RULES:
            if pattern.search(line):
                yield f"{name}:{number}: {why}: {line.strip()[:100]}"
        if os.path.basename(name) == "package-lock.json" and ADDRESS.search(line):
            yield f"{name}:{number}: a download address: delete the line"


def main():
    args = lint.arguments(__doc__)
    problems = []
    for name in lint.files(args.root):
        text = lint.read(args.root, name)
        if text is not None:
            problems += problems_of(name, text)
    lint.finish(problems, "Finish it, or take it out.")


main()
