"""No sentence is glued: a mark between two texts is the language's (French leaves room before a colon), so that it stands in a translated pattern:
Labelled.text(), or a text with %1 and %2. Found here: a string of QML that is nothing but such a mark, and a text that begins with one."""

import re

import lint

STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
MARK = re.compile(r"\s*[:;!?]\s+|\s+[;!?]\s*")
BEGINS = re.compile(r'\b(?:qsTr|tr)\(\s*"([:;!?.](?:[^"\\]|\\.)*)"')


def main():
    args = lint.arguments(__doc__)
    problems = []
    for name in lint.files(args.root):
        if name.startswith("qml/") and name.endswith((".qml", ".js", ".cpp")):
            text = lint.read(args.root, name) or ""
            problems += [f"{name}: {found.group(0)} glues two texts" for found in STRING.finditer(text)
                         if name.endswith((".qml", ".js")) and MARK.fullmatch(found.group(1))]
            problems += [f"{name}: {sentence!r} is a piece of a sentence" for sentence in BEGINS.findall(text)]
    lint.finish(problems, "Let translators make the whole: Labelled.text(name, what), or qsTr() with %1 and %2.")


if __name__ == "__main__":
    main()
