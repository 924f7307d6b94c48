"""Every text of the app is said in every language: none is missing, none is left unfinished, none is kept that
nobody says any more, and what is put into a text (%1, %n, <b>) is put into its translation too. What a lesson says is short in every language."""

import os
import re
import shutil
import sys
import tempfile
import xml.etree.ElementTree as xml

import lint

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "assets", "translations"))
from update import spoken, update  # noqa: E402

MARK = re.compile(r"%[0-9n]|</?[a-z]+>")
MOST_WORDS = 25     # that a lesson says at once, as in core/lessons/lesson.h


def messages(file):
    for context in xml.parse(file).getroot().iter("context"):
        for message in context.findall("message"):
            yield (context.findtext("name"), message.findtext("source"), message.findtext("comment") or ""), message


def forms(message):
    translation = message.find("translation")
    plural = [form.text or "" for form in translation.findall("numerusform")]
    return plural or [translation.text or ""]


def marks(text, plural):
    """What is put into a text; a singular may say "one" in place of the number."""
    return sorted(mark for mark in MARK.findall(text) if not (plural and mark == "%n"))


def words(text):
    """What is read as a word: a sign that stands alone is none."""
    return [word for word in text.split() if re.search(r"\w", word)]


def wording(name, key, message):
    where, plural = f"{name}: {key[0]}: {key[1]!r}", message.get("numerus") == "yes"
    if message.find("translation").get("type") is not None:
        yield f"{where} is not finished"
        return
    for text in forms(message):
        if text == "":
            yield f"{where} has an empty translation"
        elif marks(text, plural) != marks(key[1], plural):
            yield f"{where} and {text!r} take in different things"
        elif key[0] == "Lesson" and len(words(text)) > MOST_WORDS:
            yield f"{where}: {text!r} has {len(words(text))} words, more than {MOST_WORDS}"


def main():
    args = lint.arguments(__doc__, "--lupdate")
    folder = os.path.join(args.root, "assets", "translations")
    problems = []
    with tempfile.TemporaryDirectory() as fresh:
        names = [f"architects_{language}.ts" for language in spoken(folder)]
        for name in names:
            shutil.copy(os.path.join(folder, name), fresh)
        update(args.lupdate, args.root, fresh)
        for name in names:
            kept = dict(messages(os.path.join(folder, name)))
            said = dict(messages(os.path.join(fresh, name)))
            for key, message in kept.items():
                problems += wording(name, key, message)
            problems += [f"{name}: lacks {key[0]}: {key[1]!r}" for key in said if key not in kept]
            problems += [f"{name}: keeps {key[0]}: {key[1]!r}, which nobody says" for key in kept if key not in said]
    lint.finish(problems, "cmake --build <build> --target translations, then translate what is new.")


main()
