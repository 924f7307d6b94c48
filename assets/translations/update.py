#!/usr/bin/env python3
"""Takes every text of the app into the translation files, and drops those that are no longer said.

update.py <lupdate> <source tree> [folder of the .ts files]
English needs no translation; its file holds the plural forms only."""
import os
import subprocess
import sys
import tempfile

LANGUAGES = ("en", "it", "es", "fr", "de")     # English first; the others are said as soon as their file is there
SOURCES = ("core", "platform", "qml")
NOT_OURS = ("node_modules", "lib")     # what npm brings, and what is made of our own sources for a server


def files_with_texts(root):
    """C++ and QML, with QML's own JavaScript; a server's says nothing to anybody."""
    for name in SOURCES:
        endings = (".qml", ".cpp", ".h", ".js") if name == "qml" else (".cpp", ".h")
        for path, below, files in os.walk(os.path.join(root, name)):
            below[:] = sorted(folder for folder in below if folder not in NOT_OURS)
            yield from (os.path.relpath(os.path.join(path, file), root) for file in sorted(files) if file.endswith(endings))


def lesson_texts(root):
    """What lessons say: the title of each chapter, and what is said in each step."""
    folder = os.path.join(root, "assets", "lessons")
    for name in sorted(os.listdir(folder)) if os.path.isdir(folder) else ():
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            for line in file:
                word, _, text = line.strip().partition(" ")
                if word in ("chapter", "say", "else"):
                    yield text.strip()


def write_lesson_texts(root, file):
    """Lessons are no source that lupdate reads: their texts are put down as one."""
    with open(file, "w", encoding="utf-8") as source:
        for text in lesson_texts(root):
            quoted = text.replace("\\", "\\\\").replace('"', '\\"')
            source.write(f'const char* const text = QT_TRANSLATE_NOOP("Lesson", "{quoted}");\n')


def spoken(folder):
    return [language for language in LANGUAGES if os.path.exists(os.path.join(folder, f"architects_{language}.ts"))]


def update(lupdate, root, folder):
    with tempfile.TemporaryDirectory() as scratch:
        lessons = os.path.join(scratch, "lessons.cpp")
        write_lesson_texts(root, lessons)
        collect(lupdate, root, folder, [*files_with_texts(root), lessons])


def collect(lupdate, root, folder, sources):
    for language in spoken(folder):
        run = subprocess.run(
            [lupdate, "-silent", "-I", ".", "-tr-function-alias", "QT_TRANSLATE_NOOP+=CORE_TEXT",
             "-locations", "none", "-no-obsolete",
             "-source-language", "en", "-target-language", language,
             *(["-pluralonly"] if language == "en" else []),
             *sources, "-ts", os.path.join(os.path.abspath(folder), f"architects_{language}.ts")],
            cwd=root, capture_output=True, text=True)
        if run.returncode != 0 or run.stderr:       # it says what it does not like, and goes on as if all were well
            sys.exit(f"lupdate: {run.stderr or run.stdout}")


if __name__ == "__main__":
    tree = sys.argv[2]
    update(sys.argv[1], tree, sys.argv[3] if len(sys.argv) > 3 else os.path.join(tree, "assets", "translations"))
