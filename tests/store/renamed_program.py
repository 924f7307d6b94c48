#!/usr/bin/env python3
"""renamed_program.py <program>: looks through a program that was built with tests/store/other_names.json for the titles of store/games.json.
A title by itself may still be the name of a folder, a class or a context of translations, which nobody sees; in a sentence it would be seen, and as a
text of its own only with no letter beside it. The texts of the screens and of the languages lie packed in it: names_test.py reads those unpacked."""
import json
import os
import re
import sys

ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))


def titles(*path):
    with open(os.path.join(ROOT, *path), encoding="utf-8") as file:
        return [game["title"] for game in json.load(file)["games"]]


def sentences(content, words):
    """Every printable run with a space and one of the words in it, written in one byte a letter or in two."""
    word = "|".join(words)
    shown = re.compile(rf"(?<![/.:\w])({word})(?![/.\w])")
    narrow = re.findall(rb"[\x20-\x7e]{4,}", content)
    wide = [run.replace(b"\0", b"") for run in re.findall(rb"(?:[\x20-\x7e]\0){4,}", content)]
    for run in narrow + wide:
        text = run.decode("ascii")
        if " " in text.strip() and shown.search(text):
            yield text


def main(program):
    with open(program, "rb") as file:
        content = file.read()
    found = sorted(set(sentences(content, titles("store", "games.json"))))
    for text in found:
        print("holds an old title:", text)
    missing = [title for title in titles("tests", "store", "other_names.json") if title.encode() not in content]
    for title in missing:
        print("does not hold its own title:", title)
    itself = list(sentences(b"\0A match of Luxor\0", ["Luxor"])) == ["A match of Luxor"]       # the check can object
    return 1 if found or missing or not itself else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
