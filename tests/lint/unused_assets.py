"""Every picture and sound is used: some source names it, as file.svg or as "file". The list that
bundles it in assets/ does not count."""

import os
import re

import lint

ASSETS = (".svg", ".png", ".jpg", ".webp", ".wav", ".ogg", ".mp3", ".ttf", ".otf")
USERS = ("qml", "platform", "store")  # the folders whose sources show and play things


def is_named(asset, text):
    stem, ending = os.path.splitext(os.path.basename(asset))
    word = rf"(?<![\w-]){re.escape(stem)}"
    return re.search(rf"{word}{re.escape(ending)}\b|[\"'/]{re.escape(stem)}[\"']", text) is not None


def main():
    args = lint.arguments(__doc__)
    names = lint.files(args.root)
    assets = [name for name in names if name.startswith("assets" + os.sep) and name.endswith(ASSETS)]
    users = [name for name in names if name.split(os.sep)[0] in USERS]
    text = "\n".join(lint.read(args.root, name) or "" for name in users)
    problems = [f"{name}: no source names it" for name in assets if not is_named(name, text)]
    lint.finish(problems, "Use it or delete it. A name that is put together at run time must be spelt out somewhere.")


main()
