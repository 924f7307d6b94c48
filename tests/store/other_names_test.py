#!/usr/bin/env python3
"""The whole app, built once with other titles: none of the old ones is left in what players get, and none is to be read or heard on any screen.
    other_names_test.py <build folder> <great-architects> <architects-pictures>
Only the few sources that know titles are compiled anew; the programs are linked again from what the build has made of all the others."""
import glob
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "platform", "phones"))
import tree  # noqa: E402
import names  # noqa: E402

BUILD, APP, PICTURES = (os.path.abspath(one) for one in sys.argv[1:4])
LIBRARY = "core/games/libarchitects_games.a"


def run(command, **more):
    done = subprocess.run(command, cwd=BUILD, capture_output=True, text=True, **more)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def knows_titles(file):
    return '#include "core/games/titles.h"' in tree.read(file)


def compiled(folder):
    """The objects of the sources that know titles, with the other ones in them."""
    with open(os.path.join(BUILD, "compile_commands.json"), encoding="utf-8") as file:
        entries = [one for one in json.load(file) if one["file"].startswith(tree.path("core/")) and knows_titles(one["file"])]
    for one in entries:
        words = shlex.split(one["command"])
        at = words.index("-o") + 1
        out = words[at] = os.path.join(folder, os.path.basename(words[at]))
        run([*(word for word in words if word != f"-I{BUILD}/core/games/titles"), "-I" + folder])
        yield out


def linked(folder, program, library):
    """A program, linked by the build's own command, with another library of games."""
    command = run(["ninja", "-t", "commands", os.path.relpath(program, BUILD)]).splitlines()[-1]
    assert LIBRARY in command, command
    out = os.path.join(folder, os.path.basename(program))
    command = re.sub(r"-o \S+", "-o " + shlex.quote(out), command.replace(LIBRARY, library), count=1)
    run(["bash", "-c", command])
    return out


def strings(program):
    """Every text of some length in a program as players get it, stripped, in the two ways that Qt and C++ write them."""
    with tempfile.TemporaryDirectory() as folder:
        stripped = os.path.join(folder, "stripped")
        run(["strip", "-o", stripped, program])
        with open(stripped, "rb") as file:
            content = file.read()
    for found in re.findall(rb"[\x20-\x7e\xc2-\xf4\x80-\xbf]{4,}", content):
        yield found.decode("utf-8", "replace")
    for found in re.findall(rb"(?:[\x20-\xff]\x00){4,}", content):
        yield found.decode("utf-16-le")


class WithOtherNames(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.temporary = tempfile.TemporaryDirectory()
        folder = cls.temporary.name
        names.header(names.other_table(folder), os.path.join(folder, "core/games/titles.h"))
        library = os.path.join(folder, "libgames.a")
        with open(os.path.join(BUILD, LIBRARY), "rb") as file, open(library, "wb") as copy:
            copy.write(file.read())
        objects = list(compiled(folder))
        assert len(objects) == len(names.TITLES), objects
        run(["ar", "r", library, *objects])      # each in the place of the one with the same name
        cls.app, cls.pictures = (linked(folder, program, library) for program in (APP, PICTURES))

    @classmethod
    def tearDownClass(cls):
        cls.temporary.cleanup()

    def shown(self, program):
        """The program's texts that hold an old title. Excepted is a text that is nothing else: the name of a folder of resources, or the context that translations
        are looked up by. names_test.py sees to it that no source writes such a text for anything else."""
        return sorted({text for text in strings(program) if names.SHOWN.search(text) and not names.ALONE.fullmatch(text)})

    def test_the_program_holds_the_other_titles_and_no_old_one(self):
        texts = set(strings(self.app))
        for title in names.OTHERS.values():
            self.assertTrue(any(title in text for text in texts), title)
        self.assertEqual(self.shown(self.app), [])

    def test_a_title_that_was_written_elsewhere_would_be_found(self):
        for text in ("A match of Kheops for two", "That is Luxor. Two chapters follow.", "Egizia/Luxor", "Pyramidice: the end", "https://luxor.example/Luxor"):
            self.assertTrue(names.SHOWN.search(text), text)
        for name in ("qrc:/qt/qml/Architects/Kheops/KheopsTable.qml", "Architects.Kheops", "KheopsModel"):
            self.assertIsNone(names.SHOWN.search(name), name)

    def test_no_translation_that_goes_into_the_program_has_an_old_title(self):
        files = glob.glob(os.path.join(BUILD, "**", "architects_*.qm"), recursive=True)
        self.assertEqual(len(files), len(tree.LANGUAGES), files)
        for file in files:
            with open(file, "rb") as opened:
                content = opened.read()
            texts = [found.decode("utf-16-be") for found in re.findall(rb"(?:[\x00-\x20][\x20-\xff]){4,}", content)]
            self.assertGreater(len(texts), 100, file)       # in English only what has a plural
            self.assertEqual([text for text in texts if names.SHOWN.search(text)], [], file)

    def test_no_screen_shows_or_says_an_old_title(self):
        said = run([self.pictures, "--words"], env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}).splitlines()
        self.assertGreater(len({line.split(":")[0] for line in said}), 60)
        for title in names.OTHERS.values():
            self.assertTrue(any(title in line for line in said), title)
        self.assertEqual([line for line in said if names.OLD.search(line.split(":", 1)[1])], [])


if __name__ == "__main__":
    unittest.TestCase.maxDiff = None
    unittest.main(argv=sys.argv[:1])
